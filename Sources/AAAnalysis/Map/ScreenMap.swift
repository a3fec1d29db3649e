/// The screens that Assistive Access can show, as a person comes upon them, and the ways between
/// them.
///
/// A picture for people, made from the scope. Every use of a view is a screen of its own there;
/// here uses of one view that bear the same title and icon are one screen, so that a way back to it
/// is a link and no repetition. What one place shows by turns, as the cases of a `switch` over
/// routes are, is a screen each.
public struct ScreenMap: Sendable {
  /// Where Assistive Access begins to show the app.
  public internal(set) var roots: [MappedRoot] = []
  /// In the order in which they are met; those of one root stand together.
  public internal(set) var screens: [MappedScreen] = []
  /// Grouped by the screen that they lead away from.
  public internal(set) var links: [MappedLink] = []
  /// Whether the walk through the app was cut short, so that screens may be missing.
  public internal(set) var isTruncated = false

  /// A map of nothing.
  public init() {}

  /// The links that lead away from a screen, in the order in which they stand on it.
  public func links(from screen: Int) -> [MappedLink] { links.filter { $0.from == screen } }
}

/// One place at which Assistive Access begins to show the app.
public struct MappedRoot: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// `AssistiveAccess { … }`.
    case scene
    /// What is shown because the mode is on.
    case modeBranch
    /// A preview of the mode; drawn only where nothing else is.
    case preview
    /// A view that the configuration names.
    case configured
    /// What an app shows in full screen.
    case standardUI
  }

  public let kind: Kind
  /// The name of the app, delegate or view around it.
  public let owner: String?
  public let location: Location
  /// The screens that may be shown first: indices into the map's.
  public internal(set) var screens: [Int] = []
  /// What was found at the root itself.
  public internal(set) var findings: [Finding] = []
}

/// What a person sees at one moment.
public struct MappedScreen: Sendable {
  /// Made of the name; unique in the map, ASCII letters, digits and `_` alone.
  public internal(set) var id: String
  /// The view's type, or the first view where none of the workspace is shown.
  public let name: String
  /// How it is shown where it is met first.
  public let kind: Screen.Kind
  /// The index of its root.
  public internal(set) var root: Int
  /// The name of the view's type where it is declared; else what shows the screen.
  public let location: Location
  /// What its title says; several where it depends on something.
  public let titles: [MappedText]
  /// The symbol beside its title; several where it depends on something.
  public let icons: [MappedText]
  /// False where something on it could not be resolved, so that a title, an icon or a control that
  /// is not known here may be there.
  public internal(set) var isComplete: Bool
  /// What can be operated on it, in the order in which it is read.
  public internal(set) var controls: [MappedControl] = []
  /// What was found on it, in the order of the places.
  public internal(set) var findings: [Finding] = []

  /// Whether an icon beside its title would be shown: not so in the ordinary interface.
  public internal(set) var mayShowIcon = true

  /// Whether it surely has a title, and surely no icon beside it, where one would be shown.
  public var lacksIcon: Bool { mayShowIcon && !titles.isEmpty && icons.isEmpty && isComplete }
}

/// A way from one screen to another, or back to itself.
public struct MappedLink: Sendable {
  /// Index into the map's screens.
  public internal(set) var from: Int
  /// Index into the map's screens.
  public internal(set) var to: Int
  /// How the other screen is shown.
  public let kind: Screen.Kind
  /// What is written on the control that leads there, as far as it is known.
  public internal(set) var labels: [MappedText]
  /// The name of the link or modifier that shows the other screen.
  public let location: Location
}

/// A text, as far as the source says it.
public enum MappedText: Hashable, Sendable {
  /// The text itself.
  case literal(String)
  /// The expression that gives it.
  case expression(String)
}

/// Something on a screen that a person operates.
public struct MappedControl: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case button, link, toggle, field, picker, slider, stepper, menu
  }

  public enum Place: String, Sendable, CaseIterable {
    case content, toolbar, menu, dialog, swipe
  }

  public let kind: Kind
  /// The name of the view: `TextField`.
  public let view: String
  /// What is written on it.
  public let labels: [MappedText]
  /// The symbols on it.
  public let icons: [MappedText]
  public let place: Place
  /// Whether it stands in every row of a list.
  public let isRepeated: Bool
  /// The view's name in the source.
  public let location: Location
}
