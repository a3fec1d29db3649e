/// Chapter "Hover Request".
extension LSP {
  struct HoverParams: Sendable, Decodable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  struct Hover: Sendable, Encodable {
    var contents: MarkupContent
    /// What is explained.
    var range: Range
  }
}
