/// A value of a YAML document.
public struct YAMLValue: Sendable, Equatable {
  public indirect enum Content: Sendable, Equatable {
    case null
    /// Text. Only unquoted text may mean a Boolean or a number.
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLValue])
    /// In the order of the text; keys that are merged in come last.
    case mapping([Entry])
  }

  public struct Entry: Sendable, Equatable {
    public let key: String
    /// The key, its quotes included.
    public let keyRange: ByteRange
    public let value: YAMLValue
  }

  public let content: Content
  /// UTF-8 byte offsets; of an alias the place of what it stands for.
  public let range: ByteRange

  /// The text of a scalar.
  var text: String? { if case .scalar(let text, _) = content { text } else { nil } }

  /// The Boolean that a scalar is; nil for anything else, be it `"true"`.
  var boolean: Bool? {
    guard case .scalar(let text, isQuoted: false) = content else { return nil }
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }

  /// Empty for anything that is no sequence.
  var elements: [YAMLValue] { if case .sequence(let values) = content { values } else { [] } }

  /// Empty for anything that is no mapping.
  var entries: [Entry] { if case .mapping(let entries) = content { entries } else { [] } }

  subscript(key: String) -> YAMLValue? { entries.first { $0.key == key }?.value }

  /// How many values lie in one another, at most as many as the reader allows.
  var height: Int {
    let inner = elements.map(\.height) + entries.map(\.value.height)
    return 1 + (inner.max() ?? 0)
  }

  /// How many values there are in it, itself included, counted up to a limit.
  func size(upTo limit: Int) -> Int {
    var size = 1
    var pending = [self]
    while let next = pending.popLast(), size < limit {
      let inner = next.elements + next.entries.map(\.value)
      size += inner.count
      pending += inner
    }
    return size
  }
}
