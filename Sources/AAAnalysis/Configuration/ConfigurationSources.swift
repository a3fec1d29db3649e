/// Everything that configuration comes from.
public struct ConfigurationSources: Sendable {
  /// The file that counts alone, for all folders; nil where the nearest one counts.
  public var only: FileID?
  /// What the editor says, by the folder for which it says it, without a trailing slash; the empty
  /// path holds what it says of all others. It counts where no file says anything of the same.
  public var editor: [String: ConfigurationFile]
  /// What a file says; nil where there is none.
  public var read: @Sendable (FileID) -> ConfigurationFile?

  public init(
    only: FileID? = nil, editor: [String: ConfigurationFile] = [:],
    read: @escaping @Sendable (FileID) -> ConfigurationFile?
  ) {
    self.only = only
    self.editor = editor
    self.read = read
  }

  /// What holds in a folder.
  ///
  /// - Parameter file: the nearest configuration file, in the folder or above it.
  public func inForce(in folder: String, nearest file: FileID?) -> ConfigurationInForce {
    var result = ConfigurationInForce()
    if let (place, settings) = editorSettings(for: folder) {
      if let parent = Self.parent(of: settings, in: place) {
        result.refine(by: ConfigurationChain(from: parent, read: read))
      }
      result.refine(by: settings, in: place)
    }
    if let file = only ?? file {
      result.refine(by: ConfigurationChain(from: file, read: read))
    }
    return result
  }

  /// The file that an editor's settings of a folder extend.
  static func parent(of settings: ConfigurationFile, in folder: String) -> FileID? {
    settings.parent?.file(from: FileID(folder + "/settings"))
  }

  private func editorSettings(for folder: String) -> (String, ConfigurationFile)? {
    if editor.isEmpty { return nil }
    return folder.foldersUpwards.lazy.compactMap { place in
      editor[place].map { (place, $0) }
    }.first
  }
}

extension String {
  /// The folder of this path and those around it, from the inside out, the root as an empty path.
  var foldersUpwards: [String] {
    var folders = [self]
    var rest = self[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    if !rest.isEmpty { folders.append("") }
    return folders
  }
}
