import Testing

@testable import AALSP

/// Changes are made in their order, at places that are clamped; what is odd is told in the log.
@Suite("Requirement 4: document synchronization") struct SynchronizationAcceptance {
  private func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int, _ text: String)
    -> String
  {
    #"{"range":{"start":{"line":\#(startLine),"character":\#(start)},"end":{"line":\#(endLine),"#
      + #""character":\#(end)}},"text":\#(JSONValue.string(text).json)}"#
  }

  @Test("Changes of one message and of many are made in their order, each upon the last")
  func inOrder() throws {
    let client = TestClient.running()
    try client.open("untitled:1", "")
    // The text is put in letter by letter, from its end, and each in two steps.
    for (number, character) in CalmApp.source.reversed().enumerated() {
      client.change(
        "untitled:1", version: number + 2,
        [range(0, 0, 0, 0, "x\(character)"), range(0, 0, 0, 1, "")])
    }
    let published = client.settle().last(of: "untitled:1")
    #expect(published?.version == CalmApp.source.count + 1)
    #expect(published?.lines == ["\(CalmApp.rule) 5:24-5:30 2"])
  }

  @Test("Places that do not exist are clamped, told in the log, and trap nothing")
  func impossiblePlaces() throws {
    let client = TestClient.running()
    try client.open("untitled:1", "🙂\n")
    // Behind the last line, behind a line's end, before the start, inside a pair of units, the end
    // before the start.
    let odd = [
      range(7, 0, 7, 0, "b"), range(0, 9, 0, 9, "a"), range(-1, -1, -1, -1, "c"),
      range(0, 2, 0, 2, "d"), range(1, 1, 0, 0, ""),
    ]
    for (number, change) in odd.enumerated() {
      client.change("untitled:1", version: number + 2, [change])
      client.settle()
      #expect(client.log.count == number + 1, "\(change): \(client.log)")
    }
    // What reaches to the end, and says so with a great number, is nothing odd.
    client.change("untitled:1", version: 9, [range(0, 0, 9_999, 0, CalmApp.source)])
    #expect(client.settle().last(of: "untitled:1")?.lines == ["\(CalmApp.rule) 5:24-5:30 2"])
    #expect(client.log.count == odd.count)
    #expect(client.log.allSatisfy { $0.hasPrefix("untitled:1 ") })
  }

  @Test("A version that is skipped or goes back loses no change; going back is told in the log")
  func versions() throws {
    let client = TestClient.running()
    client.send(#"{"method":"$/setTrace","params":{"value":"messages"}}"#)
    try client.open("untitled:1", CalmApp.source, version: 5)
    client.settle()
    client.change("untitled:1", version: 90, [range(0, 0, 0, 0, "\n")])
    let skipped = client.settle()
    #expect(skipped.last(of: "untitled:1")?.lines == ["\(CalmApp.rule) 6:24-6:30 2"])
    #expect(skipped.last(of: "untitled:1")?.version == 90)
    #expect(client.log == [])
    // Editors skip versions, so that is told only to who listens.
    let traced = skipped.compactMap { $0["params"]?["message"]?.stringValue }
    #expect(traced.contains("untitled:1 goes from version 5 to 90."))
    client.change("untitled:1", version: 3, [range(0, 0, 0, 0, "\n")])
    let back = client.settle().last(of: "untitled:1")
    #expect(back?.lines == ["\(CalmApp.rule) 7:24-7:30 2"])
    #expect(back?.version == 3)
    #expect(client.log == ["untitled:1 goes from version 90 to 3."])
  }

  @Test("A whole text is always accepted")
  func wholeTexts() throws {
    let client = TestClient.running()
    try client.open("untitled:1", "🙂", version: 5)
    client.settle()
    for version in [6, 2, 900, -1] {
      client.replace("untitled:1", CalmApp.source + "// \(version)", version: version)
      let published = client.settle().last(of: "untitled:1")
      #expect(published?.version == version)
      #expect(published?.rules == [CalmApp.rule])
    }
    client.change(
      "untitled:1", version: 901,
      [range(99, 99, 0, 0, "?"), #"{"text":""}"#, range(0, 0, 0, 0, CalmApp.source)])
    #expect(client.settle().last(of: "untitled:1")?.lines == ["\(CalmApp.rule) 5:24-5:30 2"])
  }
}
