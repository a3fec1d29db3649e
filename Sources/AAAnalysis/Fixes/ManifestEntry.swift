/// A Boolean in the dictionary from which a generator writes an Info.plist.
struct ManifestEntry {
  let key: String
  let origin: AppTarget.Origin

  init(key: String, _ origin: AppTarget.Origin) {
    self.key = key
    self.origin = origin
  }

  /// The edit that adds the key, with the value true, to a dictionary of a manifest.
  func edit(adding range: ByteRange, to text: SourceText) -> TextEdit? {
    switch origin {
    case .tuist: swiftEdit(range, text)
    case .xcodeGen: yamlEdit(range, text)
    case .xcode, .package: nil
    }
  }

  /// Behind the last entry of a dictionary literal, laid out as that is.
  private func swiftEdit(_ range: ByteRange, _ text: SourceText) -> TextEdit? {
    let tree = SyntaxTree(text)
    let path = tree.path(to: range.start + 1)
    guard let node = path.last(where: { tree.range($0) == range }) else { return nil }
    let entry = "\"\(key)\": true"
    guard tree.kind(node) == .dictionaryExpr,
      let last = tree.children(node).filter({ tree.kind($0) == .dictionaryElement }).last
    else { return TextEdit(range, "[\(entry)]") }
    let lastRange = tree.range(last)
    let next = tree.tokenIndex(at: lastRange.end)
    let comma = next < tree.tokenCount && tree.token(at: next).kind == .comma
      ? tree.tokenRange(next).end : nil
    let isTall = text.lines.line(containing: lastRange.start)
      != text.lines.line(containing: range.start)
    let separator =
      isTall
      ? text.lineEnding.rawValue + text.indentation(ofLineContaining: lastRange.start) : " "
    return TextEdit(
      at: comma ?? lastRange.end,
      insert: (comma == nil ? "," : "") + separator + entry + (comma == nil ? "" : ","))
  }

  /// Before the first entry of a mapping.
  private func yamlEdit(_ range: ByteRange, _ text: SourceText) -> TextEdit? {
    guard let first = text.byte(at: range.start) else { return nil }
    if first == UInt8(ascii: "{") {
      let isEmpty = text[range].dropFirst().drop { $0.isWhitespace }.hasPrefix("}")
      return TextEdit(at: range.start + 1, insert: "\(key): true" + (isEmpty ? "" : ", "))
    }
    let line = text.lines.start(ofLine: text.lines.line(containing: range.start))
    let lead = text[ByteRange(line, range.start)]
    guard lead.allSatisfy({ $0 == " " }), range.length > 0 else { return nil }
    return TextEdit(at: range.start, insert: "\(key): true" + text.lineEnding.rawValue + lead)
  }
}
