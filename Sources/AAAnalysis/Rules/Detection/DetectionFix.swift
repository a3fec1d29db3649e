/// Asks whether Assistive Access is on only where the system can tell.
struct DetectionFix {
  let gap: AvailabilityGap

  private var tree: SyntaxTree { gap.tree }
  private static let setting = "AccessibilitySettings.isAssistiveAccessEnabled"

  /// The check in front of the condition that a node is.
  func checking(_ node: NodeID) -> Fix? {
    gap.checking(node).map { fix("Check \(gap.check) first", [$0]) }
  }

  /// The check around the answer that is all that a property or a function computes.
  func answering(_ node: NodeID) -> Fix? {
    let path = tree.path(to: tree.range(node).start + 1)
    guard let index = path.lastIndex(of: node), index > 1 else { return nil }
    let block = path[index - 1]
    switch tree.kind(block) {
    case .accessorBlock: break
    case .codeBlock: guard tree.kind(path[index - 2]) == .funcDecl else { return nil }
    default: return nil
    }
    let range = tree.range(block)
    guard isBool(path[index - 2]), tree.children(block).count(where: { _ in true }) == 1,
      tree.isFreeOfComments(range)
    else { return nil }
    let body = answer(tree.text[tree.range(node)], at: range.start)
    return fix("Check \(gap.check) first", [TextEdit(range, body)])
  }

  /// Puts a computed property in the place of one that the environment fills.
  func replacingProperty(readBy keyPath: NodeID) -> Fix? {
    let path = tree.path(to: tree.range(keyPath).start + 1)
    guard let variable = path.last(where: { tree.kind($0) == .variableDecl }),
      let attribute = path.last(where: { tree.kind($0) == .attribute }),
      tree.isAttribute(attribute, named: "Environment")
    else { return nil }
    let parts = Array(tree.children(variable))
    let bindings = parts.filter { tree.kind($0) == .patternBinding }
    guard parts.count(where: { tree.kind($0) == .attribute }) == 1, bindings.count == 1,
      let binding = bindings.first, let pattern = tree.child(binding, .identifierPattern),
      tree.child(binding, .accessorBlock) == nil, tree.child(binding, .initializer) == nil,
      tree.children(binding).count(where: { _ in true }) == 1 || isBool(binding),
      tree.isFreeOfComments(tree.range(variable)),
      let next = parts.first(where: { $0 != attribute })
    else { return nil }
    // What stands behind the attribute: modifiers, or the word `var`.
    let start = tree.kind(next) == .modifier ? tree.range(next).start : introducer(variable)
    guard let start, start > tree.range(attribute).end else { return nil }
    let name = tree.range(pattern)
    let edits = [
      TextEdit(ByteRange(tree.range(attribute).start, start), ""),
      TextEdit(
        ByteRange(name.end, tree.range(variable).end),
        ": Bool " + answer(Self.setting, at: tree.range(variable).start)),
    ]
    return fix(
      "Ask AccessibilitySettings behind \(gap.check)", [importEdit].compactMap { $0 } + edits)
  }

  private func fix(_ title: String, _ edits: [TextEdit]) -> Fix {
    Fix(
      title: title, isPreferred: true,
      changes: [.edit(gap.loaded.file, edits.sorted { $0.range < $1.range })])
  }

  // MARK: Pieces

  /// Where the word `var` of a property begins.
  private func introducer(_ variable: NodeID) -> Int? {
    tree.token(variable).map { tree.tokenRange($0).start }
  }

  private func isBool(_ declaration: NodeID) -> Bool {
    let holder = tree.child(declaration, .returnClause) ?? declaration
    return tree.child(holder, .identifierType).map { tree.name($0, is: "Bool") } ?? false
  }

  /// A block that gives the answer where there is one, and else `false`.
  private func answer(_ expression: String, at offset: Int) -> String {
    let text = tree.text
    let outer = text.lineEnding.rawValue + text.indentation(ofLineContaining: offset)
    let unit = tree.indentationUnit
    return "{" + outer + unit + "if \(gap.check) {" + outer + unit + unit + "return \(expression)"
      + outer + unit + "}" + outer + unit + "return false" + outer + "}"
  }

  /// The import that the setting needs, below the first one; nil where it is there.
  private var importEdit: TextEdit? {
    guard !gap.loaded.model.interface.imports.contains("Accessibility") else { return nil }
    let first = tree.children(tree.root).first { tree.kind($0) == .importDecl }
    let line = "import Accessibility" + tree.text.lineEnding.rawValue
    return TextEdit(at: first.map { tree.range($0).start } ?? 0, insert: line)
  }
}
