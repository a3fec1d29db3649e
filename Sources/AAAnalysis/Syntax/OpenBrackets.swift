/// The brackets that are open at one place of a file, with what finds one of them at once: without
/// it, repairing a file with many brackets that do not pair up would take quadratic time.
struct OpenBrackets {
  struct Entry {
    let kind: TokenKind
    /// Indentation, in columns, that its closing bracket has if that begins a line.
    let indentation: Int
    /// Indentation of the statement it belongs to: a line that begins inside parentheses goes on
    /// with the statement that opened them.
    let statementIndentation: Int
    /// Whether it is the brace of a `switch` or an `enum`.
    let holdsCases: Bool
  }

  private var entries: [Entry] = []
  /// Positions in `entries`, by the closing bracket that ends them, innermost last.
  private var braces: [Int] = []
  private var parentheses: [Int] = []
  private var squares: [Int] = []
  /// How many braces are open at each indentation.
  private var braceIndentations: [Int: Int] = [:]

  var count: Int { entries.count }
  var last: Entry? { entries.last }

  /// Position and entry of the innermost open brace.
  var innermostBrace: (position: Int, entry: Entry)? {
    braces.last.map { ($0, entries[$0]) }
  }

  /// Position of the innermost bracket that a closing bracket would close.
  func innermost(closedBy kind: TokenKind) -> Int? {
    switch kind {
    case .rightBrace: braces.last
    case .rightSquare: squares.last
    default: parentheses.last
    }
  }

  func hasBrace(indented columns: Int) -> Bool { braceIndentations[columns] != nil }

  /// Whether, among the last few brackets and inside the innermost brace, one that `kind` closes
  /// is indented so, and all brackets inside of it are indented more.
  func hasBracket(closedBy kind: TokenKind, indented columns: Int) -> Bool {
    for entry in entries.suffix(32).reversed() {
      if entry.kind == .leftBrace || entry.indentation < columns { return false }
      if entry.kind.closer == kind, entry.indentation == columns { return true }
    }
    return false
  }

  mutating func append(_ entry: Entry) {
    switch entry.kind {
    case .leftBrace:
      braces.append(entries.count)
      braceIndentations[entry.indentation, default: 0] += 1
    case .leftSquare: squares.append(entries.count)
    default: parentheses.append(entries.count)
    }
    entries.append(entry)
  }

  mutating func popLast() -> Entry? {
    guard let entry = entries.popLast() else { return nil }
    switch entry.kind {
    case .leftBrace:
      braces.removeLast()
      let rest = (braceIndentations[entry.indentation] ?? 1) - 1
      braceIndentations[entry.indentation] = rest > 0 ? rest : nil
    case .leftSquare: squares.removeLast()
    default: parentheses.removeLast()
    }
    return entry
  }
}
