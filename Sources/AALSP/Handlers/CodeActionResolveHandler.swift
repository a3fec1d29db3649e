import AAAnalysis

extension Server {
  /// `codeAction/resolve`: the action with its edit. Where the document has changed since the offer
  /// was made, or the finding is gone, there is none: the error says so, and nothing is edited.
  func resolveCodeAction(
    _ action: JSONValue, _ cancellation: Cancellation
  ) throws(ResponseError) -> JSONValue {
    // What was offered whole stays as it is.
    if let edit = action["edit"], edit != .null { return action }
    guard let data = action["data"]?.decoded(as: LSP.CodeActionData.self),
      let title = action["title"]?.stringValue
    else { throw ResponseError(.invalidParams, "The action is none of this server's.") }
    guard documents[data.uri.file]?.version == data.version else {
      throw ResponseError(
        .contentModified, "The document has changed since the action was offered.")
    }
    let isFixAll = action["kind"] == .string(LSP.CodeActionKind.fixAll.name)
    let edit =
      isFixAll
      ? try fixAllEdit(of: data.uri.file, cancellation) : snapshot.edit(title, of: data)
    guard let edit else {
      throw ResponseError(.contentModified, "What the action would put right is no longer there.")
    }
    return action.with("edit", JSONValue(encoding: edit))
  }
}
