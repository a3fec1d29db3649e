/// Runs the rules over what Assistive Access shows of a workspace.
struct RulePasses {
  private let settings: RuleSettings
  private let observer: EvaluationObserver?
  private let context: (Scope) -> RuleContext
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

  /// - Parameter context: what rules are given to judge a scope.
  init(
    settings: RuleSettings, observer: EvaluationObserver?,
    context: @escaping (Scope) -> RuleContext
  ) {
    self.settings = settings
    self.observer = observer
    self.context = context
  }

  /// Runs every rule, and orders what they find.
  mutating func run(over survey: ScopeSurvey, index: DeclarationIndex, loader: FileLoader) {
    let declared = context(survey.declared)
    isComplete = !survey.whole.isTruncated && !survey.whole.leavesRootsOut
    for rule in rules {
      for finding in check(rule, declared) { add(finding, rule.description) }
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

  private func check(_ rule: any Rule.Type, _ context: RuleContext) -> [Finding] {
    observer.during(.rule(rule.description.id)) { rule.check(context) }
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
    for rule in rules where rule.description.family.judgesScreens {
      let places = Set(check(rule, branches).map(Place.init)).subtracting(reported)
      if places.isEmpty { continue }
      for finding in check(rule, surroundings) where places.contains(Place(finding)) {
        add(finding, rule.description)
      }
    }
  }

  /// Judges what the full-screen key brings into Assistive Access.
  private mutating func judgeStandardUI(_ scope: Scope) {
    if scope.roots.isEmpty { return }
    let context = context(scope)
    for rule in rules {
      let judgement = rule.description.judgesStandardUI
      guard judgement != .none else { continue }
      let known = reported
      for finding in check(rule, context) where !known.contains(Place(finding)) {
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
