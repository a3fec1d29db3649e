import AAAnalysis

/// Sizes, widths, names and paths.
enum Measures {
  static let maximumLines = 600
  static let maximumMedian = 120
  static let maximumWidth = 100

  static func longFiles(_ files: [TidyFile]) -> [String] {
    files.filter { $0.lineCount > maximumLines }.map { "\($0.path) has \($0.lineCount) lines" }
  }

  /// The median of the files' lines, those apart that are mostly data.
  static func medianLength(_ files: [TidyFile]) -> Int {
    let counts = files.filter { !$0.isData }.map(\.lineCount).sorted()
    return counts.isEmpty ? 0 : counts[counts.count / 2]
  }

  /// Lines that are too wide, and could be cut without cutting a string.
  static func wideLines(_ files: [TidyFile]) -> [String] {
    files.flatMap { file -> [String] in
      guard let tree = file.tree else { return [] }
      return (0..<file.text.lines.count).compactMap { line in
        let range = file.text.contentRange(ofLine: line)
        guard range.length > maximumWidth, file.text[range].count > maximumWidth,
          !tree.hasLiteral(at: range.start + maximumWidth - 1)
        else { return nil }
        return "\(file.path):\(line + 1) is \(file.text[range].count) columns wide"
      }
    }
  }

  /// Files and types that are named after nothing in particular.
  static func vagueNames(_ files: [TidyFile]) -> [String] {
    let vague = ["Util", "Utils", "Utilities", "Helper", "Helpers", "Manager", "Managers", "Misc"]
    func isVague(_ name: some StringProtocol) -> Bool { vague.contains { name.hasSuffix($0) } }
    return files.flatMap { file -> [String] in
      var result: [String] = []
      for part in file.path.split(separator: "/") {
        let stem = part.split(separator: ".").first ?? part
        if stem.split(separator: "+").contains(where: isVague) { result.append(file.path) }
      }
      guard let tree = file.tree else { return result }
      tree.forEachNode { node, _ in
        if tree.isType(node), isVague(tree.name(node)) {
          result.append("\(file.place(tree.range(node).start)) \(tree.name(node))")
        }
      }
      return result
    }
  }

  /// Absolute paths that only some machine has.
  static func machinePaths(_ files: [TidyFile]) -> [String] {
    // In parts, so that this file has none itself.
    let folders = ["work", "root"].map { "/" + $0 + "/" }
    return files.flatMap { file -> [String] in
      let text = file.text.string
      return folders.flatMap { folder in
        text.ranges(of: folder).filter { range in
          // Behind a letter it is the middle of a path, or of a URL.
          range.lowerBound == text.startIndex
            || !isPathCharacter(text[text.index(before: range.lowerBound)])
        }.map { file.place(text.utf8.distance(from: text.startIndex, to: $0.lowerBound)) }
      }
    }
  }

  private static func isPathCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-~})".contains(character)
  }
}

extension TidyFile {
  fileprivate var lineCount: Int { text.lines.count }

  /// Whether string literals make up a good part of it.
  fileprivate var isData: Bool {
    guard let tree else { return false }
    var literalBytes = 0
    for index in 0..<tree.tokenCount where tree.token(at: index).kind == .stringLiteral {
      literalBytes += tree.tokenRange(index).length
    }
    return literalBytes * 3 > text.count
  }
}

extension SyntaxTree {
  /// Whether a string literal, or a part of one, covers an offset.
  fileprivate func hasLiteral(at offset: Int) -> Bool {
    let index = tokenIndex(at: offset)
    guard tokenRange(index).start <= offset else { return false }
    switch token(at: index).kind {
    case .stringLiteral, .stringHead, .stringPart, .stringTail: return true
    default: return false
    }
  }
}
