/// The view that an app shows in Assistive Access, to begin with: a stack with title and icon, a
/// list for what is to come, and a preview.
struct NewContentView {
  let name: String
  /// What stands at its top.
  let title: String
  let symbol: String

  func declaration(_ code: NewCode) -> NewDeclaration {
    let unit = code.unit
    var lines: [(depth: Int, text: String)] = []
    lines += [(0, "/// What Assistive Access shows: the one or two features that matter most.")]
    lines += code.attribute.map { (0, $0) }
    lines += [
      (0, "struct \(name): View {"),
      (1, "var body: some View {"),
      (2, "NavigationStack {"),
      (3, "List {"),
      (4, "// Each feature as a row with words and a picture:"),
      (4, "// NavigationLink {"),
      (4, "//" + unit.asSpaces + "FeatureView()"),
      (4, "// } label: {"),
      (4, "//" + unit.asSpaces + "Label(\"Feature\", systemImage: \"star\")"),
      (4, "// }"),
      (3, "}"),
      (3, ".navigationTitle(\"\(title)\")"),
      (3, ".assistiveAccessNavigationIcon(systemImage: \"\(symbol)\")"),
      (2, "}"),
      (1, "}"),
      (0, "}"),
      (0, ""),
    ]
    lines += code.attribute.map { (0, $0) }
    lines += [
      (0, "#Preview(traits: .assistiveAccess) {"),
      (1, name + "()"),
      (0, "}"),
    ]
    return NewDeclaration(
      name: name, imports: ["SwiftUI"],
      lines: lines.map { String(repeating: unit, count: $0.depth) + $0.text })
  }

  /// Names to choose from, the best first.
  static let names = ContentViewFix.names
}

extension String {
  /// An indentation within a comment: one space more than the code has.
  fileprivate var asSpaces: String { self == "\t" ? "     " : self + " " }
}

/// Finds names that nothing has yet.
struct FreeNames {
  let context: RuleContext
  let app: AdoptableApp

  /// The first of these names, or one of them with a number, that no type has which the app may
  /// know, and no file of the workspace beside it; nil where all are taken.
  ///
  /// - Parameters:
  ///   - folder: where a file of the name is to be created; nil for none.
  ///   - taken: files that are about to be created.
  func first(of names: [String], folder: String?, taken: Set<FileID>) -> String? {
    let numbered = names.prefix(1).flatMap { name in (2...9).map { name + "\($0)" } }
    return (names + numbered).first { name in
      guard !context.index.declarations(ofType: name).contains(where: { mayKnow($0.file) }) else {
        return false
      }
      guard let folder else { return true }
      let file = FileID(folder + "/" + name + ".swift")
      // Xcode wants the names of a target's files to differ, in whatever folders they are.
      let isTaken = context.index.files.contains { $0.name == file.name && mayKnow($0) }
      return !isTaken && !taken.contains(file) && context.text(file) == nil
    }
  }

  /// Whether a file is, or may be, compiled into the app.
  private func mayKnow(_ file: FileID) -> Bool {
    if app.targets.isEmpty || app.targets.contains(where: { $0.holds(file) }) { return true }
    return !context.targets.modules.contains { $0.sources.contains(file) }
  }
}
