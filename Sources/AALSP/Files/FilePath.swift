#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as text. Nothing here follows a symbolic link.
enum FilePath {
  /// `path` as an absolute path without `.`, `..`, doubled or trailing slashes; a relative one is
  /// taken from `folder`.
  static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var components: [Substring] = []
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  /// The path of `name` in `folder`.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Whether an absolute path is that of `folder`, or lies below it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    if folder == "/" || folder == path { return true }
    return path.utf8.count > folder.utf8.count && path.utf8.starts(with: folder.utf8)
      && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// The folder above an absolute path; the root's is the root.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// An absolute path as seen from an absolute folder: `../Info.plist`.
  static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let components =
      Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared).map(String.init)
    return components.isEmpty ? "." : components.joined(separator: "/")
  }

  /// What is at a path, symbolic links followed.
  enum Kind: Sendable {
    case folder, file, other
  }

  /// What is at a path.
  static func kind(of path: String) throws(FileProblem) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileProblem(path, SystemError.reason(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  /// The path that symbolic links lead to, or nil where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(validatingCString: buffer)
  }

  /// The process's working folder.
  static func workingFolder() -> String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(validatingCString: buffer) ?? "/"
  }
}
