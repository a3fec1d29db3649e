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
}

/// The state of everything that is analysed. Owned by one loop, which applies changes in order and
/// hands out snapshots.
public struct Workspace: Sendable {
  private var files: [FileID: FileEntry] = [:]
  private var index = DeclarationIndex()
  private var propertyLists: [FileID: PropertyListModel] = [:]
  private var projects: [FileID: ProjectModel] = [:]
  private let reader: FileReader
  private let trees = TreeCache()
  private let evaluations = EvaluationCache()
  private let observer: EvaluationObserver?
  /// Numbers every state of a file, so that what was derived from it can be recognised.
  private var nextStamp = 1
  /// Changes with whatever other files can see.
  private var interfaceVersion = 0

  /// `observer` is told of the phases of every evaluation.
  public init(reader: FileReader, observer: EvaluationObserver? = nil) {
    self.reader = reader
    self.observer = observer
  }

  public mutating func apply(_ change: WorkspaceChange) {
    switch change {
    case .setDocument(let file, let text, let kind): setDocument(file, text, kind)
    case .closeDocument(let file): files[file]?.document = nil
    case .index(let indexed):
      for file in indexed where files[file.file]?.document == nil {
        set(file.model, of: file.file, document: nil)
      }
    case .remove(let file):
      guard files[file]?.document == nil else { return }
      forget(file)
    }
  }

  /// The present state, for readers on any thread. Cheap: what is derived is computed when asked
  /// for, and once.
  public func snapshot() -> WorkspaceSnapshot {
    WorkspaceSnapshot(
      files: files, index: index, propertyLists: propertyLists, projects: projects,
      interfaceVersion: interfaceVersion, reader: reader, trees: trees, evaluations: evaluations,
      observer: observer)
  }

  private mutating func setDocument(_ file: FileID, _ text: SourceText, _ kind: DocumentKind) {
    switch kind {
    case .swift:
      let tree = SyntaxTree(text)
      set(
        .swift(SwiftFileModel(tree)), of: file, document: OpenDocument(text: text, tree: tree))
    case .propertyList:
      set(
        .propertyList(PropertyListModel(PropertyList(text))), of: file,
        document: OpenDocument(text: text, tree: nil))
    case .project:
      set(.project(ProjectModel(text)), of: file, document: OpenDocument(text: text, tree: nil))
    }
  }

  private mutating func set(_ model: FileModel, of file: FileID, document: OpenDocument?) {
    let old = files[file]?.model
    files[file] = FileEntry(model: model, document: document, stamp: nextStamp)
    nextStamp += 1
    switch (old, model) {
    case (.swift(let old), .swift(let new)) where old.interface == new.interface: break
    case (.propertyList(let old), .propertyList(let new)) where old == new: break
    case (.project(let old), .project(let new)) where old == new: break
    default:
      interfaceVersion += 1
      forgetInterface(of: file)
      switch model {
      case .swift(let swift): index.set(swift.interface, for: file)
      case .propertyList(let list): propertyLists[file] = list
      case .project(let project): projects[file] = project
      }
    }
  }

  private mutating func forget(_ file: FileID) {
    guard files.removeValue(forKey: file) != nil else { return }
    interfaceVersion += 1
    forgetInterface(of: file)
  }

  private mutating func forgetInterface(of file: FileID) {
    index.remove(file)
    propertyLists[file] = nil
    projects[file] = nil
  }
}

/// What is known of one file.
struct FileEntry: Sendable {
  let model: FileModel
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
