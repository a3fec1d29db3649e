/// One replacement in a document. An empty range inserts, an empty replacement deletes.
public struct TextEdit: Hashable, Sendable {
  /// The bytes replaced, in the document as it was before any edit of the same set.
  public var range: ByteRange
  public var replacement: String

  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// An insertion.
  public init(at offset: Int, insert text: String) {
    self.init(ByteRange(at: offset), text)
  }
}

extension SourceText {
  /// The text after one edit; its range is clamped to the document.
  public func applying(_ edit: TextEdit) -> SourceText {
    let start = max(0, min(edit.range.start, bytes.count))
    let end = max(start, min(edit.range.end, bytes.count))
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count - (end - start) + edit.replacement.utf8.count)
    result.append(contentsOf: bytes[..<start])
    result.append(contentsOf: edit.replacement.utf8)
    result.append(contentsOf: bytes[end...])
    return SourceText(bytes: result)
  }

  /// The text after a set of edits that all refer to this text; their ranges are clamped to it.
  ///
  /// Returns nil where two edits overlap: they have no meaning together. Insertions at one place
  /// keep their order in `edits`.
  public func applying(_ edits: [TextEdit]) -> SourceText? {
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.range, left.offset) < (right.element.range, right.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var cursor = 0
    for (_, edit) in ordered {
      let start = max(0, min(edit.range.start, bytes.count))
      let end = max(start, min(edit.range.end, bytes.count))
      guard start >= cursor else { return nil }
      result.append(contentsOf: bytes[cursor..<start])
      result.append(contentsOf: edit.replacement.utf8)
      cursor = end
    }
    result.append(contentsOf: bytes[cursor...])
    return SourceText(bytes: result)
  }
}
