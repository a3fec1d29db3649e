import AAAnalysis

/// A workspace in memory: texts by path, judged as files on disk are.
struct ExampleWorkspace: Sendable {
  /// The folder in which an example's relative paths lie.
  static let root = "/example/"

  private(set) var files: [FileID: SourceText]
  private var settings = ScopeSettings(folders: [:])

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

  static func file(_ path: String) -> FileID { FileID(root + path) }

  /// A workspace that has indexed every file.
  var workspace: Workspace {
    let files = files
    var workspace = Workspace(reader: FileReader { files[$0] })
    workspace.apply(
      .setEditorSettings(
        settings.folders.mapValues {
          ConfigurationFile(components: $0.components, scopeRoots: $0.roots)
        }))
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
    for (file, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let kind = Self.kind(of: file) else { continue }
      workspace.apply(.setDocument(file, text, kind: kind))
    }
    return workspace
  }

  /// What an opened file is taken for; other JSON may be a configuration that one extends.
  static func kind(of file: FileID) -> DocumentKind? {
    DocumentKind(of: file) ?? (file.fileExtension == "json" ? .configuration : nil)
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
    return ExampleWorkspace(result)
  }
}
