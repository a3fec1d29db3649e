import AAAnalysis

/// A command's arguments, told apart by the flag table.
struct Arguments: Equatable, Sendable {
  /// A flag as it was given; the value is empty for a flag that takes none.
  struct Occurrence: Equatable, Sendable {
    var flag: Flag.Name
    var value: String
  }

  let command: CommandName
  /// In the order given.
  private(set) var occurrences: [Occurrence] = []
  /// What is no flag, in the order given.
  private(set) var operands: [String] = []

  /// Whether a flag was given, with or without a value.
  func isGiven(_ flag: Flag.Name) -> Bool { occurrences.contains { $0.flag == flag } }

  /// Reads what follows the command's name. `--` ends the flags; a lone `-` is an operand.
  init(_ arguments: some Sequence<String>, of command: CommandName) throws(UsageError) {
    self.command = command
    let flags = FlagTable.flags(of: command)
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (name, attached) = Self.split(argument)
      guard let flag = flags.first(where: { $0.matches(name) }) else {
        throw Self.unknown(name, of: command)
      }
      guard let kind = flag.argument else {
        if attached != nil { throw UsageError("`\(name)` takes no value", in: command) }
        occurrences.append(Occurrence(flag: flag.name, value: ""))
        continue
      }
      // What looks like the next flag is more likely a value forgotten than a value.
      let following = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
      guard let value = attached ?? following, !value.isEmpty else {
        throw UsageError("`\(name)` needs a \(kind.placeholder)", in: command)
      }
      if attached == nil { rest.removeFirst() }
      if case .choice(_, let choices) = kind, !choices.contains(value) {
        let list = choices.joined(separator: ", ")
        let hint = NearestName.hint(for: value, among: choices)
        let message = "`\(name)` takes one of \(list), not `\(value)`\(hint)"
        throw UsageError(message, in: command)
      }
      occurrences.append(Occurrence(flag: flag.name, value: value))
    }
  }

  func has(_ flag: Flag.Name) -> Bool {
    occurrences.contains { $0.flag == flag }
  }

  /// The last value given for a flag.
  func value(of flag: Flag.Name) -> String? {
    occurrences.last { $0.flag == flag }?.value
  }

  /// All values given for a flag that takes lists, split at commas.
  func list(of flag: Flag.Name) -> [String] {
    occurrences.filter { $0.flag == flag }.flatMap { $0.value.split(separator: ",") }
      .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private static func unknown(_ name: String, of command: CommandName) -> UsageError {
    if let other = FlagTable.all.first(where: { $0.matches(name) })?.commands.first {
      return UsageError("`\(name)` is a flag of `aalsp \(other.rawValue)`", in: command)
    }
    let names = FlagTable.flags(of: command).map(\.name.rawValue)
    return UsageError(
      "unknown flag `\(name)`\(NearestName.hint(for: name, among: names))", in: command)
  }
}

extension Flag {
  fileprivate func matches(_ argument: String) -> Bool {
    argument == name.rawValue || letter.map { argument == "-\($0)" } ?? false
  }
}
