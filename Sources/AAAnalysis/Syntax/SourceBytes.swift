/// A copy of a text with zeros behind it, so that looking a few bytes ahead needs no test.
struct PaddedText: ~Copyable {
  let bytes: SourceBytes
  private let memory: UnsafeMutablePointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) {
    memory = .allocate(capacity: text.count + SourceBytes.padding)
    if let base = text.baseAddress { memory.initialize(from: base, count: text.count) }
    (memory + text.count).initialize(repeating: 0, count: SourceBytes.padding)
    bytes = SourceBytes(base: UnsafePointer(memory), count: text.count)
  }

  deinit {
    memory.deallocate()
  }
}

/// The bytes of a `PaddedText`, which must outlive it.
///
/// - Invariant: `padding` zero bytes follow the `count` bytes at `base`. An offset that was reached
///   by passing only bytes other than zero is at most `count`, and so are tokens' ends: the
///   accesses without a test reach at most `padding` bytes beyond.
struct SourceBytes {
  static let padding = 192

  let base: UnsafePointer<UInt8>
  let count: Int

  /// The byte at an offset of at most `count`.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { base[offset] }

  /// The byte at any offset; 0 outside the text.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? base[offset] : 0
  }

  /// The eight bytes at an offset of at most `count + 8`, the first one lowest.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  func matches(_ word: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + word.utf8CodeUnitCount <= count else { return false }
    for index in 0..<word.utf8CodeUnitCount where base[offset + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Where the line's text ends: at a line ending, or at the end.
  func endOfLine(_ offset: Int) -> Int {
    var offset = offset
    while offset < count {
      let low = ByteLanes.lessThan(word(offset), 0x0E)
      if low == 0 {
        offset &+= 8
        continue
      }
      offset &+= ByteLanes.first(low)
      if offset >= count { break }
      if base[offset] == 0x0A || base[offset] == 0x0D { return offset }
      offset &+= 1
    }
    return count
  }

  /// Where a string's text is interrupted by its quotation mark, a backslash, a line ending or
  /// another control character, or the end.
  @inline(__always)
  func endOfPlainText(_ offset: Int, quote: UInt8) -> Int {
    var offset = offset
    while offset < count {
      let word = word(offset)
      let special =
        ByteLanes.equal(word, quote) | ByteLanes.equal(word, UInt8(ascii: "\\"))
        | ByteLanes.lessThan(word, 0x0E)
      if special != 0 { return offset &+ ByteLanes.first(special) }
      offset &+= 8
    }
    return count
  }

  // MARK: Scalars

  /// Length of the scalar at an offset, if it is well formed and fits.
  func scalarLength(at offset: Int, if fits: (UInt32) -> Bool) -> Int? {
    let lead = byte(offset)
    let length: Int
    var scalar: UInt32
    switch lead {
    case 0xC2...0xDF: (length, scalar) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, scalar) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, scalar) = (4, UInt32(lead & 0x07))
    default: return nil
    }
    guard offset + length <= count else { return nil }
    for index in 1..<length {
      let next = base[offset + index]
      guard next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    return fits(scalar) ? length : nil
  }
}

/// Tests of eight bytes at once. Each result has the high bit set in the bytes for which the test
/// holds; above the first such byte the results of `equal` and `lessThan` are not exact.
enum ByteLanes {
  @inline(__always)
  static func repeating(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  @inline(__always)
  static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ repeating(byte)
    return (difference &- repeating(1)) & ~difference & repeating(0x80)
  }

  /// Exact everywhere.
  @inline(__always)
  static func exactlyEqual(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ repeating(byte)
    return ~((difference & repeating(0x7F)) &+ repeating(0x7F) | difference) & repeating(0x80)
  }

  /// For limits up to 0x80.
  @inline(__always)
  static func lessThan(_ word: UInt64, _ limit: UInt8) -> UInt64 {
    (word &- repeating(limit)) & ~word & repeating(0x80)
  }

  /// Exact everywhere: spaces and tabs.
  @inline(__always)
  static func blanks(_ word: UInt64) -> UInt64 {
    exactlyEqual(word, 0x20) | exactlyEqual(word, 0x09)
  }

  /// Exact everywhere: `A`–`Z`, `a`–`z`, `0`–`9` and `_`.
  @inline(__always)
  static func wordCharacters(_ word: UInt64) -> UInt64 {
    let low = word & repeating(0x7F)
    let folded = low | repeating(0x20)
    let letters = (folded &+ repeating(0x1F)) & ~(folded &+ repeating(0x05))
    let digits = (low &+ repeating(0x50)) & ~(low &+ repeating(0x46))
    let underscore = repeating(0x80) &- (low ^ repeating(0x5F))
    return (letters | digits | underscore) & ~word & repeating(0x80)
  }

  /// The high bits of the bytes as the low eight bits, the first byte's lowest.
  @inline(__always)
  static func bits(_ result: UInt64) -> UInt64 {
    (result &>> 7 &* 0x0102_0408_1020_4080) &>> 56
  }

  /// The index of the first byte for which a test holds; 8 where there is none.
  @inline(__always)
  static func first(_ result: UInt64) -> Int {
    result.trailingZeroBitCount &>> 3
  }
}
