/// Gathers what is wrong with the configuration files that count.
struct ConfigurationJudge {
  private let known: [FileID: KnownConfiguration]
  private(set) var problems: [FileID: [ConfigurationFile.Problem]] = [:]
  private(set) var files: Set<FileID> = []
  private(set) var missing: Set<FileID> = []

  init(_ known: [FileID: KnownConfiguration]) {
    self.known = known
  }

  /// Judges a file, and those that it extends.
  mutating func follow(_ file: FileID) {
    let chain = ConfigurationChain(from: file) { known[$0]?.inForce }
    if case .missing(let file) = chain.end { missing.insert(file) }
    for link in chain.links where files.insert(link.file).inserted {
      let own = (known[link.file]?.present.problems ?? []) + extensionProblems(of: link.file)
      if !own.isEmpty { problems[link.file] = own.sorted { $0.range < $1.range } }
    }
  }

  /// Notes that a file does not count because another stands in its folder.
  mutating func shadow(_ file: FileID, by other: FileID) {
    guard let content = known[file]?.present, files.insert(file).inserted else { return }
    problems[file] = [
      ConfigurationFile.Problem(
        range: content.start,
        message: "Nothing here is in force, because `\(other.name)` beside this file comes first. "
          + "Put the two together.")
    ]
  }

  /// What is wrong with what a file extends. Of a text that is no JSON, only that is told.
  private func extensionProblems(of file: FileID) -> [ConfigurationFile.Problem] {
    guard let content = known[file], content.present == content.inForce,
      content.present.isWellFormed, let parent = content.present.parent
    else { return [] }
    let message: String
    switch ConfigurationChain(from: file, read: { known[$0]?.inForce }).end {
    case .missing(parent.file(from: file)):
      message = "There is no configuration at `\(parent.path)` that can be read. Correct the path."
    case .circle(file):
      message = "This leads back to the file itself. Let one of them extend nothing."
    case .tooLong:
      message = "More than \(ConfigurationChain.limit) files extend one another from here on. "
        + "Put some together."
    case .complete, .missing, .circle: return []
    }
    return [ConfigurationFile.Problem(range: parent.range, message: message)]
  }
}

extension ConfigurationTree {
  /// What is wrong with a file, as findings in the order of their places.
  func findings(in file: FileID) -> [Finding] {
    let rule = ConfigurationInvalid.description
    let settings = ruleSettings
    return (problems[file] ?? []).compactMap { problem in
      var fixes: [Fix] = []
      if let edit = problem.replacement {
        let name = edit.replacement.filter { $0 != "\"" }
        fixes = [
          Fix(
            title: name.isEmpty ? "Remove it" : "Change it to `\(name)`", isPreferred: true,
            changes: [.edit(file, [edit])])
        ]
      }
      let finding = Finding(
        rule: rule.id, severity: .error, message: problem.message,
        location: Location(file: file, range: problem.range), fixes: fixes)
      return settings.applied(to: finding, of: rule)
    }
  }
}
