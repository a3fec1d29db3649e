/// A name of a symbol that no list knows.
enum SymbolUnknown: Rule {
  static let description = RuleDescription(
    id: "symbol-unknown", family: .navigation, severity: .information,
    title: "A symbol name that is not among the SF Symbols",
    problem: """
      The name is not among the SF Symbols up to iOS 26.1, neither as a current nor as an old name. It \
      is misspelled, or newer than the list. SwiftUI looks symbols up while the app runs: the \
      compiler accepts any name, and one that does not exist shows nothing.
      """,
    impact: """
      In Assistive Access the picture carries as much as the word. A control or title whose symbol \
      is missing is text alone, and someone who goes by the pictures does not find it.
      """,
    remedy: """
      Look the name up in Apple's SF Symbols app and write it as it stands there. If the symbol is \
      newer than iOS 26.1, make sure that every system that the app runs on has it.
      """,
    facts: ["F1", "F3", "F4", "F8"],
    sources: [
      .symbols,
      .symbolImage,
    ],
    hasFix: true, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    let table = SymbolTable.shared
    let uses = context.symbolUses.all
    let icons = Set(uses.lazy.filter(\.isIcon).map { TitledIcon.canonicalName($0.name) })
    return uses.filter { !table.contains($0.name) }.map { use in
      let restricted = table.nearestRestrictedName(to: use.name, availableIn: use.system)
      return Finding(
        rule: description.id, severity: .information,
        message: "“\(use.shownName)” is not among the SF Symbols up to iOS 26.1, and a name that "
          + "does not exist shows nothing. "
          + (restricted.map {
            "The nearest name, “\($0)”, Apple keeps for its own use: choose another symbol."
          } ?? "Check its spelling."),
        location: use.location, fixes: fixes(for: use, icons, context))
    }
  }

  /// The nearest names; beside titles none that another title has.
  private static func fixes(
    for use: SymbolUse, _ icons: Set<String>, _ context: RuleContext
  ) -> [Fix] {
    guard let tree = context.tree(use.reference.file) else { return [] }
    return SymbolTable.shared.nearestNames(to: use.name, limit: 6, availableIn: use.system)
      .filter { !use.isIcon || !icons.contains($0) }.prefix(3).map { name in
        Fix(
          title: "Use “\(name)”",
          changes: [.edit(use.reference.file, [use.edit(to: name, in: tree)])])
      }
  }
}

extension SymbolUse {
  /// The iOS whose symbols another name is to be among.
  fileprivate var system: OSVersion? { oldestSystem ?? (isIcon ? assuredSystem : nil) }

  /// The name, cut where it is no name that anyone would read.
  var shownName: String {
    name.count <= 60 && !name.contains(where: \.isNewline) ? name : name.prefix(40) + "…"
  }
}
