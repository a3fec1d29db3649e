/// What the command line asks for.
struct Options {
  var folders: [String] = []
  var isQuick = false
  var showsHelp = false

  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  static let help = """
    usage: Benchmarks [FOLDER…] [--quick]

    Measures the analysis and the server on the Swift files below the folders, or on a generated
    workspace of 200,000 lines that is removed afterwards. Build with -c release.

      --quick   smaller input, fewer repetitions, no swift-format and no sourcekit-lsp
    """

  init(_ arguments: some Sequence<String>) throws {
    for argument in arguments {
      switch argument {
      case "--quick": isQuick = true
      case "--help", "-h": showsHelp = true
      default:
        guard !argument.hasPrefix("-") else {
          throw UsageError(description: "unknown option \(argument)\n\(Options.help)")
        }
        folders.append(argument)
      }
    }
  }

  /// Lines of the generated workspace.
  var generatedLines: Int { isQuick ? 20_000 : 200_000 }

  /// How often a short measurement is repeated; the best counts.
  var repetitions: Int { isQuick ? 2 : 5 }

  /// How many keystrokes are measured in one document.
  var keystrokes: Int { isQuick ? 40 : 200 }
}
