/// Finds what moves from the moment a screen appears.
struct MotionFinder {
  enum Kind { case animation, media }

  struct Motion {
    let kind: Kind
    let location: Location
  }

  private let context: RuleContext
  private let scope: Scope
  private var appearances: [Int: [ScreenTimes]]
  /// The types that look at the settings on motion, or have a reason to move.
  private var considerateTypes: [TypeReference: Bool] = [:]

  init(_ context: RuleContext) {
    self.context = context
    scope = context.scope
    appearances = Dictionary(
      grouping: context.screenTimes.filter { $0.trigger == .appearance }, by: \.screen)
  }

  mutating func motions(onScreen number: Int) -> [Motion] {
    let screen = scope.screens[number]
    let names = Self.modifierNames
    let mayMove =
      appearances[number] != nil || !screen.modifiers.places(named: names).isEmpty
      || !screen.elements.places(named: Self.elementNames).isEmpty
    guard mayMove else { return [] }
    let start = conditions(onScreen: number)
    var motions: [Motion] = []
    for run in appearances[number] ?? [] where start.hold(run.branches, frame: run.frame) {
      add(run.times.animations, .animation, start, to: &motions)
      add(run.times.playbacks, .media, start, to: &motions)
      addTicking(run.times, screen, start, to: &motions)
    }
    for modifier in screen.modifiers.all(named: names) where modifier.declaration == nil {
      guard start.hold(modifier.branches, frame: modifier.frame),
        let tree = context.tree(modifier.reference.file),
        tree.kind(modifier.reference.node) == .callExpr
      else { continue }
      let arguments = tree.arguments(of: modifier.reference.node)
      if modifier.name == "animation" {
        add(animationsOf: modifier, arguments, start, to: &motions)
      } else if moves(modifier.name, arguments, modifier.frame, start, tree) {
        add(modifier.nameRange, modifier.reference.file, modifier.frame, to: &motions)
      }
    }
    for element in screen.elements.all(named: Self.elementNames) where element.kind == .native {
      guard start.hold(element.branches, frame: element.frame),
        let tree = context.tree(element.reference.file),
        tree.kind(element.reference.node) == .callExpr,
        moves(element, start, tree)
      else { continue }
      add(element.nameRange, element.reference.file, element.frame, to: &motions)
    }
    return motions
  }

  private static let modifierNames: Set<String> = [
    "animation", "phaseAnimator", "keyframeAnimator", "symbolEffect",
  ]
  private static let elementNames: Set<String> = [
    "PhaseAnimator", "KeyframeAnimator", "TimelineView",
  ]

  /// What the screen's states are once it has appeared.
  private func conditions(onScreen number: Int) -> StartConditions {
    var start = StartConditions(scope, from: context.actionSource)
    for run in appearances[number] ?? [] {
      for change in run.times.changes where start.hold(change.branches) {
        start.changes[change.key] = change.value
      }
    }
    return start
  }

  // MARK: What was set in motion

  private mutating func add(
    _ found: [ActionTimes.Motion], _ kind: Kind, _ start: StartConditions,
    to motions: inout [Motion]
  ) {
    for motion in found where start.hold(motion.branches) {
      let (file, range) = (motion.reference.file, motion.nameRange)
      guard !isConsiderate(file, range.start) else { continue }
      motions.append(Motion(kind: kind, location: Location(file: file, range: range)))
    }
  }

  private mutating func add(
    _ range: ByteRange, _ file: FileID, _ frame: Int, to motions: inout [Motion]
  ) {
    guard !isConsiderate(file, range.start), !isConsiderate(scope.frames[frame].owner) else {
      return
    }
    motions.append(Motion(kind: .animation, location: Location(file: file, range: range)))
  }

  /// Whether the type around a place looks at the settings on motion, or draws progress.
  private mutating func isConsiderate(_ file: FileID, _ offset: Int) -> Bool {
    isConsiderate(context.loader.load(file)?.type(around: offset))
  }

  private mutating func isConsiderate(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    if let known = considerateTypes[type] { return known }
    var names: Set<String> = []
    if let loaded = context.loader.load(type.file), let node = loaded.node(ofType: type.index) {
      names = loaded.tree.mentionedNames(in: node)
    }
    // What draws progress stops with it.
    let isConsiderate =
      !names.isDisjoint(with: Self.settings)
      || context.index.type(type, conformsTo: "ProgressViewStyle")
    considerateTypes[type] = isConsiderate
    return isConsiderate
  }

  private static let settings: Set<String> = [
    "accessibilityReduceMotion", "reduceMotion", "isReduceMotionEnabled",
    "isVideoAutoplayEnabled", "accessibilityPlayAnimatedImages",
    "accessibilityDimFlashingLights",
  ]

  /// What a fast timer moves, step by step.
  private mutating func addTicking(
    _ times: ActionTimes, _ screen: Screen, _ start: StartConditions, to motions: inout [Motion]
  ) {
    var ticks: [StateKey: ActionTimes.Wait] = [:]
    for change in times.changes {
      guard let number = change.wait, times.waits.indices.contains(number),
        [.stepped, .other, .toggled].contains(change.value), start.hold(change.branches)
      else { continue }
      let wait = times.waits[number]
      if wait.repeats, let seconds = wait.seconds, seconds < 0.5 { ticks[change.key] = wait }
    }
    guard !ticks.isEmpty else { return }
    var reader = context.actionReader
    for modifier in screen.modifiers.all(named: Self.displacing)
    where modifier.declaration == nil {
      guard start.hold(modifier.branches, frame: modifier.frame),
        let tree = context.tree(modifier.reference.file)
      else { continue }
      let inner = reader.context(ofFrame: modifier.frame)
      for argument in tree.arguments(of: modifier.reference.node) {
        for mention in reader.statesMentioned(in: argument.value, inner) {
          guard let wait = ticks[mention.key] else { continue }
          add(wait.nameRange, wait.reference.file, modifier.frame, to: &motions)
        }
      }
    }
  }

  private static let displacing: Set<String> = [
    "offset", "position", "rotationEffect", "rotation3DEffect", "scaleEffect", "hueRotation",
  ]

  // MARK: Modifiers

  /// `.animation(.linear.repeatForever(), value: isMoving)`, where the value changes as the screen
  /// appears.
  private mutating func add(
    animationsOf modifier: ViewModifierUse, _ arguments: [CallArgument],
    _ start: StartConditions, to motions: inout [Motion]
  ) {
    guard let first = arguments.first, scope.frames.indices.contains(modifier.frame) else { return }
    var reader = context.actionReader
    let inner = reader.context(ofFrame: modifier.frame)
    let animations = reader.repeatingAnimations(in: first.value, inner)
    guard !animations.isEmpty else { return }
    if let value = arguments.first(where: { $0.label == "value" || $0.isTrailing })?.value {
      // What stands in the closure of an animation is animated by it.
      let mentions =
        context.tree(modifier.reference.file)?.kind(value) == .closureExpr
        ? reader.statesMentioned(inBodyOf: value, inner) : reader.statesMentioned(in: value, inner)
      guard mentions.contains(where: { start.changes[$0.key] != nil }) else { return }
    } else {
      // Without a value it animates every change of the view.
      let owner = reader.canonical(scope.frames[modifier.frame].owner)
      guard start.changes.keys.contains(where: { $0.owner == owner }) else { return }
    }
    for animation in animations where start.hold(animation.branches) {
      let (file, range) = (animation.reference.file, animation.nameRange)
      guard !isConsiderate(file, range.start) else { continue }
      add(range, file, modifier.frame, to: &motions)
    }
  }

  private func moves(
    _ name: String, _ arguments: [CallArgument], _ frame: Int, _ start: StartConditions,
    _ tree: SyntaxTree
  ) -> Bool {
    func argument(_ label: String) -> NodeID? {
      arguments.first { $0.label == label }?.value
    }
    switch name {
    case "phaseAnimator", "PhaseAnimator":
      guard argument("trigger") == nil, let phases = arguments.first, !phases.isTrailing else {
        return false
      }
      return tree.kind(phases.value) != .arrayExpr || tree.children(phases.value).dropFirst(1)
        .contains { _ in true }
    case "keyframeAnimator", "KeyframeAnimator":
      guard argument("trigger") == nil else { return false }
      return argument("repeating").map { start.isTrue($0, frame: frame) } ?? true
    case "symbolEffect":
      guard argument("value") == nil, let effect = arguments.first?.value,
        SymbolMotion.keepsMoving(effect, options: argument("options"), tree)
      else { return false }
      return argument("isActive").map { start.isTrue($0, frame: frame) } ?? true
    default: return false
    }
  }

  // MARK: Elements

  private func moves(_ element: ViewElement, _ start: StartConditions, _ tree: SyntaxTree) -> Bool {
    let arguments = tree.arguments(of: element.reference.node)
    guard element.name == "TimelineView" else {
      return moves(element.name, arguments, element.frame, start, tree)
    }
    guard let schedule = arguments.first?.value, let timeline = TimelineMotion(schedule, tree),
      let content = arguments.last(where: { tree.kind($0.value) == .closureExpr })?.value
    else { return false }
    if let pause = timeline.pause, start.certainty(of: pause, frame: element.frame) != .no {
      return false
    }
    return TimelineMotion.draws(content, tree)
  }
}
