/// The content of XML elements: the five predefined entities, character references, and sections of
/// unparsed text. Nothing that a document type declares is ever resolved.
enum XMLContent {
  /// The references are short; anything longer is none, so that looking for the `;` is bounded.
  static let maximumReferenceLength = 16

  /// The reference that begins with the `&` at `offset`: the scalar it stands for (nil where there
  /// is none), and its end just past the `;`. Nil if no reference begins there.
  static func reference(
    in bytes: ArraySlice<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar?, end: Int)? {
    let limit = min(bytes.endIndex, offset + maximumReferenceLength)
    var end = offset + 1
    while end < limit, bytes[end] != UInt8(ascii: ";") {
      let byte = bytes[end]
      guard byte.isASCIILetterOrDigit || byte == UInt8(ascii: "#") else { return nil }
      end += 1
    }
    guard end < limit, end > offset + 1 else { return nil }
    let name = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
    return (scalar(named: name), end + 1)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  /// The text that an element's content stands for. What is no reference stands for itself;
  /// comments and processing instructions are dropped.
  static func decode(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var offset = content.startIndex
    while offset < content.endIndex {
      let byte = content[offset]
      if byte == UInt8(ascii: "&"), let found = reference(in: content, at: offset),
        let scalar = found.scalar
      {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        offset = found.end
      } else if byte == UInt8(ascii: "<"), let section = section(in: content, at: offset) {
        result.append(contentsOf: content[section.text])
        offset = section.end
      } else {
        result.append(byte)
        offset += 1
      }
    }
    return result
  }

  private static func section(
    in bytes: ArraySlice<UInt8>, at offset: Int
  ) -> (text: Range<Int>, end: Int)? {
    let rest = bytes[offset...]
    for (opening, closing, isText) in markup where rest.starts(with: opening) {
      let start = offset + opening.count
      // An end that is missing is the end of the content: never a reason to look again.
      let end = bytes[start...].firstOffset(of: closing)
      let text = start..<(isText ? end ?? bytes.endIndex : start)
      return (text, end.map { $0 + closing.count } ?? bytes.endIndex)
    }
    return nil
  }

  private static let markup: [(opening: [UInt8], closing: [UInt8], isText: Bool)] = [
    (Array("<![CDATA[".utf8), Array("]]>".utf8), true),
    (Array("<!--".utf8), Array("-->".utf8), false),
    (Array("<?".utf8), Array("?>".utf8), false),
  ]
}

extension ArraySlice<UInt8> {
  /// Where `pattern` first begins, or nil.
  func firstOffset(of pattern: [UInt8]) -> Int? {
    guard let first = pattern.first, count >= pattern.count else { return nil }
    var offset = startIndex
    while offset + pattern.count <= endIndex {
      if self[offset] == first, self[offset...].starts(with: pattern) { return offset }
      offset += 1
    }
    return nil
  }
}

extension UInt8 {
  /// White space as XML has it.
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
