/// A workspace at one moment. Immutable; may be read from any thread.
public struct WorkspaceSnapshot: Sendable {
  let documents: [FileID: SourceText]
  let reader: FileReader

  /// The findings in one document, in the order of their places.
  public func findings(in file: FileID) -> [Finding] { [] }

  /// All findings, ordered by path, then by place.
  public func findings() -> [Finding] { [] }

  /// The text of a document: the editor's where it is open, else the disk's.
  public func text(of file: FileID) -> SourceText? {
    documents[file] ?? reader.read(file)
  }

  /// What to show for the place under the cursor (a byte offset), or nil.
  public func hover(in file: FileID, at offset: Int) -> Hover? { nil }
}

/// An explanation of the thing at a place.
public struct Hover: Sendable, Equatable {
  /// Markdown.
  public let markdown: String
  /// What is explained.
  public let range: ByteRange

  public init(markdown: String, range: ByteRange) {
    self.markdown = markdown
    self.range = range
  }
}
