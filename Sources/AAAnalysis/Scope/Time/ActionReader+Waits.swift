extension ActionReader {
  /// What an action does in time, read from `begin` on.
  mutating func times(_ begin: (inout ActionReader) -> Void) -> ActionTimes {
    clock = ActionClock()
    begin(&self)
    return clock?.times ?? ActionTimes()
  }

  // MARK: Calls that wait

  /// Reads a call that lets time pass; false for any other.
  mutating func readWait(
    _ node: NodeID, _ callee: NodeID, _ base: NodeID?, _ arguments: [CallArgument],
    _ context: Int, _ tree: SyntaxTree
  ) -> Bool {
    guard clock != nil else { return false }
    func argument(_ labels: String...) -> NodeID? {
      arguments.first { $0.label.map(labels.contains) ?? false }?.value
    }
    switch tree.name(callee) {
    case "asyncAfter":
      guard let deadline = argument("deadline", "wallDeadline") else { return false }
      let action = argument("execute") ?? arguments.last { $0.isTrailing }?.value
      let seconds = seconds(of: deadline, context)
      runLater(action, seconds, repeats: false, node, callee, context)
      return true
    case "scheduledTimer", "Timer":
      guard let interval = argument("withTimeInterval", "timeInterval", "interval") else {
        return false
      }
      let repeats = argument("repeats").map { !tree.name($0, is: "false") } ?? false
      let action =
        argument("block", "selector") ?? arguments.last { $0.isTrailing }?.value
      let seconds = seconds(of: interval, context)
      runLater(action, seconds, repeats: repeats, node, callee, context)
      return true
    case "perform":
      guard let delay = argument("afterDelay"), let action = arguments.first?.value else {
        return false
      }
      let seconds = seconds(of: delay, context)
      runLater(action, seconds, repeats: false, node, callee, context)
      return true
    case "sink":
      guard let base, let source = timer(in: base, context),
        let action = argument("receiveValue") ?? arguments.last(where: \.isTrailing)?.value
      else { return false }
      runBehind(source, action, context)
      return true
    case "sleep", "usleep":
      return readSleep(node, callee, base, arguments, context, tree)
    case "scrollTo":
      noteScroll(arguments, context)
      return false
    default: return false
    }
  }

  private mutating func readSleep(
    _ node: NodeID, _ callee: NodeID, _ base: NodeID?, _ arguments: [CallArgument],
    _ context: Int, _ tree: SyntaxTree
  ) -> Bool {
    guard let duration = arguments.first else { return false }
    if base == nil, function(named: tree.name(callee), labels: nil, context) != nil {
      return false
    }
    let baseType = base.flatMap { type(of: $0, context) }
    // A function of the app's own is followed to where it waits.
    if baseType.flatMap(declaration) != nil { return false }
    var seconds = seconds(of: duration.value, context)
    switch duration.label {
    case "nanoseconds": seconds = seconds.map { $0 / 1_000_000_000 }
    case nil where base != nil: seconds = seconds.map { $0 / 1_000_000_000 }
    case nil where tree.name(callee, is: "usleep"): seconds = seconds.map { $0 / 1_000_000 }
    case nil, "for", "until", "forTimeInterval": break
    default:
      // `Task.sleep(seconds:)` of an extension.
      guard let type = baseType?.name,
        index.extensionMembers(named: "sleep", of: type).isEmpty
      else { return false }
      switch duration.label {
      case "seconds": break
      case "milliseconds": seconds = seconds.map { $0 / 1_000 }
      default: return false
      }
    }
    let number = begin(
      ActionTimes.Wait(
        reference: SyntaxReference(file: contexts[context].file, node: node),
        nameRange: tree.nameRange(callee) ?? tree.range(callee), seconds: seconds,
        repeats: (clock?.loopDepth ?? 0) > 0))
    clock?.current = number
    return true
  }

  mutating func begin(_ wait: ActionTimes.Wait) -> Int? {
    guard let epoch = clock?.epochs.current, let number = clock?.times.waits.count else {
      return nil
    }
    var wait = wait
    wait.epoch = epoch
    wait.isBehindWork = (clock?.answerDepth ?? 0) > 0
    clock?.times.waits.append(wait)
    clock?.depths.append(active.count)
    clock?.unresolvedCounts.append(effects.unresolvedCalls.count)
    return number
  }

  // MARK: Delayed animations

  /// The `delay` of an animation, which holds back what is seen of the changes in its closure.
  mutating func delay(of animation: NodeID, _ context: Int) -> Int? {
    guard clock != nil, let tree = tree(context) else { return nil }
    let (_, links) = tree.chain(animation)
    guard
      let link = links.first(where: {
        $0.node != $0.member && tree.name($0.member, is: "delay")
      }), let duration = tree.arguments(of: link.node).first?.value,
      let seconds = seconds(of: duration, context)
    else { return nil }
    return begin(
      ActionTimes.Wait(
        reference: SyntaxReference(file: contexts[context].file, node: link.node),
        nameRange: tree.nameRange(link.member) ?? tree.range(link.member), seconds: seconds,
        repeats: false))
  }

  // MARK: What runs later

  private mutating func runLater(
    _ action: NodeID?, _ seconds: Double?, repeats: Bool, _ node: NodeID, _ callee: NodeID,
    _ context: Int
  ) {
    guard let action, let tree = tree(context) else { return }
    let (closure, inner) = resolvedAction(action, context)
    let wait = begin(
      ActionTimes.Wait(
        reference: SyntaxReference(file: contexts[context].file, node: node),
        nameRange: tree.nameRange(callee) ?? tree.range(callee), seconds: seconds,
        repeats: repeats, takesAction: true))
    run(closure, inner, behind: wait)
  }

  /// Runs what follows each beat of a timer, or each delayed value.
  mutating func runBehind(_ timer: TimerSource, _ action: NodeID, _ context: Int) {
    let wait = begin(
      ActionTimes.Wait(
        reference: timer.reference, nameRange: timer.nameRange, seconds: timer.seconds,
        repeats: timer.repeats))
    run(action, context, behind: wait)
  }

  private mutating func run(_ action: NodeID, _ context: Int, behind wait: Int?) {
    let outer = clock?.current
    clock?.current = wait
    descend { reader in
      guard let tree = reader.tree(context) else { return }
      if tree.kind(action) == .macroExpansionExpr {
        reader.runSelector(action, context, tree)
      } else {
        reader.run(action, context, arguments: [])
      }
    }
    clock?.current = outer
  }

  /// `#selector(hide)`, `#selector(Model.hide)`.
  private mutating func runSelector(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    guard tree.name(node, is: "selector"), let owner = contexts[context].owner,
      var target = tree.arguments(of: node).first?.value
    else { return }
    if tree.kind(target) == .callExpr, let callee = tree.callee(of: target) { target = callee }
    guard let member = function(named: tree.name(target), of: owner, labels: nil) else { return }
    follow(member, [], from: context)
  }

  /// The closure behind parameters, local constants and work items.
  private func resolvedAction(_ action: NodeID, _ context: Int) -> (NodeID, Int) {
    var (node, context) = (action, context)
    for _ in 0..<8 {
      guard let tree = tree(context) else { break }
      switch tree.kind(node) {
      case .forceUnwrapExpr, .optionalChainingExpr:
        guard let inner = tree.firstChild(node) else { return (node, context) }
        node = inner
        continue
      case .callExpr:
        guard let closure = workItem(node, tree) else { return (node, context) }
        return (closure, context)
      case .declRef:
        if case .expression(let value, let other, _) = contexts[context].locals[tree.name(node)] {
          (node, context) = (value, other)
          continue
        }
      default: break
      }
      if let key = state(of: node, context)?.key, let item = clock?.workItems[key] {
        return (item.closure, item.context)
      }
      break
    }
    return (node, context)
  }

  /// The closure of `DispatchWorkItem { … }`.
  private func workItem(_ node: NodeID, _ tree: SyntaxTree) -> NodeID? {
    guard tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
      tree.name(callee, is: "DispatchWorkItem")
    else { return nil }
    return tree.arguments(of: node).last { tree.kind($0.value) == .closureExpr }?.value
  }

  /// Remembers the work item that a property is given.
  mutating func rememberWorkItem(_ value: NodeID, in key: StateKey, _ context: Int) {
    guard clock != nil, let tree = tree(context) else { return }
    if tree.kind(value) == .callExpr, let callee = tree.callee(of: value),
      tree.name(callee, is: "init"), tree.firstChild(callee) == nil, let owner = key.owner,
      property(key.name, of: owner).flatMap({ type(ofMember: $0) })?.name == "DispatchWorkItem",
      let closure = tree.arguments(of: value).last(where: { tree.kind($0.value) == .closureExpr })
    {
      clock?.workItems[key] = ActionClock.WorkItem(closure: closure.value, context: context)
      return
    }
    let (node, inner) = resolvedAction(value, context)
    let isItem = workItem(value, tree) != nil || node != value
    guard isItem, self.tree(inner)?.kind(node) == .closureExpr else { return }
    clock?.workItems[key] = ActionClock.WorkItem(closure: node, context: inner)
  }
}
