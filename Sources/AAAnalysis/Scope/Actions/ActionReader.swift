/// Follows an action through the workspace and collects what it does.
///
/// Names lead to declarations as in the walk through the views: nearest first, and what is
/// ambiguous is unresolved. Depth, recursion and size are bounded.
struct ActionReader {
  static let maximumDepth = 10
  static let maximumNodes = 8_000

  let source: ActionSource
  /// Notes what is asked of the frame of the first context.
  let witness = FrameWitness()
  /// Notes what else a reading depends on.
  let trail = ReadingTrail()
  var effects = ActionEffects()
  var contexts: [ActionContext] = []
  /// The branches around what is read.
  var branches: [ActionBranch] = []
  /// Functions that are being read, to stop at recursion.
  var active: Set<MemberReference> = []
  var depth = 0
  /// How many initial values lead from one to the next, as in `static let a = B.b`.
  var initializerDepth = 0
  /// Where what happens later matters; nil where it does not.
  var clock: ActionClock?
  var nodeCount = 0
  var bodyCount = 0

  init(_ source: ActionSource) {
    self.source = source
  }

  var index: DeclarationIndex { source.index }
  var loader: FileLoader { source.loader }
  var frames: [Frame] { source.frames }
  var lookups: ActionLookups { source.lookups }

  func tree(_ context: Int) -> SyntaxTree? {
    if context < trail.lowestContext { trail.lowestContext = context }
    return contexts[context].tree
  }

  // MARK: Contexts

  /// The context of an expression that a view holds.
  mutating func context(ofFrame frame: Int) -> Int {
    let frame = frames.indices.contains(frame) ? frame : 0
    return add(
      ActionContext(
        file: frames[frame].file, owner: canonical(frames[frame].owner), frame: frame))
  }

  mutating func add(_ context: ActionContext) -> Int {
    var context = context
    context.tree = loader.load(context.file)?.tree
    contexts.append(context)
    return contexts.count - 1
  }

  /// The type that an extension extends, where the workspace declares it; else what was given.
  func canonical(_ owner: TypeReference?) -> TypeReference? {
    guard let owner, let model = index[owner], model.kind == .extensionType else { return owner }
    return index.type(named: model.name, from: owner.file) ?? owner
  }

  /// Runs `body` one level deeper, unless that is too deep.
  mutating func descend(_ body: (inout ActionReader) -> Void) {
    guard depth < ActionReader.maximumDepth else {
      effects.isComplete = false
      return
    }
    depth += 1
    if depth > trail.deepest { trail.deepest = depth }
    body(&self)
    depth -= 1
  }

  /// Counts a node; false where the action has grown too large.
  mutating func spend() -> Bool {
    nodeCount += 1
    if nodeCount > ActionReader.maximumNodes { effects.isComplete = false }
    return nodeCount <= ActionReader.maximumNodes
  }

  // MARK: Running

  /// Runs an expression that stands for an action: a closure, a function, a parameter.
  mutating func run(_ node: NodeID, _ context: Int, arguments: [Local]) {
    guard let tree = tree(context), spend() else { return }
    switch tree.kind(node) {
    case .closureExpr:
      let outerLocals = contexts[context].locals
      bind(arguments, toParametersOf: node, context, tree)
      readBody(node, context)
      contexts[context].locals = outerLocals
    case .declRef, .memberExpr:
      let base = tree.kind(node) == .memberExpr ? tree.firstChild(node) : nil
      if let base { read(base, context) }
      let baseType = base.flatMap { type(of: $0, context) }
      if recordKnownCall(node, node, base, baseType, [], context, tree) { return }
      call(
        node, baseType, context, arguments.map { PassedArgument(label: nil, local: $0) },
        reference: node)
    case .tupleExpr:
      for argument in tree.arguments(of: node) {
        run(argument.value, context, arguments: arguments)
      }
    case .sequenceExpr:
      // A ternary, or `given ?? other`: any of them may run.
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .ternaryOperator:
          if let then = tree.firstChild(child) { run(then, context, arguments: arguments) }
        case .closureExpr, .declRef, .memberExpr: run(child, context, arguments: arguments)
        default: break
        }
      }
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .effectExpr:
      if let inner = tree.firstChild(node) { run(inner, context, arguments: arguments) }
    case .callExpr where runResult(of: node, context, arguments: arguments): break
    case .nilLiteral: break
    default:
      effects.statementCount += 1
      effects.add(.init(name: "", root: nil, isUnknown: true))
    }
  }

  /// Reads the statements of a closure or of a function's block.
  mutating func readBody(_ node: NodeID, _ context: Int) {
    guard let tree = tree(context) else { return }
    let outer = (contexts[context].body, contexts[context].place)
    bodyCount += 1
    contexts[context].body = node
    contexts[context].place = ActionPlace(
      body: bodyCount, bodyAwaits: waits(node, tree))
    readStatements(tree.statements(of: node), context)
    (contexts[context].body, contexts[context].place) = outer
  }

  /// Whether a body awaits anything itself.
  private func waits(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.contains(.awaitExpr, in: node)
  }

  /// The place of what is read now.
  func place(_ context: Int) -> ActionPlace {
    var place = contexts[context].place
    place.branches = branches
    place.calls = active.count
    place.order = nodeCount
    return place
  }

  private mutating func bind(
    _ arguments: [Local], toParametersOf closure: NodeID, _ context: Int, _ tree: SyntaxTree
  ) {
    let names = tree.closureParameters(closure)
    for (position, argument) in arguments.enumerated() {
      contexts[context].locals["$\(position)"] = argument
      if names.indices.contains(position) { contexts[context].locals[names[position]] = argument }
    }
    for name in names.dropFirst(arguments.count) {
      contexts[context].locals[name] = .value(nil)
    }
  }
}

/// Where a piece of an action is read: whose members its names mean, and what its locals are.
struct ActionContext {
  let file: FileID
  /// The type whose `self` it is.
  let owner: TypeReference?
  /// The frame that says what the properties of `self` were given; nil outside views.
  let frame: Int?
  /// The tree of the file; nil where that is gone.
  var tree: SyntaxTree?
  var locals: [String: Local] = [:]
  /// The closure or block that is read.
  var body: NodeID?
  var place = ActionPlace()

  init(file: FileID, owner: TypeReference?, frame: Int?) {
    self.file = file
    self.owner = owner
    self.frame = frame
  }
}

/// What is known of a local name.
enum Local {
  /// A value of this type, if that is known.
  case value(NamedType?)
  /// An expression of another, or the same, context; the type where it is declared.
  case expression(NodeID, context: Int, type: NamedType?)
  /// A parameter that took its default.
  case omitted
}

/// An argument of a call that is followed.
struct PassedArgument {
  let label: String?
  let local: Local
  var isTrailing = false
  /// Whether its type was not asked for yet.
  var isUntyped = false

  var knownType: NamedType? {
    switch local {
    case .value(let type), .expression(_, _, let type): type
    case .omitted: nil
    }
  }
}
