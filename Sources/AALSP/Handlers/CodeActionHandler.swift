import AAAnalysis

extension ServerSnapshot {
  /// `textDocument/codeAction`: the fixes of the findings that the range touches, or that the
  /// client names because it shows them at that line, comments that silence them, and refactorings.
  func codeActions(_ params: LSP.CodeActionParams) -> [LSP.CodeAction] {
    let file = params.textDocument.uri.file
    let wanted = params.context.only ?? LSP.CodeActionKind.served
    guard client.codeActions != .commandsOnly, let positions = positions(in: file) else {
      return []
    }
    let asked = positions.byteRange(of: params.range)
    var actions: [LSP.CodeAction] = []
    if wanted.contains(where: { $0.contains(.quickFix) }) {
      actions += quickFixes(params.context, at: asked, in: file, positions)
    }
    if wanted.contains(where: { $0.contains(.refactor) }) {
      actions += adoptionActions(in: file, at: asked)
    }
    return actions
  }

  /// They are made from the text as it is now; of what the client shows, which may be older, only
  /// that counts which is still so.
  private func quickFixes(
    _ context: LSP.CodeActionContext, at asked: ByteRange, in file: FileID,
    _ positions: DocumentPositions
  ) -> [LSP.CodeAction] {
    var actions: [LSP.CodeAction] = []
    var silencing: [LSP.CodeAction] = []
    var silenced: Set<String> = []
    for finding in workspace.findings(in: file) {
      let diagnostic = diagnostic(finding, in: positions)
      let shown = context.diagnostics.first { diagnostic.isShown(as: $0) }
      let range = finding.location.range
      // A cursor just before a name, one character wide, means the name.
      guard shown != nil || range.start <= asked.end && asked.start <= range.end else { continue }
      let action = { (fix: Fix) -> LSP.CodeAction? in
        guard let edit = edit(fix) else { return nil }
        return LSP.CodeAction(
          title: fix.title, kind: .quickFix,
          diagnostics: [shown.map(LSP.JSONOr.json) ?? .value(diagnostic)],
          isPreferred: client.takesPreferredActions && fix.isPreferred ? true : nil,
          edit: edit)
      }
      actions += finding.fixes.compactMap(action)
      if silenced.insert(finding.rule).inserted {
        silencing += workspace.suppressions(of: finding).compactMap(action)
      }
    }
    // What puts something right comes before what hides it.
    return actions + silencing
  }
}

extension LSP.Diagnostic {
  /// Whether a diagnostic that came back from the client is this one, about this very text.
  fileprivate func isShown(as json: JSONValue) -> Bool {
    guard json["code"] == .string(code), json["range"]?.range == range else { return false }
    guard let data, case .integer(let version)? = json["data"]?["version"] else { return true }
    return version == data.version
  }
}

extension JSONValue {
  fileprivate var range: LSP.Range? {
    guard let start = self["start"]?.position, let end = self["end"]?.position else { return nil }
    return LSP.Range(start: start, end: end)
  }

  private var position: LSP.Position? {
    guard case .integer(let line)? = self["line"],
      case .integer(let character)? = self["character"]
    else { return nil }
    return LSP.Position(line: line, character: character)
  }
}
