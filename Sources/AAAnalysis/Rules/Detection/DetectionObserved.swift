/// Something that waits for the mode to change, which it never does.
enum DetectionObserved: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    let reader = ModeReader(index: context.index, loader: context.loader)
    return context.index.filesOfInterest.sorted().flatMap { file in
      context.loader.load(file).map { check($0, reader) } ?? []
    }
  }

  private static func check(_ loaded: LoadedFile, _ reader: ModeReader) -> [Finding] {
    let tree = loaded.tree
    var findings: [Finding] = []
    for node in 0..<tree.nodeCount where tree.kind(node) == .callExpr {
      guard let callee = tree.callee(of: node), let observed = observed(by: node, callee, tree),
        isMode(observed, in: loaded, reader), let range = tree.nameRange(callee)
      else { continue }
      let name = tree.name(callee)
      findings.append(
        Finding(
          rule: description.id, severity: .hint,
          message: "Whether Assistive Access is on never changes while the app runs, so `\(name)`"
            + " has nothing to observe. Read the value where it is needed.",
          location: Location(file: loaded.file, range: range)))
    }
    return findings
  }

  /// The value that a call observes.
  private static func observed(by call: NodeID, _ callee: NodeID, _ tree: SyntaxTree) -> NodeID? {
    let label: String
    switch tree.name(callee) {
    case "onChange": label = "of"
    case "task": label = "id"
    case "animation", "symbolEffect": label = "value"
    case "sensoryFeedback", "phaseAnimator", "keyframeAnimator": label = "trigger"
    case "observe", "publisher": return keyPath(observedBy: call, callee, tree)
    default: return nil
    }
    // On a view, or on the implicit `self` of a `View` extension; a model may have such a name.
    return tree.arguments(of: call).first { $0.label == label }?.value
  }

  /// `settings.observe(\.isAssistiveAccessEnabled)`, `publisher(for: \.…)`.
  private static func keyPath(observedBy call: NodeID, _ callee: NodeID, _ tree: SyntaxTree)
    -> NodeID?
  {
    guard let base = tree.firstChild(callee), tree.name(base, is: "AccessibilitySettings"),
      let value = tree.arguments(of: call).first?.value, tree.kind(value) == .keyPathExpr
    else { return nil }
    return value
  }

  private static func isMode(_ node: NodeID, in loaded: LoadedFile, _ reader: ModeReader) -> Bool {
    let tree = loaded.tree
    if tree.kind(node) == .keyPathExpr {
      return tree.children(node).contains { tree.name($0, is: "isAssistiveAccessEnabled") }
    }
    return reader.value(of: node, in: loaded) == .mode
  }
}
