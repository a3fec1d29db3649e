import AAAnalysis

extension Server {
  /// `workspace/didChangeWorkspaceFolders`: reads what came, forgets what went, unless another
  /// folder still holds it.
  func didChangeWorkspaceFolders(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    var gone: [FileID] = []
    for folder in params.event.removed where roots.remove(folder.uri) {
      gone += index.files(under: folder.uri.file.path)
    }
    let added = params.event.added.filter { roots.add($0.uri) }
    if forget(gone.filter { !covers($0) }) { documentsChanged() }
    readConfigurationsElsewhere()
    followConfiguration(looksAgain: true)
    askSettings()
    scan(added.map(\.uri.file.path))
  }
}
