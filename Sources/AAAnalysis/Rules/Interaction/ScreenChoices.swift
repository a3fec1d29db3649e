/// The links and buttons among which a person chooses on a screen.
struct ScreenChoices {
  /// The elements, in the order of the screen.
  let elements: [Int]

  init(_ reader: ControlLabelReader) {
    elements = reader.screen.elements.places(named: Self.names).filter { Self.isChoice($0, reader) }
  }

  /// Links and buttons of SwiftUI and its neighbours.
  private static let names: Set<String> = [
    "Button", "EditButton", "Link", "LocationButton", "NavigationLink", "PasteButton",
    "PhotosPicker", "RenameButton", "ShareLink", "SignInWithAppleButton",
  ]

  /// Where a choice is none of the screen's own, or is there as often as there is data.
  private static let elsewhere: Surroundings = [
    .dialog, .menu, .contextMenu, .toolbar, .swipeActions, .label, .row, .decoration,
  ]

  private static func isChoice(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    let element = reader.screen.elements[position]
    guard element.kind == .native,
      element.surroundings.isDisjoint(with: elsewhere)
    else { return false }
    return !leadsBack(position, reader) && !isInDisclosure(position, reader)
      && mayBeSeen(position, reader) && !isKey(position, reader)
  }

  /// `role: .cancel`: the way back is always there.
  private static func leadsBack(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    let node = reader.screen.elements[position].reference.node
    guard let tree = reader.tree(of: position), tree.kind(node) == .callExpr,
      let role = tree.arguments(of: node).first(where: { $0.label == "role" })?.value
    else { return false }
    return tree.name(role, is: "cancel") || tree.name(role, is: "close")
  }

  private static func isInDisclosure(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    reader.ancestors(of: position).contains {
      let element = reader.screen.elements[$0]
      return element.kind == .native && element.name == "DisclosureGroup"
    }
  }

  /// Not so for a link with an empty label, which only code follows.
  private static func mayBeSeen(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    reader.label(of: position).map { !$0.parts.isEmpty } ?? true
  }

  /// A label of one character: the keys of a pad are one thing together.
  private static func isKey(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    guard let label = reader.label(of: position) else { return false }
    return label.parts.contains {
      $0.kind == .text && reader.words(of: $0).mayBeOneCharacter
    }
  }
}
