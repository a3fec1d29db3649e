/// The script for fish, to be kept as `completions/aalsp.fish` in its configuration.
struct FishCompletion {
  let rules: [String]

  var script: String {
    var script = """
      # Completion for aalsp, made by `aalsp completions fish`.
      function __aalsp_command
          set -l words (commandline -opc)
          if test (count $argv) -eq 0
              test (count $words) -eq 1
          else
              test (count $words) -gt 1; and test "$words[2]" = "$argv[1]"
          end
      end

      complete -c aalsp -f

      """
    for command in CommandName.allCases {
      script +=
        "complete -c aalsp -n __aalsp_command -a \(command.rawValue) "
        + "-d \(Self.quoted(command.brief))\n"
    }
    for flag in FlagTable.flags(of: .serve) { script += line(flag, "__aalsp_command") }
    for command in CommandName.allCases {
      let condition = Self.quoted("__aalsp_command \(command.rawValue)")
      script += "\n"
      for flag in FlagTable.flags(of: command) { script += line(flag, condition) }
      switch command.operands {
      case .none: break
      case .paths: script += "complete -c aalsp -n \(condition) -F\n"
      case .rule: script += words(rules, condition)
      case .words(let all): script += words(all, condition)
      }
    }
    return script
  }

  private func line(_ flag: Flag, _ condition: String) -> String {
    let letter = flag.letter.map { " -s \($0)" } ?? ""
    let value =
      switch flag.argument {
      case nil: ""
      case .text?: " -r -F"
      case .rules?: " -x -a " + Self.quoted("(__fish_append , \(ShellText.words(rules)))")
      case .choice(_, let choices)?: " -x -a " + Self.quoted(ShellText.words(choices))
      }
    return "complete -c aalsp -n \(condition) -l \(flag.name.rawValue.dropFirst(2))\(letter)"
      + "\(value) -d \(Self.quoted(flag.brief))\n"
  }

  private func words(_ words: [String], _ condition: String) -> String {
    "complete -c aalsp -n \(condition) -a \(Self.quoted(ShellText.words(words)))\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
