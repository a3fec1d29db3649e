/// How the lines of a file are indented, and what they begin with. Lines without tokens do not
/// count.
struct LineLayout {
  struct Line {
    /// In columns.
    let indentation: Int
    let start: LineStart
    /// The next line with a declaration or a closing brace that is indented less than this one, if
    /// this line is such a line itself; the number of lines where there is none.
    var nextOutside: Int
  }

  /// Width of a tab when indentations are compared.
  private static let tabWidth = 4

  private var lines: [Line] = []

  init(_ tokens: [Token], source: UnsafeBufferPointer<UInt8>) {
    var starts = LineStarts(tokens)
    for (index, token) in tokens.enumerated() where token.startsLine {
      lines.append(
        Line(
          indentation: LineLayout.indentation(before: token.start, source: source),
          start: starts.start(at: index), nextOutside: 0))
    }
    linkLines()
  }

  subscript(line: Int) -> Line { lines[line] }

  /// Whether the first line after a closing brace that is indented as `columns` or less, among
  /// those with a declaration or a closing brace, is a closing brace just so indented.
  func closes(_ columns: Int, after line: Int) -> Bool {
    var line = line
    // Each step goes to a line that is indented less: there are no more steps than columns.
    while line < lines.count, lines[line].indentation > columns { line = lines[line].nextOutside }
    return line < lines.count && lines[line].indentation == columns
      && lines[line].start == .closingBrace
  }

  private mutating func linkLines() {
    /// Lines with no later line that is indented less, so far.
    var outside: [Int] = []
    for line in lines.indices.reversed() {
      switch lines[line].start {
      case .declaration, .closingBrace: break
      default: continue
      }
      while let last = outside.last, lines[last].indentation >= lines[line].indentation {
        outside.removeLast()
      }
      lines[line].nextOutside = outside.last ?? lines.count
      outside.append(line)
    }
  }

  private static func indentation(
    before offset: Int, source: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var begin = offset
    while begin > 0, source[begin - 1] == 0x20 || source[begin - 1] == 0x09 { begin -= 1 }
    var columns = 0
    for index in begin..<offset {
      columns += source[index] == 0x09 ? tabWidth : 1
    }
    return columns
  }
}
