/// Walks from every Assistive Access scene through what it can show.
///
/// The walk reads view builders as SwiftUI would run them, without types: names lead to
/// declarations, parameters are bound to what is passed, modifiers of the workspace are opened up.
/// What cannot be followed is left out and marked. Depth, recursion and total size are bounded.
struct ScopeWalker {
  /// Elements after which a walk gives up.
  static let maximumElements = 50_000
  static let maximumDepth = 96

  let index: DeclarationIndex
  let loader: FileLoader
  var scope = Scope()
  /// Types and functions that are being read, to stop at recursion.
  var active: [ActiveDeclaration: Int] = [:]
  var depth = 0
  var elementCount = 0
  private var files: [FileID: LoadedFile?] = [:]

  enum ActiveDeclaration: Hashable {
    case type(TypeReference)
    case member(MemberReference)
  }

  /// Where what is read next belongs.
  struct Place {
    var screen: Int
    var parent: Int?
    var branches: [BranchStep] = []
    var surroundings: Surroundings = []
    /// The element to which `self` refers in the body of a custom modifier.
    var receiver: Int?
    /// The use of a custom modifier that is being opened up.
    var useSite: ModifierUseSite?
    /// The parameter that stands for the modified view in `body(content:)`.
    var contentName: String?
  }

  init(index: DeclarationIndex, loader: FileLoader) {
    self.index = index
    self.loader = loader
  }

  /// Everything that the scenes of a workspace show.
  static func scope(of index: DeclarationIndex, loader: FileLoader) -> Scope {
    var walker = ScopeWalker(index: index, loader: loader)
    for file in index.filesOfInterest.sorted() { walker.findScenes(in: file) }
    return walker.scope
  }

  mutating func loaded(_ file: FileID) -> LoadedFile? {
    if let known = files[file] { return known }
    let loaded = loader.load(file)
    files[file] = .some(loaded)
    return loaded
  }

  mutating func tree(_ file: FileID) -> SyntaxTree? { loaded(file)?.tree }

  // MARK: Frames

  mutating func addFrame(_ frame: Frame) -> Int {
    scope.frames.append(frame)
    return scope.frames.count - 1
  }

  func frame(_ index: Int) -> Frame { scope.frames[index] }

  /// What a name means that a parameter, or a property given a value, bears.
  func binding(_ name: String, in frame: Int) -> Frame.Binding? {
    scope.frames[frame].bindings[name]
  }

  // MARK: Elements

  /// Adds an element to the screen, or nil where the walk has grown too large.
  mutating func addElement(
    _ kind: ViewElement.Kind, name: String, _ node: NodeID, nameRange: ByteRange, frame: Int,
    _ place: Place
  ) -> Int? {
    elementCount += 1
    guard elementCount <= ScopeWalker.maximumElements else {
      scope.isTruncated = true
      return nil
    }
    let element = ViewElement(
      kind: kind, name: name,
      reference: SyntaxReference(file: self.frame(frame).file, node: node),
      nameRange: nameRange, parent: place.parent, frame: frame, branches: place.branches,
      surroundings: place.surroundings)
    scope.screens[place.screen].elements.append(element)
    return scope.screens[place.screen].elements.count - 1
  }

  mutating func addModifier(
    _ name: String, _ node: NodeID, nameRange: ByteRange, element: Int?, frame: Int, _ place: Place
  ) {
    scope.screens[place.screen].modifiers.append(
      ViewModifierUse(
        name: name, reference: SyntaxReference(file: self.frame(frame).file, node: node),
        nameRange: nameRange, element: element, frame: frame, branches: place.branches,
        surroundings: place.surroundings, useSite: place.useSite))
  }

  /// Begins a screen and gives the place at its top; nil where the walk has grown too large.
  mutating func addScreen(
    _ kind: Screen.Kind, scene: Int, parent: Int?, presenter: SyntaxReference
  ) -> Place? {
    guard scope.screens.count < 2_000 else {
      scope.isTruncated = true
      return nil
    }
    scope.screens.append(Screen(kind: kind, scene: scene, parent: parent, presenter: presenter))
    return Place(screen: scope.screens.count - 1, parent: nil)
  }

  /// Runs `body` one level deeper, unless that is too deep.
  mutating func descend(_ body: (inout ScopeWalker) -> Void) {
    guard depth < ScopeWalker.maximumDepth else {
      scope.isTruncated = true
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Runs `body` unless `declaration` is being read already; then what it shows is on the screen.
  mutating func visit(_ declaration: ActiveDeclaration, _ body: (inout ScopeWalker) -> Void) {
    guard active[declaration, default: 0] < 1 else { return }
    active[declaration, default: 0] += 1
    descend(body)
    active[declaration, default: 1] -= 1
  }
}
