import AAAnalysis

/// Findings as diagnostics, with as much as the client can show.
extension ServerSnapshot {
  /// The diagnostics of a document.
  func diagnostics(of file: FileID) -> [LSP.Diagnostic] {
    guard let positions = positions(in: file) else { return [] }
    return workspace.findings(in: file).map { diagnostic($0, in: positions) }
  }

  /// The diagnostic of one finding; `positions` are those of its document.
  func diagnostic(_ finding: Finding, in positions: DocumentPositions) -> LSP.Diagnostic {
    let version = documents[finding.location.file]?.version
    return LSP.Diagnostic(
      range: positions.range(of: finding.location.range),
      severity: Self.severity(finding.severity),
      code: finding.rule,
      codeDescription: client.showsCodeDescription ? Self.documentation(of: finding.rule) : nil,
      source: "aalsp",
      message: finding.message,
      tags: tag(of: finding.rule).map { [$0] },
      relatedInformation: client.showsRelatedInformation ? related(finding, positions) : nil,
      data: client.keepsDiagnosticData ? version.map(LSP.DiagnosticData.init(version:)) : nil)
  }

  private func related(
    _ finding: Finding, _ own: DocumentPositions
  ) -> [LSP.DiagnosticRelatedInformation]? {
    let related = finding.related.compactMap { related -> LSP.DiagnosticRelatedInformation? in
      let location = related.location
      let positions = location.file == finding.location.file ? own : positions(in: location.file)
      guard let positions else { return nil }
      return LSP.DiagnosticRelatedInformation(
        location: LSP.Location(
          uri: uri(of: location.file), range: positions.range(of: location.range)),
        message: related.message)
    }
    return related.isEmpty ? nil : related
  }

  /// How the client shows what nobody needs, and what has been replaced.
  private func tag(of rule: String) -> Int? {
    let tag =
      switch RuleCatalogue.description(of: rule)?.mark {
      case .unnecessary: 1
      case .deprecated: 2
      case nil: 0
      }
    return client.diagnosticTags.contains(tag) ? tag : nil
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
