import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// What is left out is not even looked for, and what is read is not kept.
@Suite("Requirement 9: exclusions and memory") struct ExclusionsAcceptance {
  private static let others = [
    ".build", "DerivedData", "Pods", "Carthage", "node_modules", ".git", ".hidden",
  ]

  private func root() throws -> ScratchFolder {
    var files = [
      "App.swift": CalmApp.source, "Made/Made.swift": "struct Made {}",
      ".aalsp.json": #"{"exclude": ["Made/**"]}"#,
    ]
    for folder in Self.others {
      // A second app, which would be reported, at the top and further down.
      files["\(folder)/Other.swift"] = CalmApp.source.replacing("Calm", with: "Other")
      files["Sub/\(folder)/a/Other.swift"] = CalmApp.source.replacing("Calm", with: "Other")
    }
    return try ScratchFolder(files)
  }

  @Test("Folders of others and excluded ones are not read, by neither the server nor a check")
  func exclusions() throws {
    let root = try root()
    let client = TestClient.running(root: root)
    // The app and the configuration.
    #expect(client.debugInformation?["filesRead"] == .integer(2))
    for folder in Self.others + ["Made"] {
      client.tellOfChange(root["\(folder)/Other.swift"], 2)
      client.tellOfChange(root["Sub/\(folder)/a/Other.swift"], 1)
    }
    client.settle()
    #expect(client.debugInformation?["filesRead"] == .integer(2))
    let run = CommandRun("check", in: root.path)
    #expect(run.output.contains("1 warning in 1 file;"), "\(run.output)")
  }

  /// The walk does not so much as enter them: a circle of links or a pipe there is met by none.
  @Test("Discovery does not enter what is left out")
  func discovery() throws {
    let root = try root()
    let outcome = DirectoryWalk().files(under: root.path)
    #expect(outcome.files.map(\.name) == [".aalsp.json", "App.swift"])
    #expect(outcome.problems == [])
    let entered = Monitor<Set<String>>([])
    var walk = DirectoryWalk()
    walk.configuration = ConfigurationSources { file in
      entered.with { _ = $0.insert(String(file.folder)) }
      return (try? DiskReader().text(of: file)).map(ConfigurationFile.init)
    }
    for folder in Self.others + ["Made"] { try root.write("\(folder)/.aalsp.json", "{}") }
    _ = walk.files(under: root.path)
    #expect(entered.with { $0 } == [root.path])
  }

  @Test("Of files that are not open no text is kept")
  func memory() throws {
    let root = try ScratchFolder()
    let line = "// " + String(repeating: "x", count: 96) + "\n"
    let size = 200 * line.utf8.count * 1_000
    for number in 0..<200 {
      let text = "struct F\(number) {}\n" + String(repeating: line, count: 1_000)
      try root.write("F\(number).swift", text)
    }
    let empty = try peak(nil)
    let full = try peak(root)
    #expect(full.files == 200)
    #expect(full.memory - empty.memory < size / 2, "\(empty.memory) and \(full.memory) bytes")
  }

  /// The most memory that a server of its own used until the workspace was read.
  private func peak(_ root: ScratchFolder?) throws -> (memory: Int, files: Int) {
    let server = try ServerProcess()
    let uri = root.map { "\"file://\($0.path)\"" } ?? "null"
    server.send(
      #"{"id":0,"method":"initialize","params":{"rootUri":\#(uri),"capabilities":{}}}"#)
    server.send(#"{"method":"initialized","params":{}}"#)
    #expect(server.receive()?["id"] == .integer(0))
    while true {
      server.send(
        #"{"id":1,"method":"workspace/executeCommand","params":{"command":"aalsp.debugInformation"}}"#
      )
      let information = try #require(server.receive()?["result"])
      guard information["isReading"] == .bool(false) else {
        usleep(20_000)
        continue
      }
      guard case .integer(let memory)? = information["memory"],
        case .integer(let files)? = information["filesRead"]
      else { return (0, 0) }
      _ = server.finish()
      return (memory, files)
    }
  }
}
