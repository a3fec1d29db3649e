/// The script for zsh: to be sourced after `compinit`, or put into a folder of `fpath` as `_aalsp`.
struct ZshCompletion {
  let rules: [String]

  var script: String {
    """
    #compdef aalsp
    # Completion for aalsp, made by `aalsp completions zsh`.
    _aalsp_rules() {
      local -a rules
      rules=(\(ShellText.words(rules)))
      _values -s , rule $rules
    }

    _aalsp() {
      local -a commands
      commands=(
    \(commands)  )
      if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
        return
      fi
      local command=serve
      if [[ $words[2] != -* ]]; then
        command=$words[2]
        shift words
        ((CURRENT -= 1))
      fi
      case $command in
    \(cases)  esac
    }

    if [[ $funcstack[1] == _aalsp ]]; then
      _aalsp "$@"
    else
      compdef _aalsp aalsp
    fi

    """
  }

  private var commands: String {
    CommandName.allCases.map { command in
      "    \(ShellText.quoted(command.rawValue + ":" + command.brief))\n"
    }.joined()
  }

  private var cases: String {
    CommandName.allCases.map { command in
      let flags = FlagTable.flags(of: command).flatMap(specifications)
      let all = (flags + operands(of: command)).map { "      \(ShellText.quoted($0))" }
      return "    \(command.rawValue)) _arguments -s \\\n"
        + all.joined(separator: " \\\n") + " ;;\n"
    }.joined()
  }

  /// `*--format=[…]:FORMAT:(text json)`, once for each spelling. Every flag may be given again.
  private func specifications(of flag: Flag) -> [String] {
    let meaning = "[\(Self.escaped(flag.brief))]"
    let value: String? = flag.argument.map { argument in
      switch argument {
      case .text(let placeholder): ":\(placeholder):_files"
      case .rules(let placeholder): ":\(placeholder):_aalsp_rules"
      case .choice(let placeholder, let choices): ":\(placeholder):(\(ShellText.words(choices)))"
      }
    }
    return flag.spellings.map { "*\($0)" + (value == nil ? "" : "=") + meaning + (value ?? "") }
  }

  private func operands(of command: CommandName) -> [String] {
    switch command.operands {
    case .none: []
    case .paths: ["*:path:_files"]
    case .rule: ["1:rule:(\(ShellText.words(rules)))"]
    case .words(let words):
      ["1:\(command == .help ? "command" : "shell"):(\(ShellText.words(words)))"]
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }
}

extension CommandName {
  /// The summary without its full stop.
  var brief: String { String(summary.hasSuffix(".") ? summary.dropLast() : summary[...]) }
}
