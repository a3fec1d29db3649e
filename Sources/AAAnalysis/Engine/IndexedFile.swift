/// What the analysis keeps of a file that is not open: made on any thread, from the text alone.
public struct IndexedFile: Sendable {
  public let file: FileID
  public let model: FileModel

  /// Reads a file's text; nil for a file that is of no interest. `kind` overrides what the name
  /// tells.
  public init?(file: FileID, text: SourceText, kind: DocumentKind? = nil) {
    guard let kind = kind ?? DocumentKind(of: file) else { return nil }
    self.file = file
    switch kind {
    case .swift: model = .swift(SwiftFileModel(SyntaxTree(text)))
    case .propertyList: model = .propertyList(PropertyListModel(PropertyList(text)))
    case .project: model = .project(ProjectModel(text))
    }
  }
}
