/// A long file of the generated workspace, in which keystrokes are measured: a screen that
/// Assistive Access shows, with faults, among many other declarations.
struct GeneratedDocument {
  /// How it is called in the report.
  let name: String
  /// The name of its screen.
  let screen: String
  /// Relative to the workspace.
  let path: String
  let text: String
  /// Byte offset where text is typed: at the end of an indented, empty line of the screen's body.
  let typingPlace: Int
  /// The 0-based line of that place.
  let typingLine: Int
  /// The line with a title that lacks an icon, while nothing is typed.
  var findingLine: Int { typingLine + 3 }
  let isLong: Bool

  static let all = [
    GeneratedDocument("100 kB file", screen: "BasketScreen", bytes: 100_000, isLong: false),
    GeneratedDocument("1 MB file", screen: "LedgerScreen", bytes: 1_000_000, isLong: true),
  ]

  /// How far the place is indented.
  static let indentation = 6

  /// What is typed there, one character after the other.
  static let typed = """
    Text("Water the plants").font(.title)
          Button("Remove all", role: .destructive) { plants.removeAll() }
    """

  private init(_ name: String, screen: String, bytes: Int, isLong: Bool) {
    self.name = name
    self.screen = screen
    self.isLong = isLong
    path = "App/\(screen).swift"
    var writer = SourceWriter(seed: UInt64(bytes))
    writer.imports(["Foundation", "SwiftUI"])
    writer.vocabulary()
    var index = 0
    func fill(_ writer: inout SourceWriter, to count: Int) {
      while writer.text.utf8.count < count {
        let noun = writer.noun().typeName
        switch index % 3 {
        case 0: writer.view("\(screen)\(noun)\(index)", title: nil)
        case 1: writer.model("\(screen)\(noun)\(index)")
        default: writer.service("\(screen)\(noun)\(index)")
        }
        index += 1
      }
    }
    fill(&writer, to: bytes / 2)
    writer.line(0, "struct \(screen): View {")
    writer.line(1, "let plantName: String")
    writer.blank()
    writer.line(1, "var body: some View {")
    writer.line(2, "VStack {")
    writer.line(0, String(repeating: " ", count: GeneratedDocument.indentation))
    typingPlace = writer.text.utf8.count - 1
    typingLine = writer.lines - 1
    writer.line(3, "Text(plantName)")
    writer.line(2, "}")
    writer.line(2, ".navigationTitle(\"Basket\")")
    writer.line(1, "}")
    writer.line(0, "}")
    writer.blank()
    fill(&writer, to: bytes)
    text = writer.text
  }
}
