/// What an Xcode project says of its app targets: enough to know which Info.plist is whose.
///
/// All paths are as in the project: below its folder (the one around `Name.xcodeproj`), or
/// absolute.
public struct ProjectModel: Sendable, Equatable {
  /// Whether the file could be read; what cannot be read may say anything.
  public let isReadable: Bool
  /// Whether it has any target, be it an app or not.
  public let hasTargets: Bool
  /// The targets that build an app for any platform, in the project's order.
  public let apps: [AppTarget]

  /// Reads a `project.pbxproj`.
  public init(_ text: SourceText) {
    let list = OpenStepReader.read(text)
    let project = list.flatMap { XcodeProject($0, text) }
    isReadable = list != nil
    hasTargets = project?.targets.isEmpty == false
    apps = project?.appTargets() ?? []
  }
}

/// A target that builds an app.
public struct AppTarget: Sendable, Equatable {
  /// Where the target's Info.plist comes from.
  public enum InfoPlist: Sendable, Equatable {
    /// From these files: one, or several where configurations differ.
    case files([String])
    /// From the build alone, in every configuration. Build settings cannot put the keys of
    /// Assistive Access into it.
    case generated
    /// From where only the build knows: a configuration file, a condition, a script decides.
    case unknown
  }

  public let name: String
  /// Whether it is built for iPhone or iPad; nil where the project's own settings do not tell.
  public let runsOnIOS: Bool?
  public let infoPlist: InfoPlist
  /// What it takes to give the target an Info.plist file; nil where it has one, or where that
  /// cannot be done safely.
  public let newInfoPlist: NewInfoPlist?
  /// The first iOS on which it can be installed, the same in every configuration; nil where the
  /// project's own settings do not tell, or differ.
  public let deploymentTarget: OSVersion?
  public let sources: TargetSources
}

/// An Info.plist that a target does not have yet.
public struct NewInfoPlist: Sendable, Equatable {
  /// Where it would be, below the project's folder.
  public let path: String
  /// The edits of the project file that name it in every configuration.
  public let edits: [TextEdit]
}

/// The sources of a target.
public struct TargetSources: Sendable, Equatable {
  /// Folders all of whose files belong to the target.
  var folders: Set<String> = []
  /// Files and folders inside them that do not.
  var exclusions: Set<String> = []
  /// Swift files that are listed one by one.
  var files: Set<String> = []

  /// Whether a file belongs to the target.
  public func contains(_ path: String) -> Bool {
    if files.contains(path) { return true }
    return Self.isInside(path, folders) && !Self.isInside(path, exclusions)
  }

  /// Whether the path, or a folder around it, is one of these.
  private static func isInside(_ path: String, _ set: Set<String>) -> Bool {
    var current = path[...]
    while true {
      if set.contains(String(current)) { return true }
      guard let slash = current.lastIndex(of: "/") else { return set.contains("") }
      current = current[..<slash]
    }
  }
}
