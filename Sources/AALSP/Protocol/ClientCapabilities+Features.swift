extension LSP.ClientCapabilities {
  /// How the client pulls diagnostics.
  struct Diagnostic: Sendable {
    var relatedDocumentSupport = false
    /// As of 3.18; clients of 3.17 say the same of pushed ones alone.
    var relatedInformation = false
    var codeDescriptionSupport = false
    var dataSupport = false
  }

  struct Completion: Sendable {
    /// Nil where the client does not name formats.
    var documentationFormat: [String]?
    /// The members of an item that may be filled in when it is looked at.
    var resolveProperties: [String] = []
    var deprecatedSupport = false
    /// Numbers of tags that the client shows.
    var tags: [Int] = []
  }

  struct DocumentLink: Sendable {
    var tooltipSupport = false
  }

  /// Members that the client asks for only when it needs them.
  struct Resolve: Sendable, Decodable {
    var properties: [String]?
  }
}

extension LSP.ClientCapabilities.Diagnostic: Decodable {
  private enum Key: String, CodingKey {
    case relatedDocumentSupport, relatedInformation, codeDescriptionSupport, dataSupport
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    relatedDocumentSupport = container.flag(.relatedDocumentSupport)
    relatedInformation = container.flag(.relatedInformation)
    codeDescriptionSupport = container.flag(.codeDescriptionSupport)
    dataSupport = container.flag(.dataSupport)
  }
}

extension LSP.ClientCapabilities.Completion: Decodable {
  private enum Key: String, CodingKey {
    case completionItem
  }

  private struct Item: Decodable {
    var documentationFormat: [String]?
    var resolveSupport: LSP.ClientCapabilities.Resolve?
    var deprecatedSupport: Bool?
    var tagSupport: Tags?
  }

  private struct Tags: Decodable {
    var valueSet: [Int]?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let item = container.optional(.completionItem, as: Item.self) else { return }
    documentationFormat = item.documentationFormat
    resolveProperties = item.resolveSupport?.properties ?? []
    deprecatedSupport = item.deprecatedSupport ?? false
    tags = item.tagSupport?.valueSet ?? []
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
