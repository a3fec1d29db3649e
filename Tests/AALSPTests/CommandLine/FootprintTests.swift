import Foundation
import Testing

@testable import AALSP

/// What would make the program larger.
@Suite struct FootprintTests {
  /// The whole of Foundation brings the tables of ICU with it, more than all the rest together.
  @Test func foundationIsTakenWholeOnlyWhereThereIsNoSmaller() throws {
    let sources = Fixtures.folder.deletingLastPathComponent().appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
    var read = 0
    for case let path as String in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      read += 1
      let isGuarded = text.contains("#if canImport(FoundationEssentials)\n")
      #expect(isGuarded || !text.contains(#/(?m)^( {2})?import Foundation$/#), "\(path)")
    }
    #expect(read > 100)
  }
}
