import AAAnalysis

extension ServerSnapshot {
  /// `textDocument/hover`: what is to be said of the thing under the cursor.
  func hover(_ params: LSP.HoverParams) -> LSP.Hover? {
    let file = params.textDocument.uri.file
    guard let positions = positions(in: file) else { return nil }
    let offset = positions.offset(of: params.position)
    guard let hover = workspace.hover(in: file, at: offset) else { return nil }
    let text =
      client.hoverKind == .markdown ? hover.markdown : hover.markdown.withoutMarkdown
    return LSP.Hover(
      contents: LSP.MarkupContent(kind: client.hoverKind, value: text),
      range: positions.range(of: hover.range))
  }
}
