/// `aalsp help` and `--help`: made from the commands and the flag table.
struct HelpCommand {
  /// Nil for the program.
  let command: CommandName?
  /// Columns to fill.
  let width: Int

  init(_ command: CommandName?, for terminal: Terminal) {
    self.command = command
    width = max(40, min(80, terminal.width ?? 80))
  }

  /// The page, ending with a line ending.
  var text: String {
    command.map(page) ?? overview
  }

  private var overview: String {
    var result = "aalsp \(Version.current)\n"
    result += Paragraphs.wrapped(
      """
      Finds what makes an app hard to use in Assistive Access: in the editor, as a language \
      server, and on the command line.
      """, width: width)
    result += "\nUsage:\n"
    for command in CommandName.allCases { result += "  aalsp \(command.usage)\n" }
    result += "\nCommands:\n"
    result += table(CommandName.allCases.map { ($0.rawValue, $0.summary) })
    result += "\nFlags:\n" + table(FlagTable.flags(of: .serve).map(Self.row))
    result += "\n"
    result += Paragraphs.wrapped(
      """
      To begin, run `aalsp check` in the folder of an app; `aalsp explain` lists what it looks for. \
      `aalsp help COMMAND` tells more about a command.
      """, width: width)
    return result
  }

  private func page(of command: CommandName) -> String {
    var result = Paragraphs.wrapped(command.summary, width: width)
    result += "\nUsage:\n  aalsp \(command.usage)\n\n"
    result += Paragraphs.wrapped(command.description, width: width)
    result += flags(of: command)
    for note in command.notes {
      result += "\n\(note.heading):\n"
      result += Paragraphs.wrapped(note.text, width: width, indent: "  ")
    }
    result += "\nExit status:\n"
    result += table(command.exitStatuses.map { (String($0.status.rawValue), $0.meaning) })
    if !command.variables.isEmpty {
      result += "\nEnvironment:\n" + table(command.variables.map { ($0.name, $0.meaning) })
    }
    if !command.examples.isEmpty {
      result += "\nExamples:\n"
      for example in command.examples {
        result += "  \(example.line)\n"
        result += Paragraphs.wrapped(example.meaning, width: width, indent: "      ")
      }
    }
    if !command.related.isEmpty {
      let list = command.related.map { "`aalsp help \($0.rawValue)`" }.joined(separator: ", ")
      result += "\nSee also:\n" + Paragraphs.wrapped(list, width: width, indent: "  ")
    }
    return result
  }

  /// One table, or one for each section where there are many.
  private func flags(of command: CommandName) -> String {
    let flags = FlagTable.flags(of: command)
    if flags.count < FlagSection.minimum { return "\nFlags:\n" + table(flags.map(Self.row)) }
    return FlagSection.allCases.map { section in
      let members = flags.filter { $0.name.section == section }
      return members.isEmpty
        ? "" : "\nFlags: \(section.rawValue)\n" + table(members.map(Self.row))
    }.joined()
  }

  private static func row(of flag: Flag) -> (String, String) {
    let short = flag.letter.map { "-\($0), " } ?? ""
    let argument = flag.argument.map { " \($0.placeholder)" } ?? ""
    return (short + flag.name.rawValue + argument, flag.summary)
  }

  /// Two columns. A first one that is too wide stands on a line of its own.
  private func table(_ rows: [(String, String)]) -> String {
    let first = min(24, rows.map { $0.0.count }.max() ?? 0)
    let indent = String(repeating: " ", count: first + 4)
    return rows.map { name, meaning in
      let text = Paragraphs.wrapped(meaning, width: width, indent: indent)
      return name.count > first
        ? "  \(name)\n" + text
        : "  \(name)" + String(text.dropFirst(2 + name.count))
    }.joined()
  }
}
