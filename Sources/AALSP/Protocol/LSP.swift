/// The types of the Language Server Protocol 3.17 that are in use, named as the specification names
/// them, one file for each of its chapters.
///
/// What a client sends is read with patience: members that are not known do no harm, optional ones
/// of a wrong type count as missing. Only what a message cannot do without is demanded.
enum LSP {}

extension KeyedDecodingContainer {
  /// The member, or nil where it is missing, null or of another type.
  func optional<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  /// The member if it is `true`; false in every other case.
  func flag(_ key: Key) -> Bool {
    optional(key, as: Bool.self) ?? false
  }

  /// A whole number. One that is out of range, or written as `3.0`, counts as the nearest there is.
  func integer(_ key: Key) throws -> Int {
    if let value = try? decode(Int.self, forKey: key) { return value }
    let value = try decode(Double.self, forKey: key)
    return Int(exactly: value.rounded(.down)) ?? (value < 0 ? 0 : Int(Int32.max))
  }
}
