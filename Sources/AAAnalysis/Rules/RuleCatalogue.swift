/// Every rule there is, in the order in which they are listed.
public enum RuleCatalogue {
  public static let all: [any Rule.Type] = [
    SupportKeyMissing.self,
    NavigationIconMissing.self,
    DestructiveUnconfirmed.self,
    LabelWithoutIcon.self,
    LabelWithoutText.self,
    ImageUnlabelled.self,
    TargetSmall.self,
    TextSmall.self,
    ControlRestyled.self,
  ]

  public static func rule(_ id: String) -> (any Rule.Type)? {
    all.first { $0.description.id == id }
  }

  public static func description(of id: String) -> RuleDescription? {
    rule(id)?.description
  }
}
