/// What the command line asks for.
struct Options {
  /// A part of the report.
  enum Section: String, CaseIterable {
    case tree, rules, keystrokes, server, references
    case crossFile = "cross-file"
    case idle, steadiness, scale
  }

  var folders: [String] = []
  var isQuick = false
  var showsHelp = false
  /// What is measured; nil for everything.
  var only: Set<Section>?

  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  static let help = """
    usage: Benchmarks [FOLDER…] [--quick] [--only SECTION]…

    Measures the analysis and the server on the Swift files below the folders, or on a generated
    workspace of 200,000 lines that is removed afterwards. Build with -c release.

      --quick          smaller input, fewer repetitions, no swift-format and no sourcekit-lsp
      --only SECTION   one section of: \(Section.allCases.map(\.rawValue).joined(separator: ", "))
    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--help", "-h": showsHelp = true
      case "--only":
        guard let section = rest.popFirst().flatMap(Section.init(rawValue:)) else {
          throw UsageError(description: "--only takes a section\n\(Options.help)")
        }
        only = (only ?? []).union([section])
      default:
        guard !argument.hasPrefix("-") else {
          throw UsageError(description: "unknown option \(argument)\n\(Options.help)")
        }
        folders.append(argument)
      }
    }
  }

  /// Whether a section is asked for.
  func measures(_ section: Section) -> Bool {
    if let only { return only.contains(section) }
    return section != .references || !isQuick
  }

  /// Lines of the generated workspace.
  var generatedLines: Int { isQuick ? 20_000 : 200_000 }

  /// How often a short measurement is repeated; the best counts.
  var repetitions: Int { isQuick ? 2 : 5 }

  /// How many keystrokes are measured in one document.
  var keystrokes: Int { isQuick ? 40 : 200 }

  /// How many edits the memory is watched for.
  var edits: Int { isQuick ? 200 : 10_000 }

  /// How many switches of branches the memory is watched for.
  var switches: Int { isQuick ? 5 : 50 }

  /// How long the server is left alone.
  var idleSeconds: Double { isQuick ? 1 : 10 }
}
