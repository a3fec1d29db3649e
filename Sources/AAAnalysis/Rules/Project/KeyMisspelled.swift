/// `key-misspelled`: a key that was probably meant to be one of Assistive Access.
enum KeyMisspelled: Rule {
  static let description = RuleDescription(
    id: "key-misspelled", family: .project, severity: .warning,
    title: "A key that is nearly one of Assistive Access",
    problem: """
      The Info.plist has a key whose name is nearly `UISupportsAssistiveAccess` or \
      `UISupportsFullScreenInAssistiveAccess`: a letter or a word is missing, or too much, or in \
      another case. The system takes no notice of a key that it does not know, and the build says \
      nothing.
      """,
    impact: """
      The app stays off the list of optimized apps, and runs in a reduced frame. Someone who sets \
      the device up for a person with a cognitive disability takes the app for one that was not \
      made ready.
      """,
    remedy: "Rename the key.",
    facts: ["K1", "K5", "K9", "K13"],
    sources: [.sceneKey, .fullScreenKey],
    minimumOS: "17.0", hasFix: true, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for list in context.keyLists {
      for entry in list.entries where !entry.spelling.isExact && mayBeMeant(entry) {
        findings[entry.key] = finding(entry, in: list)
      }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  /// Whether the value is one that the key could have: a key of the app's own has any.
  private static func mayBeMeant(_ entry: KeyEntry) -> Bool {
    entry.content.meantBoolean != nil || entry.content == .buildSetting
  }

  private static func finding(_ entry: KeyEntry, in list: KeyList) -> Finding {
    let key = entry.spelling.key
    let real = list.entries.first { $0.name == key + entry.device }
    var message = "`\(entry.name)` is no key that the system knows"
    var fixes: [Fix] = []
    if let real {
      message += "; `\(real.name)` is there as well. Remove this one."
      if real.content == entry.content {
        fixes = entry.fix("Remove \(entry.name)", [entry.removal])
      }
    } else {
      message += ". Rename it to `\(key)`."
      // What is no Boolean becomes one, too.
      let edits = [entry.renaming] + (entry.content.boolean == nil ? [entry.correction] : [])
      fixes = entry.fix("Rename to \(key)", edits)
    }
    return Finding(
      rule: description.id, severity: .warning, message: message, location: entry.key,
      related: real.map { [RelatedLocation(location: $0.key, message: "The real key")] } ?? [],
      fixes: fixes)
  }
}
