import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct PositionTableTests {
  struct Row {
    var byte: Int
    var line: Int
    var columns: [PositionEncoding: Int]
  }

  private static func table(_ url: URL) throws -> (text: SourceText, rows: [Row]) {
    var text = SourceText("")
    var rows: [Row] = []
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      if line.hasPrefix("text ") {
        let strings = Data("[\(line.dropFirst(5))]".utf8)
        text = SourceText(try JSONDecoder().decode([String].self, from: strings)[0])
      } else {
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        try #require(numbers.count == 5)
        rows.append(
          Row(
            byte: numbers[0], line: numbers[1],
            columns: [.utf8: numbers[2], .utf16: numbers[3], .utf32: numbers[4]]))
      }
    }
    return (text, rows)
  }

  @Test(arguments: Fixtures.files(in: "positions", withExtension: "txt"))
  func everyScalarHasItsPlaceInEveryEncoding(url: URL) throws {
    let (text, rows) = try Self.table(url)
    #expect(rows.last?.byte == text.count)
    for encoding in PositionEncoding.allCases {
      let positions = DocumentPositions(text: text, encoding: encoding)
      for row in rows {
        let place = LSP.Position(line: row.line, character: row.columns[encoding] ?? -1)
        #expect(positions.position(of: row.byte) == place, "\(encoding), byte \(row.byte)")
        #expect(positions.offset(of: place) == row.byte, "\(encoding), \(place)")
      }
    }
  }

  @Test(arguments: Fixtures.files(in: "positions", withExtension: "txt"))
  func placesOutOfRangeAreClamped(url: URL) throws {
    let (text, rows) = try Self.table(url)
    let lastLine = rows.last?.line ?? 0
    for encoding in PositionEncoding.allCases {
      let positions = DocumentPositions(text: text, encoding: encoding)
      for line in 0...lastLine {
        let end = rows.last { $0.line == line }?.byte
        for character in [1000, Int.max] {
          #expect(positions.offset(of: LSP.Position(line: line, character: character)) == end)
        }
        let start = rows.first { $0.line == line }?.byte
        #expect(positions.offset(of: LSP.Position(line: line, character: -1)) == start)
      }
      for line in [lastLine + 1, Int.max] {
        #expect(positions.offset(of: LSP.Position(line: line, character: 0)) == text.count)
      }
      #expect(positions.offset(of: LSP.Position(line: -1, character: 5)) == 0)
    }
  }

  @Test func aPlaceInsideAScalarIsItsStart() {
    let text = SourceText("a😀b")
    for (encoding, inside) in [(PositionEncoding.utf8, [2, 3, 4]), (.utf16, [2])] {
      let positions = DocumentPositions(text: text, encoding: encoding)
      for character in inside {
        #expect(positions.offset(of: LSP.Position(line: 0, character: character)) == 1)
      }
    }
  }

  @Test func aRangeTheWrongWayRoundIsTurned() {
    let positions = DocumentPositions(text: SourceText("abc\ndef"), encoding: .utf16)
    let range = LSP.Range(
      start: LSP.Position(line: 1, character: 1), end: LSP.Position(line: 0, character: 2))
    #expect(positions.byteRange(of: range) == ByteRange(2, 5))
  }
}
