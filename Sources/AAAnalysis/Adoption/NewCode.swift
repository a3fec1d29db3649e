/// Where new declarations go, and how they are laid out there.
struct NewCode: Sendable {
  /// A file of its own, or the one in which the app begins.
  enum Place: Sendable {
    case newFiles(folder: String)
    case appended(to: LoadedFile)
  }

  let place: Place
  /// One level of indentation, as the app's file has it.
  let unit: String
  let lineEnding: String
  /// Whether the app also runs on systems without the scene, or may.
  let needsCheck: Bool
  /// Whether other systems than iOS compile the code, too.
  let needsPlatformCheck: Bool

  /// The attribute of what needs the scene's system; empty where all systems have it.
  var attribute: [String] { needsCheck ? ["@available(iOS 26.0, *)"] : [] }

  /// The condition before a condition on something else; empty where none is needed.
  var check: String { needsCheck ? "#available(iOS 26.0, *)" : "" }

  /// Lines around which `#if os(iOS)` stands where other systems compile them, too.
  func forIOS(_ lines: [String]) -> [String] {
    needsPlatformCheck ? ["#if os(iOS)"] + lines + ["#endif"] : lines
  }

  /// The change that adds declarations under a name: a file of that name, or text behind all else.
  func changes(adding pieces: [NewDeclaration]) -> [FileChange] {
    switch place {
    case .newFiles(let folder):
      return pieces.map { piece in
        let lines = piece.imports.map { "import " + $0 } + [""] + piece.lines
        return .create(
          FileID(folder + "/" + piece.name + ".swift"),
          forIOS(lines).map { $0 + lineEnding }.joined())
      }
    case .appended(let file):
      let declared = pieces.map(\.lines).joined(separator: [""])
      var edits = [file.tree.text.appending(forIOS(Array(declared)))]
      let missing = Set(pieces.flatMap(\.imports)).subtracting(file.model.interface.imports)
      if !missing.isEmpty { edits.insert(file.tree.importEdit(missing.sorted()), at: 0) }
      return [.edit(file.file, edits)]
    }
  }
}

/// A type to be declared.
struct NewDeclaration: Sendable {
  let name: String
  /// The modules that it needs, in the order of their names.
  let imports: [String]
  let lines: [String]
}

extension SyntaxTree {
  /// The edit that imports modules below the imports that are there.
  fileprivate func importEdit(_ modules: [String]) -> TextEdit {
    let ending = text.lineEnding.rawValue
    let imports = modules.map { "import " + $0 }
    if let last = children(root).filter({ kind($0) == .importDecl }).last {
      return TextEdit(
        at: endOfLine(behind: range(last).end), insert: imports.map { ending + $0 }.joined())
    }
    let start = firstChild(root).map { range($0).start } ?? text.count
    return TextEdit(at: start, insert: imports.map { $0 + ending }.joined() + ending)
  }

  /// The end of the line of a place, if only space and a comment follow there; else the place.
  func endOfLine(behind offset: Int) -> Int {
    let line = text.contentRange(ofLine: text.lines.line(containing: offset))
    let rest = text[ByteRange(offset, line.end)].drop { $0 == " " || $0 == "\t" }
    return rest.isEmpty || rest.hasPrefix("//") ? line.end : offset
  }
}

extension String {
  /// Without spaces at either end.
  var trimmingSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text.drop { $0.isWhitespace })
  }
}
