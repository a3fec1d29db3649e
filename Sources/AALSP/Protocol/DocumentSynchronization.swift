/// Chapter "Document Synchronization".
extension LSP {
  /// A document as the client hands it over.
  struct TextDocumentItem: Sendable {
    var uri: DocumentURI
    var languageID: String
    var version: Int
    var text: String
  }

  struct DidOpenTextDocumentParams: Sendable, Decodable {
    var textDocument: TextDocumentItem
  }

  struct DidChangeTextDocumentParams: Sendable, Decodable {
    var textDocument: VersionedTextDocumentIdentifier
    /// Each in terms of the text that the ones before it make.
    var contentChanges: [TextDocumentContentChangeEvent]
  }

  struct VersionedTextDocumentIdentifier: Sendable {
    var uri: DocumentURI
    /// Demanded by the specification, and yet some clients leave it out.
    var version: Int?
  }

  struct TextDocumentContentChangeEvent: Sendable {
    /// What is replaced; nil for the whole document.
    var range: Range?
    var text: String
  }

  struct DidSaveTextDocumentParams: Sendable, Decodable {
    var textDocument: TextDocumentIdentifier
  }

  struct DidCloseTextDocumentParams: Sendable, Decodable {
    var textDocument: TextDocumentIdentifier
  }
}

extension LSP.TextDocumentItem: Decodable {
  private enum Key: String, CodingKey {
    case uri, version, text
    case languageID = "languageId"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    uri = try container.decode(LSP.DocumentURI.self, forKey: .uri)
    text = try container.decode(String.self, forKey: .text)
    languageID = container.optional(.languageID) ?? ""
    version = (try? container.integer(.version)) ?? 0
  }
}

extension LSP.VersionedTextDocumentIdentifier: Decodable {
  private enum Key: String, CodingKey {
    case uri, version
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    uri = try container.decode(LSP.DocumentURI.self, forKey: .uri)
    version = try? container.integer(.version)
  }
}

extension LSP.TextDocumentContentChangeEvent: Decodable {
  private enum Key: String, CodingKey {
    case range, text
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    // A range that cannot be read must not turn a small change into a whole text.
    range = try container.decodeIfPresent(LSP.Range.self, forKey: .range)
    text = try container.decode(String.self, forKey: .text)
  }
}
