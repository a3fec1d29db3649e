/// An entry of a manifest's keys for Info.plist that is one of those of Assistive Access, or nearly
/// so.
public struct ManifestKey: Sendable, Equatable {
  /// What a value is, as far as the manifest says it itself.
  public enum Value: Sendable, Equatable {
    case boolean(Bool)
    case text(String)
    case number(String)
    case list
    /// What is computed is not known.
    case unknown
  }

  let name: String
  let spelling: KeySpelling
  /// The name without its quotes.
  let key: Location
  let value: Location
  let content: Value
  /// The text for the Boolean that the value is meant to be; nil where that is not known, or where
  /// the value is written elsewhere.
  let correction: String?
  /// Whether the name can be replaced at its place.
  let canBeRenamed: Bool
}

extension ManifestKey.Value {
  /// The Boolean that the value is meant to be; nil where it cannot be told.
  var meantBoolean: Bool? {
    switch self {
    case .boolean(let value): value
    case .text(let text), .number(let text): KeyText(text).boolean
    case .list, .unknown: nil
    }
  }
}
