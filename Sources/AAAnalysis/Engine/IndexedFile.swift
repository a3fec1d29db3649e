/// What the analysis keeps of a file that is not open: made on any thread, from the text alone.
public struct IndexedFile: Sendable {
  public let file: FileID
  public let model: FileModel
  /// The comments in it that silence rules.
  let suppressions: [Suppression]

  /// Reads a file's text; nil for a file that is of no interest. `kind` overrides what the name
  /// tells.
  public init?(file: FileID, text: SourceText, kind: DocumentKind? = nil) {
    guard let kind = kind ?? DocumentKind(of: file) else { return nil }
    self.init(file: file, text: text, kind: kind, tree: nil)
  }

  /// Reads a file's text. `tree` is that of the text, where it is at hand.
  init(file: FileID, text: SourceText, kind: DocumentKind, tree: SyntaxTree?) {
    self.file = file
    switch kind {
    case .swift:
      let tree = tree ?? SyntaxTree(text)
      model = .swift(SwiftFileModel(tree))
      suppressions = SuppressionReader.suppressions(in: text, comments: tree.comments)
    case .propertyList:
      let list = PropertyList(text)
      model = .propertyList(PropertyListModel(list))
      suppressions = SuppressionReader.suppressions(
        in: text, comments: list.comments.map(\.range))
    case .project:
      model = .project(ProjectModel(text))
      suppressions = []
    }
  }
}
