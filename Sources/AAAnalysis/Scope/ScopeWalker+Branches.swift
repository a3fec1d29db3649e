extension ScopeWalker {
  /// `if … else if … else …`. Of a check of the mode, or of the system's version, only the side
  /// that the root takes is shown. Gives whether what follows may be shown.
  mutating func readIf(_ node: NodeID, _ frame: Int, _ place: inout Place) -> Bool {
    guard let tree = tree(in: frame) else { return true }
    var current: NodeID? = node
    var branch = 0
    var isUncertain = false
    // What it takes to get to the present `if`.
    var before = Decision(on: .yes, off: .yes, isAvailability: true)
    while let ifNode = current {
      current = nil
      let decision = decision(ofConditions: ifNode, frame)
      if decision.on == .unknown, !decision.isAvailability { isUncertain = true }
      let then = before.and(decision)
      before = before.and(!decision)
      var sawBlock = false
      for child in tree.children(ifNode) {
        switch tree.kind(child) {
        case .codeBlock where !sawBlock:
          sawBlock = true
          if decision.on == .no {
            if then.readsMode { noteCutOff(child, frame) }
            continue
          }
          // `mode || other` is a check of the mode, too; its opposite only hides.
          if then.isOfMode || decision.readsMode && decision.on == .yes && decision.off != .yes {
            noteModeBlock(child, of: ifNode, frame, place)
          }
          readBlock(child, isUncertain ? step(node, branch, frame) : nil, frame, place, tree)
          if leaves(child, tree) {
            if decision.on == .yes, !isUncertain { return false }
            // The rest is shown where this is not.
            if isUncertain, branch == 0 { place.branches.append(step(node, 1, frame)) }
          }
        case .codeBlock:
          if decision.on == .yes {
            if before.readsMode { noteCutOff(child, frame) }
            continue
          }
          if before.isOfMode { noteModeBlock(child, of: ifNode, frame, place) }
          readBlock(child, isUncertain ? step(node, branch + 1, frame) : nil, frame, place, tree)
          if !isUncertain, leaves(child, tree) { return false }
        case .ifExpr where sawBlock:
          if decision.on != .yes {
            current = child
          } else if before.readsMode {
            noteCutOff(child, frame)
          }
        default: break
        }
      }
      branch += 1
    }
    return true
  }

  /// Gives whether what follows may be shown.
  mutating func readGuard(_ node: NodeID, _ frame: Int, _ place: inout Place) -> Bool {
    guard let tree = tree(in: frame) else { return true }
    let decision = decision(ofConditions: node, frame)
    let isUncertain = decision.on == .unknown && !decision.isAvailability
    if decision.on != .yes, let block = tree.child(node, .codeBlock) {
      if (!decision).isOfMode { noteModeBlock(block, of: node, frame, place) }
      readBlock(block, isUncertain ? step(node, 0, frame) : nil, frame, place, tree)
    }
    if isUncertain { place.branches.append(step(node, 1, frame)) }
    return decision.on != .no
  }

  private mutating func readBlock(
    _ block: NodeID, _ step: BranchStep?, _ frame: Int, _ place: Place, _ tree: SyntaxTree
  ) {
    var inner = place
    if let step { inner.branches.append(step) }
    noteShown(block, frame)
    readItems(tree.statements(of: block), frame, inner)
  }

  /// Whether a block ends the function.
  private func leaves(_ block: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.statements(of: block).contains { tree.kind($0) == .returnStmt }
  }

  // MARK: Switches

  /// Each case of a `switch`; of one over the mode only those that the root takes.
  mutating func readSwitch(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(in: frame), let subject = tree.firstChild(node) else { return }
    let cases = tree.statements(of: node).filter { tree.kind($0) == .switchCase }
    var isTrue: Decision?
    if cases.contains(where: { namesTruth($0, tree) }) { isTrue = decision(of: subject, frame) }
    var rest = Decision(on: .yes, off: .yes)
    for (branch, item) in cases.enumerated() {
      var inner = place
      var isCertain = false
      if let isTrue {
        let fits = decision(ofCase: item, isTrue, tree)
        let taken = rest.and(fits)
        rest = rest.and(!fits)
        if taken.on == .no {
          if taken.readsMode { noteCutOff(item, frame) }
          continue
        }
        isCertain = taken.on == .yes
        if taken.isOfMode { noteModeBlock(item, of: node, frame, place) }
      }
      if !isCertain { inner.branches.append(step(node, branch, frame)) }
      noteShown(item, frame)
      readItems(items(ofCase: item, tree), frame, inner)
    }
  }

  /// What a case shows.
  func items(ofCase node: NodeID, _ tree: SyntaxTree) -> [NodeID] {
    tree.children(node).filter {
      tree.kind($0) != .switchCaseItem && tree.kind($0) != .attribute
    }
  }

  /// Whether a case is `case true` or `case false`.
  private func namesTruth(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(node).contains { truth($0, tree) != nil }
  }

  private func truth(_ item: NodeID, _ tree: SyntaxTree) -> Bool? {
    guard tree.kind(item) == .switchCaseItem else { return nil }
    switch tree.text[tree.range(item)] {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// Whether a case is taken that no case before it has taken.
  private func decision(ofCase node: NodeID, _ isTrue: Decision, _ tree: SyntaxTree) -> Decision {
    let items = tree.children(node).filter { tree.kind($0) == .switchCaseItem }
    if items.isEmpty { return Decision(on: .yes, off: .yes, readsMode: isTrue.readsMode) }
    guard items.count == 1, let truth = truth(items[0], tree) else {
      return Decision(on: .unknown, off: .unknown, readsMode: isTrue.readsMode)
    }
    return truth ? isTrue : !isTrue
  }
}
