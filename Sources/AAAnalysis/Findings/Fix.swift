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
  /// Whether it changes how something looks that works as it is. Where the ordinary interface shows
  /// the same, that is for a person to decide.
  public var restyles: Bool
  /// The names that it declares for the files around, too. Of several fixes that declare the same,
  /// only one may be applied to a state of the workspace: those after it find the declaration.
  public var declares: [String]

  public init(
    title: String, isPreferred: Bool = false, isSafe: Bool = false, changes: [FileChange],
    restyles: Bool = false, declares: [String] = []
  ) {
    self.title = title
    self.isPreferred = isPreferred
    self.isSafe = isSafe
    self.changes = changes
    self.restyles = restyles
    self.declares = declares
  }
}
