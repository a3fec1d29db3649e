/// A symbol that is newer than the oldest system on which the app shows it.
enum SymbolTooNew: Rule {
  static let description = RuleDescription(
    id: "symbol-too-new", family: .navigation, severity: .warning,
    title: "A symbol that the oldest system of the app does not have",
    problem: """
      The symbol came with a later iOS than the one from which the app can be installed, and no check \
      of the version stands around it. The view is part of the Assistive Access scene and of the \
      ordinary interface as well, so that an older system may show it. What only the scene shows is \
      left alone up to the symbols of iOS 26, as the scene itself is no older.
      """,
    impact: """
      On the older system there is an empty place where the picture should be. A person who goes by \
      the pictures, in Assistive Access or without it, does not find the control.
      """,
    remedy: """
      Choose a symbol that the oldest system has; some symbols are there under an older name. Or \
      check for the version, and show another symbol without it.
      """,
    facts: ["F1", "F4", "F8"],
    sources: [
      .symbols,
      .symbolImage,
    ],
    hasFix: true, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    let table = SymbolTable.shared
    var interface = OrdinaryInterface(context)
    return context.symbolUses.all.compactMap { use in
      guard let since = table.introduced(use.name),
        let oldest = oldestSystem(of: use, since, context, &interface)
      else { return nil }
      return Finding(
        rule: description.id, severity: .warning,
        message: "“\(use.shownName)” came with iOS \(since), but the app also shows it on iOS "
          + "\(oldest), where nothing appears. Choose an older symbol, or check for the version.",
        location: use.location, fixes: fixes(for: use, oldest, context))
    }
  }

  /// The oldest system that shows a symbol without having it; nil where none does for sure.
  private static func oldestSystem(
    of use: SymbolUse, _ since: OSVersion, _ context: RuleContext,
    _ interface: inout OrdinaryInterface
  ) -> OSVersion? {
    var oldest: OSVersion?
    for place in use.places {
      guard let system = place.oldestSystem, system < since else { continue }
      if since > Availability.scene, system >= Availability.scene {
        oldest = min(oldest ?? system, system)
      } else if interface.mayShow(use.reference), interface.mayShow(place.call) {
        oldest = min(oldest ?? system, system)
      }
    }
    return oldest
  }

  /// The same symbol under an older name.
  private static func fixes(
    for use: SymbolUse, _ oldest: OSVersion, _ context: RuleContext
  ) -> [Fix] {
    let table = SymbolTable.shared
    let current = table.currentName(forOld: use.name) ?? use.name
    guard let tree = context.tree(use.reference.file) else { return [] }
    return table.formerNames(of: current).filter { name in
      table.introduced(name).map { $0 <= oldest } ?? false
    }.sorted { table.introduced($0) ?? oldest > table.introduced($1) ?? oldest }.prefix(2)
      .enumerated().map { position, name in
        Fix(
          title: "Use the older name “\(name)”", isPreferred: position == 0, isSafe: position == 0,
          changes: [.edit(use.reference.file, [use.edit(to: name, in: tree)])])
      }
  }
}
