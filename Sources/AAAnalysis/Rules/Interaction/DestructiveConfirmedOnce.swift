/// A single question stands before something that cannot be undone.
enum DestructiveConfirmedOnce: Rule {
  static let description = RuleDescription(
    id: "destructive-confirmed-once",
    family: .interaction,
    severity: .hint,
    title: "A destructive action that is confirmed only once",
    problem: """
      One dialog, alert or question of the app’s own stands before something that cannot be \
      undone, and a single tap there does it. It is the milder degree of \
      `destructive-unconfirmed`.
      """,
    impact: """
      Someone who taps a control by mistake may well tap the button of the dialog that follows, \
      because it is large and new, or because its words were not understood. People who use \
      Assistive Access may not know how to get back what is gone then. A second question gives \
      the time to notice what is about to happen.
      """,
    remedy: """
      Consider removing the action from the Assistive Access scene: Apple’s advice is to leave out \
      what is hard to recover from. If it stays, ask twice, as the Human Interface Guidelines \
      recommend for this mode: let the first question lead to a second one, which says once more \
      what will be gone. Typed words, or a switch to turn first, do as well.
      """,
    facts: ["D23", "D24", "D62", "D42", "S21"],
    sources: [
      .customizeYourApp,
      .interfaceGuidelines,
      Source(
        title: "confirmationDialog(_:isPresented:titleVisibility:actions:)",
        url: "https://developer.apple.com/documentation/swiftui/view/"
          + "confirmationdialog(_:ispresented:titlevisibility:actions:)"),
    ],
    hasFix: true,
    examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    // Most workspaces have nothing to ask about.
    guard context.actions.joined().contains(where: \.isGrave) else { return [] }
    let count = QuestionCount(context)
    var findings: [Location: Finding] = [:]
    for action in context.actions.joined() {
      let location = Location(
        file: action.control.reference.file, range: action.control.nameRange)
      guard findings[location] == nil, let question = count.onlyQuestion(before: action) else {
        continue
      }
      findings[location] = Finding(
        rule: description.id, severity: .hint, message: message(for: action), location: location,
        related: related(to: question) + DestructiveUnconfirmed.related(to: action, context),
        fixes: ConfirmationFix(action, context).secondQuestion(after: question).map { [$0] } ?? [])
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  private static func message(for action: HandMadeQuestions.Judged) -> String {
    let what =
      action.effects.lastingDeletions.first.map {
        "This deletes \(DestructiveUnconfirmed.noun(for: $0.kind)) after a single question."
      } ?? "This destructive action runs after a single question."
    return what + " Remove the action, or ask a second time: Apple recommends asking twice."
  }

  private static func related(to question: QuestionCount.OnlyQuestion) -> [RelatedLocation] {
    var related: [RelatedLocation] = []
    if let dialog = question.dialog {
      related.append(
        RelatedLocation(
          location: Location(file: dialog.reference.file, range: dialog.nameRange),
          message: "The only question."))
    }
    if let opener = question.opener {
      related.append(
        RelatedLocation(
          location: Location(file: opener.reference.file, range: opener.nameRange),
          message: "Leads to the question."))
    }
    return related
  }
}
