/// A document that may say what targets there are, read by itself.
public enum ProjectDocument: Sendable, Equatable {
  /// `Name.xcodeproj/project.pbxproj`.
  case xcodeProject(XcodeProjectModel)
  /// `Name.xcworkspace/contents.xcworkspacedata`.
  case workspace(XcodeWorkspace)
  /// `Name.xcconfig`.
  case configuration(BuildConfigurationFile)
  /// A specification of XcodeGen's, or a part of one.
  case specification(SpecificationDocument)

  /// Reads a document; nil for one that says nothing of targets.
  public init?(_ text: SourceText, file: FileID, kind: DocumentKind) {
    switch kind {
    case .project: self = .xcodeProject(XcodeProjectModel(text, file: file))
    case .workspace: self = .workspace(XcodeWorkspace(text, file: file))
    case .buildConfiguration: self = .configuration(BuildConfigurationFile(text, file: file))
    case .specification:
      guard let document = SpecificationDocument(text, file: file) else { return nil }
      self = .specification(document)
    case .swift, .propertyList, .configuration: return nil
    }
  }
}

/// All documents of a workspace that say what targets there are.
public struct ProjectDocuments: Sendable, Equatable {
  private(set) var xcodeProjects: [FileID: XcodeProjectModel] = [:]
  private(set) var workspaces: [FileID: XcodeWorkspace] = [:]
  private(set) var configurations: [FileID: BuildConfigurationFile] = [:]
  private(set) var specifications: [FileID: SpecificationDocument] = [:]
  private(set) var packages: [FileID: PackageManifest] = [:]
  private(set) var tuistManifests: [FileID: TuistManifest] = [:]

  public init() {}

  public mutating func set(_ document: ProjectDocument, for file: FileID) {
    remove(file)
    switch document {
    case .xcodeProject(let project): xcodeProjects[file] = project
    case .workspace(let workspace): workspaces[file] = workspace
    case .configuration(let configuration): configurations[file] = configuration
    case .specification(let specification): specifications[file] = specification
    }
  }

  public mutating func set(_ manifest: SwiftManifest, for file: FileID) {
    remove(file)
    switch manifest {
    case .package(let package): packages[file] = package
    case .tuist(let manifest): tuistManifests[file] = manifest
    }
  }

  public mutating func remove(_ file: FileID) {
    xcodeProjects[file] = nil
    workspaces[file] = nil
    configurations[file] = nil
    specifications[file] = nil
    packages[file] = nil
    tuistManifests[file] = nil
  }
}
