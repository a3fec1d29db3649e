import AAAnalysis

/// What `aalsp completions` was asked.
struct CompletionsOptions: Equatable, Sendable {
  enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  var shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    let names = Shell.allCases.map(\.rawValue)
    let list = names.joined(separator: ", ")
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("takes one shell: \(list)", in: .completions)
    }
    guard let shell = Shell(rawValue: name) else {
      let hint = NearestName.hint(for: name, among: names)
      throw UsageError("unknown shell `\(name)`, known are \(list)\(hint)", in: .completions)
    }
    self.shell = shell
  }
}
