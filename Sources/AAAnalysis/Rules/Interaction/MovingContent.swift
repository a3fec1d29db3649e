/// Something moves, or plays, by itself and without end.
enum MovingContent: Rule {
  static let description = RuleDescription(
    id: "moving-content", family: .interaction, severity: .hint,
    title: "Something moves by itself and does not stop",
    problem: """
      On a screen that Assistive Access shows, an animation starts by itself and repeats without \
      end, a fast timer keeps something moving, or a video plays as soon as the screen appears. \
      Animations that end, that show that something is going on, or that respect Reduce Motion are \
      not meant.
      """,
    impact: """
      Movement draws the eye, and for many people who use Assistive Access it keeps drawing it: they \
      cannot look past it to what they came for, and a moving thing looks like one that asks for \
      something. Flashing and large movements can also make people ill.
      """,
    remedy: """
      Leave it still. If it has to move, let it end after a few seconds, let a visible control start \
      and stop it, and keep it still under Reduce Motion; let people start media themselves.
      """,
    facts: ["D65", "D66", "W2"],
    sources: [
      Source(
        title: "WCAG 2.2: Pause, Stop, Hide",
        url: "https://www.w3.org/TR/WCAG22/#pause-stop-hide"),
      .interfaceGuidelines,
      .customizeYourApp,
    ],
    hasFix: false, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    var finder = MotionFinder(context)
    for screen in context.scope.screens.indices {
      for motion in finder.motions(onScreen: screen) {
        findings[motion.location] = Finding(
          rule: description.id, severity: .hint, message: message(for: motion.kind),
          location: motion.location)
      }
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func message(for kind: MotionFinder.Kind) -> String {
    switch kind {
    case .animation:
      "This moves by itself and does not stop. "
        + "Let it end or let the person start it, and respect Reduce Motion."
    case .media:
      "This plays by itself when the screen appears. Let the person start it."
    }
  }
}
