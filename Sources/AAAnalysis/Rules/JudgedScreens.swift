/// What the rules that look at each screen by itself saw on screens, and what that was made from.
struct JudgedScreens: Sendable {
  /// Tells the scopes of an evaluation apart.
  enum Part: Hashable, Sendable {
    case declared, adapted, surroundings, standardUI
  }

  private struct Key: Hashable, Sendable {
    let part: Part
    let rules: Int
    let screen: Int
  }

  private struct Judged: Sendable {
    /// By rule.
    let verdicts: [AnyVerdict]
    let states: FileStates
  }

  private var known: [Key: Judged] = [:]
  private var current: [Key: Judged] = [:]

  /// Begins another evaluation, for which these states of files are gone.
  mutating func begin(without states: FileStates) {
    known = current.filter { $0.value.states.isDisjoint(with: states) }
    current = [:]
  }

  /// What rules see on the screens of a scope: by rule, then by screen.
  mutating func verdicts(
    of rules: [any ScreenRule.Type], _ part: Part, _ context: RuleContext,
    _ observer: EvaluationObserver?
  ) -> [[AnyVerdict]] {
    var result = [[AnyVerdict]](repeating: [], count: rules.count)
    if rules.isEmpty { return result }
    guard context.log != nil else {
      // Nothing outlives the evaluation.
      for screen in context.scope.screens.indices {
        for (position, rule) in rules.enumerated() {
          result[position].append(Self.verdict(of: rule, screen, context, observer))
        }
      }
      return result
    }
    let digests = ScreenDigests(context.scope)
    let circumstances = Self.circumstances(rules, context)
    for screen in context.scope.screens.indices {
      let key = Key(
        part: part, rules: circumstances, screen: digests.digest(ofScreen: screen))
      let judged: Judged
      if let found = known[key] ?? current[key] {
        context.log?.note(found.states)
        judged = found
      } else {
        judged = Self.judge(
          screen, beside: digests.neighbours(of: screen), rules, context, observer)
      }
      current[key] = judged
      for (position, verdict) in judged.verdicts.enumerated() { result[position].append(verdict) }
    }
    return result
  }

  private static func judge(
    _ screen: Int, beside neighbours: [Int], _ rules: [any ScreenRule.Type],
    _ context: RuleContext, _ observer: EvaluationObserver?
  ) -> Judged {
    let (verdicts, states) = context.log.reading {
      note(neighbours, context)
      return rules.map { verdict(of: $0, screen, context, observer) }
    }
    return Judged(verdicts: verdicts, states: states)
  }

  private static func verdict(
    of rule: any ScreenRule.Type, _ screen: Int, _ context: RuleContext,
    _ observer: EvaluationObserver?
  ) -> AnyVerdict {
    observer.during(.rule(rule.description.id)) { rule.anyVerdict(onScreen: screen, context) }
  }

  /// Notes the files of everything on some screens.
  private static func note(_ screens: [Int], _ context: RuleContext) {
    var last: FileID?
    func note(_ file: FileID) {
      if file == last { return }
      last = file
      _ = context.loader.load(file)
    }
    for screen in screens {
      for element in context.scope.screens[screen].elements { note(element.reference.file) }
      for modifier in context.scope.screens[screen].modifiers { note(modifier.reference.file) }
    }
  }

  /// What else of a scope rules may ask for: whether all of it is known, and of which kind it is.
  private static func circumstances(_ rules: [any ScreenRule.Type], _ context: RuleContext) -> Int {
    var hasher = Hasher()
    for rule in rules { hasher.combine(rule.description.id) }
    hasher.combine(context.scope.isTruncated)
    hasher.combine(context.scope.leavesRootsOut)
    hasher.combine(context.scope.scenes.isEmpty)
    hasher.combine(context.scope.roots.allSatisfy { $0.kind == .standardUI })
    return hasher.finalize()
  }
}
