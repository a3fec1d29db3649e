import AAAnalysis

/// Makes diagnostics of findings, with as much as the client can show.
struct DiagnosticRendering {
  var snapshot: WorkspaceSnapshot
  var client: ClientProfile
  /// The URI by which the client knows a document.
  var uri: (FileID) -> LSP.DocumentURI

  /// The diagnostic of one finding in a document whose text and version are given.
  func diagnostic(
    _ finding: Finding, in positions: DocumentPositions, version: Int?
  ) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: positions.range(of: finding.location.range),
      severity: Self.severity(finding.severity),
      code: finding.rule,
      codeDescription: client.showsCodeDescription ? Self.documentation(of: finding.rule) : nil,
      source: "aalsp",
      message: finding.message,
      relatedInformation: client.showsRelatedInformation ? related(finding, positions) : nil,
      data: client.keepsDiagnosticData ? version.map(LSP.DiagnosticData.init(version:)) : nil)
  }

  private func related(
    _ finding: Finding, _ positions: DocumentPositions
  ) -> [LSP.DiagnosticRelatedInformation]? {
    let related = finding.related.compactMap { related -> LSP.DiagnosticRelatedInformation? in
      let location = related.location
      var positions = positions
      if location.file != finding.location.file {
        guard let text = snapshot.text(of: location.file) else { return nil }
        positions.text = text
      }
      return LSP.DiagnosticRelatedInformation(
        location: LSP.Location(
          uri: uri(location.file), range: positions.range(of: location.range)),
        message: related.message)
    }
    return related.isEmpty ? nil : related
  }

  private static func documentation(of rule: String) -> LSP.CodeDescription? {
    RuleCatalogue.description(of: rule)?.documentationURL.map(LSP.CodeDescription.init(href:))
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .information: 3
    case .hint: 4
    }
  }
}
