/// The script for bash, from 3.2 on. Where it offers nothing, bash completes paths.
struct BashCompletion {
  let rules: [String]

  var script: String {
    """
    # Completion for aalsp, made by `aalsp completions bash`.
    _aalsp() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev='' command='' words='' list=''
      local rules='\(ShellText.words(rules))'
      COMPREPLY=()
      if ((COMP_CWORD > 0)); then prev=${COMP_WORDS[COMP_CWORD - 1]}; fi
      # `--flag=value` comes as three words.
      if [[ $cur == '=' ]]; then
        cur=''
      elif [[ $prev == '=' ]] && ((COMP_CWORD > 1)); then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[1]} != -* ]]; then command=${COMP_WORDS[1]}; fi
      case "$command $prev" in
    \(values)  esac
      if [[ -n $list ]]; then
        # Of a list, the part after the last comma is completed.
        local before=''
        if [[ $cur == *,* ]]; then before=${cur%,*},; fi
        COMPREPLY=($(compgen -P "$before" -W "$list" -- "${cur##*,}")) || :
        return
      fi
      if [[ -z $words && $cur == -* ]]; then
        case $command in
    \(flags)    esac
      elif [[ -z $words ]]; then
        case $command in
    \(operands)    esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "$cur")) || :
    }
    complete -o bashdefault -o default -F _aalsp aalsp

    """
  }

  /// What follows flags.
  private var values: String {
    var lines = ""
    for command in CommandName.allCases {
      for flag in FlagTable.flags(of: command) {
        guard let argument = flag.argument else { continue }
        let name = command == .serve ? "" : command.rawValue
        let pattern = flag.spellings.map { "'\(name) \($0)'" }.joined(separator: " | ")
        let action =
          switch argument {
          case .text: "return"
          case .rules: "list=$rules"
          case .choice(_, let choices): "words='\(ShellText.words(choices))'"
          }
        lines += "    \(pattern)) \(action) ;;\n"
      }
    }
    return lines
  }

  private var flags: String {
    CommandName.allCases.map { command in
      let names = FlagTable.flags(of: command).flatMap(\.spellings)
      let pattern = command == .serve ? "'' | serve" : command.rawValue
      return "      \(pattern)) words='\(ShellText.words(names))' ;;\n"
    }.joined()
  }

  private var operands: String {
    let commands = ShellText.words(CommandName.allCases.map(\.rawValue))
    var lines = "      '') words='\(commands)' ;;\n"
    for command in CommandName.allCases {
      switch command.operands {
      case .none, .paths: continue
      case .rule: lines += "      \(command.rawValue)) words=$rules ;;\n"
      case .words(let words):
        lines += "      \(command.rawValue)) words='\(ShellText.words(words))' ;;\n"
      }
    }
    return lines
  }
}
