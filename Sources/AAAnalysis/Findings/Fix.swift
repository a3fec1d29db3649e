/// What a fix does to one document.
public enum FileChange: Hashable, Sendable {
  /// Edits of a document that exists: sorted, disjoint, all in terms of its present text.
  case edit(FileID, [TextEdit])
  /// A new file with this content. Nothing must exist at its path.
  case create(FileID, String)

  public var file: FileID {
    switch self {
    case .edit(let file, _), .create(let file, _): file
    }
  }
}

/// The edit that puts a finding right.
public struct Fix: Hashable, Sendable {
  /// What the editor's menu shows: an imperative, without a full stop.
  public var title: String
  /// Whether this is the one to take without a second thought. At most one fix of a finding is.
  public var isPreferred: Bool
  /// Whether it may be applied unseen, together with others, by "fix all".
  public var isSafe: Bool
  public var changes: [FileChange]

  public init(title: String, isPreferred: Bool = false, isSafe: Bool = false, changes: [FileChange])
  {
    self.title = title
    self.isPreferred = isPreferred
    self.isSafe = isSafe
    self.changes = changes
  }
}
