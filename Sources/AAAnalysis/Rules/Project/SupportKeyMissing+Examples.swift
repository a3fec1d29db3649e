extension SupportKeyMissing {
  static let reportedExamples: [RuleExample] = []
  static let silentExamples: [RuleExample] = []
}
