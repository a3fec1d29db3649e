/// A comment that silences rules, as in `// aalsp:disable:next text-small - a caption on purpose`.
public struct Suppression: Sendable, Hashable {
  /// The rules that a comment names, each with what it silences.
  public struct Name: Sendable, Hashable {
    /// A rule id, or `all`.
    public let text: String
    public let range: ByteRange
    /// Findings that start here, both ends included, are silenced. Nil for `enable`, which ends
    /// what others silence.
    public let covered: ByteRange?
    /// For `enable`: the comments whose regions it ends. For a region: the comment that ends it.
    public internal(set) var partners: [Int]
  }

  /// What is wrong with a comment as a whole.
  public enum Problem: Sendable, Hashable {
    /// The words after `aalsp:` say nothing that is known.
    case unknownForm
    /// It names no rule.
    case noRules
  }

  /// The comment, with its delimiters.
  public let comment: ByteRange
  /// The words that start it: `aalsp:disable:next`.
  public let form: ByteRange
  public internal(set) var names: [Name]
  public let problem: Problem?
}

extension Suppression.Name {
  static let all = "all"

  /// Whether it silences a rule where a finding starts at `offset`.
  func silences(_ rule: String, at offset: Int) -> Bool {
    guard let covered, covered.touches(offset) else { return false }
    return text == rule || text == Self.all
  }
}
