/// `key-type`: a key of Assistive Access with a value that is no Boolean.
enum KeyType: Rule {
  static let description = RuleDescription(
    id: "key-type", family: .project, severity: .warning,
    title: "A key of Assistive Access that is no Boolean",
    problem: """
      `UISupportsAssistiveAccess` or `UISupportsFullScreenInAssistiveAccess` has a value that is \
      no Boolean: a string such as `"true"`, a number, or a string that a build setting fills. \
      Boolean is the type that Apple documents for both; what becomes of another one is not \
      documented.
      """,
    impact: """
      The app may be missing from the list of optimized apps, and run in a reduced frame, though \
      whoever set the key believes otherwise. The people for whom the app was made ready get the \
      smaller interface, and nothing tells why.
      """,
    remedy: """
      Write `<true/>` or `<false/>`. In a manifest that lists the keys, write `true` or `false` \
      without quotes.
      """,
    facts: ["K1", "K5", "K11"],
    sources: [.sceneKey, .fullScreenKey],
    minimumOS: "17.0", hasFix: true, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for list in context.keyLists {
      for entry in list.entries where entry.spelling.isExact {
        guard let message = message(entry) else { continue }
        let meant = entry.content.meantBoolean.map(entry.written)
        findings[entry.value] = Finding(
          rule: description.id, severity: .warning, message: message, location: entry.value,
          fixes: meant.map { entry.fix("Replace with \($0)", [entry.correction]) } ?? [])
      }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func message(_ entry: KeyEntry) -> String? {
    let (yes, no) = (entry.written(true), entry.written(false))
    switch entry.content {
    case .boolean, .unknown: return nil
    case .other(let noun, let meant):
      let wanted = meant.map { "`\(entry.written($0))`" } ?? "`\(yes)` or `\(no)`"
      return "`\(entry.name)` is \(noun) here, and its type is Boolean. Write \(wanted)."
    case .buildSetting:
      return "A build setting makes a string of `\(entry.name)`, and its type is Boolean. "
        + "Write `\(yes)` or `\(no)`."
    }
  }
}
