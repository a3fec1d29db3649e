/// Tells what the code of one file can see of that of another.
struct FileVisibility {
  let targets: AppTargets

  /// Whether a file is a part of every module that another one is a part of. Where no target is
  /// known to hold the other, the folders of packages tell modules apart.
  func isCompiled(_ file: FileID, whereverIs other: FileID) -> Bool {
    if file == other { return true }
    let modules = targets.modules.filter { $0.sources.contains(other) }
    guard !modules.isEmpty else { return Self.module(of: file) == Self.module(of: other) }
    return modules.allSatisfy { $0.sources.contains(file) }
  }

  /// Whether a file imports a module that another file is a part of.
  func imports(_ file: LoadedFile, theModuleOf other: FileID) -> Bool {
    var names = targets.modules.filter { $0.sources.contains(other) }.map(\.name)
    if let folder = Self.module(of: other) { names.append(String(FileID(folder).name)) }
    return file.model.interface.imports.contains { imported in
      names.contains { imported == $0 }
    }
  }

  /// The folder of a package's target that holds a file; nil outside packages.
  static func module(of file: FileID) -> String? {
    let parts = file.path.split(separator: "/")
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else {
      return nil
    }
    return parts[...(sources + 1)].joined(separator: "/")
  }
}
