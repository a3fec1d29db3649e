/// Something that a person sees goes away, moves on or closes by itself after a time.
enum TimedInteraction: Rule {
  /// Seconds from which a wait leaves something to look at.
  static let minimum = RuleOption(
    "minimum", "seconds from which a wait counts", default: 0.5, in: 0...60)

  static let description = RuleDescription(
    id: "timed-interaction", family: .interaction, severity: .warning,
    title: "Something disappears, moves on or closes by itself after a time",
    problem: """
      After a time that the code sets, and not the person, something on a screen that Assistive \
      Access shows goes away: a message is cleared, a page turns, a screen closes. The wait itself \
      does it, by `asyncAfter`, `sleep` or a timer. What waits for an answer or for data is not \
      meant, nor is a clock, a refresh, a sign of progress, or a wait of less than half a second.
      """,
    impact: """
      People who use Assistive Access may need a long time to notice a message, to read it, and to \
      understand it; some have it read to them. What is gone by then may as well not have been \
      there, and a screen that changes without being touched is frightening: it is not clear what \
      happened, or how to get back. Nobody can know how many seconds are enough.
      """,
    remedy: """
      Let the person decide. Keep the message until it is closed by a button or until the next \
      action, show it as a lasting change of the screen or in an alert, turn pages by buttons, and \
      close screens by a button. Apple's advice is to avoid timed interactions and to prefer \
      explicit dismissal.
      """,
    facts: ["D19", "D64", "W1"],
    sources: [
      .customizeYourApp,
      .interfaceGuidelines,
      Source(
        title: "WCAG 2.2: Timing Adjustable",
        url: "https://www.w3.org/TR/WCAG22/#timing-adjustable"),
    ],
    hasFix: false, options: [minimum], examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    let runs = context.screenTimes.filter { !$0.times.waits.isEmpty }
    guard !runs.isEmpty else { return [] }
    let judge = TimedChangeJudge(context)
    var verdicts: [Location: TimedChangeJudge.Verdict] = [:]
    for run in runs {
      for verdict in judge.verdicts(on: run) {
        let location = Location(
          file: verdict.call.reference.file, range: verdict.call.nameRange)
        if let known = verdicts[location], known.effect <= verdict.effect { continue }
        verdicts[location] = verdict
      }
    }
    return verdicts.map { finding($0.value, $0.key, context) }
      .sorted { $0.location < $1.location }
  }

  // MARK: Findings

  private static func finding(
    _ verdict: TimedChangeJudge.Verdict, _ location: Location, _ context: RuleContext
  ) -> Finding {
    var related: [RelatedLocation] = []
    if let use = verdict.use, let tree = context.tree(use.file) {
      related.append(
        RelatedLocation(
          location: Location(file: use.file, range: tree.range(use.node)),
          message: verdict.effect == .disappears ? "It is shown here." : "It is seen here."))
    }
    return Finding(
      rule: description.id, severity: .warning, message: message(for: verdict),
      location: location, related: related)
  }

  private static func message(for verdict: TimedChangeJudge.Verdict) -> String {
    let time = time(of: verdict.wait)
    switch verdict.effect {
    case .closes:
      return "This closes the screen by itself\(time). Let the person close it."
    case .disappears:
      return "What is shown disappears by itself\(time). "
        + "Keep it until the person closes it or does something else."
    case .changes:
      return "What is shown changes by itself\(time). Keep it until the person does something."
    case .advances:
      return "What is shown moves on by itself\(time). Let the person move on with a button."
    }
  }

  /// ` after 2 seconds`, ` every 3 seconds`.
  private static func time(of wait: ActionTimes.Wait) -> String {
    guard let seconds = wait.seconds else { return "" }
    let rounded = (seconds * 100).rounded() / 100
    if wait.repeats, rounded == 1 { return " every second" }
    let unit = rounded == 1 ? "second" : "seconds"
    return " \(wait.repeats ? "every" : "after") \(FrameSize.text(rounded)) \(unit)"
  }
}
