/// A range of one document.
public struct Location: Hashable, Sendable, Comparable {
  public var file: FileID
  /// UTF-8 byte offsets.
  public var range: ByteRange

  public init(file: FileID, range: ByteRange) {
    self.file = file
    self.range = range
  }

  public static func < (left: Location, right: Location) -> Bool {
    (left.file, left.range) < (right.file, right.range)
  }
}
