/// Chapter "Basic JSON Structures".
extension LSP {
  /// A place in a document. Its unit is the position encoding that was agreed on.
  struct Position: Hashable, Sendable {
    /// 0-based.
    var line: Int
    /// 0-based; beyond the line's end it means that end.
    var character: Int
  }

  /// A half-open range of a document.
  struct Range: Hashable, Sendable, Codable {
    var start: Position
    var end: Position
  }

  struct Location: Hashable, Sendable, Codable {
    var uri: DocumentURI
    var range: Range
  }

  struct TextDocumentIdentifier: Hashable, Sendable, Codable {
    var uri: DocumentURI
  }

  /// A document with its version, or with null where it is not open: its text is the disk's.
  struct OptionalVersionedTextDocumentIdentifier: Hashable, Sendable, Encodable {
    var uri: DocumentURI
    var version: Int?

    private enum Key: String, CodingKey {
      case uri, version
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  struct TextEdit: Hashable, Sendable, Encodable {
    var range: Range
    var newText: String
  }

  /// Edits of one document, all in terms of the text that it has at `version`.
  struct TextDocumentEdit: Hashable, Sendable, Encodable {
    var textDocument: OptionalVersionedTextDocumentIdentifier
    var edits: [TextEdit]
  }

  /// A file to be made. Where one exists, the whole edit fails: nothing is overwritten.
  struct CreateFile: Hashable, Sendable, Encodable {
    var kind = "create"
    var uri: DocumentURI
  }

  enum DocumentChange: Hashable, Sendable, Encodable {
    case edit(TextDocumentEdit)
    case create(CreateFile)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .edit(let edit): try edit.encode(to: encoder)
      case .create(let file): try file.encode(to: encoder)
      }
    }
  }

  /// A change of several documents, in the one or the other form.
  enum WorkspaceEdit: Hashable, Sendable, Encodable {
    /// For clients that know versions.
    case documentChanges([DocumentChange])
    /// For the others: edits by document.
    case changes([DocumentURI: [TextEdit]])

    private enum Key: String, CodingKey {
      case documentChanges, changes
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .documentChanges(let changes):
        try container.encode(changes, forKey: .documentChanges)
      case .changes(let changes):
        let byText = changes.map { ($0.key.text, $0.value) }
        try container.encode(
          Dictionary(byText, uniquingKeysWith: { first, _ in first }), forKey: .changes)
      }
    }
  }

  enum MarkupKind: String, Sendable, Codable {
    case plaintext, markdown
  }

  struct MarkupContent: Hashable, Sendable, Encodable {
    var kind: MarkupKind
    var value: String
  }
}

extension LSP.Range: CustomStringConvertible {
  /// For logs: "3:0-3:7", 0-based as in messages.
  var description: String {
    "\(start.line):\(start.character)-\(end.line):\(end.character)"
  }
}

extension LSP.Position: Codable {
  private enum Key: String, CodingKey {
    case line, character
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    line = try container.integer(.line)
    character = try container.integer(.character)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(line, forKey: .line)
    try container.encode(character, forKey: .character)
  }
}
