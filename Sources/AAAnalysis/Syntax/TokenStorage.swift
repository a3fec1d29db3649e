/// The tokens of one file while it is read; the last is the end of the file.
///
/// - Invariant: the first `count` elements at `starts` and `shapes` are initialised, and so are
///   `slack` more after `seal()`, which repeat the end of the file. Of `partners`, the elements of
///   opening brackets that were paired are initialised.
struct TokenStorage: ~Copyable {
  /// How many tokens beyond the last may be read after `seal()`.
  static let slack = 4

  private(set) var starts: UnsafeMutablePointer<UInt32>
  private(set) var shapes: UnsafeMutablePointer<TokenShape>
  private var partners: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private var capacity: Int

  private(set) var longEnds: [LongEnd] = []
  /// Byte ranges of comments, in order.
  var comments: [ByteRange] = []
  /// Whether brackets do not pair up.
  var isDamaged = false

  init(capacity: Int) {
    self.capacity = capacity + TokenStorage.slack
    starts = .allocate(capacity: self.capacity)
    shapes = .allocate(capacity: self.capacity)
    partners = .allocate(capacity: self.capacity)
  }

  deinit {
    starts.deallocate()
    shapes.deallocate()
    partners.deallocate()
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, to end: Int, line: UInt8) {
    if count == capacity { grow() }
    let length = end &- start
    if length >= TokenShape.longLength { keepLongEnd(end) }
    (starts + count).initialize(to: UInt32(truncatingIfNeeded: start))
    (shapes + count).initialize(to: TokenShape(kind, length: length, line: line))
    count &+= 1
  }

  // MARK: Appending in an inner loop

  /// The free places behind the tokens, by value, so that a loop can keep it in registers.
  struct Tail {
    let starts: UnsafeMutablePointer<UInt32>
    let shapes: UnsafeMutablePointer<TokenShape>
    fileprivate let partners: UnsafeMutablePointer<UInt32>
    fileprivate(set) var count: Int
    let capacity: Int

    @inline(__always)
    var isFull: Bool { count == capacity }

    /// The kind of a token, or of the free place behind the tokens, if that is not full.
    @inline(__always)
    func kind(_ index: Int) -> TokenKind { shapes[index].kind }

    /// Connects an opening bracket with its closing one; neither may be further than the free
    /// place behind the tokens.
    @inline(__always)
    func pair(_ opener: Int, with closer: Int) {
      (partners + opener).initialize(to: UInt32(truncatingIfNeeded: closer))
    }

    /// Appends a token of less than `TokenShape.longLength` bytes; the tail may not be full.
    @inline(__always)
    mutating func append(_ kind: TokenKind, from start: Int, length: Int, line: UInt8) {
      (starts + count).initialize(to: UInt32(truncatingIfNeeded: start))
      (shapes + count).initialize(to: TokenShape(kind, shortLength: length, line: line))
      count &+= 1
    }
  }

  /// The tail, with room for a token. Until it is handed to `keep`, nothing else may be appended.
  @inline(__always)
  mutating func tail() -> Tail {
    if count == capacity { grow() }
    return Tail(
      starts: starts, shapes: shapes, partners: partners, count: count, capacity: capacity)
  }

  /// Takes what was appended to the tail.
  @inline(__always)
  mutating func keep(_ tail: Tail) {
    count = tail.count
  }

  private mutating func keepLongEnd(_ end: Int) {
    longEnds.append(
      LongEnd(
        token: UInt32(truncatingIfNeeded: count), end: UInt32(truncatingIfNeeded: end)))
  }

  /// Connects an opening bracket with its closing one.
  @inline(__always)
  mutating func pair(_ opener: Int, with closer: Int) {
    (partners + opener).initialize(to: UInt32(truncatingIfNeeded: closer))
  }

  @inline(never)
  private mutating func grow() {
    let larger = capacity * 2
    starts = Self.moved(starts, count, to: larger)
    shapes = Self.moved(shapes, count, to: larger)
    partners = Self.moved(partners, count, to: larger)
    capacity = larger
  }

  private static func moved<Element: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Element>, _ count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }

  /// Forgets all but the first tokens and comments.
  mutating func shorten(to newCount: Int, comments commentCount: Int) {
    count = min(count, newCount)
    while let last = longEnds.last, Int(last.token) >= count { longEnds.removeLast() }
    comments.removeLast(max(0, comments.count - commentCount))
  }

  /// Ends the list: no token may follow.
  mutating func seal() {
    let last = count - 1
    guard last >= 0 else { return }
    while capacity < count + TokenStorage.slack { grow() }
    for index in 0..<TokenStorage.slack {
      (starts + count + index).initialize(to: starts[last])
      (shapes + count + index).initialize(to: TokenShape(.endOfFile, length: 0, line: 0))
    }
  }

  /// The last token, which is the end of the file.
  @inline(__always)
  var endOfFile: Int { count &- 1 }

  @inline(__always)
  func kind(_ index: Int) -> TokenKind { shapes[index].kind }

  @inline(__always)
  func start(_ index: Int) -> Int { Int(starts[index]) }

  @inline(__always)
  func end(_ index: Int) -> Int {
    let length = shapes[index].length
    if length == TokenShape.longLength { return longEnd(index) }
    return Int(starts[index]) &+ length
  }

  private func longEnd(_ index: Int) -> Int {
    longEnds.end(ofToken: index) ?? Int(starts[index])
  }

  /// Whether white space or a comment stands before a token.
  func isAfterTrivia(_ index: Int) -> Bool {
    index > 0 && end(index - 1) < start(index)
  }

  /// The index of the bracket that closes the one at `index`, in tokens without damage.
  func partner(of index: Int) -> Int {
    guard shapes[index].kind.isOpeningBracket else { return endOfFile }
    let partner = Int(partners[index])
    return partner > index && partner < count ? partner : endOfFile
  }

  // MARK: Conversions

  /// The tokens of a buffer in which brackets pair up.
  init(_ buffer: TokenBuffer) {
    self.init(capacity: buffer.tokens.count)
    for token in buffer.tokens {
      append(
        token.kind, from: token.start, to: buffer.end(of: token),
        line: token.startsLine ? TokenShape.startsLine : 0)
    }
    for (index, partner) in buffer.partners.enumerated() where index < count && partner != 0 {
      pair(index, with: Int(partner))
    }
    comments = buffer.comments
    isDamaged = buffer.isDamaged
  }

  /// The tokens as single values.
  func buffer() -> TokenBuffer {
    var buffer = TokenBuffer()
    buffer.tokens.reserveCapacity(count)
    buffer.partners.reserveCapacity(count)
    for index in 0..<count {
      let end = end(index)
      let length = end - start(index)
      if length >= Int(UInt16.max) {
        buffer.longEnds[starts[index]] = UInt32(truncatingIfNeeded: end)
      }
      buffer.tokens.append(token(index))
      let partner = isDamaged ? 0 : partner(of: index)
      buffer.partners.append(
        kind(index).isOpeningBracket ? UInt32(truncatingIfNeeded: partner) : 0)
    }
    buffer.comments = comments
    buffer.isDamaged = isDamaged
    return buffer
  }
}
