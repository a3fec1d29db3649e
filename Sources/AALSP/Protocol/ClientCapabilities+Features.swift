extension LSP.ClientCapabilities {
  /// How the client pulls diagnostics.
  struct Diagnostic: Sendable {
    var relatedDocumentSupport = false
    /// As of 3.18; clients of 3.17 say the same of pushed ones alone.
    var relatedInformation = false
    var codeDescriptionSupport = false
    var dataSupport = false
    var tags: [Int] = []
  }

  struct Completion: Sendable {
    /// Nil where the client does not name formats.
    var documentationFormat: [String]?
    /// The members of an item that may be filled in when it is looked at.
    var resolveProperties: [String] = []
    /// What becomes of the indentation of inserted lines unless an item says: 1 nothing, 2 that of
    /// the line is added. Nil where the client does not tell.
    var insertTextMode: Int?
    /// Those that an item may ask for.
    var insertTextModes: [Int] = []
  }

  struct DocumentLink: Sendable {
    var tooltipSupport = false
  }

  /// Numbers that the client knows the meaning of.
  struct ValueSet: Sendable, Decodable {
    var valueSet: [Int]?
  }

  /// Members that the client asks for only when it needs them.
  struct Resolve: Sendable, Decodable {
    var properties: [String]?
  }
}

extension LSP.ClientCapabilities.Diagnostic: Decodable {
  private enum Key: String, CodingKey {
    case relatedDocumentSupport, relatedInformation, codeDescriptionSupport, dataSupport
    case tagSupport
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    relatedDocumentSupport = container.flag(.relatedDocumentSupport)
    relatedInformation = container.flag(.relatedInformation)
    codeDescriptionSupport = container.flag(.codeDescriptionSupport)
    dataSupport = container.flag(.dataSupport)
    tags = container.optional(.tagSupport, as: LSP.ClientCapabilities.ValueSet.self)?.valueSet ?? []
  }
}

extension LSP.ClientCapabilities.Completion: Decodable {
  private enum Key: String, CodingKey {
    case completionItem, insertTextMode
  }

  private struct Item: Decodable {
    var documentationFormat: [String]?
    var resolveSupport: LSP.ClientCapabilities.Resolve?
    var insertTextModeSupport: LSP.ClientCapabilities.ValueSet?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    insertTextMode = container.optional(.insertTextMode)
    guard let item = container.optional(.completionItem, as: Item.self) else { return }
    documentationFormat = item.documentationFormat
    resolveProperties = item.resolveSupport?.properties ?? []
    insertTextModes = item.insertTextModeSupport?.valueSet ?? []
  }
}

extension LSP.ClientCapabilities.DocumentLink: Decodable {
  private enum Key: String, CodingKey {
    case tooltipSupport
  }

  init(from decoder: any Decoder) throws {
    tooltipSupport = try decoder.container(keyedBy: Key.self).flag(.tooltipSupport)
  }
}
