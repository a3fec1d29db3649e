/// Chapter "Completion Request".
extension LSP {
  struct CompletionOptions: Sendable, Encodable {
    var triggerCharacters: [String]
    var resolveProvider = true
  }

  struct CompletionParams: Sendable, Decodable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  struct CompletionList: Sendable, Encodable {
    var isIncomplete: Bool
    var items: [CompletionItem]
  }

  struct CompletionItem: Sendable, Encodable {
    var label: String
    /// 10 property, 12 value, 14 keyword.
    var kind: Int
    var detail: String?
    var documentation: MarkupContent?
    /// Keeps the order of the list.
    var sortText: String
    var filterText: String?
    /// 1 for lines that are inserted as they are.
    var insertTextMode: Int?
    var textEdit: TextEdit
    /// By what the documentation is found when someone looks at the item.
    var data: CompletionData?
  }

  /// One of the members is there.
  struct CompletionData: Hashable, Sendable, Codable {
    var symbol: String?
    var rule: String?
    var key: String?
  }
}
