/// What conditions say while Assistive Access is on, and what they would say otherwise.
extension ScopeWalker {
  /// What a condition decides.
  struct Decision {
    /// While the mode is on.
    var on: Certainty
    /// While it is off.
    var off: Certainty
    /// Whether nothing but the version of the system decides.
    var isAvailability = false
    /// Whether the mode has a part in it.
    var readsMode = false

    /// Whether the one is where the other leads.
    func and(_ next: Decision) -> Decision {
      Decision(
        on: on.and(next.on), off: off.and(next.off),
        isAvailability: isAvailability && next.isAvailability,
        readsMode: readsMode || next.readsMode)
    }

    static prefix func ! (decision: Decision) -> Decision {
      Decision(
        on: !decision.on, off: !decision.off, isAvailability: decision.isAvailability,
        readsMode: decision.readsMode)
    }

    /// Whether what stands there is shown because the mode is on, and not otherwise.
    var isOfMode: Bool { readsMode && on != .no && off == .no }
  }

  private var conditionReader: ConditionReader {
    var reader = ConditionReader(index: index, loader: loader, frames: scope.frames)
    reader.system = system
    return reader
  }

  /// The conditions of an `if` or `guard`.
  mutating func decision(ofConditions node: NodeID, _ frame: Int) -> Decision {
    decide(node, frame) { reader, place in
      let conditions = reader.conditions(of: node, place)
      return (conditions.value, conditions.isAvailability)
    }
  }

  /// An expression that is true or false.
  mutating func decision(of node: NodeID, _ frame: Int) -> Decision {
    decide(node, frame) { reader, place in (reader.certainty(of: node, place), false) }
  }

  private mutating func decide(
    _ node: NodeID, _ frame: Int,
    _ read: (inout ConditionReader, ConditionReader.Place) -> (Certainty, Bool)
  ) -> Decision {
    var reader = conditionReader
    let place = reader.place(inFrame: frame)
    let (on, isAvailability) = read(&reader, place)
    guard reader.readsMode else {
      return Decision(on: on, off: on, isAvailability: isAvailability)
    }
    reader.isModeOn = false
    modeConditions.insert(SyntaxReference(file: scope.frames[frame].file, node: node))
    return Decision(on: on, off: read(&reader, place).0, readsMode: true)
  }

  /// Notes that a block is read that is shown because the mode is on.
  mutating func noteModeBlock(_ block: NodeID, of condition: NodeID, _ frame: Int, _ place: Place) {
    let file = scope.frames[frame].file
    let reference = SyntaxReference(file: file, node: block)
    guard modeBlocks[reference] == nil else { return }
    modeBlocks[reference] = ModeBlock(
      block: reference, condition: condition, owner: scope.frames[frame].owner,
      surroundings: place.surroundings, screen: place.screen, parent: place.parent)
  }
}

/// A block of code that is shown because the mode is on.
struct ModeBlock: Sendable {
  /// The block, or the case of a `switch`.
  let block: SyntaxReference
  /// The `if`, `guard` or `switch`.
  let condition: NodeID
  /// The type around it.
  let owner: TypeReference?
  let surroundings: Surroundings
  /// Where it was read: on which screen, in which element.
  let screen: Int
  let parent: Int?
}
