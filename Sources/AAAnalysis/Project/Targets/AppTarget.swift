/// An app that the workspace builds, whatever describes it: one value for all kinds of projects.
///
/// All paths are absolute. What cannot be known for certain is unknown here, and never guessed.
public struct AppTarget: Sendable, Equatable {
  /// What describes a target.
  public enum Origin: String, Sendable, CaseIterable {
    case xcode, tuist, xcodeGen = "xcodegen", package
  }

  /// Where a target's Info.plist comes from.
  public enum InfoPlist: Sendable, Equatable {
    /// From these files: one, or several where configurations differ.
    case files([FileID])
    /// From the build alone, in every configuration. Build settings cannot put the keys of
    /// Assistive Access into it.
    case generated
    /// A manifest lists its keys, and a generator writes the file.
    case described(Description)
    /// From where only the build knows: a missing configuration file, a condition, a script.
    case unknown
  }

  /// The keys of an Info.plist as a manifest lists them.
  public struct Description: Sendable, Equatable {
    /// The dictionary in the manifest; nil where it lists none, so that all is the generator's.
    public let dictionary: Location?
    /// The file that the generator writes, where the manifest tells.
    public let file: FileID?
    /// The entries that are keys of Assistive Access, or nearly so.
    public let keys: [ManifestKey]
  }

  public let name: String
  public let origin: Origin
  /// The document that describes the target, which is where it is changed.
  public let manifest: FileID
  /// The Xcode project that was generated from the manifest, where there is one.
  public let generatedProject: FileID?
  /// Whether it is built for iPhone or iPad; nil where that is not known.
  public let runsOnIOS: Bool?
  /// The platforms by their names for people: `iOS`, `visionOS`. Empty where they are not known.
  public let platforms: [String]
  public let infoPlist: InfoPlist
  /// What it takes to give the target an Info.plist file; nil where it has one, or where that
  /// cannot be done safely.
  public let newInfoPlist: NewInfoPlist?
  /// The first iOS on which it can be installed, the same in every configuration.
  public let deploymentTarget: DeploymentTarget
  /// `UISupportsAssistiveAccess`.
  public let sceneKey: KeyAnswer
  /// `UISupportsFullScreenInAssistiveAccess`.
  public let fullScreenKey: KeyAnswer
  /// Build settings, of any configuration, that look as if they put one of the two keys into the
  /// Info.plist.
  public let keySettings: [BuildSetting]
  /// The name of the build setting that surely has the build generate a scene manifest, in one
  /// configuration at least; nil where none does.
  public let sceneGeneration: Location?
  /// The target's own sources, then those of the libraries and packages that it is made from.
  public let modules: [TargetModule]

  /// Whether the file is among the target's own sources, or those of what it is made from.
  public func holds(_ file: FileID) -> Bool { modules.contains { $0.sources.contains(file) } }
}

/// What is known of the system that a target deploys to.
public struct DeploymentTarget: Sendable, Equatable {
  /// Nil where it is not known, or configurations differ.
  public let version: OSVersion?
  /// Where it is set; nil where nothing sets it, or more than one place does.
  public let place: Location?

  public static let unknown = DeploymentTarget(version: nil, place: nil)
}

/// What a target's Info.plist says of one Boolean key.
public struct KeyAnswer: Sendable, Equatable {
  /// A document that has a say.
  public struct Place: Sendable, Equatable {
    public let file: FileID
    /// The key and its value in a manifest. Nil in property lists, of which only the answer is
    /// kept, and where the key is not there.
    public let key: ByteRange?
    public let value: ByteRange?
  }

  public let truth: PropertyList.Truth
  public let places: [Place]

  static let unknown = KeyAnswer(truth: .unknown, places: [])
}

/// A part of an app that is compiled by itself.
public struct TargetModule: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case app
    /// A framework, a library, a target of a package.
    case library
    /// An extension, a widget, a watch app's extension.
    case appExtension
    case test
    case other
  }

  public let name: String
  public let kind: Kind
  /// The document that describes it.
  public let manifest: FileID
  /// Whether it is compiled for iPhone or iPad; nil where that is not known.
  public let runsOnIOS: Bool?
  /// The first iOS that its code is compiled for.
  public let deploymentTarget: OSVersion?
  /// The platforms that it is compiled for, as far as they are known.
  let platforms: [String]
  /// The first versions of other platforms than iOS that it is compiled for, where they are known.
  let otherSystems: [String: OSVersion]
  public let sources: TargetSources

  /// Whether Assistive Access surely shows nothing of it.
  var isNeverShown: Bool { runsOnIOS == false || kind == .appExtension || kind == .test }
}

/// An Info.plist that a target does not have yet.
public struct NewInfoPlist: Sendable, Equatable {
  /// Where it would be.
  public let file: FileID
  /// The edits of the project file that name it in every configuration.
  public let edits: [TextEdit]
}
