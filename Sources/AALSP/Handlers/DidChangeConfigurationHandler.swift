extension Server {
  /// `workspace/didChangeConfiguration`: a client that can be asked is asked; of any other, what it
  /// tells counts.
  func didChangeConfiguration(_ params: LSP.DidChangeConfigurationParams) {
    if client.answersSettings {
      askSettings()
    } else {
      let settings = params.settings?["aalsp"] ?? .null
      use(Dictionary((roots.paths + [""]).map { ($0, settings) }) { first, _ in first })
    }
  }
}
