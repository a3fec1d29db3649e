/// One flag: what it is called, what it takes, what it does, and which commands have it.
///
/// Parsing, help and completions are all made from these values.
struct Flag: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case baseline = "--baseline"
    case configuration = "--config"
    case diff = "--diff"
    case facts = "--facts"
    case failOn = "--fail-on"
    case fix = "--fix"
    case format = "--format"
    case help = "--help"
    case ignore = "--ignore"
    case minimumSeverity = "--min-severity"
    case output = "--output"
    case profile = "--profile"
    case quiet = "--quiet"
    case select = "--select"
    case statistics = "--statistics"
    case standardInputPath = "--stdin-path"
    case standardStreams = "--stdio"
    case target = "--target"
    case version = "--version"
    case write = "--write"
    case writeBaseline = "--write-baseline"
  }

  /// What follows the flag, as `--flag VALUE` or `--flag=VALUE`.
  enum Argument: Sendable {
    /// A path, or anything; the placeholder is what help calls it.
    case text(placeholder: String)
    /// Ids of rules, separated by commas.
    case rules(placeholder: String)
    /// One of these.
    case choice(placeholder: String, [String])

    var placeholder: String {
      switch self {
      case .text(let placeholder), .rules(let placeholder), .choice(let placeholder, _):
        placeholder
      }
    }
  }

  let name: Name
  /// The short form, without its dash.
  let letter: Character?
  let argument: Argument?
  let summary: String
  let commands: [CommandName]

  init(
    _ name: Name, letter: Character? = nil, takes argument: Argument? = nil, _ summary: String,
    commands: [CommandName]
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.summary = summary
    self.commands = commands
  }
}
