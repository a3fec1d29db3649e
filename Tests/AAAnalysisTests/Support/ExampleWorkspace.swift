import AAAnalysis

/// A workspace in memory: texts by path, judged as files on disk are.
struct ExampleWorkspace: Sendable {
  /// The folder in which an example's relative paths lie.
  static let root = "/example/"

  private(set) var files: [FileID: SourceText]
  private var settings = ScopeSettings(folders: [:])
  /// Rules that are off unless asked for, and asked for here.
  private var asked: Set<String> = []

  init(_ files: [FileID: SourceText]) {
    self.files = files
  }

  /// The texts by relative path.
  init(_ files: [String: String], settings: ScopeSettings = ScopeSettings(folders: [:])) {
    self.files = [:]
    self.settings = settings
    for (path, text) in files { self.files[Self.file(path)] = SourceText(text) }
  }

  /// The files of an example. One that has no text, but one after the fix, is what the fix creates.
  init(_ example: RuleExample) {
    files = [:]
    for file in example.files where !file.text.isEmpty || file.fixed == nil {
      files[Self.file(file.path)] = file.unmarked.text
    }
  }

  /// The files of an example, judged by its rule even if that is off unless asked for.
  init(_ example: CatalogueExample) {
    self.init(example.example)
    let rule = RuleCatalogue.description(of: example.rule)
    if rule?.severity == nil { asked = [example.rule] }
  }

  static func file(_ path: String) -> FileID { FileID(root + path) }

  /// A workspace that has indexed every file.
  var workspace: Workspace {
    let files = files
    var workspace = Workspace(reader: FileReader { files[$0] })
    workspace.apply(.setScopeSettings(settings))
    ask(&workspace)
    workspace.apply(
      .index(
        files.keys.sorted().compactMap { file in
          files[file].flatMap { IndexedFile(file: file, text: $0) }
        }))
    return workspace
  }

  /// A workspace in which an editor holds every file.
  var openWorkspace: Workspace {
    var workspace = Workspace(reader: FileReader { _ in nil })
    ask(&workspace)
    for (file, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let kind = DocumentKind(of: file) else { continue }
      workspace.apply(.setDocument(file, text, kind: kind))
    }
    return workspace
  }

  private func ask(_ workspace: inout Workspace) {
    guard !asked.isEmpty else { return }
    let settings = Dictionary(uniqueKeysWithValues: asked.map { ($0, RuleSetting()) })
    workspace.apply(.setRuleSettings(RuleSettings(folders: ["": settings])))
  }

  var snapshot: WorkspaceSnapshot { workspace.snapshot() }

  /// What every rule finds.
  var findings: [Finding] { snapshot.findings() }

  /// What one rule finds.
  func findings(of rule: String) -> [Finding] { findings.filter { $0.rule == rule } }

  /// The workspace after a fix; nil where an edit does not apply, or a file to be created exists.
  func applying(_ fix: Fix) -> ExampleWorkspace? {
    var result = files
    for change in fix.changes {
      switch change {
      case .edit(let file, let edits):
        guard let text = files[file], let edited = text.applying(edits) else { return nil }
        result[file] = edited
      case .create(let file, let text):
        guard result[file] == nil else { return nil }
        result[file] = SourceText(text)
      }
    }
    return replacing(result)
  }

  /// The workspace with other files.
  func replacing(_ files: [FileID: SourceText]) -> ExampleWorkspace {
    var result = self
    result.files = files
    return result
  }
}
