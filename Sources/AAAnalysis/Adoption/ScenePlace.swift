/// Where a further scene goes in the body of a SwiftUI app: behind its ordinary one.
struct ScenePlace: Sendable {
  let file: LoadedFile
  /// The braces of the getter.
  private let block: NodeID
  /// What the scene stands behind.
  private let statement: NodeID
  /// Whether nothing else stands in the braces.
  private let isAlone: Bool
  /// Whether other systems do not compile the place.
  let isForIOSAlone: Bool
  /// The word `return` with the space behind it: where one is, no builder is at work.
  private let returned: ByteRange?
  /// Where `@SceneBuilder` has to stand: the builder is only known of itself where the type says
  /// that it is an `App`.
  private let attributeOffset: Int?

  private var tree: SyntaxTree { file.tree }

  /// Within a token of the place, for questions about its surroundings.
  var offset: Int { tree.range(statement).start + 1 }

  /// - Parameter main: the ordinary scene, where it is known.
  init(
    in app: TypeReference, behind main: StandardScene?, _ context: RuleContext
  ) throws(AdoptionRefusal) {
    let name = context.index[app]?.name ?? ""
    let bodies = context.index.members(named: "body", of: app).filter { member in
      context.index[member]?.kind == .property && context.index[member]?.isComputed == true
    }
    guard let body = bodies.first, bodies.count == 1, let file = context.loader.load(body.file),
      let binding = file.node(ofMember: body.index), let getter = file.tree.getter(of: binding)
    else {
      throw AdoptionRefusal("`\(name)` has no one body that could be added to.")
    }
    self.file = file
    block = getter
    let items = SceneItem.all(in: getter, file.tree)
    let mainCall = main.flatMap { $0.file == file.file ? file.tree.range($0.call) : nil }
    let around = mainCall.flatMap { call in
      items.first { file.tree.range($0.node).contains(call) }
    }
    guard let item = around ?? items.first(where: { file.tree.isScene($0.node) }) else {
      throw AdoptionRefusal("The body of `\(name)` shows no scene yet.")
    }
    statement = item.node
    isForIOSAlone = item.isForIOSAlone
    isAlone = file.tree.children(getter).filter { $0 != item.node }.isEmpty
    returned = try Self.returned(in: getter, items, file.tree)
    if returned != nil, file.tree.kind(item.node) != .returnStmt {
      throw AdoptionRefusal("The body of `\(name)` returns something else than its scene.")
    }
    attributeOffset = Self.attributeOffset(body, binding, file, context.index)
    if !startsLine, !(isAlone && isOnOneLine) {
      throw AdoptionRefusal("The scenes of `\(name)` do not stand on lines of their own.")
    }
  }

  private static func returned(
    in block: NodeID, _ items: [SceneItem], _ tree: SyntaxTree
  ) throws(AdoptionRefusal) -> ByteRange? {
    let returns = tree.returns(in: block)
    guard let only = returns.first else { return nil }
    guard returns.count == 1, items.last?.node == only, let value = tree.firstChild(only) else {
      throw AdoptionRefusal("The body of the app returns its scenes instead of listing them.")
    }
    return ByteRange(tree.range(only).start, tree.range(value).start)
  }

  private static func attributeOffset(
    _ body: MemberReference, _ binding: NodeID, _ file: LoadedFile, _ index: DeclarationIndex
  ) -> Int? {
    guard let model = index[body], !model.attributes.contains("SceneBuilder"),
      let owner = index.owner(of: body), let type = index[owner]
    else { return nil }
    // A protocol of the workspace may bring the builder as well.
    if type.kind != .extensionType || !type.inherited.isEmpty { return nil }
    let path = file.tree.path(to: file.tree.range(binding).start + 1)
    return path.last { file.tree.kind($0) == .variableDecl }.map { file.tree.range($0).start }
  }

  // MARK: Layout

  private var startsLine: Bool {
    let start = tree.range(statement).start
    let text = tree.text
    let line = text.lines.start(ofLine: text.lines.line(containing: start))
    return line + text.indentation(ofLineContaining: start).utf8.count == start
      && line > tree.range(block).start
  }

  private var isOnOneLine: Bool {
    let range = tree.range(block)
    return tree.text.lines.line(containing: range.start)
      == tree.text.lines.line(containing: range.end)
  }

  /// The edits that put a scene there, given as lines; the text of the scene before it as it is.
  func edits(inserting lines: [String]) -> [TextEdit] {
    let text = tree.text
    let ending = text.lineEnding.rawValue
    var edits: [TextEdit] = []
    if let attributeOffset {
      let indentation = text.indentation(ofLineContaining: attributeOffset)
      edits.append(TextEdit(at: attributeOffset, insert: "@SceneBuilder" + ending + indentation))
    }
    if let returned { edits.append(TextEdit(returned, "")) }
    let range = tree.range(statement)
    if startsLine {
      let indentation = text.indentation(ofLineContaining: range.start)
      let isTall =
        text.lines.line(containing: range.start) != text.lines.line(containing: range.end)
      edits.append(
        TextEdit(
          at: tree.endOfLine(behind: range.end),
          insert: (isTall ? ending : "")
            + lines.map { $0.isEmpty ? ending : ending + indentation + $0 }.joined()))
    } else {
      // The braces stand on one line: now each on its own.
      let braces = tree.range(block)
      let outer = text.indentation(ofLineContaining: braces.start)
      let inner = ending + outer + tree.indentationUnit
      let head = ByteRange(braces.start + 1, range.start)
      let tail = ByteRange(range.end, braces.end - 1)
      edits.append(TextEdit(head, text[head].trimmingSpaces + inner))
      edits.append(
        TextEdit(tail, lines.map { inner + $0 }.joined() + ending + outer))
    }
    return edits.sorted { $0.range < $1.range }
  }
}

/// What stands in the body of an app, `#if` branches that iOS compiles opened up.
private struct SceneItem {
  let node: NodeID
  let isForIOSAlone: Bool

  static func all(in block: NodeID, _ tree: SyntaxTree) -> [SceneItem] {
    var items: [SceneItem] = []
    for child in tree.children(block) { append(child, false, tree, &items, depth: 0) }
    return items
  }

  private static func append(
    _ node: NodeID, _ isForIOSAlone: Bool, _ tree: SyntaxTree, _ items: inout [SceneItem],
    depth: Int
  ) {
    let clauses =
      tree.kind(node) == .ifConfigDecl && depth < 16
      ? ConditionalCompilation.activeClauses(of: node, in: tree) : []
    // Where two branches may be compiled, what is added must stand behind both.
    guard clauses.count == 1, let clause = clauses.first else {
      items.append(SceneItem(node: node, isForIOSAlone: isForIOSAlone))
      return
    }
    let condition = ConditionalCompilation.condition(of: clause, in: tree)
    let isForIOS = condition.map { tree.compactText(of: tree.range($0)) == "os(iOS)" } ?? false
    for item in ConditionalCompilation.items(of: clause, in: tree) {
      append(item, isForIOSAlone || isForIOS, tree, &items, depth: depth + 1)
    }
  }
}

extension SyntaxTree {
  /// The braces around what a computed property computes.
  fileprivate func getter(of binding: NodeID) -> NodeID? {
    guard let block = child(binding, .accessorBlock) else { return nil }
    let accessors = children(block).filter { kind($0) == .accessorDecl }
    guard !accessors.isEmpty else { return block }
    return accessors.first { name($0, is: "get") }.flatMap { child($0, .codeBlock) }
  }

  /// Whether an item of a body may be a scene.
  fileprivate func isScene(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .callExpr, .memberExpr, .declRef, .postfixIfConfigExpr, .ifExpr, .returnStmt,
      .ifConfigDecl:
      true
    default: false
    }
  }

  /// The `return`s of a block, those of closures and functions in it apart.
  fileprivate func returns(in block: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [block]
    while let node = pending.popLast() {
      switch kind(node) {
      case .returnStmt: result.append(node)
      case .closureExpr, .funcDecl: continue
      default: pending.append(contentsOf: children(node))
      }
    }
    return result
  }
}
