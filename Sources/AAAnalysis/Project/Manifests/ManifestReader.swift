/// Reads values out of a manifest that is written in Swift: literals, constants of the same file,
/// and lists that are put together from them. What is computed is not known.
struct ManifestReader {
  let tree: SyntaxTree
  let file: FileID
  /// What each constant of the file is, and each static one of a type (`Type.name`).
  private let constants: [String: NodeID]

  private static let maximumDepth = 24
  private static let maximumElements = 4096

  init(_ tree: SyntaxTree, file: FileID) {
    self.tree = tree
    self.file = file
    var constants: [String: NodeID] = [:]
    Self.collect(tree.children(tree.root), owner: nil, tree, &constants, depth: 0)
    self.constants = constants
  }

  private static func collect(
    _ items: some Sequence<NodeID>, owner: String?, _ tree: SyntaxTree,
    _ constants: inout [String: NodeID], depth: Int
  ) {
    guard depth < 4 else { return }
    for item in items {
      switch tree.kind(item) {
      case .variableDecl:
        for binding in tree.children(item) where tree.kind(binding) == .patternBinding {
          guard let pattern = tree.child(binding, .identifierPattern),
            let value = value(of: binding, tree)
          else { continue }
          let name = tree.name(pattern)
          constants[owner.map { $0 + "." + name } ?? name] = value
        }
      case .structDecl, .enumDecl, .classDecl, .extensionDecl:
        let type = tree.child(item, .identifierType)
        let name = tree.kind(item) == .extensionDecl ? type.map(tree.name) : tree.name(item)
        guard let name, let block = tree.child(item, .memberBlock) else { continue }
        collect(tree.children(block), owner: name, tree, &constants, depth: depth + 1)
      default: break
      }
    }
  }

  /// What a constant is set to, or the one expression that it computes.
  private static func value(of binding: NodeID, _ tree: SyntaxTree) -> NodeID? {
    if let initializer = tree.child(binding, .initializer) { return tree.firstChild(initializer) }
    guard let block = tree.child(binding, .accessorBlock) else { return nil }
    let items = Array(tree.children(block))
    guard items.count == 1, let only = items.first, tree.kind(only) != .accessorDecl else {
      return nil
    }
    return tree.kind(only) == .returnStmt ? tree.firstChild(only) : only
  }

  // MARK: Values

  /// An expression without parentheses, names of constants followed.
  func resolved(_ node: NodeID) -> NodeID {
    var node = node
    for _ in 0..<Self.maximumDepth {
      switch tree.kind(node) {
      case .declRef:
        guard let value = constants[tree.name(node)] else { return node }
        node = value
      case .memberExpr:
        guard let base = tree.firstChild(node), tree.kind(base) == .declRef,
          let value = constants[tree.name(base) + "." + tree.name(node)]
        else { return node }
        node = value
      case .tupleExpr:
        let inner = Array(tree.children(node))
        guard inner.count == 1, let only = inner.first, let value = tree.firstChild(only) else {
          return node
        }
        node = value
      default: return node
      }
    }
    return node
  }

  /// The text that an expression is; nil where it is computed.
  func text(_ node: NodeID) -> String? { text(node, depth: 0) }

  private func text(_ node: NodeID, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    let node = resolved(node)
    switch tree.kind(node) {
    case .stringLiteral: return StringValue(of: node, in: tree).text
    case .sequenceExpr:
      var result = ""
      for (index, part) in tree.children(node).enumerated() {
        if index % 2 == 1 {
          guard tree.kind(part) == .binaryOperator, tree.name(part, is: "+") else { return nil }
        } else {
          guard let text = text(part, depth: depth + 1) else { return nil }
          result += text
        }
      }
      return result
    default: return nil
    }
  }

  /// The elements of a list, as far as they are known.
  func elements(_ node: NodeID) -> (elements: [NodeID], isComplete: Bool) {
    var result: [NodeID] = []
    let isComplete = add(elementsOf: node, to: &result, depth: 0)
    return (result, isComplete)
  }

  private func add(elementsOf node: NodeID, to result: inout [NodeID], depth: Int) -> Bool {
    guard depth < Self.maximumDepth, result.count < Self.maximumElements else { return false }
    let node = resolved(node)
    switch tree.kind(node) {
    case .arrayExpr:
      result += tree.children(node)
      return true
    case .sequenceExpr:
      var isComplete = true
      for (index, part) in tree.children(node).enumerated() {
        if index % 2 == 1 {
          guard tree.kind(part) == .binaryOperator, tree.name(part, is: "+") else { return false }
        } else if !add(elementsOf: part, to: &result, depth: depth + 1) {
          isComplete = false
        }
      }
      return isComplete
    default: return false
    }
  }

  /// The texts of a list of texts.
  func texts(_ node: NodeID) -> (texts: [String], isComplete: Bool) {
    let (elements, isComplete) = elements(node)
    let texts = elements.map { text($0) }
    return (texts.compactMap { $0 }, isComplete && texts.allSatisfy { $0 != nil })
  }

  // MARK: Calls

  /// A call or a member: `.target(…)`, `Target(…)`, `Target.target(…)`, `.iOS`.
  struct Call {
    let node: NodeID
    /// `target`, `Target`, `target`, `iOS`.
    let name: String
    let arguments: [CallArgument]
    /// Whether anything is called.
    let isCalled: Bool

    subscript(label: String) -> NodeID? { arguments.first { $0.label == label }?.value }

    /// The first argument without a label.
    var unlabelled: NodeID? { arguments.first { $0.label == nil }?.value }
  }

  /// Whether a dependency is there on iOS, as far as its condition tells: not so for
  /// `condition: .when(platforms: [.macOS])`.
  func mayHoldOnIOS(_ dependency: Call) -> Bool {
    guard let condition = dependency["condition"].flatMap(call), condition.name == "when",
      let platforms = condition["platforms"] ?? condition.unlabelled
    else { return true }
    let (elements, isComplete) = elements(platforms)
    let names = elements.compactMap { call($0)?.name.lowercased() }
    return !isComplete || names.isEmpty || names.count < elements.count || names.contains("ios")
  }

  func call(_ node: NodeID) -> Call? {
    let node = resolved(node)
    switch tree.kind(node) {
    case .callExpr:
      guard let callee = tree.callee(of: node) else { return nil }
      switch tree.kind(callee) {
      case .declRef, .memberExpr:
        return Call(
          node: node, name: tree.name(callee), arguments: tree.arguments(of: node),
          isCalled: true)
      default: return nil
      }
    case .memberExpr:
      return Call(node: node, name: tree.name(node), arguments: [], isCalled: false)
    default: return nil
    }
  }

  func location(_ node: NodeID) -> Location { Location(file: file, range: tree.range(node)) }

  /// The text of an argument of a call.
  func text(_ label: String, of call: Call) -> String? { call[label].flatMap { text($0) } }
}
