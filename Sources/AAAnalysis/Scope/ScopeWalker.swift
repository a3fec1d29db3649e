/// Walks from every place where Assistive Access begins through what it can show.
///
/// The walk reads view builders as SwiftUI would run them, without types: names lead to
/// declarations, parameters are bound to what is passed, modifiers of the workspace are opened up.
/// What cannot be followed is left out and marked. Depth, recursion and total size are bounded.
struct ScopeWalker {
  /// Elements after which a walk gives up.
  static let maximumElements = 30_000
  /// Expressions after which a walk gives up.
  static let maximumSteps = 300_000
  static let maximumDepth = 128
  /// Elements that the uses of one view may add to one screen, and to all. Past that its uses are
  /// not opened up again: they show what is known from the others.
  static let maximumPerView = (screen: 600, total: 6_000)

  let index: DeclarationIndex
  let loader: FileLoader
  let lookups = ActionLookups()
  var scope = Scope()
  /// The oldest system on which the present root is shown.
  var system = Availability.scene
  /// What was read because the mode is on.
  var modeBlocks: [SyntaxReference: ModeBlock] = [:]
  /// The conditions that were read and in which the mode has a part.
  var modeConditions: Set<SyntaxReference> = []
  /// What the mode cuts off somewhere, and what is shown under some condition.
  var codeInMode = CodeInMode()
  var depth = 0
  private var steps = 0
  private var elementCount = 0
  /// Elements that were passed to views as content, which are not theirs.
  private var passedCount = 0
  private var expansions: [TypeReference: Expansion] = [:]
  /// Values of local constants that are being read.
  var activeLocals: Set<SyntaxReference> = []
  private var files: [FileID: LoadedFile?] = [:]
  private var frameTrees: [SyntaxTree?] = []
  /// Screens that are known, but not read yet. Reading them one after the other, rather than one
  /// inside the other, keeps long ways through an app from counting as depth.
  var pendingScreens: [PendingScreen] = []
  /// What was queued in the present scene. The content of a link that is reached by two ways is one
  /// screen, lest the number of ways decide how much there is to read.
  var knownScreens: Set<ScreenKey> = []

  /// How many elements a view's uses added.
  fileprivate struct Expansion {
    var total = 0
    var screen = 0
    var onScreen = 0
  }

  struct PendingScreen {
    let kind: Screen.Kind
    /// The link, the modifier.
    let presenter: SyntaxReference
    /// The items of each closure.
    let contents: [[NodeID]]
    let frame: Int
    /// The screen that leads to it.
    let parent: Int
  }

  struct ScreenKey: Hashable {
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

  /// Everything that Assistive Access surely shows of a workspace: its scenes, the views that the
  /// team named, and previews.
  static func scope(of index: DeclarationIndex, loader: FileLoader) -> Scope {
    var walker = ScopeWalker(index: index, loader: loader)
    walker.readDeclaredRoots()
    return walker.scope
  }

  mutating func loaded(_ file: FileID) -> LoadedFile? {
    if let known = files[file] { return known }
    let loaded = loader.load(file)
    files[file] = .some(loaded)
    return loaded
  }

  /// The tree of a frame's file.
  func tree(in frame: Int) -> SyntaxTree? { frameTrees[frame] }

  // MARK: Frames

  /// Begins a context on a screen.
  mutating func addFrame(
    file: FileID, owner: TypeReference?, bindings: [String: Frame.Binding] = [:],
    receiver: Frame.Receiver? = nil, use: Frame.Use?, screen: Int
  ) -> Int {
    var hasher = Hasher()
    hasher.combine(file)
    hasher.combine(owner)
    var fingerprint = hasher.finalize()
    var bindings = bindings
    // Of no order, as dictionaries have none.
    for (name, binding) in bindings {
      if binding.fingerprint != 0 {
        // Handed on from another frame.
        fingerprint ^= binding.fingerprint
        continue
      }
      let own = self.fingerprint(of: binding, name)
      bindings[name]?.fingerprint = own
      fingerprint ^= own
    }
    frameTrees.append(loaded(file)?.tree)
    scope.frames.append(
      Frame(
        file: file, owner: owner, bindings: bindings, receiver: receiver, use: use, screen: screen,
        fingerprint: fingerprint))
    return scope.frames.count - 1
  }

  /// Equal for what a name stands for, as far as the walk and the reading of actions look into it:
  /// data that is passed on is as good as other data, a function is not.
  mutating func fingerprint(of binding: Frame.Binding, _ name: String) -> Int {
    var hasher = Hasher()
    hasher.combine(name)
    var binding = binding
    for _ in 0..<16 {
      guard let tree = tree(in: binding.frame) else { break }
      switch tree.kind(binding.value.node) {
      case .declRef:
        guard let next = self.binding(tree.name(binding.value.node), in: binding.frame),
          next.frame < binding.frame
        else {
          if namesFunction(binding.value.node, tree) { break }
          return hasher.finalize()
        }
        binding = next
        continue
      case .memberExpr, .subscriptExpr, .prefixOperatorExpr, .keyPathExpr, .inoutExpr,
        .forceUnwrapExpr, .optionalChainingExpr:
        if namesFunction(binding.value.node, tree) { break }
        return hasher.finalize()
      default: break
      }
      break
    }
    hasher.combine(binding.value)
    hasher.combine(scope.frames[binding.frame].fingerprint)
    return hasher.finalize()
  }

  /// Whether a reference may be to a function of the workspace, by its name.
  private func namesFunction(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    !index.functions(named: tree.name(node)).isEmpty
  }

  /// What a name means that a parameter, a property given a value, or a local constant bears.
  func binding(_ name: String, in frame: Int) -> Frame.Binding? {
    guard let binding = scope.frames[frame].bindings[name] else { return nil }
    // In `let row = row(for: item)` the second is another one.
    return binding.frame == frame && activeLocals.contains(binding.value) ? nil : binding
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
        noteGap(place)
        return
      }
      next = use?.caller
    }
    descend { read(&$0, Frame.Use(declaration: declaration, caller: caller)) }
  }

  // MARK: Amounts

  /// Runs `read`, which opens up a use of a view, unless its uses have added enough by now.
  mutating func expand(
    _ type: TypeReference, _ place: Place, _ read: (inout ScopeWalker) -> Void
  ) -> Bool {
    var expansion = expansions[type] ?? Expansion()
    if expansion.screen != place.screen {
      (expansion.screen, expansion.onScreen) = (place.screen, 0)
    }
    guard expansion.onScreen < ScopeWalker.maximumPerView.screen,
      expansion.total < ScopeWalker.maximumPerView.total
    else { return false }
    let before = elementCount - passedCount
    read(&self)
    let added = elementCount - passedCount - before
    expansion.total += added
    expansion.onScreen += added
    expansions[type] = expansion
    return true
  }

  /// Runs `read`, which reads what was passed to a view.
  mutating func readPassed(_ read: (inout ScopeWalker) -> Void) {
    let before = (elements: elementCount, passed: passedCount)
    read(&self)
    passedCount = before.passed + elementCount - before.elements
  }

  // MARK: Elements

  /// Adds an element to the screen, or nil where the walk has grown too large.
  mutating func addElement(
    _ kind: ViewElement.Kind, name: String, _ node: NodeID, nameRange: ByteRange, frame: Int,
    _ place: Place, isComponent: Bool = false
  ) -> Int? {
    elementCount += 1
    guard elementCount <= ScopeWalker.maximumElements else {
      scope.isTruncated = true
      return nil
    }
    let element = ViewElement(
      kind: kind, name: name,
      reference: SyntaxReference(file: scope.frames[frame].file, node: node),
      nameRange: nameRange, parent: place.parent, frame: frame, branches: place.branches,
      surroundings: place.surroundings, isComponent: isComponent)
    scope.screens[place.screen].elements.append(element)
    return scope.screens[place.screen].elements.count - 1
  }

  /// Notes that something could not be resolved that may carry a title or an icon; what stands in
  /// a label, a row or a toolbar carries neither for the screen.
  mutating func markUnresolved(_ place: Place) {
    noteGap(place)
    let elsewhere: Surroundings = [
      .dialog, .menu, .contextMenu, .toolbar, .swipeActions, .label, .row, .decoration,
    ]
    guard place.surroundings.isDisjoint(with: elsewhere),
      scope.screens[place.screen].unresolved.last != place.branches
    else { return }
    scope.screens[place.screen].unresolved.append(place.branches)
  }

  /// Notes that the element around a place shows something that could not be resolved.
  mutating func noteGap(_ place: Place) {
    guard let parent = place.parent else { return }
    let gap = ViewGap(parent: parent, branches: place.branches)
    if scope.screens[place.screen].gaps.last != gap { scope.screens[place.screen].gaps.append(gap) }
  }

  // MARK: Going back

  /// What was known before a root was read. A root has its own screens and frames, and changes none
  /// that were there before.
  struct Mark {
    let screens: Int
    fileprivate let scenes: Int
    fileprivate let roots: Int
    let frames: Int
    fileprivate let leavesRootsOut: Bool
    fileprivate let system: OSVersion
    fileprivate let modeBlocks: [SyntaxReference: ModeBlock]
    fileprivate let modeConditions: Set<SyntaxReference>
    fileprivate let codeInMode: CodeInMode
    fileprivate let expansions: [TypeReference: Expansion]
    fileprivate let amounts: (steps: Int, elements: Int, passed: Int)
  }

  /// The present state, between two roots.
  var mark: Mark {
    Mark(
      screens: scope.screens.count, scenes: scope.scenes.count, roots: scope.roots.count,
      frames: scope.frames.count, leavesRootsOut: scope.leavesRootsOut, system: system,
      modeBlocks: modeBlocks, modeConditions: modeConditions, codeInMode: codeInMode,
      expansions: expansions, amounts: (steps, elementCount, passedCount))
  }

  /// Forgets whatever was read since, rather than copying all that came before.
  mutating func goBack(to mark: Mark) {
    scope.screens.removeSubrange(mark.screens...)
    scope.scenes.removeSubrange(mark.scenes...)
    scope.roots.removeSubrange(mark.roots...)
    scope.frames.removeSubrange(mark.frames...)
    frameTrees.removeSubrange(mark.frames...)
    scope.isTruncated = false
    scope.leavesRootsOut = mark.leavesRootsOut
    system = mark.system
    modeBlocks = mark.modeBlocks
    modeConditions = mark.modeConditions
    codeInMode = mark.codeInMode
    expansions = mark.expansions
    (steps, elementCount, passedCount) = mark.amounts
  }

  // MARK: Depth

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
