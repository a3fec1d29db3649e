import AAAnalysis
import Testing

@testable import AALSP

/// The nearest file wins, parents are extended, changes are followed, the command line agrees.
@Suite("Requirement 8: configuration") struct ConfigurationAcceptance {
  private static let watching =
    #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#

  private static func setting(_ level: String, _ more: String = "") -> String {
    #"{"rules": {"\#(CalmApp.rule)": "\#(level)"}\#(more)}"#
  }

  /// The severities that an editor and the command line show of the app.
  private func severities(_ client: TestClient, _ root: ScratchFolder, _ version: inout Int) throws
    -> (editor: [String], commandLine: [String])
  {
    version += 1
    client.replace("file://\(root["Kit/App.swift"])", CalmApp.source, version: version)
    let published = client.settle().last(of: "file://\(root["Kit/App.swift"])")
    let names = ["1": "error", "2": "warning", "3": "information", "4": "hint"]
    let editor = (published?.diagnostics ?? []).map { names[$0["severity"]?.json ?? "?"] ?? "?" }
    let run = CommandRun(
      "check", "--format", "json", "--quiet", "Kit/App.swift", in: root.path)
    let lines = run.output.matches(of: #/"severity": "([a-z]+)"/#).map { String($0.1) }
    return (editor, lines)
  }

  @Test("Files made, changed and deleted are followed, watched or not, and the command line agrees",
    arguments: [true, false])
  func files(isWatching: Bool) throws {
    let root = try ScratchFolder([".git/HEAD": "", "Kit/App.swift": CalmApp.source])
    let client = TestClient.running(
      capabilities: isWatching ? Self.watching : "{}", root: root)
    let uri = "file://\(root["Kit/App.swift"])"
    try client.open(uri, CalmApp.source)
    client.settle()
    var version = 1
    func expect(_ severities: [String], _ comment: Comment) throws {
      let (editor, commandLine) = try self.severities(client, root, &version)
      #expect(editor == severities, comment)
      #expect(commandLine == severities, comment)
    }
    func follow(_ name: String, _ type: Int) {
      if isWatching { client.tellOfChange(root[name], type) } else { client.save(uri) }
      client.settle()
    }
    try expect(["warning"], "without a file")
    try root.write(".aalsp.json", Self.setting("error"))
    follow(".aalsp.json", 1)
    try expect(["error"], "a file above")
    try root.write("Kit/aalsp.json", Self.setting("hint"))
    follow("Kit/aalsp.json", 1)
    try expect(["hint"], "a nearer one, without a dot")
    try root.write("Kit/.aalsp.json", #"{"extends": "../team/base.json"}"#)
    try root.write("team/base.json", Self.setting("information"))
    follow("Kit/.aalsp.json", 1)
    try expect(["information"], "the one with a dot, which extends another")
    try root.write("team/base.json", Self.setting("error", " "))
    // A name that no pattern finds: the client may not tell of it.
    client.save(uri)
    client.settle()
    try expect(["error"], "the extended file has changed")
    try root.delete("Kit/.aalsp.json")
    follow("Kit/.aalsp.json", 3)
    try expect(["hint"], "without the nearest")
    try root.write("Kit/aalsp.json", Self.setting("off", "   "))
    follow("Kit/aalsp.json", 2)
    try expect([], "off")
    try root.delete("Kit/aalsp.json")
    follow("Kit/aalsp.json", 3)
    try root.delete(".aalsp.json")
    follow(".aalsp.json", 3)
    try expect(["warning"], "without any again")
  }

  @Test("What is wrong with a file is told in that file, and the last good text stays in force")
  func badFiles() throws {
    let root = try ScratchFolder([
      ".git/HEAD": "", "Kit/App.swift": CalmApp.source, ".aalsp.json": Self.setting("error"),
    ])
    let client = TestClient.running(root: root)
    let (app, file) = ("file://\(root["Kit/App.swift"])", "file://\(root[".aalsp.json"])")
    try client.open(app, CalmApp.source)
    client.settle()
    try client.open(file, Self.setting("hint"), language: "json")
    #expect(client.settle().last(of: app)?.lines == ["\(CalmApp.rule) 5:24-5:30 4"])
    client.replace(file, Self.setting("hint") + ",", version: 2)
    let broken = client.settle()
    #expect(broken.last(of: file)?.rules == ["configuration-invalid"])
    #expect(broken.last(of: app) == nil)
    client.replace(file, #"{"rules": {"label-without-icons": "off"}}"#, version: 3)
    let misspelled = client.settle()
    #expect(misspelled.last(of: file)?.lines == ["configuration-invalid 0:11-0:32 1"])
    #expect(misspelled.last(of: app)?.lines == ["\(CalmApp.rule) 5:24-5:30 2"])
    // The command line names the same place, and does not pass it by.
    try root.write(".aalsp.json", #"{"rules": {"label-without-icons": "off"}}"#)
    let run = CommandRun("check", in: root.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(".aalsp.json: is no valid configuration, line 1, column 12"))
  }
}
