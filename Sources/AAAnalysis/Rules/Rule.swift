/// One check. A rule is a value: what it says, and what it does.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }
}

/// Every rule there is, in the order in which they are listed.
public enum RuleCatalogue {
  public static let all: [any Rule.Type] = []

  public static func description(of id: String) -> RuleDescription? {
    all.lazy.map { $0.description }.first { $0.id == id }
  }
}
