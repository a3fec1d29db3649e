/// A Swift file with its tree, as the walk through what Assistive Access shows needs it.
public struct LoadedFile: Sendable {
  public let file: FileID
  public let tree: SyntaxTree
  public let model: SwiftFileModel

  public init(file: FileID, tree: SyntaxTree, model: SwiftFileModel) {
    self.file = file
    self.tree = tree
    self.model = model
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
public struct FileLoader: Sendable {
  public let load: @Sendable (FileID) -> LoadedFile?
  /// Where `load` notes what it gave; nil where nobody asks.
  let log: ReadLog?

  public init(log: ReadLog? = nil, load: @escaping @Sendable (FileID) -> LoadedFile?) {
    self.load = load
    self.log = log
  }
}
