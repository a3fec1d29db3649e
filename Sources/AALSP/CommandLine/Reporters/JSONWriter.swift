/// Writes JSON as text: members in the order in which they are given, indented by two spaces,
/// always well-formed UTF-8.
struct JSONWriter {
  private(set) var text = ""
  private var depth = 0
  private var isFirst = true
  private var isAfterKey = false

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest("{", "}", members)
  }

  mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    nest("[", "]") { writer in
      for element in elements { write(&writer, element) }
    }
  }

  /// Names the member whose value is written next.
  mutating func key(_ name: String) {
    separate()
    quote(name)
    text += ": "
    isAfterKey = true
  }

  /// A member whose value is a string.
  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// A member whose value is a string, or null.
  mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  mutating func number(_ value: Int) { raw(String(value)) }

  /// A number, whole where it is; one that is not finite is null.
  mutating func number(_ value: Double) {
    raw(Int(exactly: value).map { "\($0)" } ?? (value.isFinite ? "\(value)" : "null"))
  }

  mutating func null() { raw("null") }

  mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }

  private mutating func raw(_ value: String) {
    separate()
    text += value
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    text += open
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    text += close
    isFirst = false
  }

  /// What stands before a value or a key: nothing after a key, else a comma and a new line.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isFirst { text += "," }
    if depth > 0 { newLine() }
    isFirst = false
  }

  private mutating func newLine() {
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
