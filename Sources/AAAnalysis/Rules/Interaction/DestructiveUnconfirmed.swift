/// Something that cannot be undone happens at one tap or swipe.
public enum DestructiveUnconfirmed: Rule {
  public static let description = RuleDescription(
    id: "destructive-unconfirmed",
    family: .interaction,
    severity: .warning,
    title: "A destructive action without a question before it",
    problem: """
      One tap or one swipe is enough for something that cannot be undone: a button with the \
      destructive role, `onDelete`, a destructive swipe action, or an action that deletes from a \
      model context, a file, defaults, a keychain or a database, itself or through the functions \
      that it calls. No dialog, alert, sheet or question of the app's own stands between.
      """,
    impact: """
      People who use Assistive Access may tap without meaning to, may not foresee what a control \
      does, and may not know how to get something back. What is lost at one tap is lost before it \
      is understood; of a photo of a friend or a drawing there is no second copy. The mode’s large \
      controls are easy to hit, and that includes hitting them by mistake.
      """,
    remedy: """
      Consider removing the action from the Assistive Access scene: Apple’s advice is to leave out \
      what is hard to recover from. If it has to stay, ask before it happens. Apple recommends \
      asking twice, and the Human Interface Guidelines say always; one question is the least. The \
      fix puts one confirmation dialog with a visible title before the action; \
      `destructive-confirmed-once` offers the second.
      """,
    facts: ["D23", "D24", "D62", "S21", "S22"],
    sources: [
      .customizeYourApp,
      .interfaceGuidelines,
      Source(
        title: "confirmationDialog(_:isPresented:titleVisibility:actions:)",
        url: "https://developer.apple.com/documentation/swiftui/view/"
          + "confirmationdialog(_:ispresented:titlevisibility:actions:)"),
      Source(
        title: "WCAG 2.2: Error Prevention (Legal, Financial, Data)",
        url: "https://www.w3.org/TR/WCAG22/#error-prevention-legal-financial-data"),
    ],
    hasFix: true,
    judgesStandardUI: .lowered,
    examples: examples)

  public static func check(_ context: RuleContext) -> [Finding] {
    let judge = context.destruction
    var findings: [Location: Finding] = [:]
    for action in context.actions.joined() where judge.isUnconfirmed(action) {
      let finding = finding(action, context)
      findings[finding.location] = findings[finding.location].map { merge($0, finding) } ?? finding
    }
    return findings.values.sorted { $0.location < $1.location }
  }

  /// The same control, reached in two ways: what is related to either is related to both.
  private static func merge(_ first: Finding, _ second: Finding) -> Finding {
    var merged = first
    for related in second.related where !merged.related.contains(related) {
      merged.related.append(related)
    }
    return merged
  }

  // MARK: Findings

  private static func finding(_ action: HandMadeQuestions.Judged, _ context: RuleContext)
    -> Finding
  {
    let control = action.control
    return Finding(
      rule: description.id, severity: .warning, message: message(for: action),
      location: Location(file: control.reference.file, range: control.nameRange),
      related: related(to: action, context),
      fixes: ConfirmationFix(action, context).fix.map { [$0] } ?? [])
  }

  private static func message(for action: HandMadeQuestions.Judged) -> String {
    let control = action.control
    let isSwipe =
      control.kind.deletesRows || control.kind == .drag
      || control.surroundings.contains(.swipeActions)
    let gesture = isSwipe ? "swipe" : "tap"
    let what: String
    if let deletion = action.effects.lastingDeletions.first {
      what = "One \(gesture) deletes \(noun(for: deletion.kind)), and nothing asks first."
    } else if control.kind.deletesRows {
      what = "One swipe deletes a row, and nothing asks first."
    } else {
      what = "One \(gesture) runs a destructive action, and nothing asks first."
    }
    return what + " Remove the action, or ask before it happens: Apple recommends asking twice."
  }

  static func noun(for kind: ActionEffects.Deletion.Kind) -> String {
    switch kind {
    case .object, .database: "stored data"
    case .file: "a file"
    case .defaults: "stored settings"
    case .keychain: "what the keychain holds"
    case .cloud: "data in the cloud"
    case .calendar: "calendar entries"
    case .contact: "a contact"
    case .health: "health data"
    }
  }

  static func related(to action: HandMadeQuestions.Judged, _ context: RuleContext)
    -> [RelatedLocation]
  {
    let control = action.control
    var related: [RelatedLocation] = []
    func add(_ file: FileID, _ range: ByteRange, _ message: String) {
      related.append(
        RelatedLocation(location: Location(file: file, range: range), message: message))
    }
    if let use = placeOfUse(of: action, context.scope, context) {
      add(use.reference.file, use.nameRange, "The action is given here.")
    }
    let own = context.tree(control.reference.file)?.range(control.reference.node)
    for deletion in action.effects.lastingDeletions.prefix(4) {
      let isInside =
        deletion.reference.file == control.reference.file
        && own?.contains(deletion.nameRange) == true
      if !isInside { add(deletion.reference.file, deletion.nameRange, "Deletes here.") }
    }
    return related
  }

  /// The view around the control that was given the action.
  private static func placeOfUse(
    of action: HandMadeQuestions.Judged, _ scope: Scope, _ context: RuleContext
  ) -> ViewElement? {
    guard let passed = action.effects.passedActions.last else { return nil }
    let elements = scope.screens[action.control.screen].elements
    var position = action.control.element
    while let current = position, elements.indices.contains(current) {
      let element = elements[current]
      if element.reference.file == passed.file, let tree = context.tree(passed.file),
        tree.range(element.reference.node).contains(tree.range(passed.node)),
        current != action.control.element
      {
        return element
      }
      position = element.parent
    }
    return nil
  }
}
