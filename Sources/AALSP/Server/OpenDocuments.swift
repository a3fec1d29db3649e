import AAAnalysis

/// A document that the client has open: its text counts, not the disk's.
struct OpenDocument: Sendable {
  var uri: LSP.DocumentURI
  /// Nil for a document that the analysis has no interest in; it is kept in step all the same.
  var kind: DocumentKind?
  var version: Int
  var text: SourceText
  /// Whether configuration leaves it out; it is kept in step all the same.
  var isLeftOut = false

  /// Whether it is judged.
  var isAnalysed: Bool { kind != nil && !isLeftOut }
}

/// The documents that the client has open.
struct OpenDocuments: Sendable {
  private var documents: [FileID: OpenDocument] = [:]
  /// The one changed last comes first.
  private(set) var byRecency: [FileID] = []

  var count: Int { documents.count }

  subscript(file: FileID) -> OpenDocument? { documents[file] }

  /// Adds or replaces a document, which becomes the most recent.
  mutating func set(_ document: OpenDocument) {
    let file = document.uri.file
    documents[file] = document
    if byRecency.first == file { return }
    byRecency.removeAll { $0 == file }
    byRecency.insert(file, at: 0)
  }

  /// Notes whether configuration leaves a document out.
  mutating func leaveOut(_ file: FileID, _ isLeftOut: Bool) {
    documents[file]?.isLeftOut = isLeftOut
  }

  /// Notes that a document is a configuration, though its name does not tell.
  mutating func takeForConfiguration(_ file: FileID) {
    documents[file]?.kind = .configuration
  }

  mutating func remove(_ file: FileID) -> OpenDocument? {
    byRecency.removeAll { $0 == file }
    return documents.removeValue(forKey: file)
  }
}

extension DocumentKind {
  /// What an opened document is, by its name, or, where that tells nothing, by its language. `xml`
  /// is any XML to an editor; with a name of another kind it is no property list.
  init?(of uri: LSP.DocumentURI, languageID: String) {
    if let kind = DocumentKind(of: uri.file) {
      self = kind
      return
    }
    switch languageID {
    case "swift": self = .swift
    case "plist": self = .propertyList
    case "xml" where ["", "xml"].contains(uri.file.fileExtension): self = .propertyList
    default: return nil
    }
  }
}
