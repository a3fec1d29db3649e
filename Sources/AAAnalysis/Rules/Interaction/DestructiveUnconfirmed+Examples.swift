extension DestructiveUnconfirmed {
  static let documentationExamples: [RuleExample] = []
  static let reportedExamples: [RuleExample] = []
  static let silentExamples: [RuleExample] = []
}
