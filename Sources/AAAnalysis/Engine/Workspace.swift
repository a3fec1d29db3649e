/// Something that happened to a workspace.
public enum WorkspaceChange: Sendable {
  /// An editor opened the document, or changed its text: the editor's text counts, not the disk's.
  case setDocument(FileID, SourceText, kind: DocumentKind)
  /// The editor let go of the document: the disk counts again. What the document said stays until
  /// an `index` change brings what the disk says, or `remove` says that there is no file.
  case closeDocument(FileID)
  /// Files on disk, new or changed. Those that are open keep the editor's text.
  case index([IndexedFile])
  /// A file is gone from disk.
  case remove(FileID)
  /// What the team has decided about the rules, in all folders.
  case setRuleSettings(RuleSettings)
  /// What the team says of its code, in all folders.
  case setScopeSettings(ScopeSettings)
}

/// The state of everything that is analysed. Owned by one loop, which applies changes in order and
/// hands out snapshots.
public struct Workspace: Sendable {
  private var files: [FileID: FileEntry] = [:]
  private var index = DeclarationIndex()
  private var propertyLists: [FileID: PropertyListModel] = [:]
  private var projects = ProjectDocuments()
  /// Files with comments that silence rules.
  private var suppressing: Set<FileID> = []
  private var ruleSettings = RuleSettings()
  private let reader: FileReader
  private var trees: TreeCache
  private var evaluations: EvaluationCache
  private var targets: TargetCache
  private let observer: EvaluationObserver?
  /// Numbers every state of a file, so that what was derived from it can be recognised.
  private var nextStamp = 1
  /// Changes with whatever other files can see, and with the settings.
  private var interfaceVersion = 0
  /// Changes with whatever says what targets there are, and with what property lists say.
  private var targetVersion = 0

  /// `observer` is told of the phases of every evaluation.
  public init(reader: FileReader, observer: EvaluationObserver? = nil) {
    self.reader = reader
    self.observer = observer
    trees = TreeCache()
    evaluations = EvaluationCache()
    targets = TargetCache()
  }

  /// A workspace in the same state whose changes this one does not see.
  func forked() -> Workspace {
    var copy = self
    // Both number their states from here on, so they must not share what is told by numbers.
    copy.trees = TreeCache()
    copy.evaluations = EvaluationCache()
    copy.targets = TargetCache()
    return copy
  }

  public mutating func apply(_ change: WorkspaceChange) {
    switch change {
    case .setDocument(let file, let text, let kind): setDocument(file, text, kind)
    case .closeDocument(let file): files[file]?.document = nil
    case .index(let indexed):
      for file in indexed where files[file.file]?.document == nil {
        set(file, document: nil)
      }
    case .remove(let file):
      guard files[file]?.document == nil else { return }
      forget(file)
    case .setRuleSettings(let settings):
      guard settings != ruleSettings else { return }
      ruleSettings = settings
      interfaceVersion += 1
    case .setScopeSettings(let settings):
      guard settings != index.scopeSettings else { return }
      index.scopeSettings = settings
      interfaceVersion += 1
    }
  }

  /// The present state, for readers on any thread. Cheap: what is derived is computed when asked
  /// for, and once.
  public func snapshot() -> WorkspaceSnapshot {
    WorkspaceSnapshot(
      files: files, index: index, propertyLists: propertyLists, projects: projects,
      suppressing: suppressing, ruleSettings: ruleSettings, interfaceVersion: interfaceVersion,
      reader: reader, trees: trees, evaluations: evaluations, targets: targets,
      targetVersion: targetVersion, observer: observer)
  }

  private mutating func setDocument(_ file: FileID, _ text: SourceText, _ kind: DocumentKind) {
    let tree = kind == .swift ? SyntaxTree(text) : nil
    set(
      IndexedFile(file: file, text: text, kind: kind, tree: tree),
      document: OpenDocument(text: text, tree: tree))
  }

  private mutating func set(_ indexed: IndexedFile, document: OpenDocument?) {
    let (file, model) = (indexed.file, indexed.model)
    let old = files[file]?.model
    files[file] = FileEntry(
      kind: indexed.kind, model: model, suppressions: indexed.suppressions, document: document,
      stamp: nextStamp)
    nextStamp += 1
    if indexed.suppressions.isEmpty { suppressing.remove(file) } else { suppressing.insert(file) }
    switch (old, model) {
    case (.swift(let old), .swift(let new)) where old.interface == new.interface: return
    case (.manifest(let old, let oldManifest), .manifest(let new, let newManifest))
    where old.interface == new.interface && oldManifest == newManifest: return
    case (.propertyList(let old), .propertyList(let new)) where old == new: return
    case (.project(let old), .project(let new)) where old == new: return
    default: break
    }
    interfaceVersion += 1
    forgetInterface(of: file, old)
    switch model {
    case .swift(let swift): index.set(swift.interface, for: file)
    case .manifest(let swift, let manifest):
      index.set(swift.interface, for: file)
      projects.set(manifest, for: file)
      targetVersion += 1
    case .propertyList(let list):
      propertyLists[file] = list
      targetVersion += 1
    case .project(let document):
      projects.set(document, for: file)
      targetVersion += 1
    }
  }

  private mutating func forget(_ file: FileID) {
    guard let entry = files.removeValue(forKey: file) else { return }
    suppressing.remove(file)
    interfaceVersion += 1
    forgetInterface(of: file, entry.model)
  }

  private mutating func forgetInterface(of file: FileID, _ model: FileModel?) {
    guard let model else { return }
    index.remove(file)
    if case .swift = model { return }
    propertyLists[file] = nil
    projects.remove(file)
    targetVersion += 1
  }
}

/// What is known of one file.
struct FileEntry: Sendable {
  let kind: DocumentKind
  let model: FileModel
  let suppressions: [Suppression]
  /// The editor's text, while the file is open.
  var document: OpenDocument?
  let stamp: Int
}

/// A document that an editor holds.
struct OpenDocument: Sendable {
  let text: SourceText
  /// Of a Swift document.
  let tree: SyntaxTree?
}
