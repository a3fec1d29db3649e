/// What a property list says of Assistive Access.
public struct PropertyListModel: Sendable, Equatable {
  public let judgement: AppJudgement
  /// `UISupportsAssistiveAccess`.
  public let sceneKey: PropertyList.Truth
  /// `UISupportsFullScreenInAssistiveAccess`.
  public let fullScreenKey: PropertyList.Truth
  /// Whether the list can be read.
  public let isWellFormed: Bool

  public init(_ list: PropertyList) {
    judgement = list.appJudgement
    sceneKey = list.truth(of: AssistiveAccessKey.scene)
    fullScreenKey = list.truth(of: AssistiveAccessKey.fullScreen)
    isWellFormed = list.isWellFormed
  }
}

/// The keys of an Info.plist that concern Assistive Access.
public enum AssistiveAccessKey {
  public static let scene = "UISupportsAssistiveAccess"
  public static let fullScreen = "UISupportsFullScreenInAssistiveAccess"
}
