/// Chapter "Code Action Request".
extension LSP {
  /// Kinds form a tree by their dots: `source.fixAll` holds `source.fixAll.aalsp`.
  struct CodeActionKind: Hashable, Sendable, Codable {
    var name: String

    static let quickFix = CodeActionKind(name: "quickfix")
    static let refactor = CodeActionKind(name: "refactor")

    /// The kinds that the server has.
    static let served = [quickFix, refactor]

    init(name: String) {
      self.name = name
    }

    init(from decoder: any Decoder) throws {
      name = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }

    /// Whether it is `other`, or a kind above it. The empty kind is above all.
    func contains(_ other: CodeActionKind) -> Bool {
      name.isEmpty || name == other.name || other.name.hasPrefix(name + ".")
    }
  }

  struct CodeActionParams: Sendable, Decodable {
    var textDocument: TextDocumentIdentifier
    var range: Range
    var context: CodeActionContext
  }

  struct CodeActionContext: Sendable {
    /// The diagnostics that the client shows in the range, as it got them.
    var diagnostics: [JSONValue] = []
    /// The kinds that are asked for; nil for all.
    var only: [CodeActionKind]?
  }

  struct CodeAction: Sendable, Encodable {
    var title: String
    var kind: CodeActionKind
    /// What the action puts right: the client's own diagnostic where it sent one.
    var diagnostics: [JSONOr<Diagnostic>]?
    var isPreferred: Bool?
    var edit: WorkspaceEdit
  }

  /// A value that is echoed as it came, or one of our own making.
  enum JSONOr<Value: Encodable & Sendable>: Sendable, Encodable {
    case json(JSONValue)
    case value(Value)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .json(let json): try json.encode(to: encoder)
      case .value(let value): try value.encode(to: encoder)
      }
    }
  }
}

extension LSP.CodeActionContext: Decodable {
  private enum Key: String, CodingKey {
    case diagnostics, only
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    diagnostics = container.optional(.diagnostics) ?? []
    only = container.optional(.only)
  }
}
