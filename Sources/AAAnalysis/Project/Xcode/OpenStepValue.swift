/// A value of an old-style (OpenStep) property list, as Xcode writes project files.
struct OpenStepValue: Sendable {
  enum Content: Sendable {
    case string(String)
    /// Bytes, which are not kept.
    case data
    case array([OpenStepValue])
    /// In the order of the text; keys may be repeated.
    case dictionary([Entry])
  }

  struct Entry: Sendable {
    let key: String
    /// The key, its quotes included.
    let keyRange: ByteRange
    let value: OpenStepValue
    /// Just past the semicolon.
    let end: Int

    var start: Int { keyRange.start }
  }

  let content: Content
  /// UTF-8 byte offsets, brackets and quotes included.
  let range: ByteRange

  var string: String? { if case .string(let text) = content { text } else { nil } }

  /// Empty for anything that is no array.
  var elements: [OpenStepValue] { if case .array(let values) = content { values } else { [] } }

  /// Empty for anything that is no dictionary.
  var entries: [Entry] { if case .dictionary(let entries) = content { entries } else { [] } }

  /// The value of a key; of repeated ones the last.
  subscript(key: String) -> OpenStepValue? { entries.last { $0.key == key }?.value }
}
