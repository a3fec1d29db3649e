extension PropertyListParser {
  /// Whatever begins with the `<` at the position, outside of keys and values.
  mutating func parseMarkup() {
    if hasPrefix("<!--") {
      parseComment()
    } else if hasPrefix("<![CDATA[") {
      let start = position
      skipSection(opening: 9, closing: "]]>", what: "section")
      reportStrayText(start, position)
    } else if hasPrefix("<!") {
      skipDeclaration()
    } else if hasPrefix("<?") {
      skipInstruction()
    } else if hasPrefix("</") {
      parseClosingTag()
    } else if isNameStart(byte(at: position + 1)) {
      parseStartTag()
    } else {
      let start = position
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
      if frames.isEmpty, leadingText == nil { leadingText = ByteRange(start, start + 1) }
      report(.unfinishedTag, ByteRange(start, trimmedEnd(start, position)), "This tag has no name.")
    }
  }

  mutating func parseComment() {
    let start = position
    let textStart = start + 4
    if let end = find(Array("-->".utf8), from: textStart) {
      position = end + 3
      comments.append(
        PropertyList.Comment(
          range: ByteRange(start, position), textRange: ByteRange(textStart, end)))
    } else {
      skipUnterminated(from: textStart, what: "comment", end: "-->")
    }
  }

  /// `<?xml … ?>` and other instructions, which mean nothing here.
  mutating func skipInstruction() {
    if hasPrefix("<?xml"), byte(at: position + 5).isXMLSpace {
      // The declaration holds no `<`, so one that is half-typed swallows nothing.
      var end = position + 2
      while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: ">") {
        end += 1
      }
      if byte(at: end) == UInt8(ascii: ">"), bytes[end - 1] == UInt8(ascii: "?") {
        position = end + 1
      } else {
        let isEnded = byte(at: end) == UInt8(ascii: ">")
        let range = ByteRange(position, isEnded ? end + 1 : trimmedEnd(position, end))
        report(.unterminated, range, "This declaration does not end in `?>`.")
        position = isEnded ? end + 1 : end
      }
      return
    }
    skipSection(opening: 2, closing: "?>", what: "instruction")
  }

  /// Skips to just past `closing`, or to the end of the line where there is none.
  mutating func skipSection(opening: Int, closing: String, what: String) {
    if let end = find(Array(closing.utf8), from: position + opening) {
      position = end + closing.utf8.count
    } else {
      skipUnterminated(from: position + opening, what: what, end: closing)
    }
  }

  private mutating func skipUnterminated(from offset: Int, what: String, end: String) {
    let range = ByteRange(position, min(lineRange(at: min(offset, bytes.count)).end, bytes.count))
    report(.unterminated, range, "This \(what) does not end: `\(end)` is missing.")
    position = range.end
  }

  /// `<!DOCTYPE …>` with or without an internal subset, or any other declaration. What it declares
  /// is not read.
  private mutating func skipDeclaration() {
    let start = position
    var offset = endOfName(from: start + 2)
    if !hasPrefix("<!DOCTYPE") || offset != start + 9 {
      report(
        .badDeclaration, ByteRange(start, offset),
        "The only declaration of a property list is <!DOCTYPE …>.")
    }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        position = offset + 1
        return
      case UInt8(ascii: "<"):
        endDeclaration(start, before: offset)
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A literal that does not end before the next tag is half-typed: its quote means nothing.
        let end = endOfLiteral(at: offset) ?? offset + 1
        if bytes[offset..<end].contains(UInt8(ascii: ">")) {
          report(
            .badDeclaration, ByteRange(offset, end),
            "The system's reader ends this declaration at the `>` in its text.")
        }
        offset = end
      case UInt8(ascii: "["):
        guard let end = endOfSubset(from: offset + 1) else {
          endDeclaration(start, before: offset + 1)
          return
        }
        offset = end
      default:
        offset += 1
      }
    }
    endDeclaration(start, before: offset)
  }

  private mutating func endDeclaration(_ start: Int, before offset: Int) {
    report(
      .unterminated, ByteRange(start, trimmedEnd(start, offset)),
      "This declaration does not end: `>` is missing.")
    position = offset
  }

  /// Just past the quote that ends the literal at `offset`. Nil if there is none, or none before
  /// both a `<` and a line's end: then the literal is half-typed, and what follows is no part of
  /// it.
  private func endOfLiteral(at offset: Int) -> Int? {
    var end = offset + 1
    var hasBracket = false
    var hasLineEnd = false
    while end < bytes.count, !(hasBracket && hasLineEnd) {
      switch bytes[end] {
      case bytes[offset]: return end + 1
      case UInt8(ascii: "<"): hasBracket = true
      case 0x0A, 0x0D: hasLineEnd = true
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Just past the `]` that ends an internal subset. Nil is remembered as the absence of any end.
  private mutating func endOfSubset(from start: Int) -> Int? {
    let bracket = Array("]".utf8)
    guard !absent.contains(bracket) else { return nil }
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "]"):
        return offset + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let quote = bytes[(offset + 1)...].firstIndex(of: bytes[offset]) else {
          absent.insert(bracket)
          return nil
        }
        offset = quote + 1
      case UInt8(ascii: "<") where hasPrefix("<!--", at: offset):
        guard offset + 4 <= bytes.count,
          let end = bytes[(offset + 4)...].firstOffset(of: Array("-->".utf8))
        else {
          absent.insert(bracket)
          return nil
        }
        offset = end + 3
      default:
        offset += 1
      }
    }
    absent.insert(bracket)
    return nil
  }
}

extension PropertyListParser {
  /// Whether the document begins as an old-style list: a dictionary, an array, or, as strings files
  /// do, `key = value`.
  func isOldStyle(at start: Int) -> Bool {
    var offset = start
    while offset < bytes.count {
      if bytes[offset].isXMLSpace {
        offset += 1
      } else if hasPrefix("//", at: offset) {
        offset = lineRange(at: offset).end
      } else if hasPrefix("/*", at: offset) {
        guard let end = bytes[offset...].firstOffset(of: Array("*/".utf8)) else { return false }
        offset = end + 2
      } else {
        break
      }
    }
    switch byte(at: offset) {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return true
    case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
      offset = endOfLiteral(at: offset) ?? bytes.count
    default:
      while isNameByte(byte(at: offset)) { offset += 1 }
    }
    while byte(at: offset) == 0x20 || byte(at: offset) == 0x09 { offset += 1 }
    return byte(at: offset) == UInt8(ascii: "=")
  }
}
