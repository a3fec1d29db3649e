/// Reads the text of a file that no editor holds. The analysis itself touches no disk.
public struct FileReader: Sendable {
  /// The text now, or nil where there is none to be had.
  public var read: @Sendable (FileID) -> SourceText?

  public init(read: @escaping @Sendable (FileID) -> SourceText?) {
    self.read = read
  }
}
