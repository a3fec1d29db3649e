/// Chapter "Pull Diagnostics".
extension LSP {
  struct DiagnosticOptions: Sendable, Encodable {
    var identifier = "aalsp"
    /// What one file says changes what is found in others.
    var interFileDependencies = true
    var workspaceDiagnostics = true
    var workDoneProgress = true
  }

  struct DocumentDiagnosticParams: Sendable {
    var textDocument: TextDocumentIdentifier
    /// The result that the client has of the document.
    var previousResultID: String?
  }

  struct WorkspaceDiagnosticParams: Sendable {
    /// The results that the client has.
    var previousResultIDs: [PreviousResultID] = []
    /// Numbers or strings, where the client wants to be told.
    var workDoneToken: JSONValue?
    var partialResultToken: JSONValue?
  }

  struct PreviousResultID: Sendable, Decodable {
    var uri: DocumentURI
    var value: String
  }

  /// What is found in a document, or that it is what the client knows.
  enum DiagnosticReport: Sendable, Equatable {
    case full(resultID: String, [Diagnostic])
    case unchanged(resultID: String)
  }

  struct DocumentDiagnosticReport: Sendable {
    var report: DiagnosticReport
    /// News of other documents.
    var related: [DocumentURI: DiagnosticReport] = [:]
  }

  struct WorkspaceDocumentDiagnosticReport: Sendable {
    var uri: DocumentURI
    /// Nil for a document that is not open.
    var version: Int?
    var report: DiagnosticReport
  }

  /// The whole of an answer, or a part of it that is told ahead.
  struct WorkspaceDiagnosticReport: Sendable, Encodable {
    var items: [WorkspaceDocumentDiagnosticReport] = []
  }
}

extension LSP.DocumentDiagnosticParams: Decodable {
  private enum Key: String, CodingKey {
    case textDocument
    case previousResultID = "previousResultId"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    textDocument = try container.decode(LSP.TextDocumentIdentifier.self, forKey: .textDocument)
    previousResultID = container.optional(.previousResultID)
  }
}

extension LSP.WorkspaceDiagnosticParams: Decodable {
  private enum Key: String, CodingKey {
    case previousResultIDs = "previousResultIds"
    case workDoneToken, partialResultToken
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    previousResultIDs = container.optional(.previousResultIDs) ?? []
    workDoneToken = container.optional(.workDoneToken)
    partialResultToken = container.optional(.partialResultToken)
  }
}

/// The members of the reports, which are written flat.
private enum ReportKey: String, CodingKey {
  case kind, items, uri, version, relatedDocuments
  case resultID = "resultId"
}

extension LSP.DiagnosticReport: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ReportKey.self)
    switch self {
    case .full(let resultID, let items):
      try container.encode("full", forKey: .kind)
      try container.encode(resultID, forKey: .resultID)
      try container.encode(items, forKey: .items)
    case .unchanged(let resultID):
      try container.encode("unchanged", forKey: .kind)
      try container.encode(resultID, forKey: .resultID)
    }
  }
}

extension LSP.DocumentDiagnosticReport: Encodable {
  func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    guard !related.isEmpty else { return }
    var container = encoder.container(keyedBy: ReportKey.self)
    let byText = related.map { ($0.key.text, $0.value) }
    try container.encode(
      Dictionary(byText, uniquingKeysWith: { first, _ in first }), forKey: .relatedDocuments)
  }
}

extension LSP.WorkspaceDocumentDiagnosticReport: Encodable {
  func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: ReportKey.self)
    try container.encode(uri, forKey: .uri)
    // The member must be there, null or not.
    try container.encode(version, forKey: .version)
  }
}
