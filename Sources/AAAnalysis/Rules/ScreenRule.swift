/// A rule that looks at each screen by itself, and then puts together what it saw.
///
/// What it sees on a screen depends on that screen, on those that lead to it, the tabs beside it
/// and those that these lead to (`ScreenDigests.neighbours`), on declarations, texts and settings,
/// and on nothing else of the scope: it holds until one of these changes.
protocol ScreenRule: Rule {
  /// What is seen on a screen. It must not say where frames and screens stand in the scope: these
  /// move, while what it says still holds.
  associatedtype Verdict: Sendable = [Finding]

  /// Whether anything in a scope can be judged.
  static func mayJudge(_ context: RuleContext) -> Bool

  /// Looks at the screen of a number.
  static func verdict(onScreen screen: Int, _ context: RuleContext) -> Verdict

  /// Puts together what was seen on the screens, in their order. Findings may come in any order.
  static func findings(of verdicts: [Verdict], _ context: RuleContext) -> [Finding]
}

extension ScreenRule {
  static func mayJudge(_ context: RuleContext) -> Bool { !context.scope.isTruncated }

  static func check(_ context: RuleContext) -> [Finding] {
    guard mayJudge(context) else { return [] }
    return findings(
      of: context.scope.screens.indices.map { verdict(onScreen: $0, context) }, context)
  }
}

extension ScreenRule where Verdict == [Finding] {
  /// The first finding at each place. What several screens show is changed for all of them: where
  /// there is no fix on one, there is none.
  static func findings(of verdicts: [Verdict], _ context: RuleContext) -> [Finding] {
    var places: [Location: Int] = [:]
    var found: [Finding] = []
    for finding in verdicts.joined() {
      if let known = places[finding.location] {
        if finding.fixes.isEmpty { found[known].fixes = [] }
      } else {
        places[finding.location] = found.count
        found.append(finding)
      }
    }
    return found
  }
}

/// A verdict of some rule.
struct AnyVerdict: Sendable {
  fileprivate let value: any Sendable
}

extension ScreenRule {
  static func anyVerdict(onScreen screen: Int, _ context: RuleContext) -> AnyVerdict {
    AnyVerdict(value: verdict(onScreen: screen, context))
  }

  /// - Parameter verdicts: this rule's.
  static func findings(of verdicts: [AnyVerdict], _ context: RuleContext) -> [Finding] {
    findings(of: verdicts.compactMap { $0.value as? Verdict }, context)
  }
}
