import AAAnalysis

/// The findings of a workspace that a baseline knows, by what stays of them while others are fixed:
/// their line. A fingerprint also takes in what is around it.
struct KnownFindings {
  private struct Key: Hashable {
    let rule: String
    let file: FileID
    let line: String

    init(_ finding: Finding, _ snapshot: WorkspaceSnapshot) {
      rule = finding.rule
      file = finding.location.file
      line =
        snapshot.text(of: file).map { text in
          let number = text.lines.line(containing: finding.location.range.start)
          return text[text.contentRange(ofLine: number)]
        } ?? ""
    }
  }

  private let keys: Set<Key>

  init(_ baseline: Baseline, in snapshot: WorkspaceSnapshot) {
    let findings = snapshot.findings()
    let new = Set(
      baseline.compare(findings, text: snapshot.text(of:)).new.map { Key($0, snapshot) })
    keys = Set(findings.map { Key($0, snapshot) }).subtracting(new)
  }

  func contains(_ finding: Finding, of snapshot: WorkspaceSnapshot) -> Bool {
    keys.contains(Key(finding, snapshot))
  }
}
