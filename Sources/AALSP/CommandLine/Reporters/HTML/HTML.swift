/// A piece of HTML. What stands in a literal is markup; what is put into it is text, from wherever
/// it comes, and is escaped.
///
///     let item: HTML = "<li>\(path)</li>"
struct HTML: ExpressibleByStringInterpolation, Sendable {
  private(set) var markup: String

  static let nothing: HTML = ""

  init(stringLiteral markup: String) {
    self.markup = markup
  }

  init(stringInterpolation: Interpolation) {
    markup = stringInterpolation.markup
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { markup += literal }

    mutating func appendInterpolation(_ text: String) { markup += HTML.escaped(text) }

    mutating func appendInterpolation(_ number: Int) { markup += String(number) }

    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }

    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { markup += piece.markup }
    }
  }

  /// Several pieces with something between them.
  static func joined(_ pieces: [HTML], by separator: HTML) -> HTML {
    var markup = ""
    for (position, piece) in pieces.enumerated() {
      if position > 0 { markup += separator.markup }
      markup += piece.markup
    }
    var result = HTML.nothing
    result.markup = markup
    return result
  }

  /// A path as code that may break after each slash.
  static func path(_ path: String) -> HTML {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return "<code>\(joined(parts.map { "\(String($0))" }, by: "/<wbr>"))</code>"
  }

  /// Text on one line, safe between tags and in quoted attributes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.of(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension DefaultStringInterpolation {
  /// In a plain string, markup would become text unseen.
  @available(*, unavailable, message: "put HTML into HTML")
  mutating func appendInterpolation(_ html: HTML) {}
}
