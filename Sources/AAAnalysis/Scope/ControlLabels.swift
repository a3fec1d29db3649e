/// What the label of a button or navigation link shows.
public struct ControlLabel: Sendable {
  /// The parts in the order in which they were read.
  public internal(set) var parts: [LabelPart] = []

  /// Whether a part of a kind stands beside another one: unknown where something there could not be
  /// resolved, or is shown under a condition of its own.
  func has(_ kind: LabelPart.Kind, beside other: LabelPart) -> Certainty {
    var result = Certainty.no
    for part in parts where !part.branches.excludes(other.branches) {
      if part.kind == kind, other.branches.starts(with: part.branches) { return .yes }
      if part.kind == kind || part.kind == .unknown { result = .unknown }
    }
    return result
  }

  /// The first image that surely stands without a text; nil where there is none.
  var imageWithoutText: LabelPart? { imagesWithoutText.first }

  /// The first images that surely stand without a text, one for each of the branches that exclude
  /// one another: with a text beside each of them, none is left without.
  var imagesWithoutText: [LabelPart] {
    Self.apart(parts.filter { $0.kind == .image && has(.text, beside: $0) == .no })
  }

  /// The first of these parts, and the first of those that are shown in its place.
  static func apart(_ parts: [LabelPart]) -> [LabelPart] {
    parts.reduce(into: []) { found, part in
      if found.allSatisfy({ $0.branches.excludes(part.branches) }) { found.append(part) }
    }
  }
}

/// One thing that a label shows.
public struct LabelPart: Sendable {
  public enum Kind: Sendable, Equatable {
    case text, image
    /// A shape that is drawn, a view that cannot be resolved: it may be either.
    case unknown
  }

  public let kind: Kind
  /// The element that shows it: the control itself where an argument of it does.
  public let element: Int
  /// The conditions under which it is shown.
  public let branches: [BranchStep]
  /// The expression that gives a text; nil where there is no single one.
  public internal(set) var words: NodeID?
  /// Of an image whose title is hidden: what hides it.
  public internal(set) var hiding: ViewModifierUse?
}

/// Names of SwiftUI's views, by what they add to a label.
enum LabelLibrary {
  /// Views that show just what they hold.
  static let containers: Set<String> = [
    "AnyView", "EquatableView", "ForEach", "GlassEffectContainer", "Grid", "GridRow", "Group",
    "GroupBox", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "ScrollView",
    "VStack", "ZStack", "GeometryReader", "TimelineView",
  ]

  /// Views that are neither text nor picture.
  static let empty: Set<String> = ["Spacer", "Divider", "EmptyView", "ProgressView"]

  /// What a person operates.
  static let controls: Set<String> = [
    "Button", "ColorPicker", "DatePicker", "EditButton", "Link", "LocationButton", "Menu",
    "MultiDatePicker", "NavigationLink", "PasteButton", "PhotosPicker", "Picker", "RenameButton",
    "SecureField", "ShareLink", "SignInWithAppleButton", "Slider", "Stepper", "TextEditor",
    "TextField", "Toggle",
  ]
}
