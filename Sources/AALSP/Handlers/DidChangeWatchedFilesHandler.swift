import AAAnalysis

extension Server {
  /// `workspace/didChangeWatchedFiles`: reads again what changed on disk, forgets what is gone.
  func didChangeWatchedFiles(_ params: LSP.DidChangeWatchedFilesParams) {
    var last: [FileID: LSP.FileEvent] = [:]
    for change in params.changes where change.uri.isFile { last[change.uri.file] = change }
    // They come first, because they say which of the others are looked at.
    readConfigurations(last.keys.filter { DocumentKind(of: $0) == .configuration }.sorted())
    readConfigurationsElsewhere()
    followConfiguration(looksAgain: true)
    var changed: [FileID] = []
    var gone: [FileID] = []
    for (file, change) in last where DocumentKind(of: file) != .configuration {
      if change.isDeletion {
        gone.append(file)
        // A folder that goes takes along what is in it, of which clients do not always tell.
        if DocumentKind(of: file) == nil { gone += index.files(under: file.path) }
      } else if covers(file) {
        changed.append(file)
      }
    }
    if forget(gone) { documentsChanged() }
    readAgain(changed.sorted())
  }
}

extension LSP.FileEvent {
  fileprivate var isDeletion: Bool { type == 3 }
}
