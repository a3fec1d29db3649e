import AAAnalysis

extension ServerSnapshot {
  /// `textDocument/documentLink`: rules that are named, with their pages, and configurations that
  /// are extended.
  func links(_ params: LSP.DocumentLinkParams) -> [LSP.DocumentLink] {
    let file = params.textDocument.uri.file
    guard let positions = positions(in: file) else { return [] }
    return workspace.links(in: file).map { link in
      let target =
        switch link.target {
        case .page(let address): address
        case .file(let file): uri(of: file).text
        }
      return LSP.DocumentLink(
        range: positions.range(of: link.range), target: target,
        tooltip: client.showsLinkTooltips ? link.title : nil)
    }
  }
}
