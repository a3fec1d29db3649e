import AAAnalysis

/// The findings of a workspace that a baseline knows, by their lines. A fingerprint would not do
/// while other findings are fixed, as it also takes in what is around a line.
struct KnownFindings {
  private let lines: Set<FindingLine>

  init(_ baseline: Baseline, in snapshot: WorkspaceSnapshot) {
    let findings = snapshot.findings()
    let new = baseline.compare(findings, text: snapshot.text(of:)).new
    lines = Set(findings.map { FindingLine($0, in: snapshot) })
      .subtracting(new.map { FindingLine($0, in: snapshot) })
  }

  func contains(_ finding: Finding, of snapshot: WorkspaceSnapshot) -> Bool {
    lines.contains(FindingLine(finding, in: snapshot))
  }
}
