/// A control in Assistive Access that a frame makes small.
enum TargetSmall: ScreenRule {
  /// Points under which a control is smaller than the default that Apple's Human Interface
  /// Guidelines give for iOS.
  static let minimum = RuleOption(
    "minimum", "points under which a frame is a warning", default: 44, in: 1...200)
  /// Points that guides to Assistive Access ask for.
  static let recommended = RuleOption(
    "recommended", "points under which a frame is a hint", default: 60, in: 1...200)

  static let description = RuleDescription(
    id: "target-small", family: .controls, severity: .warning,
    title: "A frame makes a control small",
    problem: """
      A control that Assistive Access shows has a frame of fewer than 44 points in one dimension, \
      the default size of controls on iOS in Apple's Human Interface Guidelines and the size of \
      WCAG's enhanced criterion. Under 60 points the rule gives a hint: that is the number of guides \
      to the mode; Apple names none for it. The frame counts on the control itself, and on the whole \
      label of a control whose style adds nothing to it: room around a button is not part of what \
      can be tapped.
      """,
    impact: """
      Small targets are hard to see, to tell apart and to hit, for people whose hands are not steady \
      and for people who do not know what else might happen if they miss. In Assistive Access the \
      system draws native controls large by itself; a fixed frame takes that away.
      """,
    remedy: """
      Leave the size to the system, or give the control room: raise the number, or use a minimum \
      instead of a fixed size. The room of a button is that of its label, so the frame belongs \
      inside.
      """,
    facts: ["Z6", "D67", "W12", "W13", "D17", "C10"],
    sources: [
      .interfaceGuidelines,
      Source(
        title: "WCAG 2.2: Target Size (Enhanced)",
        url: "https://www.w3.org/TR/WCAG22/#target-size-enhanced"),
      Source(
        title: "WWDC25: Customize your app for Assistive Access",
        url: "https://developer.apple.com/videos/play/wwdc2025/238/"),
    ],
    minimumOS: "26.0", hasFix: true, judgesStandardUI: .lowered,
    options: [minimum, recommended], examples: examples)

  static func mayJudge(_ context: RuleContext) -> Bool { true }

  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [Finding] {
    let reader = context.labelReaders[screen]
    let isFullScreen =
      context.hasFullScreenKeys && context.scope.roots.allSatisfy { $0.kind == .standardUI }
    var findings: [Finding] = []
    for framed in FramedControls(reader, context).all
    where !reader.styles.mayHide(framed.control) {
      for frame in framed.reported(isFullScreen: isFullScreen) {
        let limits = Limits(context, frame.use.reference.file)
        guard frame.smallest.value < limits.largest else { continue }
        findings.append(finding(frame, framed, limits, reader, isFullScreen))
      }
    }
    return findings
  }

  /// The gravest finding at each place.
  static func findings(of verdicts: [[Finding]], _ context: RuleContext) -> [Finding] {
    var findings: [Location: Finding] = [:]
    for finding in verdicts.joined()
    where findings[finding.location].map({ $0.severity >= finding.severity }) != true {
      findings[finding.location] = finding
    }
    return Array(findings.values)
  }

  // MARK: Findings

  private static func finding(
    _ frame: FramedControls.SizingFrame, _ framed: FramedControls.FramedControl, _ limits: Limits,
    _ reader: ControlLabelReader, _ isFullScreen: Bool
  ) -> Finding {
    let smallest = frame.smallest
    let isSmall = smallest.value < limits.minimum
    // The full-screen key alone brings no advice for the scene.
    let goal = isSmall && isFullScreen ? limits.minimum : limits.largest
    let points = "\(FrameSize.text(smallest.value)) points \(smallest.isWidth ? "wide" : "high")"
    let recommended = "\(limits.recommendedSource) \(FrameSize.text(limits.recommended))"
    let message: String
    if isSmall {
      let least = "\(limits.minimumSource) \(FrameSize.text(limits.minimum)) points"
      let more = goal > limits.minimum ? ", and \(recommended)" : ""
      message = "This control is \(points): \(least)\(more). Give it more room."
    } else {
      message = "This control is \(points): \(recommended) points. Consider giving it more room."
    }
    let isOfLabel = framed.ofLabel.contains { $0.use.reference == frame.use.reference }
    let outer = framed.around.filter { $0.smallest.value < goal }
    let fix = TargetRoomFix(
      reader: reader, control: framed.control, frame: frame.use,
      limits: frame.limits + frame.others.flatMap(\.limits),
      isOfLabel: isOfLabel, outer: outer.map { ($0.use, $0.size, $0.limits) }, goal: goal
    ).fix
    return Finding(
      rule: description.id, severity: isSmall ? .warning : .hint, message: message,
      location: Location(file: frame.use.reference.file, range: frame.use.nameRange),
      related: frame.others.filter { $0.smallest.value < limits.largest }.map { other in
        RelatedLocation(
          location: Location(file: other.use.reference.file, range: other.use.nameRange),
          message: "As small in another case.")
      },
      fixes: fix.map { [$0] } ?? [])
  }
}

/// The sizes that hold in a file, and whose numbers they are.
private struct Limits {
  let minimum: Double
  let recommended: Double

  init(_ context: RuleContext, _ file: FileID) {
    minimum = context.value(of: TargetSmall.minimum, of: TargetSmall.description, in: file)
    recommended = context.value(of: TargetSmall.recommended, of: TargetSmall.description, in: file)
  }

  var largest: Double { max(minimum, recommended) }

  var minimumSource: String {
    minimum == TargetSmall.minimum.defaultValue
      ? "the Human Interface Guidelines' default is" : "the configured minimum is"
  }

  var recommendedSource: String {
    recommended == TargetSmall.recommended.defaultValue
      ? "guides to Assistive Access ask for" : "the configured recommendation is"
  }
}
