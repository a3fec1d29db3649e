import AAAnalysis

extension ServerSnapshot {
  /// `textDocument/completion`: what may be written where this server knows best, and nothing
  /// anywhere else, which is for the language's own server.
  func completion(_ params: LSP.CompletionParams) -> LSP.CompletionList? {
    let file = params.textDocument.uri.file
    guard let client = client.completion, let positions = positions(in: file),
      let completions = workspace.completions(
        in: file, at: positions.offset(of: params.position))
    else { return nil }
    return LSP.CompletionList(
      isIncomplete: completions.isIncomplete,
      items: completions.items.enumerated().map { place, completion in
        item(completion, place, positions, client)
      })
  }

  private func item(
    _ completion: Completion, _ place: Int, _ positions: DocumentPositions,
    _ client: ClientProfile.Completion
  ) -> LSP.CompletionItem {
    var text = completion.edit.replacement
    let hasLines = text.contains(where: \.isNewline)
    if hasLines, client.indentsLines {
      text = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        .joined(separator: "\n")
    }
    var item = LSP.CompletionItem(
      label: completion.label, kind: completion.subject.kind, detail: completion.detail,
      sortText: String(repeating: "0", count: max(0, 4 - "\(place)".count)) + "\(place)",
      filterText: completion.filterText,
      insertTextMode: hasLines && client.takesLinesAsTheyAre ? 1 : nil,
      textEdit: LSP.TextEdit(range: positions.range(of: completion.edit.range), newText: text))
    if let data = completion.subject.data, client.resolvesDocumentation {
      item.data = data
    } else {
      item.documentation = completion.subject.documentation.map(client.markup)
    }
    return item
  }

  /// `completionItem/resolve`: the item with its documentation, where there is any.
  func resolveCompletion(_ item: JSONValue) -> JSONValue {
    guard let client = client.completion,
      let data = item["data"]?.decoded(as: LSP.CompletionData.self),
      let documentation = data.subject?.documentation
    else { return item }
    return item.with("documentation", JSONValue(encoding: client.markup(documentation)))
  }
}

extension ClientProfile.Completion {
  fileprivate func markup(_ markdown: String) -> LSP.MarkupContent {
    let text = documentationKind == .markdown ? markdown : markdown.withoutMarkdown
    return LSP.MarkupContent(kind: documentationKind, value: text)
  }
}

extension Completion.Subject {
  fileprivate var kind: Int {
    switch self {
    case .symbol: 12
    case .key: 10
    case .rule, .note: 14
    }
  }

  fileprivate var data: LSP.CompletionData? {
    switch self {
    case .symbol(let name): LSP.CompletionData(symbol: name)
    case .rule(let id): LSP.CompletionData(rule: id)
    case .key(let name): LSP.CompletionData(key: name)
    case .note: nil
    }
  }
}

extension LSP.CompletionData {
  fileprivate var subject: Completion.Subject? {
    symbol.map(Completion.Subject.symbol) ?? rule.map(Completion.Subject.rule)
      ?? key.map(Completion.Subject.key)
  }
}
