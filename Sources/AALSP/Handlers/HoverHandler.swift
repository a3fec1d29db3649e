import AAAnalysis

extension Server {
  /// `textDocument/hover`: what is to be said of the thing under the cursor.
  func hover(_ params: LSP.HoverParams) -> LSP.Hover? {
    let file = params.textDocument.uri.file
    guard let text = snapshot.text(of: file) else { return nil }
    let positions = DocumentPositions(text: text, encoding: client.positionEncoding)
    let offset = positions.offset(of: params.position)
    guard let hover = snapshot.hover(in: file, at: offset) else { return nil }
    return LSP.Hover(
      contents: LSP.MarkupContent(kind: client.hoverKind, value: hover.markdown),
      range: positions.range(of: hover.range))
  }
}
