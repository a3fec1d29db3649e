/// A finding by what stays of it while others are fixed: its rule, and the text of its line.
public struct FindingLine: Hashable, Sendable {
  private let rule: String
  private let file: FileID
  private let line: String

  public init(_ finding: Finding, in snapshot: WorkspaceSnapshot) {
    rule = finding.rule
    file = finding.location.file
    line =
      snapshot.text(of: file).map { text in
        let number = text.lines.line(containing: finding.location.range.start)
        return text[text.contentRange(ofLine: number)]
      } ?? ""
  }
}
