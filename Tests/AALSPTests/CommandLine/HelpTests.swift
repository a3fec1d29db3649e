import AAAnalysis
import Testing

@testable import AALSP

@Suite struct HelpTests {
  @Test func versionIsOneLine() {
    for flag in ["--version", "-V"] {
      let run = CommandRun(flag)
      #expect(run.output == "aalsp \(Version.current)\n")
      #expect(run.status == 0)
    }
  }

  @Test func helpNamesEveryCommand() {
    let run = CommandRun("--help")
    for command in CommandName.allCases { #expect(run.output.contains("\n  \(command.rawValue) ")) }
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(CommandRun("help").output == run.output)
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandHasAPage(command: CommandName) {
    let page = CommandRun("help", command.rawValue).output
    #expect(page == CommandRun(command.rawValue, "--help").output)
    for flag in FlagTable.flags(of: command) { #expect(page.contains(flag.name.rawValue)) }
    for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func usageErrorsAreOneLineAndPointToHelp() {
    let run = CommandRun("check", "--formt", "json")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "aalsp check: unknown flag `--formt`; did you mean `--format`? (see `aalsp check --help`)\n"
    )
    #expect(CommandRun("chekc").errors.hasSuffix("(see `aalsp --help`)\n"))
  }

  @Test func manyFlagsAreSetInGroups() {
    let page = CommandRun("help", "check").output
    for section in FlagSection.allCases {
      #expect(page.contains("\nFlags: \(section.rawValue)\n"))
    }
    for heading in ["Usage", "Exit status", "Environment", "Examples", "See also"] {
      #expect(page.contains("\n\(heading):\n"))
    }
    for severity in Severity.allCases {
      #expect(page.split(separator: severity.rawValue).count > 2)
    }
  }

  @Test func examplesAreUnderstood() throws {
    for command in CommandName.allCases {
      for (line, _) in command.examples where line.hasPrefix("aalsp ") {
        let words = line.prefix { !"|<>".contains($0) }.split(separator: " ").map(String.init)
        _ = try Invocation(Array(words.dropFirst()))
      }
    }
  }

  @Test func flagsAreSetInTwoColumns() {
    let page = CommandRun("help", "explain").output
    #expect(
      page.contains(
        """
        Flags:
          --format FORMAT  Write text (the default), markdown or json.
          -h, --help       Show this help.
          -V, --version    Show the version.
        """))
  }
}
