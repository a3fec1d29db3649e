/// What there is to see in a part of a screen.
struct ShownContent: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let words = ShownContent(rawValue: 1)
  static let pictures = ShownContent(rawValue: 2)
  static let controls = ShownContent(rawValue: 4)
  /// A sign that something is going on, which ends when that does.
  static let progress = ShownContent(rawValue: 8)

  /// Whether it tells something, and is no sign of progress.
  var informs: Bool {
    !contains(.progress) && !isDisjoint(with: [.words, .pictures, .controls])
  }

  /// Whether there is something to read or to use.
  var isUsable: Bool { !contains(.progress) && !isDisjoint(with: [.words, .controls]) }
}

extension ShownContent {
  /// What an element shows by itself, without those inside it.
  static func of(_ element: ViewElement, _ tree: SyntaxTree?) -> ShownContent {
    switch element.kind {
    case .native: return native(element, tree)
    case .unresolved:
      // A view of a foreign package that is given a text shows it.
      guard let tree, tree.kind(element.reference.node) == .callExpr else { return [] }
      let hasText = tree.arguments(of: element.reference.node).contains {
        tree.kind($0.value) == .stringLiteral
      }
      return hasText ? .words : []
    case .own, .container: return []
    }
  }

  private static func native(_ element: ViewElement, _ tree: SyntaxTree?) -> ShownContent {
    switch element.name {
    case "Text", "Label", "ContentUnavailableView", "LabeledContent": return .words
    case "Image", "AsyncImage", "Map", "VideoPlayer", "WebView": return .pictures
    case "ProgressView":
      // One with a value is a bar like any other.
      guard let tree, tree.kind(element.reference.node) == .callExpr else { return .progress }
      let hasValue = tree.arguments(of: element.reference.node).contains { $0.label == "value" }
      return hasValue ? [] : .progress
    case "Button", "NavigationLink", "Link", "Toggle", "Picker", "Stepper", "Slider", "TextField",
      "SecureField", "TextEditor", "DatePicker", "Menu", "ColorPicker", "ShareLink", "EditButton":
      return .controls
    default: return []
    }
  }
}
