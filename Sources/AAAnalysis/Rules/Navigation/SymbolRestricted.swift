/// A symbol that stands for something of Apple's.
enum SymbolRestricted: Rule {
  static let description = RuleDescription(
    id: "symbol-restricted", family: .navigation, severity: .information,
    title: "A symbol that Apple keeps for a product or feature of its own",
    problem: """
      Apple reserves the symbol to refer to one of its products or features, such as Face ID, \
      Messages or iCloud. It may not be changed, nor used for anything else.
      """,
    impact: """
      People know these symbols from the system, and in Assistive Access a picture is often what they \
      go by. One that stands for something else there promises what the app does not do.
      """,
    remedy: """
      If the app means Apple's product or feature, all is well: silence this finding there. If not, \
      choose a symbol that says what the control or screen does.
      """,
    facts: ["F5", "C12"],
    sources: [
      .symbols,
      Source(
        title: "Human Interface Guidelines: SF Symbols",
        url: "https://developer.apple.com/design/human-interface-guidelines/sf-symbols"),
    ],
    hasFix: false, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    context.symbolUses.all.filter { SymbolTable.shared.isRestricted($0.name) }.map { use in
      Finding(
        rule: description.id, severity: .information,
        message: "Apple keeps the symbol “\(use.shownName)” for a product or feature of its own. "
          + "Use it only to refer to that, or choose another one.",
        location: use.location)
    }
  }
}
