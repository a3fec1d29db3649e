import AAAnalysis

extension Server {
  /// `textDocument/didChange`: takes over changes, each in terms of what those before it make.
  ///
  /// Nothing is refused: a position out of range is clamped, and that and an odd version are told
  /// in the log, because a change not made would put the texts out of step for good.
  func didChange(_ params: LSP.DidChangeTextDocumentParams) {
    let file = params.textDocument.uri.file
    guard var document = documents[file] else {
      environment.log.write("\(params.textDocument.uri.text) is changed though it is not open.")
      return
    }
    if let version = params.textDocument.version {
      let step = "\(document.uri.text) goes from version \(document.version) to \(version)."
      if version <= document.version {
        environment.log.write(step)
      } else if version - 1 > document.version {
        // Ordinary: some editors count every keystroke, and send several at once.
        tellTrace(step)
      }
      document.version = version
    } else {
      document.version = document.version < Int.max ? document.version + 1 : 0
    }
    for change in params.contentChanges {
      document.text = changed(document, by: change)
    }
    documents.set(document)
    guard let kind = document.kind, !document.isLeftOut else { return }
    apply(.setDocument(file, document.text, kind: kind))
    documentsChanged(first: file)
  }

  private func changed(
    _ document: OpenDocument, by change: LSP.TextDocumentContentChangeEvent
  ) -> SourceText {
    guard let range = change.range else { return SourceText(change.text) }
    let positions = DocumentPositions(text: document.text, encoding: client.positionEncoding)
    if !positions.hold(range) {
      environment.log.write(
        "\(document.uri.text) is changed at \(range), where it has no text; the nearest is taken.")
    }
    return document.text.applying(TextEdit(positions.byteRange(of: range), change.text))
  }
}
