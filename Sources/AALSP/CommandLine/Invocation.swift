import AAAnalysis

/// What a command line asks for.
enum Invocation: Sendable {
  case serve
  case check(CheckOptions)
  case explain(ExplainOptions)
  case map(MapOptions)
  case adopt(AdoptOptions)
  case targets(TargetsOptions)
  case syntax(SyntaxOptions)
  case completions(CompletionsOptions)
  /// Help on a command, or on the program.
  case help(CommandName?)
  case version

  /// Understands the arguments that follow the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      let parsed = try Arguments(arguments, of: .serve)
      if parsed.has(.help) {
        self = .help(nil)
      } else {
        self = try Invocation(parsed)
      }
      return
    }
    guard let command = CommandName(rawValue: first) else { throw Self.unknown(first) }
    let parsed = try Arguments(arguments.dropFirst(), of: command)
    self = parsed.has(.help) ? .help(command) : try Invocation(parsed)
  }

  private init(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(.version) {
      self = .version
      return
    }
    switch arguments.command {
    case .serve:
      if let operand = arguments.operands.first {
        throw UsageError("takes no `\(operand)`", in: .serve)
      }
      self = .serve
    case .check: self = .check(try CheckOptions(arguments))
    case .explain: self = .explain(try ExplainOptions(arguments))
    case .map: self = .map(try MapOptions(arguments))
    case .adopt: self = .adopt(try AdoptOptions(arguments))
    case .targets: self = .targets(try TargetsOptions(arguments))
    case .syntax: self = .syntax(try SyntaxOptions(arguments))
    case .completions: self = .completions(try CompletionsOptions(arguments))
    case .help:
      guard arguments.operands.count <= 1 else {
        throw UsageError("takes one command at a time", in: .help)
      }
      guard let name = arguments.operands.first else {
        self = .help(nil)
        return
      }
      guard let command = CommandName(rawValue: name) else { throw Self.unknown(name) }
      self = .help(command)
    }
  }

  private static func unknown(_ name: String) -> UsageError {
    let names = CommandName.allCases.map(\.rawValue)
    if let nearest = NearestName.of(name, among: names) {
      return UsageError("unknown command `\(name)`; did you mean `\(nearest)`?")
    }
    if name.contains("/") || name.contains(".") {
      return UsageError("unknown command `\(name)`; to judge a path: `aalsp check \(name)`")
    }
    return UsageError("unknown command `\(name)`")
  }
}
