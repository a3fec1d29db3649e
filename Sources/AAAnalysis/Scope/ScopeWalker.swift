/// Walks from every Assistive Access scene through what it can show.
///
/// The walk reads view builders as SwiftUI would run them, without types: names lead to
/// declarations, parameters are bound to what is passed, modifiers of the workspace are opened up.
/// What cannot be followed is left out and marked. Depth, recursion and total size are bounded.
struct ScopeWalker {
  /// Elements after which a walk gives up.
  static let maximumElements = 50_000
  /// Expressions after which a walk gives up.
  static let maximumSteps = 400_000
  static let maximumDepth = 96

  let index: DeclarationIndex
  let loader: FileLoader
  var scope = Scope()
  var depth = 0
  private var steps = 0
  private var elementCount = 0
  private var files: [FileID: LoadedFile?] = [:]
  /// Screens that are known, but not read yet. Reading them one after the other, rather than one
  /// inside the other, keeps long ways through an app from counting as depth.
  private var pendingScreens: [PendingScreen] = []
  /// What was queued in the present scene. The content of a link that is reached by two ways is one
  /// screen, lest the number of ways decide how much there is to read.
  private var knownScreens: Set<ScreenKey> = []

  struct PendingScreen {
    /// The items of each closure.
    let contents: [[NodeID]]
    let frame: Int
    let place: Place
  }

  private struct ScreenKey: Hashable {
    let content: SyntaxReference
    let fingerprint: Int
  }

  /// Where what is read next belongs.
  struct Place {
    var screen: Int
    var parent: Int?
    var branches: [BranchStep] = []
    var surroundings: Surroundings = []
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

  /// Begins a context on a screen.
  mutating func addFrame(
    file: FileID, owner: TypeReference?, bindings: [String: Frame.Binding] = [:],
    receiver: Frame.Receiver? = nil, use: Frame.Use?, screen: Int
  ) -> Int {
    var hasher = Hasher()
    hasher.combine(file)
    hasher.combine(owner)
    hasher.combine(receiver?.element)
    var fingerprint = hasher.finalize()
    for (name, binding) in bindings {
      var hasher = Hasher()
      hasher.combine(name)
      hasher.combine(binding.value)
      hasher.combine(frame(binding.frame).fingerprint)
      // Of no order, as dictionaries have none.
      fingerprint ^= hasher.finalize()
    }
    scope.frames.append(
      Frame(
        file: file, owner: owner, bindings: bindings, receiver: receiver, use: use, screen: screen,
        fingerprint: fingerprint))
    return scope.frames.count - 1
  }

  func frame(_ index: Int) -> Frame { scope.frames[index] }

  /// What a name means that a parameter, or a property given a value, bears.
  func binding(_ name: String, in frame: Int) -> Frame.Binding? {
    scope.frames[frame].bindings[name]
  }

  /// Reads a declaration in the frame that `makeFrame` gives for its use, unless it is being read
  /// already, as a recursive view is.
  mutating func visit(
    _ declaration: Frame.Declaration, from caller: Int, _ place: Place,
    _ read: (inout ScopeWalker, Frame.Use) -> Void
  ) {
    var next: Int? = caller
    while let index = next {
      let use = scope.frames[index].use
      if use?.declaration == declaration {
        // On one screen all that it shows is there already; another screen lacks it.
        if scope.frames[index].screen != place.screen { markUnresolved(place) }
        return
      }
      next = use?.caller
    }
    descend { read(&$0, Frame.Use(declaration: declaration, caller: caller)) }
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

  /// Notes that something could not be resolved that may carry a title or an icon; what stands in
  /// a label, a row or a toolbar carries neither for the screen.
  mutating func markUnresolved(_ place: Place) {
    let elsewhere: Surroundings = [
      .dialog, .menu, .contextMenu, .toolbar, .swipeActions, .label, .row, .decoration,
    ]
    guard place.surroundings.isDisjoint(with: elsewhere),
      scope.screens[place.screen].unresolved.last != place.branches
    else { return }
    scope.screens[place.screen].unresolved.append(place.branches)
  }

  // MARK: Screens

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

  /// Notes what a presenter shows as a screen of its own, to be read later.
  mutating func queueScreen(
    _ kind: Screen.Kind, _ contents: [NodeID], presenter: NodeID, _ frame: Int, _ place: Place
  ) {
    let file = self.frame(frame).file
    guard let first = contents.first, let tree = tree(file),
      knownScreens.insert(
        ScreenKey(
          content: SyntaxReference(file: file, node: first),
          fingerprint: self.frame(frame).fingerprint)
      ).inserted,
      let inner = addScreen(
        kind, scene: scope.screens[place.screen].scene, parent: place.screen,
        presenter: SyntaxReference(file: file, node: presenter))
    else { return }
    let items = contents.map { tree.kind($0) == .closureExpr ? tree.statements(of: $0) : [$0] }
    pendingScreens.append(PendingScreen(contents: items, frame: frame, place: inner))
  }

  /// Reads the screens of a scene that are queued, and those that they lead to.
  mutating func readQueuedScreens() {
    var next = 0
    while next < pendingScreens.count {
      let screen = pendingScreens[next]
      next += 1
      for items in screen.contents { readItems(items, screen.frame, screen.place) }
    }
    pendingScreens = []
    knownScreens = []
  }

  /// Runs `body` one level deeper, unless that is too deep.
  mutating func descend(_ body: (inout ScopeWalker) -> Void) {
    steps += 1
    guard depth < ScopeWalker.maximumDepth, steps < ScopeWalker.maximumSteps else {
      scope.isTruncated = true
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }
}
