import AAAnalysis

/// Finds configuration files on disk.
enum ConfigurationSearch {
  /// The nearest configuration file in the folders above `folder`, an absolute path.
  static func nearest(above folder: String) -> FileID? {
    folder == "/" ? nil : nearest(at: FilePath.parent(folder))
  }

  /// The nearest configuration file in a folder, or in one above it.
  static func nearest(at folder: String) -> FileID? {
    var folder = folder
    while true {
      for name in DocumentKind.configurationNames {
        let path = FilePath.join(folder, name)
        if (try? FilePath.kind(of: path)) == .file { return FileID(path) }
      }
      if folder == "/" || !folder.hasPrefix("/") { return nil }
      folder = FilePath.parent(folder)
    }
  }

  /// Configuration as it is on disk.
  static func sources(only: FileID? = nil) -> ConfigurationSources {
    ConfigurationSources(only: only) { file in
      (try? DiskReader().text(of: file)).map(ConfigurationFile.init)
    }
  }
}
