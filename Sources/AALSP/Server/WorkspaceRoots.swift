import AAAnalysis

/// The folders that the client works on. There may be none.
struct WorkspaceRoots: Sendable {
  private(set) var folders: [LSP.DocumentURI] = []

  init() {}

  init(_ params: LSP.InitializeParams) {
    if let folders = params.workspaceFolders {
      for folder in folders { _ = add(folder.uri) }
    } else if let uri = params.rootURI {
      _ = add(uri)
    } else if let path = params.rootPath, !path.isEmpty {
      _ = add(LSP.DocumentURI(path: path))
    }
  }

  /// The folders' absolute paths.
  var paths: [String] { folders.map(\.file.path) }

  /// Adds a folder; false where it is there already, or is no folder of files.
  mutating func add(_ folder: LSP.DocumentURI) -> Bool {
    guard folder.isFile, !folders.contains(folder) else { return false }
    folders.append(folder)
    return true
  }

  /// Takes a folder away; false where it is not there.
  mutating func remove(_ folder: LSP.DocumentURI) -> Bool {
    guard let index = folders.firstIndex(of: folder) else { return false }
    folders.remove(at: index)
    return true
  }

  /// The folders around a file, as paths without a trailing slash.
  func paths(around file: FileID) -> [String] {
    paths.filter { FilePath.contains($0, file.path) }.map { $0 == "/" ? "" : $0 }
  }

  /// Whether a walk of the folders would find a file of this path, if no configuration leaves it
  /// out.
  func cover(_ file: FileID) -> Bool {
    guard let kind = DocumentKind(of: file),
      kind == .configuration || !file.name.hasPrefix(".")
    else { return false }
    // Of a folder `Name.xcodeproj`, the project alone is read.
    let owner = kind.isInBundle ? FileID(String(file.folder)) : file
    guard kind == .configuration || !owner.name.hasPrefix(".") else { return false }
    let walk = DirectoryWalk()
    return folders.contains { folder in
      guard FilePath.contains(folder.file.path, file.path) else { return false }
      let inner = owner.folder.dropFirst(folder.file.path.count)
      return !inner.split(separator: "/").contains { walk.isExcluded(String($0)) }
    }
  }

  /// The URI of a file that is not open, in the client's own spelling of the folder around it.
  func uri(of file: FileID) -> LSP.DocumentURI {
    let around = folders.filter { FilePath.contains($0.file.path, file.path) }
    guard let folder = around.max(by: { $0.file.path.utf8.count < $1.file.path.utf8.count }) else {
      return LSP.DocumentURI(path: file.path)
    }
    var prefix = folder.text
    while prefix.hasSuffix("/"), !prefix.hasSuffix("://") { prefix.removeLast() }
    let inner = file.path.dropFirst(folder.file.path == "/" ? 0 : folder.file.path.count)
    let uri = LSP.DocumentURI(prefix + LSP.DocumentURI.escaped(String(inner)))
    return uri.file == file ? uri : LSP.DocumentURI(path: file.path)
  }
}
