/// `key-duplicated`: a key of Assistive Access twice in one dictionary.
enum KeyDuplicated: Rule {
  static let description = RuleDescription(
    id: "key-duplicated", family: .project, severity: .warning,
    title: "A key of Assistive Access twice in one dictionary",
    problem: """
      `UISupportsAssistiveAccess` or `UISupportsFullScreenInAssistiveAccess` is there twice. One \
      of the two counts, and which one it is is left to whatever reads the list.
      """,
    impact: """
      Whoever changes one of them later may change the one that does not count. Then the app is \
      shown in Assistive Access in another way than was decided, and people who rely on the mode \
      meet an interface that was not meant for them.
      """,
    remedy: "Keep one of the two.",
    facts: ["K1", "K5"],
    sources: [.sceneKey, .fullScreenKey],
    minimumOS: "17.0", hasFix: true, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for list in context.keyLists {
      for (index, entry) in list.entries.enumerated() {
        guard let first = list.entries[..<index].first(where: entry.repeats) else { continue }
        let isSame = first.content == entry.content && entry.content != .unknown
        let advice = isSame ? "Remove it." : "They differ: keep the one that is meant."
        findings[entry.key] = Finding(
          rule: description.id, severity: .warning,
          message: "`\(entry.name)` is in this dictionary already. \(advice)",
          location: entry.key,
          related: [RelatedLocation(location: first.key, message: "The first one")],
          fixes: isSame ? entry.fix("Remove the second \(entry.name)", [entry.removal]) : [])
      }
    }
    return findings.values.sorted { $0.location < $1.location }
  }
}
