import AAAnalysis

/// What a request sees: everything as it was when its turn came. Handlers that only read are its
/// methods, and so cannot change anything, on whatever thread they run.
struct ServerSnapshot: Sendable {
  let workspace: WorkspaceSnapshot
  let client: ClientProfile
  let documents: OpenDocuments
  let roots: WorkspaceRoots

  /// The URI by which the client knows a document: its own, where it has told one.
  func uri(of file: FileID) -> LSP.DocumentURI {
    documents[file]?.uri ?? roots.uri(of: file)
  }

  /// Converts places in a document; nil where its text is not to be had.
  func positions(in file: FileID) -> DocumentPositions? {
    let text = documents[file]?.text ?? workspace.text(of: file)
    return text.map { DocumentPositions(text: $0, encoding: client.positionEncoding) }
  }
}
