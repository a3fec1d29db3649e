import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// `aalsp check` and an editor with every document open show the same.
@Suite struct ParityTests {
  /// A finding as both can tell of it.
  private struct Shown: Hashable, Comparable, CustomStringConvertible {
    var file: String
    /// 0-based.
    var line: Int
    var column: Int
    var rule: String
    var severity: Int

    var description: String { "\(file):\(line):\(column) \(rule) \(severity)" }

    static func < (left: Shown, right: Shown) -> Bool {
      (left.file, left.line, left.column, left.rule)
        < (right.file, right.line, right.column, right.rule)
    }
  }

  private static let scene = """
    import SwiftUI
    @main struct Calm: App {
      var body: some Scene { AssistiveAccess { Root() } }
    }
    struct Root: View {
      var body: some View {
        VStack {
          Button("Start") {}
          Button("Stop") {}  // aalsp:disable:this label-without-icon - known
          Button("Go", systemImage: "play") {}  // aalsp:disable:this label-without-icon
          Part()
          Made()
          BigButton("Big") {}
        }
      }
    }
    struct Calmer: View { var body: some View { Button("Calm") {}.frame(width: 40, height: 40) } }
    """

  private static func button(_ name: String) -> String {
    """
    import SwiftUI
    struct \(name): View {
      var body: some View { Button("\(name)") {}.frame(width: 50, height: 50) }
    }
    """
  }

  private static let workspaces: [[String: String]] = [
    [
      ".git/HEAD": "", "App/App.swift": scene, "Kit/Part.swift": button("Part"),
      "Generated/Made.swift": button("Made"), "Pods/Other.swift": button("Other"),
    ],
    [
      ".git/HEAD": "", "App/App.swift": scene, "Kit/Part.swift": button("Part"),
      "Generated/Made.swift": button("Made"), "Kit/Deep/Other.swift": button("Other"),
      ".aalsp.json": """
        {"exclude": ["Generated/**"], "components": {"BigButton": "Button"},
        "rules": {"label-without-icon": "error", "target-small": {"minimum": 52}, "x": "off"},
        "scope": {"roots": ["Calmer"]}}
        """,
      "Kit/aalsp.json": #"{"extends": "../Shared/base.json", "rules": {"tab-view": "warn"}}"#,
      "Kit/Deep/.aalsp.json": #"{"scope": {"roots": ["Other"]}, "extends": "none.json"}"#,
      "Shared/base.json": #"{"rules": {"label-without-icon": "off"}}"#,
    ],
    [
      ".git/HEAD": "", "App/App.swift": scene, "Kit/Part.swift": button("Part"),
      "App/.aalsp.json": #"{"rules": {"suppression-unused": "off"}, "exclude": ["../Kit"]"#,
      "App/aalsp.json": "{}",
      ".aalsp.json": #"{"exclude": ["Kit"], "rules": {"preview-missing": "error"}}"#,
    ],
  ]

  @Test(arguments: workspaces.indices)
  func theSameIsShown(number: Int) throws {
    let folder = try ScratchFolder(Self.workspaces[number])
    #expect(try check(folder).count > 2)
    try expectTheSame(folder, Self.workspaces[number].keys.sorted())
  }

  @Test(arguments: ["draw", "two-projects", "synchronized-folders", "tuist"], [false, true])
  func theSameIsShownOfApps(name: String, isConfigured: Bool) throws {
    let source = Fixtures.folder.appendingPathComponent("workspaces/\(name)")
    let folder = try ScratchFolder()
    let target = URL(fileURLWithPath: folder["App"])
    try FileManager.default.copyItem(at: source, to: target)
    if isConfigured {
      let text = #"{"rules": {"navigation-icon-missing": "error", "support-key-missing": "off"}}"#
      try folder.write("App/.aalsp.json", text)
    }
    let files = try #require(FileManager.default.subpaths(atPath: target.path)).sorted()
    try expectTheSame(folder, files.map { "App/" + $0 })
  }

  private func expectTheSame(_ folder: ScratchFolder, _ names: [String]) throws {
    let checked = try check(folder)
    #expect(try served(folder, names) == checked)
  }

  private func check(_ folder: ScratchFolder) throws -> [Shown] {
    let run = CommandRun("check", "--format", "json", in: folder.path)
    let report = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    return try (report["findings"]?.elements ?? []).map { finding in
      let start = try #require(finding["range"]?["start"])
      let severity = try #require(finding["severity"]?.stringValue.flatMap(Severity.init))
      return Shown(
        file: try #require(finding["file"]?.stringValue), line: try number(start["line"]) - 1,
        column: try number(start["column"]) - 1,
        rule: try #require(finding["rule"]?.stringValue),
        severity: [.error: 1, .warning: 2, .information: 3, .hint: 4][severity] ?? 0)
    }.sorted()
  }

  private func served(_ folder: ScratchFolder, _ names: [String]) throws -> [Shown] {
    let editor = try Editor(folder, names, capabilities: "{}")
    return try editor.shown()
  }

  // MARK: Changes

  private static let configurations = [
    "{}", #"{"exclude": ["Kit"]}"#, #"{"exclude": ["Generated/**", "*.json"]}"#,
    #"{"rules": {"label-without-icon": "error"}, "exclude": ["Deep"]}"#,
    #"{"extends": "../.aalsp.json", "rules": {"target-small": "off"}}"#,
    #"{"extends": "../Shared/base.json"}"#, #"{"scope": {"roots": ["Calmer", "Other"]}}"#,
    #"{"rules": {"label-without-icons": "off"}}"#, #"{"exclude": ["**"]}"#,
    #"{"exclude": ["App.swift"], "rules": {"configuration-invalid": "warning"}}"#,
  ]

  /// Whatever is written on disk, and whatever is told of it: an editor that was there from the
  /// beginning shows what a check shows now.
  @Test(arguments: 0..<6, [true, false])
  func theSameIsShownAfterEveryChange(seed: UInt64, isWatching: Bool) throws {
    var random = SplitMix(seed: seed)
    let files = Self.workspaces[1]
    let folder = try ScratchFolder(files)
    let names = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    // One is never open, so that the disk counts.
    let editor = try Editor(
      folder, names.filter { $0 != "Generated/Made.swift" },
      capabilities: isWatching
        ? #"{"didChangeWatchedFiles":{"dynamicRegistration":true}}"# : "{}")
    let paths = [".aalsp.json", "Kit/aalsp.json", "Kit/.aalsp.json", "Shared/base.json"]
    for _ in 0..<20 {
      let path = paths[random.next(below: paths.count)]
      let text = Self.configurations[random.next(below: Self.configurations.count)]
      let isThere = FileManager.default.fileExists(atPath: folder[path])
      if isThere, random.next(below: 4) == 0 {
        try folder.delete(path)
        editor.tell(path, 3)
      } else {
        // Of another size each time, so that it looks different whenever it was written.
        let space = String(repeating: " ", count: random.next(below: 1000))
        try folder.write(path, text + space)
        editor.tell(path, isThere ? 2 : 1)
      }
      if !isWatching { editor.save(names[0]) }
      let checked = try check(folder).filter { $0.file != "Generated/Made.swift" }
      #expect(try editor.shown() == checked)
    }
  }

  /// An editor in which documents are open, and what it shows.
  private final class Editor {
    private let folder: ScratchFolder
    private let client = TestClient()
    private var last: [String: [JSONValue]] = [:]

    /// `capabilities` are those for the workspace.
    init(_ folder: ScratchFolder, _ names: [String], capabilities: String) throws {
      self.folder = folder
      client.send(
        """
        {"id":0,"method":"initialize","params":{"rootUri":"file://\(folder.path)","capabilities":\
        {"general":{"positionEncodings":["utf-32"]},"workspace":\(capabilities)}}}
        """)
      client.send(#"{"method":"initialized","params":{}}"#)
      take(client.settle())
      for name in names where DocumentKind(of: FileID("/" + name)) != nil {
        // What nobody would read is not opened either.
        guard !name.hasPrefix("Pods/") else { continue }
        try client.open("file://\(folder[name])", try folder.read(name))
      }
    }

    func tell(_ name: String, _ type: Int) {
      client.send(
        #"""
        {"method":"workspace/didChangeWatchedFiles","params":{"changes":[
        {"uri":"file://\#(folder[name])","type":\#(type)}]}}
        """#)
    }

    func save(_ name: String) {
      client.send(
        #"""
        {"method":"textDocument/didSave",
        "params":{"textDocument":{"uri":"file://\#(folder[name])"}}}
        """#)
    }

    private func take(_ messages: [JSONValue]) {
      for message in messages where message.method == "textDocument/publishDiagnostics" {
        guard let uri = message["params"]?["uri"]?.stringValue else { continue }
        last[uri] = message["params"]?["diagnostics"]?.elements ?? []
      }
    }

    func shown() throws -> [Shown] {
      take(client.settle())
      return try last.flatMap { uri, diagnostics in
        try diagnostics.map { diagnostic in
          let start = try #require(diagnostic["range"]?["start"])
          let path = LSP.DocumentURI(uri).file.path
          return Shown(
            file: FilePath.relative(path, to: folder.path), line: try ParityTests.number(start["line"]),
            column: try ParityTests.number(start["character"]),
            rule: try #require(diagnostic["code"]?.stringValue),
            severity: try ParityTests.number(diagnostic["severity"]))
        }
      }.sorted()
    }
  }

  private func number(_ value: JSONValue?) throws -> Int { try Self.number(value) }

  private static func number(_ value: JSONValue?) throws -> Int {
    guard case .integer(let number)? = value else { throw NoNumber() }
    return number
  }

  private struct NoNumber: Error {}
}
