extension RuleDescription {
  /// How an editor may draw what a rule finds.
  public enum Mark: Sendable {
    /// As something that nobody needs.
    case unnecessary
    /// As something that has been replaced.
    case deprecated
  }

  /// Nil for what is drawn as any other finding.
  public var mark: Mark? {
    switch id {
    case SuppressionUnused.description.id: .unnecessary
    case SymbolRenamed.description.id: .deprecated
    default: nil
    }
  }
}
