import Synchronization

/// A Swift file with its tree, as the walk through what Assistive Access shows needs it.
public struct LoadedFile: Sendable {
  /// One reference, as files are handed about for every name that is looked up.
  private final class Storage: Sendable {
    let file: FileID
    let tree: SyntaxTree
    let model: SwiftFileModel

    init(file: FileID, tree: SyntaxTree, model: SwiftFileModel) {
      self.file = file
      self.tree = tree
      self.model = model
    }
  }

  private let storage: Storage

  public var file: FileID { storage.file }
  public var tree: SyntaxTree { storage.tree }
  public var model: SwiftFileModel { storage.model }

  public init(file: FileID, tree: SyntaxTree, model: SwiftFileModel) {
    storage = Storage(file: file, tree: tree, model: model)
  }

  /// The node of a type of this file.
  public func node(ofType index: Int) -> NodeID? {
    let nodes = storage.model.typeNodes
    return nodes.indices.contains(index) ? Int(nodes[index]) : nil
  }

  /// The node of a member of this file: a binding, a function, a case.
  public func node(ofMember index: Int) -> NodeID? {
    let nodes = storage.model.memberNodes
    return nodes.indices.contains(index) ? Int(nodes[index]) : nil
  }
}

/// Gives the tree of a file, or nil where the file is gone or no longer says what the index knows.
///
/// What it gives, it gives for as long as it is there: it is made for one state of the workspace.
public struct FileLoader: Sendable {
  /// Beyond so many files, all are asked for again.
  private static let capacity = 256

  private final class Known: Sendable {
    let files = Mutex<[FileID: Logged<LoadedFile?>]>([:])
  }

  private let find: @Sendable (FileID) -> LoadedFile?
  private let known = Known()
  /// Where `load` notes what it gave; nil where nobody asks.
  let log: ReadLog?
  /// Whether a file holds a word, by a way that does not need its tree.
  private let search: (@Sendable (FileID, String) -> Bool)?

  /// - Parameters:
  ///   - log: where it is noted what `load` and `search` used.
  ///   - search: tells whether a file holds a word, as a part of another or by itself; nil
  ///     where there is no faster way than to look through what `load` gives.
  ///   - load: looks a file up; it is asked once for each, or seldom more.
  public init(
    log: ReadLog? = nil, search: (@Sendable (FileID, String) -> Bool)? = nil,
    load: @escaping @Sendable (FileID) -> LoadedFile?
  ) {
    self.search = search
    find = load
    self.log = log
  }

  public func load(_ file: FileID) -> LoadedFile? {
    if let found = known.files.withLock({ $0[file] }) { return found.value(notedIn: log) }
    let found = Logged(log) { find(file) }
    known.files.withLock { files in
      if files.count >= FileLoader.capacity { files.removeAll() }
      files[file] = found
    }
    return found.value
  }

  /// Whether a file's text holds a word, as a part of another or by itself.
  func holds(_ word: String, in file: FileID) -> Bool {
    if let search { return search(file, word) }
    return load(file)?.tree.text.holds(Array(word.utf8)) ?? false
  }
}
