import AAAnalysis

/// `aalsp completions`: a script by which a shell completes commands, flags, values and rule ids.
/// Made from the commands and the flag table.
struct CompletionsCommand {
  let options: CompletionsOptions
  let environment: CommandEnvironment

  init(_ options: CompletionsOptions, in environment: CommandEnvironment) {
    self.options = options
    self.environment = environment
  }

  func run() -> ExitStatus {
    let rules = environment.rules().map(\.id)
    switch options.shell {
    case .bash: environment.output.write(BashCompletion(rules: rules).script)
    case .zsh: environment.output.write(ZshCompletion(rules: rules).script)
    case .fish: environment.output.write(FishCompletion(rules: rules).script)
    }
    return .success
  }
}

/// Words for a shell's script.
enum ShellText {
  /// A string between single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  static func words(_ words: [String]) -> String { words.joined(separator: " ") }
}
