/// What stands after a command's flags, for shells to complete.
extension CommandName {
  enum Operands: Equatable, Sendable {
    case none
    case paths
    case rule
    /// One of these words.
    case words([String])
  }

  var operands: Operands {
    switch self {
    case .serve: .none
    case .explain: .rule
    case .help: .words(CommandName.allCases.map(\.rawValue))
    case .completions: .words(CompletionsOptions.Shell.allCases.map(\.rawValue))
    default: .paths
    }
  }
}

extension Flag {
  /// All names by which it is given.
  var spellings: [String] { [name.rawValue] + (letter.map { ["-\($0)"] } ?? []) }

  /// The summary's first sentence, without its full stop.
  var brief: String {
    let end = summary.firstRange(of: ". ")?.lowerBound ?? summary.endIndex
    let sentence = summary[..<end]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}
