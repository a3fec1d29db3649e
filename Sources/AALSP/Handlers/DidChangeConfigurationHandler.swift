extension Server {
  /// `workspace/didChangeConfiguration`: accepted. No setting of the editor's is in use yet.
  func didChangeConfiguration(_ params: LSP.DidChangeConfigurationParams) {}
}
