/// An Assistive Access delegate that an app delegate gives to the sessions of every role.
enum SceneRoleUnguarded: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    let delegates = context.assistiveAccessDelegates
    if delegates.isEmpty { return [] }
    return context.sessionConfigurations.flatMap { configuration in
      delegates.compactMap { finding($0, configuration) }
    }
  }

  private static func finding(_ delegate: HostingDelegate, _ configuration: SessionConfiguration)
    -> Finding?
  {
    let tree = configuration.tree
    let assignments = DelegateAssignment.all(in: configuration)
    guard let first = assignments.first(where: { $0.className == delegate.name }),
      !first.isConditional,
      // What another role gets later, or instead, is guarded in its own way.
      !assignments.contains(where: { $0.node != first.node && $0.isConditional }),
      assignments.last(where: { !$0.isConditional })?.node == first.node
    else { return nil }
    return Finding(
      rule: description.id, severity: .warning,
      message: "`\(delegate.name)` is given to the sessions of every role, so the ordinary"
        + " interface would be the Assistive Access scene, too. Give it to"
        + " `.windowAssistiveAccessApplication` alone.",
      location: Location(file: configuration.loaded.file, range: tree.range(first.node)),
      related: [
        RelatedLocation(
          location: Location(file: delegate.type.file, range: delegate.nameRange),
          message: "The delegate of the Assistive Access scene")
      ],
      fixes: [fix(first, configuration)].compactMap { $0 })
  }

  private static func fix(_ assignment: DelegateAssignment, _ configuration: SessionConfiguration)
    -> Fix?
  {
    let text = configuration.tree.text
    let range = configuration.tree.range(assignment.node)
    let line = text.contentRange(ofLine: text.lines.line(containing: range.start))
    let indentation = text.indentation(ofLineContaining: range.start)
    // The statement has its line to itself, but for comments.
    guard line.start + indentation.utf8.count == range.start, range.end <= line.end,
      configuration.tree.kind(configuration.body) == .codeBlock, configuration.session != "_"
    else { return nil }
    let unit = configuration.tree.indentationUnit
    let ending = text.lineEnding.rawValue
    let guarding = [
      TextEdit(
        at: range.start,
        insert: "if \(configuration.session).role == .windowAssistiveAccessApplication {"
          + ending + indentation + unit),
      TextEdit(at: line.end, insert: ending + indentation + "}"),
    ]
    let edits = (guarding + rolesOfSessions(in: configuration)).sorted { $0.range < $1.range }
    return Fix(
      title: "Guard it by the session's role", isPreferred: true,
      changes: [.edit(configuration.loaded.file, edits)])
  }

  /// The edits that give configurations the role of the session in place of that of Assistive
  /// Access, which would be wrong for all others.
  private static func rolesOfSessions(in configuration: SessionConfiguration) -> [TextEdit] {
    let tree = configuration.tree
    return tree.descendants(of: configuration.body).compactMap { node in
      guard tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
        tree.name(callee, is: "UISceneConfiguration"),
        let role = tree.argument("sessionRole", of: node), tree.kind(role) == .memberExpr,
        tree.name(role, is: "windowAssistiveAccessApplication")
      else { return nil }
      return TextEdit(tree.range(role), "\(configuration.session).role")
    }
  }
}

/// `configuration.delegateClass = SomeDelegate.self` in a function that configures sessions.
struct DelegateAssignment {
  let node: NodeID
  /// The class that is given; nil where it is no name of a class.
  let className: String?
  /// Whether it stands under a condition, or behind one that leaves.
  let isConditional: Bool

  /// The assignments of a function in the order of the text.
  static func all(in configuration: SessionConfiguration) -> [DelegateAssignment] {
    let tree = configuration.tree
    return tree.descendants(of: configuration.body).compactMap { node in
      guard tree.kind(node) == .sequenceExpr else { return nil }
      let parts = Array(tree.children(node))
      guard parts.count == 3, tree.kind(parts[1]) == .assignmentOperator,
        tree.kind(parts[0]) == .memberExpr, tree.name(parts[0], is: "delegateClass")
      else { return nil }
      return DelegateAssignment(
        node: node, className: className(of: parts[2], tree),
        isConditional: isConditional(node, in: configuration.body, tree))
    }
  }

  private static func className(of node: NodeID, _ tree: SyntaxTree) -> String? {
    guard tree.kind(node) == .memberExpr, tree.name(node, is: "self"),
      let base = tree.firstChild(node)
    else { return nil }
    return tree.name(base)
  }

  private static func isConditional(_ node: NodeID, in body: NodeID, _ tree: SyntaxTree) -> Bool {
    let offset = tree.range(node).start
    let path = tree.path(to: offset + 1).drop { $0 != body }
    for outer in path.dropFirst() where outer != node {
      switch tree.kind(outer) {
      case .ifExpr:
        // The version of the system tells no roles apart.
        let conditions = tree.children(outer).prefix { tree.kind($0) != .codeBlock }
        if !conditions.allSatisfy({ tree.kind($0) == .availabilityCondition }) { return true }
      case .switchExpr, .closureExpr, .funcDecl, .forStmt, .doStmt, .whileStmt, .sequenceExpr:
        return true
      default: continue
      }
    }
    // A statement before it that may leave the function.
    return path.contains { block in
      tree.kind(block) == .codeBlock
        && tree.children(block).contains { statement in
          tree.range(statement).end <= offset && leaves(statement, tree)
        }
    }
  }

  private static func leaves(_ statement: NodeID, _ tree: SyntaxTree) -> Bool {
    if tree.kind(statement) == .guardStmt {
      let conditions = tree.children(statement).prefix { tree.kind($0) != .codeBlock }
      return !conditions.allSatisfy { tree.kind($0) == .availabilityCondition }
    }
    return tree.descendants(of: statement).contains { tree.kind($0) == .returnStmt }
  }
}
