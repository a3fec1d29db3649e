import AAAnalysis
import Testing

/// Expects the facts of a snippet, one a line; see `SyntaxFacts`. What is expected was checked with
/// the compiler's own parser.
func expectFacts(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let tree = SyntaxTree(SourceText(source))
  let facts = SyntaxFacts.lines(of: tree)
  let lines = expected.split(separator: "\n").map(String.init)
  // One line at a time: what differs is seen at once.
  for (fact, line) in zip(facts, lines) where fact != line {
    Issue.record("\(fact) instead of \(line)", sourceLocation: sourceLocation)
  }
  if facts.count != lines.count {
    let rest = facts.count > lines.count ? facts[lines.count...] : lines[facts.count...]
    let what = facts.count > lines.count ? "unexpected" : "missing"
    Issue.record("\(what): \(rest.joined(separator: ", "))", sourceLocation: sourceLocation)
  }
  if let flaw = TreeFlaw.first(in: tree) {
    Issue.record("\(flaw)", sourceLocation: sourceLocation)
  }
}
