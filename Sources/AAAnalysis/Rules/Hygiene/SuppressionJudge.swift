/// Takes away what comments silence, and judges those comments.
struct SuppressionJudge {
  let file: FileID
  let text: SourceText
  let suppressions: [Suppression]
  let settings: RuleSettings
  /// Whether every finding of the file is known: else what silences nothing proves nothing.
  let isComplete: Bool

  /// The findings that are left, with those on the comments themselves, in the order of places.
  func judge(_ findings: [Finding]) -> [Finding] {
    var used: Set<Place> = []
    let left = findings.filter { !isSilenced($0, &used) }
    // What silences findings on comments is not itself judged as useless.
    let own = comments(used, findings).compactMap { finding -> Finding? in
      guard let description = RuleCatalogue.description(of: finding.rule),
        let applied = settings.applied(to: finding, of: description)
      else { return nil }
      var ignored: Set<Place> = []
      return isSilenced(applied, &ignored) ? nil : applied
    }
    return (left + own).sorted {
      ($0.location.range, $0.rule) < ($1.location.range, $1.rule)
    }
  }

  /// A name in a comment.
  private struct Place: Hashable {
    let comment: Int
    let name: Int
  }

  private func isSilenced(_ finding: Finding, _ used: inout Set<Place>) -> Bool {
    var isSilenced = false
    for (comment, suppression) in suppressions.enumerated() {
      for (place, name) in suppression.names.enumerated()
      where name.silences(finding.rule, at: finding.location.range.start)
        && !(name.text == Suppression.Name.all && Self.hygiene.contains(finding.rule))
      {
        used.insert(Place(comment: comment, name: place))
        isSilenced = true
      }
    }
    return isSilenced
  }

  // MARK: Comments

  private func comments(_ used: Set<Place>, _ findings: [Finding]) -> [Finding] {
    suppressions.indices.flatMap { comment -> [Finding] in
      let suppression = suppressions[comment]
      if let problem = suppression.problem { return [finding(problem, comment)] }
      return suppression.names.indices.compactMap { name in
        let place = Place(comment: comment, name: name)
        if let finding = unknownRule(at: place, findings) { return finding }
        return used.contains(place) ? nil : unused(at: place)
      }
    }
  }

  private func finding(_ problem: Suppression.Problem, _ comment: Int) -> Finding {
    let suppression = suppressions[comment]
    let form = text[suppression.form]
    let message: String
    var fixes: [Fix] = []
    switch problem {
    case .unknownForm:
      message = "`\(form)` is no form of suppression. Write one of "
        + "\(Self.forms.map { "`\($0)`" }.joined(separator: ", "))."
      if let nearest = NearestName.of(form, among: Self.forms) {
        fixes.append(
          Fix(
            title: "Change it to `\(nearest)`", isPreferred: true,
            changes: [.edit(file, [TextEdit(suppression.form, nearest)])]))
      }
    case .noRules:
      message = "This comment names no rule, so it has no effect. Name the rules, or `all`."
      fixes = [removal(of: [comment: []], title: "Remove the comment", isPreferred: true)]
    }
    return Finding(
      rule: SuppressionUnknownRule.description.id, severity: .warning, message: message,
      location: Location(file: file, range: suppression.form), fixes: fixes)
  }

  static let forms = [
    "aalsp:disable:next", "aalsp:disable:this", "aalsp:disable:previous", "aalsp:disable:file",
    "aalsp:disable", "aalsp:enable",
  ]

  private func unknownRule(at place: Place, _ findings: [Finding]) -> Finding? {
    let name = suppressions[place.comment].names[place.name]
    guard name.text != Suppression.Name.all, RuleCatalogue.rule(name.text) == nil else {
      return nil
    }
    var fixes: [Fix] = []
    // Another name helps only where it silences something.
    let reported = findings.filter { name.covered?.touches($0.location.range.start) == true }
    if let nearest = NearestName.of(name.text, among: reported.map(\.rule).sorted()) {
      fixes.append(
        Fix(
          title: "Change it to `\(nearest)`", isPreferred: true,
          changes: [.edit(file, [TextEdit(name.range, nearest)])]))
    }
    fixes.append(
      removal(
        of: [place.comment: [place.name]], title: "Remove `\(name.text)`",
        isPreferred: fixes.isEmpty))
    return Finding(
      rule: SuppressionUnknownRule.description.id, severity: .warning,
      message: "There is no rule `\(name.text)`, so nothing is silenced. "
        + "Correct the name, or remove it.",
      location: Location(file: file, range: name.range), fixes: fixes)
  }

  private func unused(at place: Place) -> Finding? {
    let name = suppressions[place.comment].names[place.name]
    // What silences findings on comments, or a rule that is off, may be of use another day.
    guard isComplete, !Self.hygiene.contains(name.text), !isOff(name.text) else { return nil }
    let message: String
    var removed = [place.comment: [place.name]]
    if name.covered == nil {
      guard name.partners.isEmpty else { return nil }
      let form = text[suppressions[place.comment].form]
      message =
        form == SuppressionReader.Form.end.rawValue
        ? "Nothing before disables `\(name.text)`, so there is nothing to enable. Remove it."
        : "There is no code on which `\(name.text)` could be silenced. Remove it."
    } else {
      message = "`\(name.text)` reports nothing here, so nothing is silenced. Remove it."
      for end in name.partners {
        let ending = suppressions[end].names
        removed[end] = ending.indices.filter {
          ending[$0].text == name.text && ending[$0].partners == [place.comment]
        }
      }
    }
    return Finding(
      rule: SuppressionUnused.description.id, severity: .warning, message: message,
      location: Location(file: file, range: name.range),
      fixes: [removal(of: removed, title: "Remove `\(name.text)`", isPreferred: true)])
  }

  private static let hygiene: Set<String> = [
    SuppressionUnused.description.id, SuppressionUnknownRule.description.id,
  ]

  private func isOff(_ rule: String) -> Bool {
    guard let description = RuleCatalogue.description(of: rule) else { return false }
    guard let setting = settings.setting(of: rule, in: file) else {
      return description.severity == nil
    }
    return setting.isOff
  }

  // MARK: Removal

  /// Takes names out of comments; a comment that is left without a name goes as a whole.
  private func removal(of names: [Int: [Int]], title: String, isPreferred: Bool) -> Fix {
    var edits: [TextEdit] = []
    for (comment, removed) in names.sorted(by: { $0.key < $1.key }) {
      let suppression = suppressions[comment]
      if removed.count == suppression.names.count {
        edits.append(TextEdit(wholeComment(suppression.comment), ""))
        continue
      }
      let names = suppression.names
      let firstKept = names.indices.first { !removed.contains($0) } ?? 0
      // What parts two names goes with the one that is further from a name that stays.
      edits += removed.map { name in
        name < firstKept
          ? TextEdit(ByteRange(names[name].range.start, names[name + 1].range.start), "")
          : TextEdit(ByteRange(names[name - 1].range.end, names[name].range.end), "")
      }
    }
    return Fix(
      title: title, isPreferred: isPreferred, isSafe: true, changes: [.edit(file, edits)])
  }

  /// A comment with its line, where nothing else stands there, else with the space before it.
  private func wholeComment(_ comment: ByteRange) -> ByteRange {
    let first = text.lines.line(containing: comment.start)
    let last = text.lines.line(containing: max(comment.start, comment.end - 1))
    let lines = ByteRange(
      text.contentRange(ofLine: first).start, text.contentRange(ofLine: last).end)
    let isFirst = isBlank(ByteRange(lines.start, comment.start))
    if isFirst, isBlank(ByteRange(comment.end, lines.end)) {
      guard last + 1 < text.lines.count else { return lines }
      return ByteRange(lines.start, text.lines.start(ofLine: last + 1))
    }
    var start = comment.start
    while !isFirst, start > lines.start, let byte = text.byte(at: start - 1),
      byte == 0x20 || byte == 0x09
    {
      start -= 1
    }
    return ByteRange(start, comment.end)
  }

  private func isBlank(_ range: ByteRange) -> Bool {
    text.slice(range).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
