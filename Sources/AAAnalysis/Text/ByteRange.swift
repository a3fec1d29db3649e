/// A half-open range of UTF-8 byte offsets into one document.
///
/// Every offset inside the analysis is a UTF-8 byte offset; editors' line and column numbers are
/// made at the edge, by `SourceText.position(at:in:)`.
public struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: Int
  /// Offset just past the last byte; never before `start`.
  public var end: Int

  /// Makes a range; an `end` before `start` is raised to `start`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end < start ? start : end
  }

  /// The empty range at `offset`.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  public var length: Int { end - start }
  public var isEmpty: Bool { end == start }

  /// Whether `offset` lies inside, both ends included (as a cursor touches a word at either end).
  public func touches(_ offset: Int) -> Bool {
    start <= offset && offset <= end
  }

  /// Whether two ranges share a place, be it the end of one.
  public func meets(_ other: ByteRange) -> Bool {
    start <= other.end && other.start <= end
  }

  /// Whether `other` lies wholly inside this range.
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Whether the two ranges share a byte, or touch while one of them is empty.
  public func intersects(_ other: ByteRange) -> Bool {
    if isEmpty || other.isEmpty { return start <= other.end && other.start <= end }
    return start < other.end && other.start < end
  }
}

extension ByteRange: Comparable {
  /// Orders by start, then by end.
  public static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
