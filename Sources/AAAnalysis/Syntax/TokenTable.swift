/// The tokens that a tree keeps, six bytes each.
struct TokenTable: Sendable {
  private let starts: [UInt32]
  private let shapes: [TokenShape]
  private let longEnds: [LongEnd]
  /// Byte ranges of comments, in order.
  let comments: [ByteRange]

  init(_ storage: borrowing TokenStorage) {
    starts = Array(UnsafeBufferPointer(start: storage.starts, count: storage.count))
    shapes = Array(UnsafeBufferPointer(start: storage.shapes, count: storage.count))
    longEnds = storage.longEnds
    comments = storage.comments
  }

  var count: Int { starts.count }

  var storedByteCount: Int {
    starts.count * (MemoryLayout<UInt32>.stride + MemoryLayout<TokenShape>.stride)
      + longEnds.count * MemoryLayout<LongEnd>.stride
      + comments.count * MemoryLayout<ByteRange>.stride
  }

  func start(_ index: Int) -> Int { Int(starts[index]) }

  func end(_ index: Int) -> Int {
    let length = shapes[index].length
    if length == TokenShape.longLength { return longEnds.end(ofToken: index) ?? start(index) }
    return start(index) + length
  }

  /// One token as a value.
  subscript(index: Int) -> Token {
    Token(
      shapes[index], from: start(index), to: end(index),
      isAfterTrivia: index > 0 && end(index - 1) < start(index))
  }
}

extension TokenStorage {
  /// One token as a value.
  func token(_ index: Int) -> Token {
    Token(
      shapes[index], from: start(index), to: end(index), isAfterTrivia: isAfterTrivia(index))
  }
}

extension Token {
  init(_ shape: TokenShape, from start: Int, to end: Int, isAfterTrivia: Bool) {
    var flags: Flags = []
    if shape.startsLine { flags.insert(.startsLine) }
    if isAfterTrivia { flags.insert(.afterTrivia) }
    if end == start, shape.kind != .endOfFile { flags.insert(.isMissing) }
    self.init(
      start32: UInt32(truncatingIfNeeded: start), length16: UInt16(clamping: end - start),
      kind: shape.kind, flags: flags)
  }
}
