/// Loops that wait in every round.
extension ActionReader {
  /// Begins the wait of a loop over the beats of a timer; any other sequence that is awaited gives
  /// its elements when it has them.
  mutating func awaitElements(of node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    guard clock != nil, tree.awaitsElements(node) else { return }
    let parts = tree.children(node).filter { tree.kind($0) != .codeBlock }.dropFirst()
    for part in parts {
      guard let timer = timer(in: part, context) else { continue }
      let wait = begin(
        ActionTimes.Wait(
          reference: timer.reference, nameRange: timer.nameRange, seconds: timer.seconds,
          repeats: true))
      clock?.current = wait
      return
    }
    noteWork()
  }

  /// Reads the body of a loop, and once more where it waits: what stands before the wait comes
  /// after that of the round before.
  mutating func readRounds(_ read: (inout ActionReader) -> Void) {
    let before = clock?.current
    clock?.loopDepth += 1
    read(&self)
    if let current = clock?.current, current != before { read(&self) }
    clock?.loopDepth -= 1
  }

  /// Notes the names that a `for` loop gives its elements.
  mutating func enterLoop(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) {
    guard clock != nil else { return }
    let isCounted = tree.children(node).contains { child in
      guard tree.kind(child) != .codeBlock else { return false }
      return tree.counts(child)
    }
    for name in tree.loopNames(node) { clock?.loopNames[name] = !isCounted }
  }

  mutating func leaveLoop(_ node: NodeID, _ tree: SyntaxTree) {
    for name in tree.loopNames(node) { clock?.loopNames[name] = nil }
  }
}

extension SyntaxTree {
  /// Whether a loop waits for each of its elements: `for await value in stream`.
  func awaitsElements(_ loop: NodeID) -> Bool {
    guard let pattern = firstChild(loop) else { return false }
    let head = ByteRange(range(loop).start, range(pattern).start)
    return text[head].contains("await")
  }

  /// The names that a `for` loop gives its elements.
  fileprivate func loopNames(_ loop: NodeID) -> Set<String> {
    guard let pattern = firstChild(loop), kind(pattern) != .codeBlock else { return [] }
    return mentionedNames(in: pattern)
  }

  /// Whether a sequence is one of numbers that are counted: `0..<3`, `stride(…)`, `indices`.
  fileprivate func counts(_ node: NodeID) -> Bool {
    var pending = [node]
    while let next = pending.popLast() {
      switch kind(next) {
      case .binaryOperator:
        if name(next, is: "...") || name(next, is: "..<") { return true }
      case .declRef:
        if name(next, is: "stride") { return true }
      case .memberExpr:
        if name(next, is: "indices") { return true }
      default: break
      }
      pending.append(contentsOf: children(next))
    }
    return false
  }
}
