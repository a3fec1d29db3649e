/// What one configuration file says, and what is wrong with it.
public struct ConfigurationFile: Sendable, Hashable {
  /// Something in the file that cannot be used; the rest of the file is.
  public struct Problem: Sendable, Hashable {
    public var range: ByteRange
    /// What is wrong, and what to do, a sentence each.
    public var message: String
    /// What was probably meant; empty where what stands there is to go.
    public var replacement: TextEdit?
  }

  /// The file whose settings this one refines, as written, and where.
  public struct Parent: Sendable, Hashable {
    public var path: String
    public var range: ByteRange
  }

  /// Whether the file is JSON; if not, the rest is what could be read before the mistake.
  public internal(set) var isWellFormed = true
  public internal(set) var parent: Parent?
  /// Patterns of files that are not looked at, meant from the file's own folder on.
  public internal(set) var exclude: [String] = []
  public internal(set) var rules: [String: RuleSetting] = [:]
  /// Views and modifiers of the team's own, and the native ones for which they stand.
  public internal(set) var components: [String: String] = [:]
  /// Names of views that count as shown in Assistive Access.
  public internal(set) var scopeRoots: [String] = []
  public internal(set) var problems: [Problem] = []
  /// Where the content begins, for what is to be said of the file as a whole.
  var start = ByteRange(at: 0)

  /// A file without problems that says just this.
  public init(
    exclude: [String] = [], rules: [String: RuleSetting] = [:], components: [String: String] = [:],
    scopeRoots: [String] = []
  ) {
    self.exclude = exclude
    self.rules = rules
    self.components = components
    self.scopeRoots = scopeRoots
  }

  /// Reads a file.
  public init(_ text: SourceText) {
    let document = JSONDocument(text)
    isWellFormed = document.problems.isEmpty
    problems = document.problems.map { problem in
      Problem(
        range: problem.range, message: problem.message,
        replacement: problem.isSuperfluous ? TextEdit(problem.range, "") : nil)
    }
    guard let root = document.root else { return }
    var reader = ConfigurationReader(text)
    reader.read(root)
    let syntaxProblems = problems
    self = reader.file
    isWellFormed = syntaxProblems.isEmpty
    problems = (syntaxProblems + problems).sorted { $0.range < $1.range }
    start = ByteRange(root.range.start, min(root.range.start + 1, root.range.end))
  }

  /// What a file can speak of, beside the schema that describes it.
  public static let settings = ["extends", "exclude", "rules", "components", "scope"]
}

extension ConfigurationFile.Parent {
  /// The file that is meant, as seen from the file that names it.
  func file(from child: FileID) -> FileID {
    FileID(ProjectPath.join(child.folder.isEmpty ? "/" : child.folder, path))
  }
}
