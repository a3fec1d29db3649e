/// What stands in the comments that silence rules.
extension WorkspaceSnapshot {
  /// Nil where the place is in no such comment.
  func suppressionCompletions(
    in file: FileID, _ text: SourceText, _ comments: [ByteRange], at offset: Int
  ) -> Completions? {
    guard let comment = comments.first(where: { $0.start < offset && offset <= $0.end }),
      let start = SuppressionReader.contentStart(of: comment, in: text), start < offset
    else { return nil }
    let before = ByteRange(start, offset)
    let word = Self.word(at: offset, in: text, from: start, to: comment.end)
    if word.start == start { return formCompletions(text[before], word) }
    guard text[before].hasPrefix("aalsp:"), !Self.holdsReason(text[before]) else { return nil }
    let named = Set(
      text[ByteRange(start, comment.end)].split { $0 == " " || $0 == "\t" || $0 == "," }
        .map(String.init))
    let typed = text[ByteRange(word.start, offset)]
    // The rules that find something here come first.
    var ids: [String] = []
    for id in findings(in: file).map(\.rule) + RuleCatalogue.ids where !ids.contains(id) {
      guard id != ConfigurationInvalid.description.id else { continue }
      if !named.contains(id) || id == text[word] { ids.append(id) }
    }
    var items = ids.map { id in
      Completion(
        id, .rule(id), detail: RuleCatalogue.description(of: id)?.title,
        edit: TextEdit(word, id))
    }
    if !named.contains(Suppression.Name.all) || typed == Suppression.Name.all {
      items.append(
        Completion(
          Suppression.Name.all, .note("Every rule."), edit: TextEdit(word, Suppression.Name.all)))
    }
    return Completions(items: items)
  }

  private func formCompletions(_ typed: String, _ word: ByteRange) -> Completions? {
    guard typed.hasPrefix("aalsp") else { return nil }
    return Completions(
      items: SuppressionReader.Form.allCases.map { form in
        Completion(form.rawValue, .note(form.meaning), edit: TextEdit(word, form.rawValue))
      })
  }

  /// The word around a place, within a comment.
  private static func word(
    at offset: Int, in text: SourceText, from start: Int, to end: Int
  ) -> ByteRange {
    func isOfWord(_ byte: UInt8) -> Bool {
      byte != 0x20 && byte != 0x09 && byte != 0x2C && byte != 0x0A && byte != 0x0D
        && byte != UInt8(ascii: "*") && byte != UInt8(ascii: ">")
    }
    var (first, last) = (offset, offset)
    while first > start, let byte = text.byte(at: first - 1), isOfWord(byte) { first -= 1 }
    // `-->` ends a comment, right behind a word as well.
    let ending = Array("-->".utf8)
    while last < end, let byte = text.byte(at: last), isOfWord(byte),
      !text.slice(ByteRange(last, last + 3)).elementsEqual(ending)
    { last += 1 }
    return ByteRange(first, last)
  }

  /// Whether the dash that introduces a reason has been written.
  private static func holdsReason(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    return words.dropFirst().contains { $0.hasPrefix("-") || $0.hasSuffix(":") }
  }
}

extension SuppressionReader.Form {
  /// Markdown.
  fileprivate var meaning: String {
    switch self {
    case .next: "Silences rules on the next line of code."
    case .this: "Silences rules on the line of the comment."
    case .previous: "Silences rules on the line of code before."
    case .file: "Silences rules in the whole file."
    case .region: "Silences rules from here to `aalsp:enable`, or to the end of the file."
    case .end: "Ends what `aalsp:disable` silences."
    }
  }
}
