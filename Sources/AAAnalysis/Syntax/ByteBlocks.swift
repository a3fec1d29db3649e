/// Finds where tokens may begin in a text, 64 bytes at once.
///
/// - Invariant: `words` and `blanks` describe the bytes of the block with the index `block`, which
///   begins at most at the text's end, and `nextWords` and `nextBlanks` those of the block behind,
///   the lowest bit standing for the first byte.
struct ByteBlocks {
  private let source: SourceBytes
  private var block = 0
  private var words: UInt64 = 0
  private var blanks: UInt64 = 0
  private var nextWords: UInt64 = 0
  private var nextBlanks: UInt64 = 0

  /// Words of more bytes are not measured.
  static let longestWord = 63

  init(_ source: SourceBytes) {
    self.source = source
    load(0)
  }

  /// The bits of the letters, digits and underscores and those of the spaces and tabs of a block.
  @inline(__always)
  private func classes(_ block: Int) -> (words: UInt64, blanks: UInt64) {
    var words: UInt64 = 0
    var blanks: UInt64 = 0
    var shift: UInt64 = 0
    var offset = block &<< 6
    while shift < 64 {
      let bytes = source.word(offset)
      words |= ByteLanes.bits(ByteLanes.wordCharacters(bytes)) &<< shift
      blanks |= ByteLanes.bits(ByteLanes.blanks(bytes)) &<< shift
      shift &+= 8
      offset &+= 8
    }
    return (words, blanks)
  }

  private mutating func load(_ index: Int) {
    block = index
    (words, blanks) = classes(index)
    (nextWords, nextBlanks) = classes(index &+ 1)
  }

  /// Where the block begins.
  @inline(__always)
  var start: Int { block &<< 6 }

  /// Goes on to the next block. Returns, as bits, the places where a word begins and those of all
  /// that is neither a word nor blank.
  @inline(never)
  mutating func advance() -> UInt64 {
    let carry = words &>> 63
    block &+= 1
    (words, blanks) = (nextWords, nextBlanks)
    (nextWords, nextBlanks) = classes(block &+ 1)
    return starts(carry: carry)
  }

  @inline(__always)
  private func starts(carry: UInt64) -> UInt64 {
    (words & ~(words &<< 1 | carry)) | ~(words | blanks)
  }

  /// Goes to the block of a place where a token may begin, which is no further than the text's end.
  /// Returns the bits as `advance` does, without those before the place.
  @inline(__always)
  mutating func starts(from offset: Int) -> UInt64 {
    let index = offset &>> 6
    if index != block { change(to: index) }
    let bit = UInt64(truncatingIfNeeded: offset & 63)
    return (starts(carry: 0) | 1 &<< bit & ~blanks) & UInt64.max &<< bit
  }

  @inline(never)
  private mutating func change(to index: Int) {
    if index == block &+ 1 { _ = advance() } else { load(index) }
  }

  /// How many letters, digits and underscores stand together from the beginning of a word on, which
  /// lies in the block; at least `longestWord` + 1 where there are more.
  @inline(__always)
  func wordLength(at start: Int) -> Int {
    let bit = UInt64(truncatingIfNeeded: start & 63)
    let window = words &>> bit | (nextWords &<< 1) &<< (63 &- bit)
    return (~window).trailingZeroBitCount
  }
}
