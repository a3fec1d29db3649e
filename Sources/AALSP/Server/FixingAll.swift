import AAAnalysis

/// `source.fixAll.aalsp`: the safe fixes of one document together, round by round until none is
/// left, as one edit.
extension Server {
  /// The action, where there is something to fix and the client asks for it. Its edit takes a
  /// judgement of the workspace for each round, so it is made only when it is wanted for sure.
  func fixAllAction(
    _ params: LSP.CodeActionParams, _ cancellation: Cancellation
  ) throws(ResponseError) -> LSP.CodeAction? {
    let context = params.context
    guard client.codeActions != .commandsOnly, context.wants(.fixAll) else { return nil }
    guard client.resolvesActions ? !context.isAutomatic : context.only != nil else { return nil }
    let file = params.textDocument.uri.file
    guard snapshot.workspace.findings(in: file).contains(where: { safeFix(of: $0) != nil }) else {
      return nil
    }
    var action = LSP.CodeAction(
      title: "Apply all safe fixes in this file", kind: .fixAll, diagnostics: nil)
    if client.resolvesActions {
      let document = documents[file]
      action.data = LSP.CodeActionData(
        uri: document?.uri ?? params.textDocument.uri, version: document?.version)
    } else {
      guard let edit = try fixAllEdit(of: file, cancellation) else { return nil }
      action.edit = edit
    }
    return action
  }

  /// The edit that applies the safe fixes of a document; nil where there is none.
  func fixAllEdit(
    of file: FileID, _ cancellation: Cancellation
  ) throws(ResponseError) -> LSP.WorkspaceEdit? {
    let before = snapshot
    // Where nothing more is chosen, the rounds come to their end.
    let result = workspace.applyingFixes { finding, _ in
      guard finding.location.file == file, !cancellation.isRequested else { return nil }
      return safeFix(of: finding)
    }
    try cancellation.check()
    var changes: [FileChange] = []
    for (file, text) in result.texts.sorted(by: { $0.key < $1.key }) {
      if result.created.contains(file) {
        changes.append(.create(file, text.string))
      } else if let old = before.workspace.text(of: file) {
        let edits = TextEdit.edits(from: old, to: text)
        if !edits.isEmpty { changes.append(.edit(file, edits)) }
      }
    }
    return before.edit(Fix(title: "", changes: changes))
  }

  /// The fix of a finding that may be applied unseen, if the client can carry it out.
  private func safeFix(of finding: Finding) -> Fix? {
    guard let fix = finding.fixes.first(where: \.isPreferred), fix.isSafe else { return nil }
    let creates = fix.changes.contains { if case .create = $0 { true } else { false } }
    return creates && !client.createsFiles ? nil : fix
  }
}
