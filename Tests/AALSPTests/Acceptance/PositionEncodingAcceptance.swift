import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// UTF-16 by default, and whenever the client allows it; one place converts.
@Suite("Requirement 1: position encoding") struct PositionEncodingAcceptance {
  private static let line = #"  var body: some View { Text("😀漢é👩‍👩‍👧"); Button("Start") {} }"#
  private static let source = CalmApp.source.replacing(
    #"  var body: some View { Button("Start") {} }"#, with: line)

  private static func column(_ encoding: PositionEncoding) -> Int {
    let before = line.prefix(upTo: line.firstRange(of: "Button")?.lowerBound ?? line.startIndex)
    return switch encoding {
    case .utf8: before.utf8.count
    case .utf16: before.utf16.count
    case .utf32: before.unicodeScalars.count
    }
  }

  @Test(
    "UTF-16 unless the client's list leaves it out",
    arguments: [
      ("{}", PositionEncoding.utf16, nil), (#"{"general":{}}"#, .utf16, nil),
      (#"{"general":{"positionEncodings":["utf-8","utf-32","utf-16"]}}"#, .utf16, "utf-16"),
      (#"{"general":{"positionEncodings":["utf-8"]}}"#, .utf8, "utf-8"),
      (#"{"general":{"positionEncodings":["utf-32","utf-8"]}}"#, .utf32, "utf-32"),
    ] as [(String, PositionEncoding, String?)])
  func utf16UnlessLeftOut(
    capabilities: String, encoding: PositionEncoding, told: String?
  ) throws {
    let client = TestClient()
    client.send(#"{"id":1,"method":"initialize","params":{"capabilities":\#(capabilities)}}"#)
    let agreed = client.settle().first?["result"]?["capabilities"]?["positionEncoding"]
    #expect(agreed?.stringValue == told)
    client.send(#"{"method":"initialized","params":{}}"#)
    let column = Self.column(encoding)
    // Out: where the finding is.
    try client.open("untitled:1", Self.source)
    let published = client.settle().last(of: "untitled:1")
    #expect(published?.lines == ["\(CalmApp.rule) 5:\(column)-5:\(column + 6) 2"])
    // In: what stands there.
    let hover = client.request(
      "textDocument/hover",
      #"{"textDocument":{"uri":"untitled:1"},"position":{"line":5,"character":\#(column + 5)}}"#)
    let range = hover?["result"]?["range"]
    #expect(range.map(Publication.text) == "5:\(column)-5:\(column + 6)")
    // And what is replaced: the name of the button, and no other letter.
    client.change(
      "untitled:1", version: 2,
      [
        #"{"range":{"start":{"line":5,"character":\#(column)},"end":{"line":5,"#
          + #""character":\#(column + 15)}},"text":"Toggle"}"#,
        #"{"range":{"start":{"line":5,"character":\#(column)},"end":{"line":5,"#
          + #""character":\#(column + 6)}},"text":"Button(\"Stop\")"}"#,
      ])
    let changed = client.settle().last(of: "untitled:1")
    #expect(changed?.lines == ["\(CalmApp.rule) 5:\(column)-5:\(column + 6) 2"])
    #expect(changed?.diagnostics.first?["message"]?.stringValue?.contains("Stop") == true)
  }

  @Test("No other code than one type converts columns")
  func oneTypeConverts() throws {
    let sources = Fixtures.folder.deletingLastPathComponent().appendingPathComponent("Sources/AALSP")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
    var read = 0
    for case let path as String in paths where path.hasSuffix(".swift") {
      // A terminal has columns of its own.
      if path.hasPrefix("CommandLine/") || path == "Server/DocumentPositions.swift" { continue }
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      read += 1
      #expect(!text.contains("LinePosition("), "\(path)")
      #expect(!text.contains(".position(at:"), "\(path)")
    }
    #expect(read > 80)
  }
}
