/// A symbol under a name that Apple has replaced.
enum SymbolRenamed: Rule {
  static let description = RuleDescription(
    id: "symbol-renamed", family: .navigation, severity: .hint,
    title: "A symbol under its old name",
    problem: """
      Apple has given the symbol another name. The old one still works, but it is not in the SF \
      Symbols app any more, and symbols made later are derived from the new one. Every system that \
      the app runs on knows the new name.
      """,
    impact: """
      Nobody sees a difference today. An old name is hard to look up, though, and one that goes away \
      leaves a control or title in Assistive Access without the picture that some people go by.
      """,
    remedy: """
      Write the new name. Where the app also runs on a system that only knows the old one, keep it.
      """,
    facts: ["F1", "F4"],
    sources: [Source.symbols],
    hasFix: true, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    context.symbolUses.all.compactMap { use in
      guard let name = currentName(of: use), let tree = context.tree(use.reference.file) else {
        return nil
      }
      return Finding(
        rule: description.id, severity: .hint,
        message: "“\(use.shownName)” is an old name of the symbol “\(name)”. Use the new one.",
        location: use.location,
        fixes: [
          Fix(
            title: "Use “\(name)”", isPreferred: true, isSafe: true,
            changes: [.edit(use.reference.file, [use.edit(to: name, in: tree)])])
        ])
    }
  }

  /// The current name, where it is there on every system on which the old one is shown.
  private static func currentName(of use: SymbolUse) -> String? {
    let table = SymbolTable.shared
    guard let name = table.currentName(forOld: use.name), let since = table.introduced(name) else {
      return nil
    }
    if since <= use.assuredSystem { return name }
    guard let old = table.introduced(use.name) else { return nil }
    return since <= old ? name : nil
  }
}
