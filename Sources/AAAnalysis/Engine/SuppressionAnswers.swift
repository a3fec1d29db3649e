/// What editors ask about comments that silence rules.
extension WorkspaceSnapshot {
  /// The comments that would silence a finding: on its line, in its file. None where the text has
  /// no place for one.
  public func suppressions(of finding: Finding) -> [Fix] {
    let file = finding.location.file
    guard let entry = files[file], let text = text(of: file) else { return [] }
    switch entry.model {
    case .swift, .manifest:
      guard let tree = load(file)?.tree else { return [] }
      return fixes(for: finding, text, entry.suppressions, tree)
    case .propertyList: return fixes(for: finding, text, entry.suppressions, nil)
    case .project:
      guard let comment = entry.kind.lineComment else { return [] }
      return fixes(for: finding, text, entry.suppressions, nil, comment)
    case .configuration: return []
    }
  }

  private func fixes(
    for finding: Finding, _ text: SourceText, _ suppressions: [Suppression], _ tree: SyntaxTree?,
    _ lineComment: LineComments.Opening? = nil
  ) -> [Fix] {
    SuppressionFix(
      file: finding.location.file, text: text, suppressions: suppressions, tree: tree,
      lineComment: lineComment
    ).fixes(for: finding)
  }

  /// The page of a rule that a comment names at a place (a byte offset).
  func suppressionHover(in file: FileID, at offset: Int) -> Hover? {
    for suppression in files[file]?.suppressions ?? [] {
      for name in suppression.names where name.range.touches(offset) {
        guard let description = RuleCatalogue.description(of: name.text) else { return nil }
        return Hover(markdown: description.hoverText, range: name.range)
      }
    }
    return nil
  }
}
