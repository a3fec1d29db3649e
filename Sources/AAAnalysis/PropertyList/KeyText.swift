/// The text of a value that ought to be a Boolean.
struct KeyText {
  /// The Boolean that is meant; nil where that cannot be told.
  let boolean: Bool?

  init(_ text: String) {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "true", "yes", "y", "1", "1.0": boolean = true
    case "false", "no", "n", "0", "0.0": boolean = false
    default: boolean = nil
    }
  }
}
