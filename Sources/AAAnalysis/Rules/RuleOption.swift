/// A number of a rule that a team can set.
public struct RuleOption: Sendable, Hashable {
  /// As configuration writes it, in camel case.
  public let name: String
  /// What the number is, as a phrase without a full stop, with its unit.
  public let meaning: String
  public let defaultValue: Double
  /// The values that make sense; others are an error of the configuration.
  public let allowed: ClosedRange<Double>
  /// Whether only whole numbers make sense.
  public let isWhole: Bool

  public init(
    _ name: String, _ meaning: String, default defaultValue: Double,
    in allowed: ClosedRange<Double>, isWhole: Bool = false
  ) {
    self.name = name
    self.meaning = meaning
    self.defaultValue = defaultValue
    self.allowed = allowed
    self.isWhole = isWhole
  }
}

extension RuleOption {
  /// The default as people write it: `44`, `0.5`.
  public var shownDefault: String { shown(defaultValue) }

  /// A value as people write it.
  func shown(_ value: Double) -> String { FrameSize.text(value) }
}
