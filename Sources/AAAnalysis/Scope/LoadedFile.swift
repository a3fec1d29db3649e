import Synchronization

/// A Swift file with its tree, as the walk through what Assistive Access shows needs it.
public struct LoadedFile: Sendable {
  /// One reference, as files are handed about with every question that is asked of a tree.
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
    model.typeNodes.indices.contains(index) ? Int(model.typeNodes[index]) : nil
  }

  /// The node of a member of this file: a binding, a function, a case.
  public func node(ofMember index: Int) -> NodeID? {
    model.memberNodes.indices.contains(index) ? Int(model.memberNodes[index]) : nil
  }
}

/// Gives the tree of a file, or nil where the file is gone or no longer says what the index knows.
///
/// What it gives, it gives for as long as it is there: it is made for one state of the workspace.
public struct FileLoader: Sendable {
  /// Beyond so many files, all are asked for again.
  private static let capacity = 256

  private final class Known: Sendable {
    let files = Mutex<[FileID: LoadedFile?]>([:])
  }

  private let find: @Sendable (FileID) -> LoadedFile?
  private let known = Known()

  /// - Parameter load: looks a file up; it is asked once for each, or seldom more.
  public init(load: @escaping @Sendable (FileID) -> LoadedFile?) {
    find = load
  }

  public func load(_ file: FileID) -> LoadedFile? {
    if let found = known.files.withLock({ $0[file] }) { return found }
    let found = find(file)
    known.files.withLock { files in
      if files.count >= FileLoader.capacity { files.removeAll() }
      files[file] = .some(found)
    }
    return found
  }
}
