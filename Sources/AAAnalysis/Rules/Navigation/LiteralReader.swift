/// What strings an expression may be, as far as the source says.
struct StringLiterals {
  struct Literal {
    let text: String
    let reference: SyntaxReference
  }

  private(set) var literals: [Literal] = []
  /// Whether it can be nothing else.
  fileprivate(set) var isComplete = true
  /// Whether a name had to be followed, so that another context may give others.
  fileprivate(set) var hasNames = false

  fileprivate static let maximumCount = 64

  fileprivate mutating func add(_ literal: Literal) {
    guard literals.count < Self.maximumCount else {
      isComplete = false
      return
    }
    if !literals.contains(where: { $0.reference == literal.reference }) { literals.append(literal) }
  }
}

/// Follows an expression through branches, parameters, properties, constants and functions to every
/// string that it may be. Of values, other than `self`, only what their types compute is followed.
struct LiteralReader {
  private let scope: Scope
  private let index: DeclarationIndex
  private let loader: FileLoader
  private static let maximumDepth = 24

  init(_ context: RuleContext) {
    scope = context.scope
    index = context.index
    loader = context.loader
  }

  /// The strings that an expression in a frame of the scope may be.
  func literals(of node: NodeID, in frame: Int) -> StringLiterals {
    var found = StringLiterals()
    guard scope.frames.indices.contains(frame) else { return found }
    let place = Place(
      frame: frame, file: scope.frames[frame].file, owner: scope.frames[frame].owner)
    read(node, place, &found, depth: 0)
    return found
  }

  /// The type of the workspace that an expression in a frame of the scope names, or of which it is
  /// a value.
  func type(of node: NodeID, in frame: Int) -> TypeReference? {
    guard scope.frames.indices.contains(frame),
      let tree = loader.load(scope.frames[frame].file)?.tree
    else { return nil }
    let place = Place(
      frame: frame, file: scope.frames[frame].file, owner: scope.frames[frame].owner)
    return type(of: node, place, tree)
  }

  /// Where an expression stands.
  private struct Place {
    /// The frame whose bindings hold; nil in a declaration of something else.
    var frame: Int?
    var file: FileID
    var owner: TypeReference?
  }

  private func read(_ node: NodeID, _ place: Place, _ found: inout StringLiterals, depth: Int) {
    guard depth < Self.maximumDepth, let tree = loader.load(place.file)?.tree else {
      found.isComplete = false
      return
    }
    switch tree.kind(node) {
    case .stringLiteral:
      if let text = StringValue(of: node, in: tree).text {
        found.add(.init(text: text, reference: SyntaxReference(file: place.file, node: node)))
      } else {
        found.isComplete = false
      }
    case .sequenceExpr:
      readSequence(Array(tree.children(node))[...], place, tree, &found, depth)
    case .tupleExpr, .tryExpr, .awaitExpr, .effectExpr, .forceUnwrapExpr, .argument:
      guard let inner = tree.firstChild(node) else { return }
      read(inner, place, &found, depth: depth + 1)
    case .ifExpr, .switchExpr:
      readBranches(node, place, tree, &found, depth)
    case .declRef:
      found.hasNames = true
      readName(tree.name(node), node, place, tree, &found, depth)
    case .memberExpr:
      found.hasNames = true
      readMember(node, place, tree, &found, depth)
    case .callExpr:
      readCall(node, place, tree, &found, depth)
    default:
      found.isComplete = false
    }
  }

  // MARK: Branches

  /// `condition ? a : b`, `a ?? b`; any other operator makes something new.
  private func readSequence(
    _ parts: ArraySlice<NodeID>, _ place: Place, _ tree: SyntaxTree,
    _ found: inout StringLiterals, _ depth: Int
  ) {
    if parts.count == 1, let only = parts.first {
      read(only, place, &found, depth: depth + 1)
    } else if let ternary = parts.firstIndex(where: { tree.kind($0) == .ternaryOperator }) {
      let value =
        ternary == parts.startIndex + 1
        ? certainty(of: parts[parts.startIndex], place) : .unknown
      if value != .unknown { found.hasNames = true }
      if value != .no, let then = tree.firstChild(parts[ternary]) {
        read(then, place, &found, depth: depth + 1)
      }
      if value != .yes { readSequence(parts[(ternary + 1)...], place, tree, &found, depth) }
    } else if parts.count > 2, let first = parts.first,
      parts.dropFirst().first.map({ tree.name($0, is: "??") }) == true
    {
      read(first, place, &found, depth: depth + 1)
      readSequence(parts.dropFirst(2), place, tree, &found, depth)
    } else {
      found.isComplete = false
    }
  }

  /// The values of an `if` or `switch`, or what they return.
  private func readBranches(
    _ node: NodeID, _ place: Place, _ tree: SyntaxTree, _ found: inout StringLiterals, _ depth: Int
  ) {
    var value = Certainty.unknown
    if tree.kind(node) == .ifExpr {
      var reader = ConditionReader(index: index, loader: loader, frames: scope.frames)
      let conditions = reader.conditions(of: node, conditionPlace(place))
      // Beside older systems both sides of a check of the version count.
      if !conditions.isAvailability { value = conditions.value }
      if value != .unknown { found.hasNames = true }
    }
    let first = tree.child(node, .codeBlock)
    for child in tree.children(node) {
      if child == first ? value == .no : value == .yes { continue }
      switch tree.kind(child) {
      case .codeBlock:
        readStatements(tree.statements(of: child), place, tree, &found, depth + 1)
      case .switchCase:
        let items = tree.children(child).filter {
          tree.kind($0) != .switchCaseItem && tree.kind($0) != .attribute
        }
        readStatements(items, place, tree, &found, depth + 1)
      case .ifExpr: readBranches(child, place, tree, &found, depth + 1)
      default: break
      }
    }
  }

  /// What statements return, or give as their one value.
  private func readStatements(
    _ items: [NodeID], _ place: Place, _ tree: SyntaxTree, _ found: inout StringLiterals,
    _ depth: Int
  ) {
    guard depth < Self.maximumDepth else {
      found.isComplete = false
      return
    }
    for item in items {
      switch tree.kind(item) {
      case .returnStmt:
        if let value = tree.firstChild(item) { read(value, place, &found, depth: depth + 1) }
      case .ifExpr, .switchExpr: readBranches(item, place, tree, &found, depth)
      case .guardStmt:
        if let block = tree.child(item, .codeBlock) {
          readStatements(tree.statements(of: block), place, tree, &found, depth + 1)
        }
      case .variableDecl, .throwStmt, .fallthroughStmt, .breakStmt: break
      default:
        if items.count == 1 {
          read(item, place, &found, depth: depth + 1)
        } else {
          found.isComplete = false
        }
      }
    }
  }

  /// What a condition says while Assistive Access is on.
  private func certainty(of condition: NodeID, _ place: Place) -> Certainty {
    var reader = ConditionReader(index: index, loader: loader, frames: scope.frames)
    return reader.certainty(of: condition, conditionPlace(place))
  }

  private func conditionPlace(_ place: Place) -> ConditionReader.Place {
    ConditionReader.Place(frame: place.frame, file: place.file, owner: place.owner)
  }

  // MARK: Names

  private func readName(
    _ name: String, _ node: NodeID, _ place: Place, _ tree: SyntaxTree,
    _ found: inout StringLiterals, _ depth: Int
  ) {
    switch tree.localMeaning(of: name, at: node) {
    case .value(let value): return read(value, place, &found, depth: depth + 1)
    case .unknown: found.isComplete = false
    case .parameter:
      if !readBinding(name, place, &found, depth) { found.isComplete = false }
    case nil: readProperty(name, place, &found, depth)
    }
  }

  /// Reads what a parameter, a property or a local constant was given; false where that is unknown.
  private func readBinding(
    _ name: String, _ place: Place, _ found: inout StringLiterals, _ depth: Int
  ) -> Bool {
    guard let frame = place.frame, let binding = scope.frames[frame].bindings[name],
      scope.frames.indices.contains(binding.frame)
    else { return false }
    let inner = Place(
      frame: binding.frame, file: scope.frames[binding.frame].file,
      owner: scope.frames[binding.frame].owner)
    read(binding.value.node, inner, &found, depth: depth + 1)
    return true
  }

  /// A parameter, a property of `self`, or a global constant.
  private func readProperty(
    _ name: String, _ place: Place, _ found: inout StringLiterals, _ depth: Int
  ) {
    if readBinding(name, place, &found, depth) { return }
    var members: [MemberReference] = []
    if let owner = place.owner {
      members = index.members(named: name, of: index.extendedType(owner))
    }
    if members.isEmpty { members = index.globals(named: name) }
    readDeclaration(members, place, labels: nil, isOfSelf: true, &found, depth)
  }

  private func readMember(
    _ node: NodeID, _ place: Place, _ tree: SyntaxTree, _ found: inout StringLiterals, _ depth: Int
  ) {
    let name = tree.name(node)
    guard let base = tree.firstChild(node) else {
      found.isComplete = false
      return
    }
    if tree.kind(base) == .declRef, tree.name(base, is: "self") || tree.name(base, is: "Self") {
      return readProperty(name, place, &found, depth)
    }
    guard let owner = type(of: base, place, tree) else {
      found.isComplete = false
      return
    }
    readDeclaration(
      index.members(named: name, of: owner), place, labels: nil, isOfSelf: false, &found, depth)
  }

  private func readCall(
    _ node: NodeID, _ place: Place, _ tree: SyntaxTree, _ found: inout StringLiterals, _ depth: Int
  ) {
    guard let callee = tree.callee(of: node) else {
      found.isComplete = false
      return
    }
    let name = tree.name(callee)
    let arguments = tree.arguments(of: node)
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    if tree.kind(callee) == .memberExpr, let base = tree.firstChild(callee) {
      found.hasNames = true
      let isSelf = tree.name(base, is: "self") || tree.name(base, is: "Self")
      guard tree.kind(base) != .declRef || !isSelf else {
        return readFunction(name, labels, place, &found, depth)
      }
      let members = type(of: base, place, tree).map { index.members(named: name, of: $0) } ?? []
      return readDeclaration(members, place, labels: labels, isOfSelf: false, &found, depth)
    }
    guard tree.kind(callee) == .declRef else {
      found.isComplete = false
      return
    }
    // `Text("…")`, `LocalizedStringKey("…")`, `String(localized: "…")`, `NSLocalizedString("…")`.
    let isLibrary = ["Text", "LocalizedStringKey", "LocalizedStringResource", "String",
      "NSLocalizedString"].contains(name)
    if isLibrary, let first = arguments.first,
      [nil, "verbatim", "localized", "stringLiteral"].contains(first.label)
    {
      return read(first.value, place, &found, depth: depth + 1)
    }
    found.hasNames = true
    readFunction(name, labels, place, &found, depth)
  }

  private func readFunction(
    _ name: String, _ labels: [String], _ place: Place, _ found: inout StringLiterals, _ depth: Int
  ) {
    var functions: [MemberReference] = []
    if let owner = place.owner {
      functions = index.members(named: name, of: index.extendedType(owner))
    }
    if functions.isEmpty { functions = index.globals(named: name) }
    readDeclaration(functions, place, labels: labels, isOfSelf: true, &found, depth)
  }

  // MARK: Declarations

  /// Reads what a property is or computes, or what a function returns. A property that can be set
  /// is only at first what it is declared to be.
  private func readDeclaration(
    _ members: [MemberReference], _ place: Place, labels: [String]?, isOfSelf: Bool,
    _ found: inout StringLiterals, _ depth: Int
  ) {
    let candidates = members.filter { (index[$0]?.kind == .function) == (labels != nil) }
    guard let member = index.best(candidates, labels: labels, from: place.file),
      let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index)
    else {
      found.isComplete = false
      return
    }
    let tree = loaded.tree
    let owner = index.owner(of: member)
    let inner = Place(
      frame: isOfSelf && owner != nil ? place.frame : nil, file: member.file,
      owner: owner ?? place.owner)
    if let value = tree.child(node, .initializer).flatMap({ tree.firstChild($0) }) {
      let declaration = tree.declaration(around: node)
      if declaration.map({ !tree.name($0, is: "let") }) ?? true { found.isComplete = false }
      read(value, inner, &found, depth: depth + 1)
    } else if let block = tree.child(node, .accessorBlock) {
      let getter = tree.children(block).first {
        tree.kind($0) == .accessorDecl && tree.name($0, is: "get")
      }
      let body = getter.flatMap { tree.child($0, .codeBlock) } ?? block
      readStatements(tree.statements(of: body), inner, tree, &found, depth + 1)
    } else if let block = tree.child(node, .codeBlock) {
      readStatements(tree.statements(of: block), inner, tree, &found, depth + 1)
    } else {
      found.isComplete = false
    }
  }

  // MARK: Types

  /// The type that an expression names, or of which it is a value.
  private func type(of node: NodeID, _ place: Place, _ tree: SyntaxTree) -> TypeReference? {
    let name = tree.name(node)
    if tree.kind(node) == .declRef, name.unicodeScalars.first?.properties.isUppercase == true {
      return index.type(named: name, from: place.file, inside: place.owner)
    }
    if tree.kind(node) == .memberExpr, let base = tree.firstChild(node),
      name.unicodeScalars.first?.properties.isUppercase == true
    {
      guard let outer = type(of: base, place, tree) else { return nil }
      return index.type(named: name, from: outer.file, inside: outer)
    }
    guard let frame = place.frame else { return nil }
    var reader = ActionReader(
      ActionSource(index: index, loader: loader, frames: scope.frames))
    let context = reader.context(ofFrame: frame)
    guard tree.kind(node) == .declRef else { return nil }
    if let closure = tree.closure(naming: name, around: node) {
      // `ForEach(Tab.allCases) { tab in … }`: what a sequence gives.
      guard let sequence = tree.firstArgument(ofCallWith: closure) else { return nil }
      if tree.name(sequence, is: "allCases"), let base = tree.firstChild(sequence) {
        return type(of: base, place, tree)
      }
      return reader.elementType(of: reader.type(of: sequence, context))
        .flatMap(reader.declaration)
    }
    guard tree.localMeaning(of: name, at: node) == nil else { return nil }
    if let binding = scope.frames[frame].bindings[name], binding.frame == frame { return nil }
    return reader.type(of: node, context).flatMap(reader.declaration)
  }
}
