/// What the analysis keeps of a file that is not open: made on any thread, from the text alone.
public struct IndexedFile: Sendable {
  public let file: FileID
  public let model: FileModel
  let kind: DocumentKind
  /// The comments in it that silence rules.
  let suppressions: [Suppression]
  /// False for YAML of another purpose, of which nothing has to be kept unless it is open.
  private var isOfInterest = true

  /// Reads a file's text; nil for a file that is of no interest. `kind` overrides what the name
  /// tells.
  public init?(file: FileID, text: SourceText, kind: DocumentKind? = nil) {
    guard let kind = kind ?? DocumentKind(of: file) else { return nil }
    self.init(file: file, text: text, kind: kind, tree: nil)
    guard isOfInterest else { return nil }
  }

  /// Reads a file's text. `tree` is that of the text, where it is at hand.
  init(file: FileID, text: SourceText, kind: DocumentKind, tree: SyntaxTree?) {
    self.file = file
    self.kind = kind
    switch kind {
    case .swift:
      let tree = tree ?? SyntaxTree(text)
      model = FileModel(tree, file: file)
      suppressions = SuppressionReader.suppressions(in: text, comments: tree.comments)
    case .propertyList:
      let list = PropertyList(text)
      model = .propertyList(PropertyListModel(list))
      suppressions = SuppressionReader.suppressions(
        in: text, comments: list.comments.map(\.range))
    case .project, .workspace, .buildConfiguration, .specification:
      let document = ProjectDocument(text, file: file, kind: kind)
      isOfInterest = document != nil
      model = .project(document ?? .specification(.unrelated))
      let comments = document == nil ? nil : kind.lineComment
      suppressions =
        comments.map {
          SuppressionReader.suppressions(in: text, comments: LineComments.all(in: text, $0))
        } ?? []
    case .configuration:
      model = .configuration(ConfigurationFile(text))
      suppressions = []
    }
  }
}
