/// Chapters "Diagnostic" and "PublishDiagnostics Notification".
extension LSP {
  struct Diagnostic: Hashable, Sendable, Encodable {
    var range: Range
    /// 1 error, 2 warning, 3 information, 4 hint.
    var severity: Int
    var code: String
    var codeDescription: CodeDescription?
    var source: String
    var message: String
    /// 1 unnecessary, 2 deprecated.
    var tags: [Int]?
    var relatedInformation: [DiagnosticRelatedInformation]?
    /// Comes back with a code action request.
    var data: DiagnosticData?
  }

  struct CodeDescription: Hashable, Sendable, Encodable {
    var href: String
  }

  struct DiagnosticRelatedInformation: Hashable, Sendable, Encodable {
    var location: Location
    var message: String
  }

  /// What lets a later request tell whether the diagnostic is still about the document's text.
  struct DiagnosticData: Hashable, Sendable, Codable {
    /// The document's version that was judged.
    var version: Int
  }

  struct PublishDiagnosticsParams: Sendable, Encodable {
    var uri: DocumentURI
    /// The document's version that was judged; nil once it is closed.
    var version: Int?
    var diagnostics: [Diagnostic]
  }
}
