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
  /// What the editor says of folders, as configuration files say it: it counts where no file says
  /// anything of the same. Paths are without a trailing slash; the empty one is for all others.
  case setEditorSettings([String: ConfigurationFile])
  /// The configuration file that counts alone; nil where the nearest one of each file counts.
  case setOnlyConfiguration(FileID?)
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
  private var configurations: [FileID: KnownConfiguration] = [:]
  private var editorSettings: [String: ConfigurationFile] = [:]
  private var onlyConfiguration: FileID?
  /// What configuration holds where.
  public private(set) var configuration = ConfigurationTree()
  /// Numbers the states of `configuration`.
  public private(set) var configurationVersion = 0
  private var isConfigurationStale = false
  private let reader: FileReader
  private var trees: TreeCache
  private var mentions: MentionCache
  private var evaluations: EvaluationCache
  private var targets: TargetCache
  private let observer: EvaluationObserver?
  /// Numbers every state of a file, so that what was derived from it can be recognised.
  private var nextStamp = 1
  /// Changes with whatever other files can see, and with what the team says of its code.
  private var interfaceVersion = 0
  /// Changes with what the team has decided about the rules.
  private var settingsVersion = 0
  /// Changes with whatever says what targets there are, and with what property lists say.
  private var targetVersion = 0

  /// - Parameters:
  ///   - remembers: whether what one evaluation found is kept for the next one; without that, a
  ///     single one costs less.
  ///   - observer: is told of the phases of every evaluation.
  public init(
    reader: FileReader, remembers: Bool = true, observer: EvaluationObserver? = nil
  ) {
    self.reader = reader
    self.observer = observer
    trees = TreeCache()
    mentions = MentionCache()
    evaluations = EvaluationCache(remembers: remembers)
    targets = TargetCache()
  }

  /// A workspace in the same state whose changes this one does not see.
  ///
  /// - Parameter remembers: whether what one evaluation found is kept for the next one.
  func forked(remembers: Bool = true) -> Workspace {
    var copy = self
    // Both number their states from here on, so they must not share what is told by numbers.
    copy.trees = TreeCache()
    copy.mentions = MentionCache()
    copy.evaluations = EvaluationCache(remembers: remembers)
    copy.targets = TargetCache()
    return copy
  }

  public mutating func apply(_ change: WorkspaceChange) {
    switch change {
    case .setDocument(let file, let text, let kind): setDocument(file, text, kind)
    case .closeDocument(let file): files[file] = files[file]?.withoutDocument
    case .index(let indexed):
      for file in indexed where files[file.file]?.document == nil {
        set(file, document: nil)
      }
    case .remove(let file):
      guard files[file]?.document == nil else { return }
      forget(file)
    case .setEditorSettings(let settings):
      guard settings != editorSettings else { return }
      editorSettings = settings
      isConfigurationStale = true
    case .setOnlyConfiguration(let file):
      guard file != onlyConfiguration else { return }
      onlyConfiguration = file
      isConfigurationStale = true
    }
    if isConfigurationStale { configure() }
  }

  /// The present state, for readers on any thread. Cheap: what is derived is computed when asked
  /// for, and once.
  public func snapshot() -> WorkspaceSnapshot {
    WorkspaceSnapshot(
      files: files, index: index, propertyLists: propertyLists, projects: projects,
      suppressing: suppressing, configuration: configuration,
      ruleSettings: configuration.ruleSettings, interfaceVersion: interfaceVersion,
      settingsVersion: settingsVersion, reader: reader, trees: trees, mentions: mentions,
      evaluations: evaluations, targets: targets,
      targetVersion: targetVersion, observer: observer)
  }

  private mutating func setDocument(_ file: FileID, _ text: SourceText, _ kind: DocumentKind) {
    let tree = kind == .swift ? SyntaxTree(text) : nil
    let indexed = IndexedFile(file: file, text: text, kind: kind, tree: tree)
    var loaded: LoadedFile?
    if let tree, let model = indexed.model.swift {
      loaded = LoadedFile(file: file, tree: tree, model: model)
    }
    set(indexed, document: OpenDocument(text: text, loaded: loaded))
  }

  private mutating func set(_ indexed: IndexedFile, document: OpenDocument?) {
    let (file, model) = (indexed.file, indexed.model)
    let old = files[file]?.model
    files[file] = FileEntry(
      kind: indexed.kind, model: model, suppressions: indexed.suppressions, document: document,
      stamp: nextStamp)
    nextStamp += 1
    if indexed.suppressions.isEmpty { suppressing.remove(file) } else { suppressing.insert(file) }
    if case .configuration(let content) = model, old?.isConfiguration ?? true {
      guard configurations[file]?.present != content else { return }
      configurations[file, default: KnownConfiguration(content)].update(content)
      isConfigurationStale = true
      return
    }
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
    case .configuration(let content):
      configurations[file] = KnownConfiguration(content)
      isConfigurationStale = true
    }
  }

  private mutating func forget(_ file: FileID) {
    guard let entry = files.removeValue(forKey: file) else { return }
    suppressing.remove(file)
    if !entry.model.isConfiguration { interfaceVersion += 1 }
    forgetInterface(of: file, entry.model)
  }

  private mutating func forgetInterface(of file: FileID, _ model: FileModel?) {
    guard let model else { return }
    if model.isConfiguration {
      configurations[file] = nil
      isConfigurationStale = true
      return
    }
    index.remove(file)
    if case .swift = model { return }
    propertyLists[file] = nil
    projects.remove(file)
    targetVersion += 1
  }
}

extension Workspace {
  /// What the configuration files that are known say; of one that is no JSON, what it said before.
  public var configurationFiles: [FileID: ConfigurationFile] {
    configurations.mapValues(\.inForce)
  }

  /// Finds out what configuration holds now. Files that others extend are read where they are not
  /// known yet.
  private mutating func configure() {
    isConfigurationStale = false
    let old = configuration
    var tree = configurationTree
    while true {
      let found = tree.missing.compactMap { extendedFile($0) }
      if found.isEmpty { break }
      for file in found { set(file, document: nil) }
      tree = configurationTree
    }
    isConfigurationStale = false
    configuration = tree
    configurationVersion += 1
    if tree.ruleSettings != old.ruleSettings { settingsVersion += 1 }
    if tree.scopeSettings != index.scopeSettings {
      index.scopeSettings = tree.scopeSettings
      interfaceVersion += 1
    }
  }

  private var configurationTree: ConfigurationTree {
    ConfigurationTree(known: configurations, only: onlyConfiguration, editor: editorSettings)
  }

  private func extendedFile(_ file: FileID) -> IndexedFile? {
    guard files[file] == nil, DocumentKind(of: file) ?? .configuration == .configuration,
      let text = reader.read(file)
    else { return nil }
    return IndexedFile(file: file, text: text, kind: .configuration)
  }
}

/// What is known of one file. One reference, as it is looked up for every name, and as all are
/// copied with the first change after a snapshot.
final class FileEntry: Sendable {
  let kind: DocumentKind
  let model: FileModel
  let suppressions: [Suppression]
  /// The editor's text, while the file is open.
  let document: OpenDocument?
  let stamp: Int

  init(
    kind: DocumentKind, model: FileModel, suppressions: [Suppression], document: OpenDocument?,
    stamp: Int
  ) {
    self.kind = kind
    self.model = model
    self.suppressions = suppressions
    self.document = document
    self.stamp = stamp
  }

  /// The same after the editor has let go of it.
  var withoutDocument: FileEntry {
    FileEntry(
      kind: kind, model: model, suppressions: suppressions, document: nil, stamp: stamp)
  }
}

/// A document that an editor holds.
struct OpenDocument: Sendable {
  let text: SourceText
  /// A Swift document with its tree.
  let loaded: LoadedFile?
}
