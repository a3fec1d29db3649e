/// Chapters "Code Lens Request" and "Document Link Request".
extension LSP {
  struct CodeLensOptions: Sendable, Encodable {
    var resolveProvider = false
  }

  struct CodeLensParams: Sendable, Decodable {
    var textDocument: TextDocumentIdentifier
  }

  struct CodeLens: Hashable, Sendable, Encodable {
    var range: Range
    var command: Command
  }

  struct Command: Hashable, Sendable, Encodable {
    var title: String
    /// Empty where there is nothing to do.
    var command: String
  }

  struct DocumentLinkOptions: Sendable, Encodable {
    var resolveProvider = false
  }

  struct DocumentLinkParams: Sendable, Decodable {
    var textDocument: TextDocumentIdentifier
  }

  struct DocumentLink: Hashable, Sendable, Encodable {
    var range: Range
    /// A URI.
    var target: String
    var tooltip: String?
  }
}
