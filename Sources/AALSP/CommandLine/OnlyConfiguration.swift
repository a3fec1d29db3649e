import AAAnalysis

/// The configuration file of `--config`, which counts alone.
struct OnlyConfiguration: Sendable {
  let file: FileID
  let text: SourceText

  /// Reads the file at a path; nil where there is no path. Problems carry the path as it was given.
  static func read(
    _ path: String?, in workingFolder: String
  ) throws(FileProblem) -> OnlyConfiguration? {
    guard let path else { return nil }
    let name = try NamedPath(path, in: workingFolder)
    do throws(FileProblem) {
      return OnlyConfiguration(file: name.file, text: try DiskReader().text(of: name.file))
    } catch {
      throw FileProblem(path, error.reason)
    }
  }
}
