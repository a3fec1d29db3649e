/// What the effects of symbols do for as long as they are there.
enum SymbolMotion {
  /// Whether an effect without a value repeats without end.
  static func keepsMoving(_ effect: NodeID, options: NodeID?, _ tree: SyntaxTree) -> Bool {
    guard let name = effectName(effect, tree), moving.contains(name) else { return false }
    return options.map { !ends($0, tree) } ?? true
  }

  private static let moving: Set<String> = [
    "pulse", "variableColor", "bounce", "breathe", "rotate", "wiggle", "PulseSymbolEffect",
    "VariableColorSymbolEffect", "BounceSymbolEffect", "BreatheSymbolEffect",
    "RotateSymbolEffect", "WiggleSymbolEffect",
  ]

  /// `pulse` of `.pulse.byLayer`; `PulseSymbolEffect` of `PulseSymbolEffect()`.
  private static func effectName(_ effect: NodeID, _ tree: SyntaxTree) -> String? {
    let (base, _) = tree.chain(effect)
    switch tree.kind(base) {
    case .memberExpr: return tree.name(base)
    case .callExpr: return tree.callee(of: base).map { tree.name($0) }
    default: return nil
    }
  }

  /// Whether options let an effect end: `.nonRepeating`, `.repeat(3)`, `.repeat(.periodic(3))`.
  private static func ends(_ options: NodeID, _ tree: SyntaxTree) -> Bool {
    var pending = [options]
    while let node = pending.popLast() {
      if tree.name(node, is: "nonRepeating") { return true }
      if tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
        tree.name(callee, is: "repeat") || tree.name(callee, is: "periodic")
      {
        let count = tree.arguments(of: node).first { $0.label == nil }?.value
        if let count, tree.kind(count) != .memberExpr, tree.kind(count) != .callExpr {
          return true
        }
      }
      pending.append(contentsOf: tree.children(node))
    }
    return false
  }
}

/// A timeline that is drawn anew with every frame.
struct TimelineMotion {
  /// The argument that pauses it.
  let pause: NodeID?

  /// Nil for other schedules, and for one that ticks no faster than a clock.
  init?(_ schedule: NodeID, _ tree: SyntaxTree) {
    var arguments: [CallArgument] = []
    var named = schedule
    if tree.kind(schedule) == .callExpr {
      guard let callee = tree.callee(of: schedule) else { return nil }
      arguments = tree.arguments(of: schedule)
      named = callee
    }
    guard tree.name(named, is: "animation") || tree.name(named, is: "AnimationTimelineSchedule")
    else { return nil }
    if let interval = arguments.first(where: { $0.label == "minimumInterval" })?.value,
      let seconds = FrameSize.number(interval, tree), seconds >= 0.5
    {
      return nil
    }
    pause = arguments.first { $0.label == "paused" }?.value
  }

  /// Whether the content draws by the time: what only writes it is a clock.
  static func draws(_ content: NodeID, _ tree: SyntaxTree) -> Bool {
    var names = Set(tree.closureParameters(content).prefix(1))
    // `$0`, as names are compared without the sign.
    if names.isEmpty { names = ["0"] }
    return tree.statements(of: content).contains { draws($0, by: &names, tree, depth: 0) }
  }

  private static func draws(
    _ node: NodeID, by names: inout Set<String>, _ tree: SyntaxTree, depth: Int
  ) -> Bool {
    guard depth < 64 else { return false }
    switch tree.kind(node) {
    case .patternBinding:
      // A constant made of the time stands for it.
      if !tree.mentionedNames(in: node).isDisjoint(with: names),
        let pattern = tree.child(node, .identifierPattern)
      {
        names.insert(tree.name(pattern))
      }
      return false
    case .callExpr:
      guard let callee = tree.callee(of: node) else { break }
      let name = tree.name(callee)
      let isView = tree.kind(callee) == .declRef
      let (uses, closures) = tree.arguments(of: node)
        .reduce(into: (false, [NodeID]())) { result, argument in
          if tree.kind(argument.value) == .closureExpr {
            result.1.append(argument.value)
          } else if !tree.mentionedNames(in: argument.value).isDisjoint(with: names) {
            result.0 = true
          }
        }
      if uses, isView ? drawing.contains(name) : moving.contains(name) { return true }
      if isView, name == "Canvas",
        closures.contains(where: { !tree.mentionedNames(in: $0).isDisjoint(with: names) })
      {
        return true
      }
      if !isView, let base = tree.firstChild(callee),
        draws(base, by: &names, tree, depth: depth + 1)
      {
        return true
      }
      // What is drawn in a modifier's argument, as a shape in a background.
      for argument in tree.arguments(of: node)
      where draws(argument.value, by: &names, tree, depth: depth + 1) {
        return true
      }
      return false
    default: break
    }
    for child in tree.children(node) where draws(child, by: &names, tree, depth: depth + 1) {
      return true
    }
    return false
  }

  /// Views that draw what they are given.
  private static let drawing: Set<String> = [
    "MeshGradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "Path",
  ]

  /// Modifiers that move what they are applied to.
  private static let moving: Set<String> = [
    "rotationEffect", "rotation3DEffect", "offset", "position", "scaleEffect", "opacity", "trim",
    "hueRotation", "blur", "colorEffect", "distortionEffect", "layerEffect", "transformEffect",
    "projectionEffect", "visualEffect", "rotation", "frame",
  ]
}
