/// The part of an app's life that a rule looks at.
public enum RuleFamily: String, Sendable, CaseIterable {
  case project = "Project"
  case scene = "Scene"
  case navigation = "Navigation"
  case interaction = "Interaction"
  case controls = "Controls and text"
  case detection = "Detection"
  case hygiene = "Hygiene"
}

/// A public page that a rule rests on.
public struct Source: Sendable, Hashable {
  public let title: String
  public let url: String

  public init(title: String, url: String) {
    self.title = title
    self.url = url
  }
}

/// Everything a rule says of itself: the text of hovers, of `aalsp explain` and of the rule's page,
/// and the examples that are its tests.
public struct RuleDescription: Sendable {
  /// Kebab case; never changes; the diagnostic code.
  public let id: String
  public let family: RuleFamily
  /// The severity without configuration; nil for a rule that is off unless asked for.
  public let severity: Severity?
  /// One line, without a full stop.
  public let title: String
  /// What is wrong, as prose.
  public let problem: String
  /// Whom it hurts, how, and why Assistive Access makes it worse.
  public let impact: String
  /// What to do about it.
  public let remedy: String
  /// Ids of the fact base that the rule rests on.
  public let facts: [String]
  public let sources: [Source]
  /// The first iOS on which the rule has a meaning, as in "26.0"; nil for any.
  public let minimumOS: String?
  public let hasFix: Bool
  /// Whether it judges an ordinary interface that the full-screen key alone brings into the mode.
  public let judgesStandardUI: StandardUIJudgement
  /// Numbers that a team can set.
  public let options: [RuleOption]
  /// Made when they are asked for: whoever judges code does not need them.
  private let makeExamples: @Sendable () -> [RuleExample]

  public init(
    id: String, family: RuleFamily, severity: Severity?, title: String, problem: String,
    impact: String, remedy: String, facts: [String], sources: [Source], minimumOS: String? = nil,
    hasFix: Bool, judgesStandardUI: StandardUIJudgement = .none, options: [RuleOption] = [],
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.title = title
    self.problem = problem
    self.impact = impact
    self.remedy = remedy
    self.facts = facts
    self.sources = sources
    self.minimumOS = minimumOS
    self.hasFix = hasFix
    self.judgesStandardUI = judgesStandardUI
    self.options = options
    self.makeExamples = examples
  }

  /// The public page that explains the rule best, linked from every diagnostic.
  public var documentationURL: String? { sources.first?.url }

  public var examples: [RuleExample] { makeExamples() }
}
