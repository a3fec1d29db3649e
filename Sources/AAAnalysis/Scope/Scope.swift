/// A node of a file's tree.
public struct SyntaxReference: Hashable, Sendable, Comparable {
  public let file: FileID
  public let node: NodeID

  public init(file: FileID, node: NodeID) {
    self.file = file
    self.node = node
  }

  public static func < (left: SyntaxReference, right: SyntaxReference) -> Bool {
    (left.file, left.node) < (right.file, right.node)
  }
}

/// What Assistive Access can show in a workspace.
public struct Scope: Sendable {
  public internal(set) var scenes: [AssistiveAccessScene] = []
  /// Where Assistive Access may begin to show something; each has at least one screen.
  public internal(set) var roots: [ScopeRoot] = []
  public internal(set) var screens: [Screen] = []
  /// The contexts in which elements were read; elements refer to them by index.
  public internal(set) var frames: [Frame] = []
  /// Whether the walk stopped because the workspace shows too much; then what is missing from a
  /// screen proves nothing.
  public internal(set) var isTruncated = false
  /// Whether a root was left out because it shows too much.
  public internal(set) var leavesRootsOut = false

  public init() {}
}

/// An `AssistiveAccess { … }` in an app or a hosting delegate.
public struct AssistiveAccessScene: Sendable {
  public let file: FileID
  /// The call.
  public let call: NodeID
  /// The word `AssistiveAccess`.
  public let nameRange: ByteRange
  /// The app or delegate around it.
  public let owner: TypeReference?
}

/// What a person sees at one moment: what a root shows first, or what a link, destination, sheet or
/// tab shows. Every use of a view is a screen of its own.
public struct Screen: Sendable {
  public enum Kind: Sendable, Hashable {
    case root, link, destination, sheet, fullScreenCover, popover, tab
  }

  public let kind: Kind
  /// The root from which it is reached.
  public let root: Int
  /// The scene from which it is reached; nil below roots of other kinds.
  public let scene: Int?
  /// The screen that leads to it; nil for a root's own.
  public let parent: Int?
  /// What shows it: the root itself, the link, the presenting modifier.
  public let presenter: SyntaxReference
  /// The context in which that is read, as one place may show several screens; nil for a root.
  public internal(set) var presenterFrame: Int?
  /// Views in the order in which they were read, outer before inner.
  public internal(set) var elements = ScreenContents<ViewElement>()
  /// Modifiers in the order in which they were read.
  public internal(set) var modifiers = ScreenContents<ViewModifierUse>()
  /// For each thing on it that could not be resolved and that may carry modifiers of its own: the
  /// conditions under which it is shown.
  public internal(set) var unresolved: [[BranchStep]] = []
  /// What could not be resolved inside an element, labels and rows included.
  public internal(set) var gaps: [ViewGap] = []
  /// For each toolbar item that stands in the title's place: the conditions under which it does.
  public internal(set) var toolbarTitles: [[BranchStep]] = []

  /// Whether something on it could not be resolved that may carry modifiers of its own.
  public var mayHideModifiers: Bool { !unresolved.isEmpty }

  /// Whether such a thing may be shown together with what these branches show.
  public func mayHideModifiers(beside branches: [BranchStep]) -> Bool {
    unresolved.contains { !$0.excludes(branches) }
  }
}

/// Something in an element that could not be resolved, and that may show anything.
public struct ViewGap: Sendable, Equatable {
  /// The element around it.
  public let parent: Int
  /// The conditions under which it is shown.
  public let branches: [BranchStep]
}

/// A view on a screen. One reference, as there are many of them that are handed about.
public final class ViewElement: Sendable {
  public enum Kind: Sendable, Hashable {
    /// A view of a framework.
    case native
    /// A view of the workspace; its content are its children.
    case own(TypeReference)
    /// A property, a function or a branch that holds views.
    case container
    /// Something that could not be resolved.
    case unresolved
  }

  public let kind: Kind
  /// The name that is called: `Button`, `DrawingRow`; of the team's component the native view's;
  /// empty for containers without one.
  public let name: String
  /// The call, or the name where nothing is called.
  public let reference: SyntaxReference
  /// The name's range.
  public let nameRange: ByteRange
  /// The element around it; nil at the top of the screen.
  public let parent: Int?
  /// The context of its arguments.
  public let frame: Int
  /// The conditions under which it is shown.
  public let branches: [BranchStep]
  public let surroundings: Surroundings
  /// Whether it is a view of the team's own that stands for the native one by which it is named.
  public let isComponent: Bool

  init(
    kind: Kind, name: String, reference: SyntaxReference, nameRange: ByteRange, parent: Int?,
    frame: Int, branches: [BranchStep], surroundings: Surroundings, isComponent: Bool
  ) {
    self.kind = kind
    self.name = name
    self.reference = reference
    self.nameRange = nameRange
    self.parent = parent
    self.frame = frame
    self.branches = branches
    self.surroundings = surroundings
    self.isComponent = isComponent
  }
}

/// Where an element stands, beside being on a screen.
public struct Surroundings: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Among the actions of a confirmation dialog, action sheet or alert.
  public static let dialog = Surroundings(rawValue: 1)
  public static let menu = Surroundings(rawValue: 2)
  public static let contextMenu = Surroundings(rawValue: 4)
  public static let toolbar = Surroundings(rawValue: 8)
  public static let swipeActions = Surroundings(rawValue: 16)
  /// In the label of a control.
  public static let label = Surroundings(rawValue: 32)
  /// In the content of a `ForEach`, or of a list over data.
  public static let row = Surroundings(rawValue: 64)
  /// In an overlay, a background, an inset.
  public static let decoration = Surroundings(rawValue: 128)
}

/// One branch of a condition in a view builder.
public struct BranchStep: Sendable, Hashable {
  /// The `if`, `switch` or ternary.
  public let condition: SyntaxReference
  /// Which of its branches.
  public let branch: Int
}

extension [BranchStep] {
  /// Whether these branches and others are never taken together: one condition parts them.
  public func excludes(_ other: [BranchStep]) -> Bool {
    contains { step in
      other.contains { $0.condition == step.condition && $0.branch != step.branch }
    }
  }
}

/// A modifier that applies to an element, wherever it is written: on the element's own chain, in a
/// custom modifier, in a `View` extension of the workspace. One reference, as a view is.
public final class ViewModifierUse: Sendable {
  /// The name; of the team's component the native modifier's.
  public let name: String
  /// The call, or the member where nothing is called.
  public let reference: SyntaxReference
  public let nameRange: ByteRange
  /// The element to which it applies; nil where it applies to the whole screen from outside.
  public let element: Int?
  public let frame: Int
  public let branches: [BranchStep]
  public let surroundings: Surroundings
  /// Where the workspace's own modifier is used that holds this one; nil for one that is written
  /// in the view itself.
  public let useSite: ModifierUseSite?
  /// The function or property of the workspace that it is; nil for a modifier of a framework, and
  /// for the team's component.
  public let declaration: MemberReference?
  /// Whether it is a modifier of the team's own that stands for the native one by which it is
  /// named.
  public let isComponent: Bool

  init(
    name: String, reference: SyntaxReference, nameRange: ByteRange, element: Int?, frame: Int,
    branches: [BranchStep], surroundings: Surroundings, useSite: ModifierUseSite?,
    declaration: MemberReference?, isComponent: Bool
  ) {
    self.name = name
    self.reference = reference
    self.nameRange = nameRange
    self.element = element
    self.frame = frame
    self.branches = branches
    self.surroundings = surroundings
    self.useSite = useSite
    self.declaration = declaration
    self.isComponent = isComponent
  }
}

/// The outermost use of a custom modifier.
public struct ModifierUseSite: Sendable, Hashable {
  /// One reference, as few of many modifiers have such a place.
  private final class Storage: Sendable {
    let reference: SyntaxReference
    let nameRange: ByteRange
    let frame: Int

    init(reference: SyntaxReference, nameRange: ByteRange, frame: Int) {
      self.reference = reference
      self.nameRange = nameRange
      self.frame = frame
    }
  }

  private let storage: Storage

  public var reference: SyntaxReference { storage.reference }
  public var nameRange: ByteRange { storage.nameRange }
  public var frame: Int { storage.frame }

  init(reference: SyntaxReference, nameRange: ByteRange, frame: Int) {
    storage = Storage(reference: reference, nameRange: nameRange, frame: frame)
  }

  public static func == (left: ModifierUseSite, right: ModifierUseSite) -> Bool {
    left.storage === right.storage
      || left.reference == right.reference && left.nameRange == right.nameRange
        && left.frame == right.frame
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(reference)
    hasher.combine(frame)
  }
}

/// Where Assistive Access may begin to show something.
public struct ScopeRoot: Sendable {
  public enum Kind: Sendable, Hashable {
    /// The content of an `AssistiveAccess` scene: its index.
    case scene(Int)
    /// A block that is shown because the mode is on.
    case modeBranch
    /// A preview with the trait of Assistive Access.
    case preview
    /// A view that the team named.
    case configured
    /// What the app shows otherwise, which the full-screen key brings into Assistive Access.
    case standardUI
  }

  public let kind: Kind
  /// What holds its content: a call, a block, a macro, a type's declaration.
  public let reference: SyntaxReference
  /// The words by which to show it: the scene's name, the condition, the view's name.
  public let nameRange: ByteRange
}

extension Scope {
  /// The root of a screen.
  public func root(of screen: Screen) -> ScopeRoot { roots[screen.root] }

  /// Whether a screen is what a scene shows first. What a preview shows may be any screen.
  func beginsScene(_ screen: Screen) -> Bool { screen.kind == .root && screen.scene != nil }

  /// Whether a screen may be shown by a scene, where navigation icons are seen. What an app decides
  /// by the mode, or shows in full screen, may be, as long as there is a scene.
  func mayShowNavigationIcon(_ screen: Screen) -> Bool {
    switch root(of: screen).kind {
    case .scene, .preview, .configured: true
    case .modeBranch, .standardUI: !scenes.isEmpty
    }
  }
}

/// The context in which an expression is read: whose members its names mean, and what the
/// parameters around it stand for.
public struct Frame: Sendable {
  public let file: FileID
  /// The type whose `self` it is.
  public let owner: TypeReference?
  /// Parameters, stored properties and local constants that have a value.
  public internal(set) var bindings: [String: Binding]
  /// In the body of a custom modifier: what is modified.
  let receiver: Receiver?
  /// What is being read, and from where it is used; nil for what a scene holds.
  let use: Use?
  /// The screen on which it is read.
  let screen: Int
  /// Equal for frames in which everything means the same.
  let fingerprint: Int

  public struct Binding: Sendable {
    /// The expression: a literal, a closure, a view.
    public let value: SyntaxReference
    /// The frame in which that expression is read.
    public let frame: Int
    /// Equal for what means the same, as far as the walk looks into it.
    var fingerprint = 0
  }

  /// A view to which a custom modifier is applied.
  struct Receiver: Sendable {
    /// Nil where the modified view has no element.
    let element: Int?
    let site: ModifierUseSite
    /// The parameter that stands for the view in `body(content:)`; nil where `self` does.
    let contentName: String?
  }

  /// A use of a type or function of the workspace.
  struct Use: Sendable {
    let declaration: Declaration
    let caller: Int
  }

  enum Declaration: Hashable, Sendable {
    case type(TypeReference)
    case member(MemberReference)
  }
}
