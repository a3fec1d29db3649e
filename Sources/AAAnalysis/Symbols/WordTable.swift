/// Words, each with the number of its first addition, counted from 0. It is filled and asked by
/// bytes, as tables of thousands of words are made when a process first needs them.
struct WordTable: Sendable {
  /// All words, without separators.
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`.
  private var ends: [UInt32] = []
  /// For each slot the number of its word, counted from 1; 0 where it is free.
  private var slots: [UInt32]

  /// - Parameter capacity: how many words there will be; more make the table grow.
  init(capacity: Int) {
    let wanted = max(capacity, 8) * 2
    slots = [UInt32](repeating: 0, count: 1 << (Int.bitWidth - wanted.leadingZeroBitCount))
    ends.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 8)
  }

  /// Number of words.
  var count: Int { ends.count }

  /// Adds a word unless it is there, and tells its number.
  mutating func add(_ word: some Collection<UInt8>) -> Int {
    let slot = slot(of: word)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    bytes.append(contentsOf: word)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt32(truncatingIfNeeded: count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  /// The number of a word; nil where it was not added.
  func index(of word: some Collection<UInt8>) -> Int? {
    let number = slots[slot(of: word)]
    return number == 0 ? nil : Int(number) - 1
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The slot that holds a word, or that it would take.
  private func slot(of word: some Collection<UInt8>) -> Int {
    var slot = Self.hash(of: word) & (slots.count - 1)
    while slots[slot] != 0, !isEqual(word, at: Int(slots[slot]) - 1) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isEqual(_ word: some Collection<UInt8>, at index: Int) -> Bool {
    let range = range(of: index)
    return word.count == range.count && word.elementsEqual(bytes[range])
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for index in 0..<count {
      var slot = Self.hash(of: bytes[range(of: index)]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  /// FNV-1a; the words are the tool's own, so that nobody can choose them to collide.
  private static func hash(of word: some Collection<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
