extension PropertyList {
  /// What a key, string, number, date or data says, its escapes resolved, with white space as it
  /// is. Nil for containers, Booleans, and for the dates and data of binary lists.
  public func string(of node: Node) -> String? {
    if isBinary { return binaryStrings[node.index] }
    switch kind(of: node) {
    case .dictionary, .array, .true, .false: return nil
    case .key, .string, .integer, .real, .date, .data, .unknown: break
    }
    guard let range = contentRange(of: node) else { return "" }
    guard record(node).flags.contains(.hasMarkup) else { return source[range] }
    return String(decoding: XMLContent.decode(source.slice(range)), as: UTF8.self)
  }

  /// The value of `<true/>` and `<false/>`; nil for anything else, be it `<string>true</string>`.
  public func boolean(of node: Node) -> Bool? {
    switch kind(of: node) {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The Boolean that a value of any kind is meant to be: `<string>YES</string>`,
  /// `<integer>1</integer>`. Nil where it cannot be told.
  public func meantBoolean(of node: Node) -> Bool? {
    switch kind(of: node) {
    case .true: return true
    case .false: return false
    case .string, .integer, .real: break
    default: return nil
    }
    return string(of: node).flatMap { KeyText($0).boolean }
  }

  /// The names of the build settings that a string refers to as `$(NAME)` or `${NAME}`, in order.
  /// Such a value is not known before the build.
  public func buildSettings(in node: Node) -> [String] {
    guard kind(of: node) == .string, let text = string(of: node) else { return [] }
    let bytes = Array(text.utf8)
    var result: [String] = []
    var offset = 0
    while offset + 2 < bytes.count {
      defer { offset += 1 }
      guard bytes[offset] == UInt8(ascii: "$"),
        bytes[offset + 1] == UInt8(ascii: "(") || bytes[offset + 1] == UInt8(ascii: "{")
      else { continue }
      var end = offset + 2
      while end < bytes.count, isSettingName(bytes[end]) { end += 1 }
      guard end > offset + 2 else { continue }
      result.append(String(decoding: bytes[(offset + 2)..<end], as: UTF8.self))
    }
    return result
  }

  private func isSettingName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// What a list says of one Boolean key of its root dictionary.
  public enum Truth: Sendable, Hashable {
    case `true`
    case `false`
    /// The list is well formed and does not have the key.
    case absent
    /// The value is no Boolean, is a build setting's, is repeated with different values, is given
    /// for some devices only (`KEY~ipad`), or the list is damaged.
    case unknown
  }

  public func truth(of name: String) -> Truth {
    let entries = entries(of: root)
    var values: Set<Bool?> = []
    for entry in entries {
      guard let key = string(of: entry.key) else { continue }
      if key == name {
        values.insert(entry.value.flatMap(boolean(of:)))
      } else if key.hasPrefix(name + "~") {
        return .unknown
      }
    }
    guard isWellFormed, values.count <= 1, let value = values.first else {
      return isWellFormed && values.isEmpty ? .absent : .unknown
    }
    switch value {
    case true: return .true
    case false: return .false
    case nil: return .unknown
    }
  }
}
