/// Reads the text of a file that no editor holds. The analysis itself touches no disk.
public struct FileReader: Sendable {
  /// The text now, or nil where there is none to be had.
  public var read: @Sendable (FileID) -> SourceText?

  public init(read: @escaping @Sendable (FileID) -> SourceText?) {
    self.read = read
  }
}

/// What the analysis keeps of a file that is not open: made on any thread, from the text alone.
public struct IndexedFile: Sendable {
  public let file: FileID

  /// Reads a file's text. `kind` overrides what the name tells.
  public init?(file: FileID, text: SourceText, kind: DocumentKind? = nil) {
    guard (kind ?? DocumentKind(of: file)) != nil else { return nil }
    self.file = file
  }
}

/// Something that happened to a workspace.
public enum WorkspaceChange: Sendable {
  /// An editor opened the document, or changed its text: the editor's text counts, not the disk's.
  case setDocument(FileID, SourceText, kind: DocumentKind)
  /// The editor let go of the document: the disk counts again (an `index` change brings its text).
  case closeDocument(FileID)
  /// Files on disk, new or changed.
  case index([IndexedFile])
  /// A file is gone from disk.
  case remove(FileID)
}

/// The state of everything that is analysed. Owned by one loop, which applies changes in order and
/// hands out snapshots.
public struct Workspace: Sendable {
  private var documents: [FileID: SourceText] = [:]
  private let reader: FileReader

  public init(reader: FileReader) {
    self.reader = reader
  }

  public mutating func apply(_ change: WorkspaceChange) {
    switch change {
    case .setDocument(let file, let text, _): documents[file] = text
    case .closeDocument(let file): documents[file] = nil
    case .index, .remove: break
    }
  }

  /// The present state, for readers on any thread. Cheap: what is derived is computed when asked for,
  /// and once.
  public func snapshot() -> WorkspaceSnapshot {
    WorkspaceSnapshot(documents: documents, reader: reader)
  }
}
