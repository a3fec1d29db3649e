import AAAnalysis

/// Stands where the parser's facts will be.
enum SyntaxFacts {
  static func lines(of text: SourceText) -> [String] { [] }
}
