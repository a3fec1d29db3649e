import Synchronization

/// Which files hold a word, by the state of each file: between two evaluations few of them change,
/// and those that are not open would be read from disk.
final class MentionCache: Sendable {
  private struct Known {
    /// The numbers of the words for which a file was asked, and of those that it holds, as bits.
    var asked: UInt64 = 0
    var held: UInt64 = 0
    let stamp: Int
  }

  private struct State {
    var numbers: [String: Int] = [:]
    var files: [FileID: Known] = [:]

    /// The bit that stands for a word. Beyond as many words as there are bits, all is forgotten.
    mutating func bit(of word: String) -> UInt64 {
      if let number = numbers[word] { return 1 << UInt64(number) }
      if numbers.count == UInt64.bitWidth { self = State() }
      numbers[word] = numbers.count
      return 1 << UInt64(numbers.count - 1)
    }
  }

  private let state = Mutex(State())

  /// Whether a file in a state holds a word, as a part of another or by itself. `text` is asked
  /// unless that is known; a file without one holds nothing.
  func holds(_ word: String, in file: FileID, stamp: Int, text: () -> SourceText?) -> Bool {
    let known = state.withLock { state -> Bool? in
      let bit = state.bit(of: word)
      guard let known = state.files[file], known.stamp == stamp, known.asked & bit != 0 else {
        return nil
      }
      return known.held & bit != 0
    }
    if let known { return known }
    guard let text = text() else { return false }
    let isHeld = text.holds(Array(word.utf8))
    state.withLock { state in
      let bit = state.bit(of: word)
      var known = state.files[file] ?? Known(stamp: stamp)
      if known.stamp != stamp { known = Known(stamp: stamp) }
      known.asked |= bit
      if isHeld { known.held |= bit }
      state.files[file] = known
    }
    return isHeld
  }
}
