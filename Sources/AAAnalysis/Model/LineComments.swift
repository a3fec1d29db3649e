/// Comments that run to the end of their line, in files of settings.
struct LineComments {
  /// What begins a comment: `//`, or `#` at the beginning of a line or behind white space.
  enum Opening: String {
    case slashes = "//"
    case sign = "#"
  }

  /// The comments of a text, in its order. A sign inside quotes is taken for one as well: what only
  /// looks for words that nobody writes there may do so.
  static func all(in text: SourceText, _ opening: Opening) -> [ByteRange] {
    let wanted = Array(opening.rawValue.utf8)
    return (0..<text.lines.count).compactMap { line in
      let content = text.contentRange(ofLine: line)
      var offset = content.start
      while offset + wanted.count <= content.end {
        let end = offset + wanted.count
        if text.slice(ByteRange(offset, end)).elementsEqual(wanted),
          opening == .slashes || offset == content.start || isSpace(text.byte(at: offset - 1))
        {
          return ByteRange(offset, content.end)
        }
        offset += 1
      }
      return nil
    }
  }

  private static func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension DocumentKind {
  /// What begins a comment in files of settings; nil in all other files, and where whatever writes
  /// the file leaves comments out.
  var lineComment: LineComments.Opening? {
    switch self {
    case .buildConfiguration: .slashes
    case .specification: .sign
    case .swift, .propertyList, .project, .workspace, .configuration: nil
    }
  }
}
