/// Colours of a terminal, or none.
struct TextStyle: Sendable {
  enum Ink: String, Sendable {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"
  }

  var hasColour = false

  func paint(_ text: String, _ ink: Ink) -> String {
    hasColour && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
