/// `detection-availability`: the mode is asked for where systems run the code that cannot tell.
enum DetectionAvailability: Rule {
  static let description = RuleDescription(
    id: "detection-availability", family: .detection, severity: .warning,
    title: "The mode is asked for on systems that cannot tell",
    problem: """
      `accessibilityAssistiveAccessEnabled` and `AccessibilitySettings.isAssistiveAccessEnabled` \
      came with iOS 18. This code is compiled for systems before, and nothing around it checks for \
      the version. On iOS 17, which has the mode already, an app cannot tell whether it is on.
      """,
    impact: """
      The code does not compile. A way around it that answers for all systems shows people in \
      Assistive Access the ordinary interface, or everyone the reduced one.
      """,
    remedy: """
      Check for iOS 18 first, and take the ordinary interface without it. A property of the \
      environment cannot be checked: ask `AccessibilitySettings.isAssistiveAccessEnabled` inside \
      the check instead; the answer does not change while the app runs.
      """,
    facts: ["Z2", "A20", "A21", "A22"],
    sources: [.environmentValue, .setting, .optimizing],
    minimumOS: "18.0", hasFix: true, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    context.index.filesOfInterest.sorted().flatMap { file in
      AvailabilityGap(file, needing: Availability.detection, in: context)
        .map { check($0, context) } ?? []
    }
  }

  private static func check(_ gap: AvailabilityGap, _ context: RuleContext) -> [Finding] {
    let tree = gap.tree
    let value = APIFact.environmentValue.name
    let setting = APIFact.setting.name
    let hasOwnValue = !context.index.allMembers(named: value).isEmpty
    let hasOwnSettings = context.index.declaresType(named: "AccessibilitySettings")
    let canCheck = gap.isForIOSAlone(in: context)
    return gap.nodes.compactMap { node in
      var fix: Fix?
      var range: ByteRange?
      switch tree.kind(node) {
      case .keyPathExpr where !hasOwnValue:
        let components = tree.children(node).filter { tree.kind($0) == .keyPathComponent }
        guard components.map(tree.name) == [value] else { return nil }
        range = tree.range(node)
        fix = DetectionFix(gap: gap).replacingProperty(readBy: node)
      case .memberExpr where tree.name(node, is: "accessibilityAssistiveAccessEnabled"):
        guard !hasOwnValue else { return nil }
        range = tree.nameRange(node)
        fix = DetectionFix(gap: gap).checking(node)
      case .memberExpr where tree.name(node) == setting && !hasOwnSettings:
        guard let base = tree.firstChild(node), tree.name(base, is: "AccessibilitySettings") else {
          return nil
        }
        range = tree.nameRange(node)
        fix = DetectionFix(gap: gap).checking(node) ?? DetectionFix(gap: gap).answering(node)
      default: return nil
      }
      guard let range, gap.isOpen(at: range) else { return nil }
      return Finding(
        rule: description.id, severity: .warning,
        message: "Apps can tell whether the mode is on from iOS 18 on, and this code is compiled "
          + "for iOS \(gap.oldest). Check for iOS 18 first.",
        location: Location(file: gap.loaded.file, range: range),
        fixes: canCheck ? fix.map { [$0] } ?? [] : [])
    }
  }
}
