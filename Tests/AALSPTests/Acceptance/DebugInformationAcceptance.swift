import AAAnalysis
import Testing

@testable import AALSP

/// One command tells what a report of trouble needs.
@Suite("Requirement 15: debug information") struct DebugInformationAcceptance {
  @Test("Version, encoding, roots, configuration, times of rules and memory are told as they are")
  func debugInformation() throws {
    let root = try ScratchFolder([
      "App.swift": CalmApp.source, ".aalsp.json": #"{"extends": "team/base.json"}"#,
      "team/base.json": "{}", "Kit/aalsp.json": "{}", "Info.plist": "<plist/>",
    ])
    let client = TestClient()
    client.send(
      #"""
      {"id":1,"method":"initialize","params":{"rootUri":"file://\#(root.path)/","capabilities":
      {"general":{"positionEncodings":["utf-8"]}}}}
      """#)
    let offered = client.settle().first?["result"]?["capabilities"]?["executeCommandProvider"]
    #expect(offered?["commands"] == .array([.string("aalsp.debugInformation")]))
    client.send(#"{"method":"initialized","params":{}}"#)
    try client.open("untitled:1", CalmApp.source)
    client.settle()
    let information = try #require(client.debugInformation)
    #expect(information["version"] == .string(Version.current))
    #expect(information["positionEncoding"] == .string("utf-8"))
    #expect(information["client"]?.stringValue?.hasPrefix("utf-8, ") == true)
    #expect(information["roots"] == .array([.string("file://\(root.path)/")]))
    #expect(information["openDocuments"] == .array([.string("untitled:1")]))
    #expect(
      information["configurationFiles"]
        == .array(
          [".aalsp.json", "Kit/aalsp.json", "team/base.json"].map {
            .string("file://\(root[$0])")
          }))
    #expect(information["filesRead"] == .integer(4))
    #expect(information["isReading"] == .bool(false))
    guard case .integer(let memory)? = information["memory"] else {
      Issue.record("no memory")
      return
    }
    // Bytes: a process of less than a megabyte there is none.
    #expect(memory > 1 << 20)
    guard case .object(let rules)? = information["times"]?["rules"] else {
      Issue.record("no times")
      return
    }
    // Every rule that was run, and no other.
    let expected = RuleCatalogue.all.map { $0.description }.filter { $0.severity != nil }
    #expect(Set(rules.keys).isSubset(of: expected.map(\.id)))
    #expect(rules[CalmApp.rule] != nil)
    #expect(rules.count > expected.count / 2)
    guard case .integer(let walks)? = information["times"]?["walks"] else {
      Issue.record("no walks")
      return
    }
    client.replace("untitled:1", CalmApp.calmer, version: 2)
    client.settle()
    #expect(client.debugInformation?["times"]?["walks"] == .integer(walks + 1))
  }
}
