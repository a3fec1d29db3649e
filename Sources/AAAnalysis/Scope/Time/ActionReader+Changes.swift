/// Notes of what is set when. Nothing is noted without a clock.
extension ActionReader {
  /// Notes an assignment: `target = parts`, the operators between the parts included.
  mutating func noteAssignment(
    to target: NodeID, _ parts: ArraySlice<NodeID>, _ context: Int, _ tree: SyntaxTree
  ) {
    guard clock != nil, let state = state(of: target, context) else { return }
    if parts.count == 1, let value = parts.first { rememberWorkItem(value, in: state.key, context) }
    note(assigned(parts, to: target, context, tree), of: state.key, context)
  }

  /// Notes `target += 1` and its like.
  mutating func noteStep(
    of target: NodeID, _ parts: ArraySlice<NodeID>, _ context: Int, _ tree: SyntaxTree
  ) {
    guard clock != nil, let key = state(of: target, context)?.key else { return }
    let isStep = parts.count == 1 && parts.allSatisfy { isNumber($0, tree) }
    note(isStep ? .stepped : .other, of: key, context)
  }

  mutating func noteToggle(of target: NodeID, _ context: Int) {
    guard clock != nil, let key = state(of: target, context)?.key else { return }
    note(.toggled, of: key, context)
  }

  /// Notes what is put into a collection.
  mutating func noteInsertion(_ name: String, _ base: NodeID, _ context: Int) {
    guard clock != nil, name == "append" || name == "insert",
      let key = state(of: base, context)?.key
    else { return }
    note(.added, of: key, context)
  }

  mutating func noteDismissal(_ context: Int) {
    guard let wait = clock.map(\.current) else { return }
    let dismissal = ActionTimes.Dismissal(
      wait: wait, site: handedOn(in: context), calls: callsSinceWait, branches: branches)
    clock?.times.dismissals.append(dismissal)
  }

  mutating func noteScroll(_ arguments: [CallArgument], _ context: Int) {
    guard let wait = clock?.current, let target = arguments.first?.value else { return }
    let keys = statesMentioned(in: target, context).map(\.key)
    clock?.times.scrolls[wait, default: []].formUnion(keys)
  }

  mutating func note(_ value: ActionTimes.Change.Value, of key: StateKey, _ context: Int) {
    guard let clock else { return }
    let change = ActionTimes.Change(
      key: key, value: value, wait: clock.current, site: handedOn(in: context),
      calls: callsSinceWait, branches: branches, epoch: clock.epochs.current)
    self.clock?.times.changes.append(change)
    runObservers(of: key, context)
  }

  /// How many functions lead from the wait to what is read.
  private var callsSinceWait: Int {
    guard let clock, let wait = clock.current, clock.depths.indices.contains(wait) else { return 0 }
    return max(0, active.count - clock.depths[wait])
  }

  /// `didSet` of the property that is set.
  private mutating func runObservers(of key: StateKey, _ context: Int) {
    guard let owner = key.owner, let member = property(key.name, of: owner),
      let loaded = loader.load(member.file), let binding = loaded.node(ofMember: member.index),
      let block = loaded.tree.child(binding, .accessorBlock)
    else { return }
    trail.tried.append(member)
    if active.contains(member) { return }
    for accessor in loaded.tree.children(block)
    where loaded.tree.kind(accessor) == .accessorDecl
      && loaded.tree.name(accessor, is: "didSet")
    {
      guard let body = loaded.tree.child(accessor, .codeBlock) else { continue }
      active.insert(member)
      let isOwn = canonical(index.owner(of: member)) == contexts[context].owner
      let inner = add(
        ActionContext(
          file: member.file, owner: owner, frame: isOwn ? contexts[context].frame : nil))
      descend { $0.readBody(body, inner) }
      active.remove(member)
    }
  }

  // MARK: What is assigned

  private func assigned(
    _ parts: ArraySlice<NodeID>, to target: NodeID, _ context: Int, _ tree: SyntaxTree
  ) -> ActionTimes.Change.Value {
    let mentioned = parts.reduce(into: Set<String>()) { names, part in
      names.formUnion(tree.mentionedNames(in: part))
    }
    if mentioned.contains(plainName(tree.name(target))) {
      return assignedFromItself(parts, tree)
    }
    if parts.count == 1, let clock,
      let isElement = mentioned.lazy.compactMap({ clock.loopNames[$0] }).first
    {
      return isElement ? .picked : .stepped
    }
    guard let value = parts.first else { return .other }
    guard parts.count == 1 else {
      let isGiven = parts.dropFirst().first.map { tree.name($0, is: "??") } ?? false
      return isGiven && mentioned.contains("randomElement") ? .picked : .other
    }
    switch tree.kind(value) {
    case .booleanLiteral: return tree.name(value, is: "true") ? .isTrue : .cleared
    case .nilLiteral: return .cleared
    case .arrayExpr, .dictionaryExpr: return tree.firstChild(value) == nil ? .cleared : .other
    case .stringLiteral:
      guard tree.firstChild(value) == nil else { return .other }
      let text = StringValue(of: value, in: tree).text ?? ""
      return text.isEmpty ? .cleared : .constant(text)
    case .integerLiteral, .floatLiteral:
      return .constant(tree.text[tree.range(value)])
    case .prefixOperatorExpr:
      let isNumber = tree.firstChild(value).map { self.isNumber($0, tree) } ?? false
      return isNumber ? .constant(tree.text[tree.range(value)]) : .other
    case .memberExpr:
      if tree.name(value, is: "none"), tree.firstChild(value) == nil { return .cleared }
      return tree.isValueOfType(value) ? .constant(tree.name(value)) : .other
    case .subscriptExpr: return isStepped(value, context, tree) ? .picked : .other
    case .callExpr, .forceUnwrapExpr, .optionalChainingExpr:
      return mentioned.contains("randomElement") ? .picked : .other
    default: return .other
    }
  }

  /// `index = (index + 1) % count`, `page = page.next`, `isOn = !isOn`, `list = list.dropFirst()`.
  private func assignedFromItself(_ parts: ArraySlice<NodeID>, _ tree: SyntaxTree)
    -> ActionTimes.Change.Value
  {
    var pending = Array(parts)
    var hasNumber = false
    while let node = pending.popLast() {
      switch tree.kind(node) {
      case .integerLiteral, .floatLiteral: hasNumber = true
      case .ternaryOperator: return .stepped
      case .prefixOperatorExpr where tree.name(node, is: "!") && parts.count == 1:
        return .toggled
      case .memberExpr:
        switch tree.name(node) {
        case "filter", "dropFirst", "dropLast": return .removed
        case "next", "previous", "successor": return .stepped
        default: break
        }
      default: break
      }
      pending.append(contentsOf: tree.children(node))
    }
    return hasNumber ? .stepped : .other
  }

  /// Whether an element is taken at an index that steps behind the same wait.
  private func isStepped(_ node: NodeID, _ context: Int, _ tree: SyntaxTree) -> Bool {
    guard let clock, let wait = clock.current else { return false }
    let names = tree.arguments(of: node).reduce(into: Set<String>()) {
      $0.formUnion(tree.mentionedNames(in: $1.value))
    }
    return clock.times.changes.contains {
      $0.wait == wait && $0.value == .stepped && names.contains($0.key.name)
    }
  }

  private func isNumber(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .integerLiteral || tree.kind(node) == .floatLiteral
  }
}

extension SyntaxTree {
  /// Whether an expression names a value of a type: `.idle`, `Phase.idle`.
  func isValueOfType(_ node: NodeID) -> Bool {
    guard kind(node) == .memberExpr else { return false }
    guard let base = firstChild(node) else { return true }
    return kind(base) == .declRef
      && name(base).beginsUppercase
      && name(node).unicodeScalars.first?.properties.isLowercase == true
  }
}

/// Names of frameworks that tell of time.
enum TimeLibrary {
  /// Whether a call begins nothing that goes on: it may be awaited or take a closure, and is over
  /// at once, or waits for a time itself.
  static func isIdle(_ name: String) -> Bool { idle.contains(name) }

  /// Calls that only say how long.
  static let durations: Set<String> = [
    "now", "seconds", "milliseconds", "microseconds", "nanoseconds", "advanced", "sleep", "yield",
  ]

  private static let idle: Set<String> = [
    "sleep", "yield", "run", "cancel", "checkCancellation", "withTaskGroup",
    "withThrowingTaskGroup", "withCheckedContinuation", "withTaskCancellationHandler", "first",
    "last", "firstIndex", "lastIndex", "contains", "filter", "sorted", "sort", "allSatisfy",
    "reduce", "min", "max", "map", "compactMap", "flatMap", "forEach", "prefix", "drop",
    "partition", "assign", "store", "handleEvents", "eraseToAnyPublisher",
  ]

  /// Runners whose closure goes its own way: what follows the call does not wait for it.
  static let detachedRunners: Set<String> = [
    "Task", "detached", "async", "addTask", "addOperation", "schedule", "immediate", "perform",
    "animate",
  ]
}
