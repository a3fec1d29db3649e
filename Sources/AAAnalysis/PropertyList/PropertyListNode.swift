extension PropertyList {
  /// An element of one property list: a handle, meaningful together with its list alone. Ordered as
  /// in the document.
  public struct Node: Hashable, Sendable, Comparable {
    let index: UInt32

    public static func < (left: Node, right: Node) -> Bool { left.index < right.index }
  }

  /// What an element is.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case key
    case dictionary
    case array
    case string
    case integer
    case real
    case `true`
    case `false`
    case date
    case data
    /// An element that property lists do not have, or one whose tag is half-typed.
    case unknown

    /// The element's name in XML; empty for an unknown one.
    public var elementName: String {
      switch self {
      case .key: "key"
      case .dictionary: "dict"
      case .array: "array"
      case .string: "string"
      case .integer: "integer"
      case .real: "real"
      case .true: "true"
      case .false: "false"
      case .date: "date"
      case .data: "data"
      case .unknown: ""
      }
    }

    var isContainer: Bool { self == .dictionary || self == .array }
  }

  /// A key with its value; the value is missing while it is being typed.
  public struct Entry: Hashable, Sendable {
    public let key: Node
    public let value: Node?
  }

  /// A comment, in byte offsets.
  public struct Comment: Hashable, Sendable {
    /// From `<!--` to `-->`.
    public let range: ByteRange
    /// What stands between.
    public let textRange: ByteRange
  }
}

/// What is kept of an element: 24 bytes. Texts of 4 GiB and more are not supported; offsets
/// saturate.
struct NodeRecord: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// One tag, and so no content range.
    static let hasNoContent = Flags(rawValue: 1)
    /// The content has references, sections or comments, so it does not stand for itself.
    static let hasMarkup = Flags(rawValue: 2)
  }

  let start: UInt32
  let contentStart: UInt32
  var contentEnd: UInt32
  var end: UInt32
  /// The index just past the node's last descendant.
  var subtreeEnd: UInt32
  let kind: PropertyList.Kind
  let flags: Flags

  static let missing = NodeRecord(
    start: 0, contentStart: 0, contentEnd: 0, end: 0, subtreeEnd: 0, kind: .unknown,
    flags: .hasNoContent)
}
