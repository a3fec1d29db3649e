import Synchronization

/// What readings asked of the frame in which they stand, with the answers.
///
/// A view is used in many places, and most of its actions do the same in all of them. A reading
/// holds for every frame that gives the same answers, whatever else differs there.
struct FrameAnswers: Sendable {
  /// By name: the fingerprint of what the frame binds to it, nil for nothing.
  private var answers: [String: Int?] = [:]

  mutating func note(_ name: String, _ binding: Frame.Binding?) {
    answers[name] = .some(binding?.fingerprint)
  }

  /// Whether a frame gives the same answers.
  func hold(in frame: Frame) -> Bool {
    answers.allSatisfy { name, fingerprint in frame.bindings[name]?.fingerprint == fingerprint }
  }
}

/// Notes what a reader asks of the frame in which it began. Belongs to one reader and its copies.
final class FrameWitness {
  private(set) var answers = FrameAnswers()

  func note(_ name: String, _ binding: Frame.Binding?) { answers.note(name, binding) }
}

/// Readings that are made once for all frames in which they come out the same, and for all
/// evaluations in which the files they were made from are the same.
final class FrameMemo<Key: Hashable & Sendable, Value: Sendable>: Sendable, ForgetfulMemo {
  private struct Place: Hashable, Sendable {
    let key: Key
    let owner: TypeReference?
  }

  private struct Reading: Sendable {
    let answers: FrameAnswers
    let logged: Logged<Value>
  }

  /// Readings of one place that are kept: as many as it is used in different ways, unless these
  /// change while somebody types.
  private static var limit: Int { 256 }

  private let known = Mutex<[Place: [Reading]]>([:])

  /// The reading of `key` in a frame.
  ///
  /// - Parameters:
  ///   - read: reads anew, with a reader that has read nothing, from its context of that frame.
  /// - Returns: nil where there is no such frame.
  func value(
    of key: Key, in frame: Int, from source: ActionSource,
    _ read: (inout ActionReader, Int) -> Value
  ) -> Value? {
    guard source.frames.indices.contains(frame) else { return nil }
    let place = Place(key: key, owner: source.frames[frame].owner)
    let log = source.loader.log
    let found = known.withLock { known in
      known[place]?.first { $0.answers.hold(in: source.frames[frame]) }
    }
    if let found { return found.logged.value(notedIn: log) }
    var reader = ActionReader(source)
    let logged = Logged(log) {
      let context = reader.context(ofFrame: frame)
      return read(&reader, context)
    }
    let reading = Reading(answers: reader.witness.answers, logged: logged)
    known.withLock { known in
      if known[place, default: []].count >= Self.limit { known[place] = nil }
      known[place, default: []].append(reading)
    }
    return logged.value
  }

  func forget(_ states: FileStates) {
    known.withLock { known in
      known = known.compactMapValues { readings in
        let holding = readings.filter { $0.logged.states.isDisjoint(with: states) }
        return holding.isEmpty ? nil : holding
      }
    }
  }
}

/// Something that remembers what was read, and can forget what was read from some files.
protocol ForgetfulMemo: Sendable {
  /// Forgets whatever was made from these states of files.
  func forget(_ states: FileStates)
}
