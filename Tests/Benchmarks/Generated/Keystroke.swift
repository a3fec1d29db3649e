/// One change that a person makes in a document: a character is typed, or the last one deleted.
struct Keystroke {
  let character: Character
  let isDeletion: Bool
  /// Where the character stands, from the place on where typing began: bytes, all ASCII.
  let offset: Int
  /// Lines from that place on.
  let line: Int
  /// On the first line columns from that place on, on others from the line's beginning.
  let column: Int

  /// Types a text and deletes it again, over and over.
  static func script(_ text: String, count: Int) -> [Keystroke] {
    var typing: [Keystroke] = []
    var (line, column) = (0, 0)
    for (offset, character) in text.enumerated() {
      typing.append(
        Keystroke(
          character: character, isDeletion: false, offset: offset, line: line, column: column))
      if character.isNewline { (line, column) = (line + 1, 0) } else { column += 1 }
    }
    let deleting = typing.reversed().map {
      Keystroke(
        character: $0.character, isDeletion: true, offset: $0.offset, line: $0.line,
        column: $0.column)
    }
    var script: [Keystroke] = []
    while !typing.isEmpty, script.count < count { script += typing + deleting }
    return Array(script.prefix(count))
  }
}
