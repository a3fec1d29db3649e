/// What one Xcode project says, apart from the configuration files that it names.
public struct XcodeProjectModel: Sendable, Equatable {
  /// Whether the file could be read; what cannot be read may say anything.
  public let isReadable: Bool
  /// `Name` of `Name.xcodeproj`.
  let name: String
  /// The folder that paths start from.
  let sourceRoot: String
  let configurations: [Configuration]
  /// Takes the place of configurations that the project does not have.
  let defaultConfiguration: String?
  let targets: [Target]

  /// Settings of the project or of a target.
  struct Configuration: Sendable, Equatable {
    /// The file of settings below these.
    enum Base: Sendable, Equatable {
      case none
      case file(FileID)
      /// There is one, and nothing tells which.
      case unresolved
    }

    let name: String
    /// The strongest first.
    let settings: [BuildSetting]
    let base: Base
  }

  struct Target: Sendable, Equatable {
    let id: String
    let name: String
    let kind: TargetModule.Kind
    /// The file that it makes: `Kit.framework`.
    let product: String?
    let configurations: [Configuration]
    let sources: TargetSources
    let dependencies: [TargetDependency]
    /// Whether a script speaks of the keys, and so may write them.
    let hasScriptWithKeys: Bool
    /// What it takes to give it an Info.plist file.
    let newInfoPlist: NewInfoPlist?
  }
}

extension XcodeProjectModel {
  /// Reads a `project.pbxproj`.
  public init(_ text: SourceText, file: FileID) {
    let bundle = FileID(String(file.folder))
    let list = OpenStepReader.read(text)
    isReadable = list != nil
    name = String(bundle.name.prefix { $0 != "." })
    let project = list.flatMap { XcodeProject($0, text, file: file) }
    sourceRoot = project?.sourceRoot ?? String(bundle.folder)
    configurations = project?.projectConfigurations ?? []
    defaultConfiguration = project?.defaultConfiguration
    targets = project?.readTargets() ?? []
  }
}
