import AAAnalysis

extension Server {
  /// The editor's command that shows the map of the screens.
  static let mapCommand = "aalsp.showMap"

  /// `textDocument/codeLens`: above each Assistive Access scene, how many screens it shows, and
  /// what was found on them.
  func codeLenses(_ params: LSP.CodeLensParams) -> [LSP.CodeLens] {
    let file = params.textDocument.uri.file
    let result = snapshot.lenses(of: file)
    if client.refreshesLenses { lenses.told[file] = result }
    return result
  }

  /// Tells the client to ask for lenses anew, where they have changed since.
  func refreshLenses() {
    lenses.isDue = false
    let current = snapshot
    let stale = lenses.told.filter { current.lenses(of: $0.key) != $0.value }
    guard !stale.isEmpty else { return }
    for file in stale.keys { lenses.told[file] = nil }
    writer.request(requests.add(.refreshLenses), "workspace/codeLens/refresh")
  }
}

/// What the client was told of lenses.
struct LensDelivery: Sendable {
  /// By document.
  var told: [FileID: [LSP.CodeLens]] = [:]
  /// Whether it has to be compared with what is so now.
  var isDue = false
}

extension ServerSnapshot {
  func lenses(of file: FileID) -> [LSP.CodeLens] {
    guard workspace.scope.scenes.contains(where: { $0.file == file }),
      let positions = positions(in: file)
    else { return [] }
    let map = workspace.screenMap { $0 == file }
    return map.roots.enumerated().compactMap { number, root in
      guard root.kind == .scene, root.location.file == file else { return nil }
      let screens = map.screens.filter { $0.root == number }
      let findings = Set(root.findings + screens.flatMap(\.findings)).count
      var title = screens.count == 1 ? "1 screen" : "\(screens.count) screens"
      if map.isTruncated { title += " or more" }
      switch findings {
      case 0: title += ", no findings"
      case 1: title += ", 1 finding"
      default: title += ", \(findings) findings"
      }
      return LSP.CodeLens(
        range: positions.range(of: root.location.range),
        command: LSP.Command(title: title, command: client.showsMap ? Server.mapCommand : ""))
    }
  }
}
