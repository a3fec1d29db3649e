/// One thing understood of a file: a line `START END KIND[ DETAIL]`.
struct Fact: Sendable {
  /// UTF-8 byte offsets, half open.
  let start: Int
  let end: Int
  let kind: String
  let detail: String

  var line: String {
    detail.isEmpty ? "\(start) \(end) \(kind)" : "\(start) \(end) \(kind) \(detail)"
  }
}

extension Fact: Comparable {
  static func < (one: Fact, other: Fact) -> Bool {
    if one.start != other.start { return one.start < other.start }
    if one.end != other.end { return one.end > other.end }
    if one.kind != other.kind { return precedes(one.kind, other.kind) }
    return precedes(one.detail, other.detail)
  }

  /// The order of Unicode scalar values is that of UTF-8's bytes; `String`'s own `<` is another.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}

/// A literal's value as a fact's detail has it: in quotes, on one line.
func quoted(_ value: String) -> String {
  var result = "\""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20: result += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
