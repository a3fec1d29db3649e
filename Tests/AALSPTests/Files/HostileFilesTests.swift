import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// Folders as nobody wishes them: every command and the server end, tell what they could not read,
/// and judge the rest.
@Suite struct HostileFilesTests {
  private static let app = """
    import SwiftUI
    @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
    struct Home: View {
      var body: some View {
        NavigationStack { NavigationLink("Next") { Text("Next").navigationTitle("Next") } }
      }
    }
    """

  private func hostileFolder() throws -> ScratchFolder {
    let folder = try ScratchFolder([
      "App.swift": Self.app, "Folder.swift/Inside.swift": "struct Inside {}", "Empty.swift": "",
      "Empty.plist": "", "project.yml": "", "A.xcodeproj/project.pbxproj": "", "A.xcconfig": "",
    ])
    try folder.write("Binary.swift", Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167) }))
    try folder.write("Nul.swift", Data(count: 4096))
    try folder.write("UTF16.swift", Data([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00]))
    try folder.write("Binary.plist", Data("bplist00".utf8) + Data(repeating: 0xFF, count: 100))
    try folder.link("Loop.swift", to: "Loop.swift")
    try folder.link("up", to: "..")
    try folder.link("here", to: ".")
    try folder.link("Device.swift", to: "/dev/zero")
    #expect(mkfifo(folder["Pipe.swift"], 0o600) == 0)
    #expect(mkfifo(folder[".aalsp.json"], 0o600) == 0)
    return folder
  }

  @Test func aCheckEndsAndJudgesTheRest() throws {
    let folder = try hostileFolder()
    let run = CommandRun("check", folder.path, in: folder.path)
    #expect(run.output.contains("navigation-icon-missing"), "\(run.errors)")
    #expect(run.errors.contains("Binary.swift"))
    #expect(run.status == 2)
  }

  @Test(arguments: ["map", "targets", "adopt"])
  func otherCommandsEnd(command: String) throws {
    let folder = try hostileFolder()
    let run = CommandRun(command, folder.path, in: folder.path)
    #expect([0, 1, 2].contains(run.status))
  }

  @Test(arguments: ["Pipe.swift", "Loop.swift", "Device.swift", "Binary.swift", "Nothing.swift"])
  func aNamedFileThatCannotBeReadIsTold(name: String) throws {
    let folder = try hostileFolder()
    let run = CommandRun("check", folder[name], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(name))
  }

  @Test func theServerIndexesTheRest() throws {
    let folder = try hostileFolder()
    let client = TestClient.running(root: folder)
    try client.open("file://" + folder["App.swift"], Self.app)
    client.settle()
    #expect(client.request("no/such", id: 4711)?.errorCode == -32601)
  }

  @Test func filesThatComeAndGoWhileTheyAreReadDoNoHarm() throws {
    let folder = try ScratchFolder(["App.swift": Self.app])
    for index in 0..<40 { try folder.write("F\(index).swift", Data("struct F\(index) {}".utf8)) }
    let isDone = Monitor(false)
    let path = folder.path
    let hasEnded = DispatchSemaphore(value: 0)
    let started = WorkerThread.start {
      var round = 0
      while !isDone.with({ $0 }), round < 100_000 {
        let file = path + "/F\(round % 40).swift"
        if round % 2 == 0 {
          _ = unlink(file)
        } else {
          _ = FileManager.default.createFile(atPath: file, contents: Data("struct G {}".utf8))
        }
        round += 1
      }
      hasEnded.signal()
    }
    #expect(started)
    for _ in 0..<10 {
      let run = CommandRun("check", path, in: path)
      #expect(run.output.contains("navigation-icon-missing"))
    }
    isDone.with { $0 = true }
    hasEnded.wait()
  }

  @Test(.timeLimit(.minutes(5)))
  func aFileOfTenMegabytesIsJudged() throws {
    let view = "struct V: View {\n  var body: some View { Text(\"a\") }\n}\n"
    let folder = try ScratchFolder([
      "App.swift": Self.app,
      "Big.swift": String(repeating: view, count: 10_000_000 / view.utf8.count),
    ])
    let run = CommandRun("check", folder.path, in: folder.path)
    #expect(run.output.contains("navigation-icon-missing"))
    #expect(run.status == 1)
  }
}
