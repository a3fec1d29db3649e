/// What a property list says of Assistive Access.
public struct PropertyListModel: Sendable, Equatable {
  public let judgement: AppJudgement
  /// `UISupportsAssistiveAccess`.
  public let sceneKey: PropertyList.Truth
  /// `UISupportsFullScreenInAssistiveAccess`.
  public let fullScreenKey: PropertyList.Truth
  /// Whether the list can be read.
  public let isWellFormed: Bool
  /// Whether it has one of the keys, or one whose name is nearly theirs, so that its text has to be
  /// looked at.
  public let namesKeys: Bool
  /// Whether it configures scenes by itself.
  public let configuresScenes: Bool

  public init(_ list: PropertyList) {
    judgement = list.appJudgement
    sceneKey = list.truth(of: AssistiveAccessKey.scene)
    fullScreenKey = list.truth(of: AssistiveAccessKey.fullScreen)
    isWellFormed = list.isWellFormed
    namesKeys = list.entries(of: list.root).contains { entry in
      list.string(of: entry.key).map { KeySpelling($0) != nil } ?? false
    }
    configuresScenes = list.sceneConfigurations != nil
  }
}

/// The keys of an Info.plist that concern Assistive Access.
public enum AssistiveAccessKey {
  public static let scene = "UISupportsAssistiveAccess"
  public static let fullScreen = "UISupportsFullScreenInAssistiveAccess"

  static let all = [scene, fullScreen]
}

extension PropertyList {
  /// The entry that configures scenes, unless it is empty.
  var sceneConfigurations: Entry? {
    guard let manifest = value(named: "UIApplicationSceneManifest"),
      let entry = entries(named: "UISceneConfigurations", in: manifest).last,
      !entries(of: entry.value).isEmpty
    else { return nil }
    return entry
  }
}
