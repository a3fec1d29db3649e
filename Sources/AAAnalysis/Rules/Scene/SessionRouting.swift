/// Gives the sessions of Assistive Access to a delegate, before all else that a function does which
/// configures sessions.
struct SessionRouting {
  private let configuration: SessionConfiguration
  private let statement: NodeID
  private let lineStart: Int
  private let indentation: String

  /// Nil where the function does nothing, or does not begin on a line of its own.
  init?(in configuration: SessionConfiguration) {
    let tree = configuration.tree
    let text = tree.text
    guard let statement = tree.firstChild(configuration.body) else { return nil }
    let start = tree.range(statement).start
    indentation = text.indentation(ofLineContaining: start)
    lineStart = text.lines.start(ofLine: text.lines.line(containing: start))
    guard lineStart > tree.range(configuration.body).start,
      lineStart + indentation.utf8.count == start
    else { return nil }
    self.configuration = configuration
    self.statement = statement
  }

  /// The edits, sorted.
  ///
  /// - Parameters:
  ///   - delegate: the class's name.
  ///   - check: the condition that keeps systems out that lack the class; empty where all have it.
  ///   - wrap: what is done with the lines before they are indented.
  func edits(
    to delegate: String, check: String, wrap: ([String]) -> [String] = { $0 }
  ) -> [TextEdit] {
    let tree = configuration.tree
    let text = tree.text
    let start = tree.range(statement).start
    let isGuarded = Availability.guarding(start + 1, in: tree) != nil
    let lines = Self.lines(
      to: delegate, session: configuration.session, check: isGuarded ? "" : check,
      variable: tree.names(boundIn: configuration.body).contains("assistiveAccess")
        ? "assistiveAccessConfiguration" : "assistiveAccess", unit: tree.indentationUnit)
    let ending = text.lineEnding.rawValue
    // A body of one expression returns without the word; with a statement before it needs it.
    var edits = [
      TextEdit(
        at: lineStart, insert: wrap(lines).map { indentation + $0 + ending }.joined())
    ]
    let statements = tree.statements(of: configuration.body)
    if statements.count == 1,
      ![.returnStmt, .ifExpr, .switchExpr].contains(tree.kind(statement))
    {
      edits.append(TextEdit(at: start, insert: "return "))
    }
    return edits
  }

  /// The statement that returns a configuration with the delegate for the role.
  static func lines(
    to delegate: String, session: String, check: String, variable: String = "assistiveAccess",
    unit: String
  ) -> [String] {
    let condition = "\(session).role == .windowAssistiveAccessApplication"
    return [
      "if \(check.isEmpty ? "" : check + ", ")\(condition) {",
      unit + "let \(variable) = UISceneConfiguration(",
      unit + unit + "name: nil, sessionRole: \(session).role)",
      unit + "\(variable).delegateClass = \(delegate).self",
      unit + "return \(variable)",
      "}",
    ]
  }
}

extension SyntaxTree {
  /// The names of the local variables in a node.
  fileprivate func names(boundIn node: NodeID) -> Set<String> {
    Set(descendants(of: node).filter { kind($0) == .identifierPattern }.map(name))
  }
}
