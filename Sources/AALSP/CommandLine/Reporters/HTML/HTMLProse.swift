/// The prose of rules as HTML: paragraphs, lists ("- "), and `code`.
struct HTMLProse {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Paragraphs and lists, each ending with a line feed.
  var blocks: HTML {
    let blocks = text.split(separator: "\n\n").map { block -> HTML in
      let lines = block.split(separator: "\n").map { $0.drop { $0 == " " } }
      guard lines.first?.hasPrefix("- ") == true else {
        return "<p>\(Self.inline(lines.joined(separator: " ")))</p>\n"
      }
      var items: [String] = []
      for line in lines {
        if line.hasPrefix("- ") || items.isEmpty {
          items.append(String(line.dropFirst(2)))
        } else {
          items[items.count - 1] += " " + line
        }
      }
      return "<ul>\(items.map { "<li>\(Self.inline($0))</li>" as HTML })</ul>\n"
    }
    return "\(blocks)"
  }

  /// One line with its `code`.
  static func inline(_ text: String) -> HTML {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // A tick without its partner is a tick.
    guard parts.count % 2 == 1 else { return "\(text)" }
    let pieces = parts.enumerated().map { position, part -> HTML in
      position % 2 == 1 ? "<code>\(String(part))</code>" : "\(String(part))"
    }
    return "\(pieces)"
  }
}
