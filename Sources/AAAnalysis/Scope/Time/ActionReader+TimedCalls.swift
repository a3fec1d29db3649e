/// Functions on the way to a wait and back.
extension ActionReader {
  /// The call on the way here, innermost first, in which stands what is read, where the wait is
  /// not: a helper waits, and is given what runs afterwards.
  func handedOn(in context: Int) -> ActionTimes.Site? {
    guard let clock, let number = clock.current, clock.times.waits[number].takesAction,
      let body = contexts[context].body, let tree = tree(context)
    else { return nil }
    let (file, range) = (contexts[context].file, tree.range(body))
    func holds(_ reference: SyntaxReference) -> Bool {
      reference.file == file && tree.range(reference.node).contains(range)
    }
    if holds(clock.times.waits[number].reference) { return nil }
    return clock.sites.last { holds($0.reference) }
  }

  /// Reads a function that is called here. If it waits, the call is what waits, for what follows.
  mutating func followInTime(
    _ member: MemberReference, _ arguments: [PassedArgument], _ site: ActionTimes.Site,
    from caller: Int
  ) {
    guard clock != nil else {
      follow(member, arguments, from: caller)
      return
    }
    guard active.count < ActionClock.maximumCalls else {
      addUnresolved(site.reference)
      return
    }
    let before = clock?.current
    let unresolvedCount = effects.unresolvedCalls.count
    clock?.sites.append(site)
    follow(member, arguments, from: caller)
    clock?.sites.removeLast()
    guard let after = clock?.current, after != before, let wait = clock?.times.waits[after] else {
      return
    }
    // What does more than wait takes as long as that takes.
    let others = effects.unresolvedCalls.dropFirst(unresolvedCount)
    guard others.allSatisfy({ TimeLibrary.durations.contains($0.name) }) else {
      let known = clock?.unresolvedCounts[after] ?? 0
      let later = effects.unresolvedCalls.dropFirst(known)
      if later.allSatisfy({ TimeLibrary.durations.contains($0.name) }) {
        // What was brought up when the work was done is taken away after that time.
        clock?.times.waits[after].isBehindWork = true
        clock?.current = nil
      }
      noteWork()
      return
    }
    let number = begin(
      ActionTimes.Wait(
        reference: site.reference, nameRange: site.nameRange, seconds: wait.seconds,
        repeats: wait.repeats))
    clock?.current = number
  }

  /// A function that the workspace adds to a type of a framework, and that takes as many arguments.
  func extensionFunction(
    _ name: String, of type: NamedType, _ labels: [String?], _ context: Int
  ) -> MemberReference? {
    let members = index.extensionMembers(named: name, of: type.name).filter { member in
      guard let model = index[member], model.kind == .function,
        model.labels.count == labels.count
      else { return false }
      return zip(model.labels, labels).allSatisfy { $1 == nil || $0 == $1 }
    }
    return index.best(members, labels: nil, from: contexts[context].file)
  }

  /// Whether a function that is being read may be entered once more: behind a wait that makes it a
  /// loop.
  mutating func mayReenter(_ member: MemberReference) -> Bool {
    guard clock?.current != nil else { return false }
    return clock?.reentered.insert(member).inserted ?? false
  }
}
