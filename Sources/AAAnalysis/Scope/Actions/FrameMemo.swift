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

/// Readings that are made once for all frames in which they come out the same.
struct FrameMemo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Place: Hashable {
    let key: Key
    let owner: TypeReference?
  }

  private struct Reading {
    let answers: FrameAnswers
    let value: Value
  }

  private var known: [Place: [Reading]] = [:]

  /// The reading of `key` in a frame.
  ///
  /// - Parameters:
  ///   - reader: a reader that has read nothing.
  ///   - read: reads anew, from the reader's context of that frame.
  /// - Returns: nil where there is no such frame.
  mutating func value(
    of key: Key, in frame: Int, by reader: ActionReader,
    _ read: (inout ActionReader, Int) -> Value
  ) -> Value? {
    var reader = reader
    guard reader.frames.indices.contains(frame) else { return nil }
    let place = Place(key: key, owner: reader.frames[frame].owner)
    if let reading = known[place]?.first(where: { $0.answers.hold(in: reader.frames[frame]) }) {
      return reading.value
    }
    let context = reader.context(ofFrame: frame)
    let value = read(&reader, context)
    known[place, default: []].append(Reading(answers: reader.witness.answers, value: value))
    return value
  }
}
