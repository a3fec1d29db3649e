/// A place that helps to understand a finding.
public struct RelatedLocation: Hashable, Sendable {
  public var location: Location
  public var message: String

  public init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}

/// One thing that will confuse or endanger the person who uses the app, and how to put it right.
///
/// Made once, by a rule; the server and the command line both show this value.
public struct Finding: Hashable, Sendable {
  /// The rule's id, which is the diagnostic code.
  public var rule: String
  public var severity: Severity
  /// What is wrong and what to do, a sentence each.
  public var message: String
  public var location: Location
  public var related: [RelatedLocation]
  /// The best first.
  public var fixes: [Fix]

  public init(
    rule: String, severity: Severity, message: String, location: Location,
    related: [RelatedLocation] = [], fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.related = related
    self.fixes = fixes
  }
}
