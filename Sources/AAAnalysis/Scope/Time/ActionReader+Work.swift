/// What an action waits for that takes no known time: requests, answers, data.
extension ActionReader {
  /// Reads what is awaited. What a call gives that nobody can follow arrives when it arrives: what
  /// comes after it waits for no time.
  mutating func readAwaited(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    guard let inner = tree.firstChild(node) else { return }
    let known = effects.unresolvedCalls.count
    read(inner, context)
    guard clock != nil else { return }
    let others = effects.unresolvedCalls.dropFirst(known).map(\.name)
    if others.contains(where: { !TimeLibrary.durations.contains($0) && !TimeLibrary.isIdle($0) }) {
      beginEpoch()
    }
    var awaited = inner
    while tree.kind(awaited) == .tryExpr || tree.kind(awaited) == .effectExpr,
      let next = tree.firstChild(awaited)
    {
      awaited = next
    }
    if tree.kind(awaited) == .sequenceExpr, let first = tree.firstChild(awaited) {
      awaited = first
    }
    guard tree.kind(awaited) == .callExpr, let callee = tree.callee(of: awaited) else {
      noteWork()
      return
    }
    let file = contexts[context].file
    let isUnresolved = [callee, awaited].contains { node in
      clock?.unresolved.contains(SyntaxReference(file: file, node: node)) ?? false
    }
    if isUnresolved, !TimeLibrary.isIdle(tree.name(callee)) { noteWork() }
  }

  /// Notes that something has begun, or has arrived, whose time is not the clock's.
  mutating func noteWork() {
    beginEpoch()
    guard let wait = clock?.current else { return }
    clock?.times.busyWaits.insert(wait)
    clock?.current = nil
  }

  /// What is read from here on happens when something has arrived.
  private mutating func beginEpoch() {
    clock?.epochs.begin()
  }

  /// Notes a call, or what it calls, that leads out of what the workspace says.
  mutating func addUnresolved(_ reference: SyntaxReference) {
    clock?.unresolved.insert(reference)
    trail.unresolved.append(reference)
  }

  /// Notes a call that leads out of what the workspace says: one with a closure is an answer that
  /// is waited for.
  mutating func noteUnresolved(
    _ callee: NodeID, _ name: String, _ arguments: [PassedArgument], _ context: Int
  ) {
    guard clock != nil else { return }
    addUnresolved(SyntaxReference(file: contexts[context].file, node: callee))
    guard !TimeLibrary.isIdle(name) else { return }
    let answers = arguments.compactMap { argument -> (closure: NodeID, context: Int)? in
      guard case .expression(let node, let context, _) = argument.local,
        tree(context)?.kind(node) == .closureExpr
      else { return nil }
      return (node, context)
    }
    if answers.isEmpty { return }
    if let wait = clock?.current { clock?.times.busyWaits.insert(wait) }
    // What makes a value runs nothing.
    if name.beginsUppercase { return }
    for answer in answers { readAnswer(answer.closure, answer.context) }
  }

  /// Reads what runs when an answer has arrived. Of it only counts what it sets, and the waits that
  /// it begins.
  private mutating func readAnswer(_ closure: NodeID, _ context: Int) {
    guard let outer = clock else { return }
    let known = effects
    beginEpoch()
    clock?.current = nil
    clock?.answerDepth += 1
    descend { $0.run(closure, context, arguments: []) }
    clock?.answerDepth = outer.answerDepth
    clock?.epochs.current = outer.epochs.current
    clock?.current = outer.current
    clock?.times.animations = outer.times.animations
    clock?.times.playbacks = outer.times.playbacks
    let isComplete = effects.isComplete
    effects = known
    effects.isComplete = isComplete
  }
}
