/// A person who types in one document of a workspace.
struct EditingSession {
  private let document: GeneratedDocument
  private(set) var edited: EditedDocument

  /// - Parameter pullsDiagnostics: whether the editor asks for diagnostics, rather than waiting.
  init(
    _ document: GeneratedDocument, in folder: String, _ server: LanguageServer,
    pullsDiagnostics: Bool = false
  ) {
    self.document = document
    edited = EditedDocument(
      server, "\(folder)/\(document.path)", pullsDiagnostics: pullsDiagnostics)
  }

  /// Opens the document; returns how many diagnostics came.
  func open() throws -> Int {
    try edited.open(document.text)
    return try edited.diagnosticCount()
  }

  /// Types or deletes a character; returns how many diagnostics came.
  mutating func press(_ key: Keystroke) throws -> Int {
    let line = document.typingLine + key.line
    let column = key.column + (key.line == 0 ? GeneratedDocument.indentation : 0)
    let start = EditedDocument.Place(line: line, column: column)
    var end = start
    if key.isDeletion {
      end =
        key.character.isNewline
        ? EditedDocument.Place(line: line + 1, column: 0)
        : EditedDocument.Place(line: line, column: column + 1)
    }
    try edited.replace(
      from: start, to: end, with: key.isDeletion ? "" : String(key.character))
    return try edited.diagnosticCount()
  }
}
