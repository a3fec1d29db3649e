/// Runs the rules over what Assistive Access shows of a workspace.
struct RulePasses {
  private let settings: RuleSettings
  private let observer: EvaluationObserver?
  private let context: (Scope) -> RuleContext
  /// What is known of screens from before.
  private(set) var screens: JudgedScreens
  private var reported: Set<Place> = []
  private(set) var findings: [FileID: [Finding]] = [:]
  /// Whether all was judged that Assistive Access shows, so that what is not found is not there.
  private(set) var isComplete = true

  private struct Place: Hashable {
    let rule: String
    let location: Location

    init(_ finding: Finding) {
      rule = finding.rule
      location = finding.location
    }
  }

  /// - Parameters:
  ///   - screens: what is known of screens under the same settings, declarations and targets.
  ///   - context: what rules are given to judge a scope.
  init(
    settings: RuleSettings, observer: EvaluationObserver?, screens: JudgedScreens,
    context: @escaping (Scope) -> RuleContext
  ) {
    self.settings = settings
    self.observer = observer
    self.screens = screens
    self.context = context
  }

  /// Runs every rule, and orders what they find.
  mutating func run(over survey: ScopeSurvey) {
    let declared = context(survey.declared)
    isComplete = !survey.whole.isTruncated && !survey.whole.leavesRootsOut
    var ordinary = OrdinaryInterface(declared)
    for (rule, findings) in check(rules, .declared, declared) {
      for finding in findings { add(ordinary.sparing(finding), rule.description) }
    }
    if let adapted = survey.adapted { judge(adapted) }
    if declared.hasFullScreenKeys {
      let scope = observer.during(.scope) { declared.standardUI() }
      if scope.isTruncated { isComplete = false }
      judgeStandardUI(scope)
    }
    for file in findings.keys {
      findings[file]?.sort { left, right in
        (left.location.range, left.rule) < (right.location.range, right.rule)
      }
    }
  }

  private var rules: [any Rule.Type] {
    RuleCatalogue.all.filter { settings.mayReport($0.description) }
  }

  /// What rules find in a scope, in the order of the rules.
  private mutating func check(
    _ rules: [any Rule.Type], _ part: JudgedScreens.Part, _ context: RuleContext
  ) -> [(rule: any Rule.Type, findings: [Finding])] {
    let ofScreens = rules.compactMap { $0 as? any ScreenRule.Type }.filter { $0.mayJudge(context) }
    let verdicts = screens.verdicts(of: ofScreens, part, context, observer)
    var known: [String: [Finding]] = [:]
    for (rule, verdicts) in zip(ofScreens, verdicts) {
      known[rule.description.id] = observer.during(.rule(rule.description.id)) {
        rule.findings(of: verdicts, context)
      }
    }
    return rules.map { rule in
      let id = rule.description.id
      let found =
        rule is any ScreenRule.Type
        ? known[id] ?? [] : observer.during(.rule(id)) { rule.check(context) }
      return (rule, found.filter { !isInNeverShown($0, context) })
    }
  }

  /// Whether a finding stands in code of what Assistive Access never shows, which a name led to.
  private func isInNeverShown(_ finding: Finding, _ context: RuleContext) -> Bool {
    let file = finding.location.file
    return context.index.interface(of: file) != nil && context.index.isNeverShown(file)
  }

  /// Adds a finding as the team wants it.
  private mutating func add(_ finding: Finding, _ description: RuleDescription) {
    if let finding = settings.applied(to: finding, of: description) { add(finding) }
  }

  private mutating func add(_ finding: Finding) {
    reported.insert(Place(finding))
    findings[finding.location.file, default: []].append(finding)
  }

  // MARK: Parts of the ordinary interface

  /// Judges what is shown because the mode is on: a finding must hold for a branch by itself, and
  /// for the screen of which it is a part.
  private mutating func judge(_ adapted: ScopeSurvey.Adapted) {
    let branches = context(adapted.scope)
    let surroundings = context(adapted.surroundings)
    let rules = rules.filter { $0.description.family.judgesScreens }
    var places: Set<Place> = []
    var reporting: [any Rule.Type] = []
    for (rule, findings) in check(rules, .adapted, branches) {
      let fresh = Set(findings.map(Place.init)).subtracting(reported)
      if fresh.isEmpty { continue }
      places.formUnion(fresh)
      reporting.append(rule)
    }
    for (rule, findings) in check(reporting, .surroundings, surroundings) {
      for finding in findings where places.contains(Place(finding)) {
        add(finding, rule.description)
      }
    }
  }

  /// Judges what the full-screen key brings into Assistive Access.
  private mutating func judgeStandardUI(_ scope: Scope) {
    if scope.roots.isEmpty { return }
    let context = context(scope)
    let rules = rules.filter { $0.description.judgesStandardUI != .none }
    for (rule, findings) in check(rules, .standardUI, context) {
      let judgement = rule.description.judgesStandardUI
      let known = reported
      for finding in findings where !known.contains(Place(finding)) {
        guard judgement.severity(finding.severity) != nil,
          var finding = settings.applied(to: finding, of: rule.description)
        else { continue }
        // What the team decided is lowered, too; of its own wish a hint stays one.
        finding.severity = judgement.severity(finding.severity) ?? .hint
        add(finding)
      }
    }
  }
}

extension RuleFamily {
  /// Whether its rules judge what stands on a screen, and nothing around it.
  fileprivate var judgesScreens: Bool {
    switch self {
    case .navigation, .interaction, .controls: true
    case .project, .scene, .detection, .hygiene: false
    }
  }
}
