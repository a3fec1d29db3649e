import Synchronization

/// Trees of files that are not open but that Assistive Access shows, by the state of the file from
/// which they were made.
final class TreeCache: Sendable {
  private struct Entry {
    let stamp: Int
    let loaded: LoadedFile?
  }

  /// Files whose trees are kept; beyond that, all are dropped and made again as needed.
  private static let capacity = 512

  private let entries = Mutex<[FileID: Entry]>([:])

  /// The tree of a file, read from disk unless it is known for this state of the file. Nil where
  /// the disk no longer says what the index knows: then the file is about to be indexed again.
  func load(_ file: FileID, _ model: SwiftFileModel, stamp: Int, reader: FileReader) -> LoadedFile?
  {
    if let known = entries.withLock({ $0[file] }), known.stamp == stamp { return known.loaded }
    var loaded: LoadedFile?
    if let text = reader.read(file) {
      let tree = SyntaxTree(text)
      let fresh = SwiftFileModel(tree)
      if fresh.interface == model.interface {
        loaded = LoadedFile(file: file, tree: tree, model: fresh)
      }
    }
    let entry = Entry(stamp: stamp, loaded: loaded)
    entries.withLock { entries in
      if entries.count >= TreeCache.capacity { entries.removeAll() }
      entries[file] = entry
    }
    return loaded
  }
}
