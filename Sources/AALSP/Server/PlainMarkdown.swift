extension String {
  /// Our own Markdown as plain text, for clients that show nothing else: without marks, and with
  /// the addresses of links behind their titles.
  var withoutMarkdown: String {
    var lines: [String] = []
    var isCode = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append("    " + line)
      } else if line == "---" {
        lines.append("")
      } else {
        lines.append(Self.plain(line))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func plain(_ line: Substring) -> String {
    var rest = line.drop { $0 == "#" }
    if rest.count < line.count { rest = rest.drop { $0 == " " } }
    // A line that is emphasised whole.
    if rest.count > 1, rest.first == "_", rest.last == "_" { rest = rest.dropFirst().dropLast() }
    var text = ""
    while let character = rest.first {
      if character == "`" {
        // What stands between marks of code stays as it is.
        let code = rest.dropFirst()
        guard let end = code.firstIndex(of: "`") else { break }
        text += code[..<end]
        rest = code[code.index(after: end)...]
      } else if rest.hasPrefix("**") {
        rest = rest.dropFirst(2)
      } else if character == "[", let link = Link(rest) {
        text += "\(plain(link.title)) <\(link.address)>"
        rest = link.rest
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }

  /// `[title](address)` at the start of a text.
  private struct Link {
    let title: Substring
    let address: Substring
    let rest: Substring

    init?(_ text: Substring) {
      guard let titleEnd = text.firstIndex(of: "]") else { return nil }
      title = text[text.index(after: text.startIndex)..<titleEnd]
      let target = text[text.index(after: titleEnd)...]
      guard target.first == "(" else { return nil }
      // Addresses may hold pairs of parentheses.
      var depth = 0
      for index in target.indices {
        if target[index] == "(" { depth += 1 }
        if target[index] == ")" { depth -= 1 }
        guard depth == 0 else { continue }
        address = target[target.index(after: target.startIndex)..<index]
        rest = target[target.index(after: index)...]
        return
      }
      return nil
    }
  }
}
