/// Every rule there is, in the order in which they are listed.
public enum RuleCatalogue {
  public static let all: [any Rule.Type] = [
    SupportKeyMissing.self,
    SceneMissing.self,
    KeyType.self,
    KeyMisspelled.self,
    KeyDuplicated.self,
    KeyInBuildSettings.self,
    BothKeys.self,
    FullScreenFallback.self,
    SceneManifestOverridden.self,
    FixedScreenSize.self,
    Adoption.self,
    NavigationIconMissing.self,
    NavigationIconWithoutTitle.self,
    NavigationIconRepeated.self,
    NavigationTitleMissing.self,
    SymbolUnknown.self,
    SymbolTooNew.self,
    SymbolRenamed.self,
    SymbolRestricted.self,
    BackHidden.self,
    DestructiveUnconfirmed.self,
    DestructiveConfirmedOnce.self,
    WebSignIn.self,
    LoginWithoutHelp.self,
    NestedUI.self,
    SeveralDecisions.self,
    TooManyChoices.self,
    TabViewShown.self,
    TimedInteraction.self,
    MovingContent.self,
    HiddenGesture.self,
    TapGestureControl.self,
    RootSceneStatic.self,
    SceneDelegateSuperclass.self,
    SceneRepeatsStandardUI.self,
    SceneEnvironmentMissing.self,
    SceneAvailability.self,
    SceneRoleUnrouted.self,
    SceneRoleUnguarded.self,
    SceneBuilderElse.self,
    PreviewUnopened.self,
    PreviewMissing.self,
    DetectionAvailability.self,
    DetectionKeyPath.self,
    DetectionObserved.self,
    DetectionScattered.self,
    LabelWithoutIcon.self,
    LabelWithoutText.self,
    ImageUnlabelled.self,
    TargetSmall.self,
    TextSmall.self,
    ControlRestyled.self,
    SuppressionUnknownRule.self,
    SuppressionUnused.self,
    ConfigurationInvalid.self,
  ]

  /// The ids of all rules.
  public static let ids = all.map { $0.description.id }

  public static func rule(_ id: String) -> (any Rule.Type)? {
    all.first { $0.description.id == id }
  }

  public static func description(of id: String) -> RuleDescription? {
    rule(id)?.description
  }
}
