import AAAnalysis

extension Server {
  /// `workspace/didChangeWatchedFiles`: reads again what changed on disk, forgets what is gone.
  func didChangeWatchedFiles(_ params: LSP.DidChangeWatchedFilesParams) {
    var last: [FileID: LSP.FileEvent] = [:]
    for change in params.changes where change.uri.isFile { last[change.uri.file] = change }
    var changed: [FileID] = []
    var gone: [FileID] = []
    for (file, change) in last {
      if change.isDeletion {
        gone.append(file)
        // A folder that goes takes along what is in it, of which clients do not always tell.
        if DocumentKind(of: file) == nil { gone += index.files(under: file.path) }
      } else if roots.cover(file) {
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
