/// An edit in one document of the generated workspace that changes what holds in others, and the
/// way back: a text is inserted, and taken out again.
struct CrossFileEdit {
  /// How it is called in the report.
  let name: String
  /// The edited document, relative to the workspace.
  let path: String
  /// The documents in which other things are found then.
  let affected: [String]
  let start: EditedDocument.Place
  let end: EditedDocument.Place
  let insertion: String

  /// The modifier that gives some screens their titles loses its icon.
  static let wrapper = CrossFileEdit(
    "wrapper", in: GeneratedWorkspace.wrapper, before: ".assistiveAccessNavigationIcon",
    insertion: "//", affected: GeneratedWorkspace.wrappedScreens.map(\.path))
  /// The app says that it has a scene for Assistive Access.
  static let propertyList = CrossFileEdit(
    "Info.plist", in: GeneratedWorkspace.infoPropertyList,
    before: "\t<key>UIApplicationSceneManifest</key>",
    insertion: "\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n",
    affected: ["App/GardenApp.swift"])

  private init(
    _ name: String, in file: GeneratedWorkspace.File, before landmark: String, insertion: String,
    affected: [String]
  ) {
    self.name = name
    self.affected = affected
    self.insertion = insertion
    path = file.path
    let before = CrossFileEdit.place(of: landmark, in: file.text)
    start = before
    let added = insertion.split(separator: "\n", omittingEmptySubsequences: false)
    let last = added.last?.count ?? 0
    end = EditedDocument.Place(
      line: before.line + added.count - 1, column: added.count == 1 ? before.column + last : last)
  }

  /// The place where a landmark begins. The text is ASCII.
  private static func place(of landmark: String, in text: String) -> EditedDocument.Place {
    let range = text.firstRange(of: landmark)
    let lines = text[..<(range?.lowerBound ?? text.endIndex)]
      .split(separator: "\n", omittingEmptySubsequences: false)
    return EditedDocument.Place(line: lines.count - 1, column: lines.last?.count ?? 0)
  }
}
