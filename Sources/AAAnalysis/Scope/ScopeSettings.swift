/// What a team says of its code beyond what the code says itself, by folder: the nearest folder
/// around a file counts, and it alone.
public struct ScopeSettings: Sendable, Hashable {
  /// What holds for the files of one folder.
  public struct Folder: Sendable, Hashable {
    /// The team's own views and modifiers, by name, with the native ones that they stand for:
    /// `"BigButton": "Button"`, `"screenIcon": "assistiveAccessNavigationIcon"`.
    public var components: [String: String]
    /// Names of views that Assistive Access shows in ways that cannot be followed; of a nested
    /// view with the types around it (`Calm.Root`).
    public var roots: [String]

    public init(components: [String: String] = [:], roots: [String] = []) {
      self.components = components
      self.roots = roots
    }
  }

  /// Settings under the path of the folder to which they apply, without a trailing slash. The
  /// empty path holds what applies where no folder does.
  public var folders: [String: Folder]

  public init(folders: [String: Folder]) {
    self.folders = folders
  }

  /// Settings that hold everywhere.
  public init(components: [String: String] = [:], roots: [String] = []) {
    folders = ["": Folder(components: components, roots: roots)]
  }

  /// The folder whose settings hold for a file; nil where none do.
  func folder(of file: FileID) -> String? {
    guard !folders.isEmpty else { return nil }
    var folder = file.folder
    while true {
      if folders[String(folder)] != nil { return String(folder) }
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = folder[..<slash]
    }
    return folders[""] == nil ? nil : ""
  }

  /// The native view or modifier that a name stands for in a file; nil where it is none that is
  /// known, or stands for itself.
  func component(named name: String, in file: FileID) -> String? {
    guard let folder = folder(of: file), let native = folders[folder]?.components[name] else {
      return nil
    }
    return ViewLibrary.nativeViews.contains(native) || ModifierLibrary.names.contains(native)
      ? native : nil
  }
}
