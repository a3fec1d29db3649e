import AAAnalysis
import Testing

@testable import AALSP

@Suite struct MapTests {
  private static func app(_ home: String) -> String {
    """
    import SwiftUI
    @main struct Draw: App { var body: some Scene { AssistiveAccess { Home() } } }

    """ + home
  }

  private static let cycle = app(
    """
    struct Home: View {
      var body: some View {
        NavigationLink("Deep") { Deep() }.navigationTitle("Home")
        NavigationLink("Near") { Near() }
      }
    }
    struct Deep: View { var body: some View { NavigationLink("Deeper") { Near() } } }
    struct Near: View { var body: some View { NavigationLink("Home again") { Home() } } }
    """)

  /// The lines of the tree alone, without what was found.
  private static func tree(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter {
      !$0.contains("!") && !$0.contains("button")
    }
  }

  @Test func aWayBackIsNoRepetition() throws {
    let folder = try ScratchFolder(["Draw/App.swift": Self.cycle])
    let run = CommandRun("map", "Draw", in: folder.path)
    #expect(
      Self.tree(run).dropLast() == [
        "Assistive Access scene of Draw Draw/App.swift:2:49",
        "└─ Home “Home” ✗ no icon Draw/App.swift:3:8",
        "   ├─ “Deep” → Deep no title Draw/App.swift:9:8",
        "   │  └─ “Deeper” → Near no title (see below)",
        "   └─ “Near” → Near no title Draw/App.swift:10:8",
        "      └─ “Home again” → Home “Home” (see above)",
      ])
    #expect(run.output.contains("\n3 screens, 1 without an icon; "))
  }

  @Test func linesFitTheTerminal() throws {
    let folder = try ScratchFolder(["Draw/App.swift": Self.cycle])
    for width in [40, 60, 80] {
      let run = CommandRun("map", "Draw", in: folder.path, terminal: Terminal(width: width))
      for line in run.output.split(separator: "\n").dropLast() {
        #expect(DisplayWidth.of(line) <= width, "\(line)")
      }
    }
    let narrow = CommandRun("map", "Draw", in: folder.path, terminal: Terminal(width: 42))
    #expect(Self.tree(narrow)[1] == "└─ Home “Home” ✗ no icon App.swift:3:8")
  }

  @Test func coloursAreForTerminals() throws {
    let folder = try ScratchFolder(["Draw/App.swift": Self.cycle])
    let colour = Terminal(width: 80, hasColour: true)
    #expect(!CommandRun("map", in: folder.path).output.contains("\u{1B}"))
    #expect(CommandRun("map", in: folder.path, terminal: colour).output.contains("\u{1B}[1mHome"))
  }

  @Test(arguments: MapOptions.Format.allCases)
  func withoutASceneThereIsNoMap(format: MapOptions.Format) throws {
    let folder = try ScratchFolder(["A.swift": "let a = 1"])
    let run = CommandRun("map", "--format", format.rawValue, "A.swift", in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors == "aalsp: note: Assistive Access reaches nothing at A.swift, so there is no map\n")
    switch format {
    case .text: #expect(run.output.isEmpty)
    case .mermaid: #expect(run.output == "flowchart TD\n")
    case .dot: #expect(run.output.hasPrefix("digraph map {\n") && run.output.hasSuffix("\n}\n"))
    case .json: #expect(run.output.contains("\"screens\": []"))
    }
  }

  @Test func oneFileShowsTheScenesThatReachIt() throws {
    let folder = try ScratchFolder([
      ".git/HEAD": "", "App.swift": Self.app("struct Home: View { var body: some View { Row() } }"),
      "Row.swift": "struct Row: View { var body: some View { Text(\"a\") } }",
      "Other.swift": "struct Other: View { var body: some View { Text(\"b\") } }",
    ])
    #expect(CommandRun("map", "Row.swift", in: folder.path).output.contains("└─ Home"))
    #expect(CommandRun("map", "Other.swift", in: folder.path).output.isEmpty)
  }

  @Test func theMapGoesToAFile() throws {
    let folder = try ScratchFolder(["App.swift": Self.cycle])
    let run = CommandRun(
      "map", "--format", "mermaid", "--output", "map.mmd", in: folder.path,
      terminal: Terminal(width: 20, hasColour: true))
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    let text = try DiskReader().bytes(of: folder["map.mmd"])
    #expect(
      String(decoding: text, as: UTF8.self)
        == CommandRun("map", "--format", "mermaid", in: folder.path).output)
    let bad = CommandRun("map", "--output", "no/where", in: folder.path)
    #expect(bad.status == 2)
    #expect(bad.errors.hasPrefix("aalsp: cannot write no/where: "))
  }

  @Test func whatCannotBeReadIsAFailure() throws {
    let folder = try ScratchFolder(["App.swift": Self.cycle])
    let run = CommandRun("map", "Missing", in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors == "aalsp: Missing: no such file or folder\n")
    #expect(
      CommandRun("map", "a", "b", in: folder.path).errors.hasPrefix(
        "aalsp map: takes one path"))
    #expect(CommandRun("map", "--format", "svg", in: folder.path).status == 2)
  }

  // MARK: Diagrams

  private static let markup = app(
    #"""
    struct Home: View {
      var body: some View {
        NavigationLink("a|b \"c\" <d> \\n [e] {f} `g` #h; %%i 🖍️ end") { end() }
        NavigationLink("&amp;") { end() }
          .navigationTitle("1. \"]\n%%{init}%%")
      }
    }
    struct end: View { var body: some View { Text("a") } }
    """#)

  @Test func mermaidTakesTextsForTexts() throws {
    let folder = try ScratchFolder(["App.swift": Self.markup])
    let lines = CommandRun("map", "--format", "mermaid", in: folder.path).output
      .split(separator: "\n").map(String.init)
    #expect(
      lines[1].hasPrefix(
        "  screen_Home[\"Home<br>“1. #34;] #37;#37;{init}#37;#37;”<br>✗ no icon"))
    #expect(lines[2].hasPrefix("  screen_end[\"end<br>no title"))
    #expect(
      lines[3]
        == "  screen_Home -->|\"“a|b #34;c#34; #60;d#62; #92;n [e] {f} #96;g#96; #35;h; #37;#37;i "
        + "🖍️ en…”, “#38;amp;”\"| screen_end")
  }

  @Test func dotTakesTextsForTexts() throws {
    let folder = try ScratchFolder(["App.swift": Self.markup])
    let output = CommandRun("map", "--format", "dot", in: folder.path).output
    #expect(output.contains(#"  "Home" [label="Home\n“1. \"] %%{init}%%”\n✗ no icon"#))
    #expect(output.contains(#""Home" -> "end" [label="“a|b \"c\" <d> \\n [e] {f} `g` #h; %%i 🖍️ en…”, “&amp;amp;”"];"#))
  }

  @Test func severalScenesAreFramed() throws {
    let folder = try ScratchFolder([
      "A.swift": Self.app("struct Home: View { var body: some View { Text(\"a\") } }"),
      "B.swift": """
        class Delegate: NSObject, UIHostingSceneDelegate {
          static var rootScene: some Scene { AssistiveAccess { Home() } }
        }
        """,
    ])
    let mermaid = CommandRun("map", "--format", "mermaid", in: folder.path).output
    #expect(mermaid.contains("  subgraph root_2[\"Assistive Access scene of Delegate\"]\n"))
    #expect(mermaid.contains("    direction TB\n"))
    #expect(mermaid.contains("    screen_Home_2["))
    let dot = CommandRun("map", "--format", "dot", in: folder.path).output
    #expect(dot.contains("subgraph cluster_2 {\n    label=\"Assistive Access scene of Delegate\";"))
  }
}
