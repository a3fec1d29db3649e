/// A manifest that is written in Swift.
public enum SwiftManifest: Sendable, Equatable {
  case package(PackageManifest)
  case tuist(TuistManifest)

  /// Reads a document that has a manifest's name; nil for all others.
  public init?(_ tree: SyntaxTree, file: FileID) {
    switch file.name {
    case "Package.swift":
      guard let package = PackageManifest(tree, file: file) else { return nil }
      self = .package(package)
    case "Project.swift":
      guard let project = TuistManifest(tree, file: file) else { return nil }
      self = .tuist(project)
    default: return nil
    }
  }
}
