import AAAnalysis

extension ServerSnapshot {
  /// `textDocument/codeAction`: the fixes of the findings that the range touches, or that the
  /// client names because it shows them at that line, comments that silence them, and refactorings.
  func codeActions(_ params: LSP.CodeActionParams) -> [LSP.CodeAction] {
    let file = params.textDocument.uri.file
    guard client.codeActions != .commandsOnly, let positions = positions(in: file) else {
      return []
    }
    let asked = positions.byteRange(of: params.range)
    var actions: [LSP.CodeAction] = []
    if params.context.wants(.quickFix) {
      actions += quickFixes(params.context, at: asked, in: file, positions)
    }
    if params.context.wants(.refactor) {
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
      // A cursor just before a name, one character wide, means the name.
      guard shown != nil || finding.location.range.meets(asked) else { continue }
      let action = { (fix: Fix) -> LSP.CodeAction? in
        guard let edit = edit(fix) else { return nil }
        return LSP.CodeAction(
          title: fix.title, kind: .quickFix,
          diagnostics: [shown.map(LSP.JSONOr.json) ?? .value(diagnostic)],
          isPreferred: client.takesPreferredActions && fix.isPreferred ? true : nil,
          edit: client.resolvesActions ? nil : edit,
          data: client.resolvesActions ? data(of: finding, diagnostic.range) : nil)
      }
      actions += finding.fixes.compactMap(action)
      if silenced.insert(finding.rule).inserted {
        silencing += workspace.suppressions(of: finding).compactMap(action)
      }
    }
    // What puts something right comes before what hides it.
    return actions + silencing
  }

  private func data(of finding: Finding, _ range: LSP.Range) -> LSP.CodeActionData {
    let file = finding.location.file
    return LSP.CodeActionData(
      uri: uri(of: file), version: documents[file]?.version, rule: finding.rule, range: range)
  }

  /// The edit of an action that was offered: that of the fix of this title. Nil where it is no
  /// longer offered.
  func edit(_ title: String, of action: LSP.CodeActionData) -> LSP.WorkspaceEdit? {
    let file = action.uri.file
    guard let positions = positions(in: file) else { return nil }
    for finding in workspace.findings(in: file) where finding.rule == action.rule {
      guard positions.range(of: finding.location.range) == action.range else { continue }
      let fixes = finding.fixes + workspace.suppressions(of: finding)
      if let fix = fixes.first(where: { $0.title == title }) { return edit(fix) }
    }
    return nil
  }
}

extension LSP.CodeActionContext {
  /// Whether actions of a kind are asked for, by name or for want of one.
  func wants(_ kind: LSP.CodeActionKind) -> Bool {
    only.map { $0.contains { $0.contains(kind) } } ?? true
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
