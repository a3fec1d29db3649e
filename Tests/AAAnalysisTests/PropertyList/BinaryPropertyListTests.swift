import AAAnalysis
import Foundation
import Testing

@Suite struct BinaryPropertyListTests {
  private func bytes(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  private func list(_ value: Any) throws -> PropertyList {
    PropertyList(SourceText(bytes: try bytes(value)))
  }

  @Test func keysAndValuesAreRead() throws {
    let long = String(repeating: "x", count: 300)
    let list = try list(
      [
        "UISupportsAssistiveAccess": true, "Off": false, "Größe 漢🙂": "Tée 🙂",
        long: [1, "a", [String]()],
        "UILaunchScreen": [String: Any](), "D": Date(timeIntervalSince1970: 0), "B": Data([1, 2]),
      ] as [String: Any])
    #expect(list.isBinary)
    #expect(list.problems == [])
    #expect(list.isWellFormed)
    #expect(list.truth(of: "UISupportsAssistiveAccess") == .true)
    #expect(list.truth(of: "Off") == .false)
    #expect(list.truth(of: "Missing") == .absent)
    #expect(list.value(named: "Größe 漢🙂").flatMap { list.string(of: $0) } == "Tée 🙂")
    #expect(list.value(named: "D").map { list.kind(of: $0) } == .date)
    #expect(list.value(named: "B").map { list.kind(of: $0) } == .data)
    let array = try #require(list.value(named: long))
    #expect(list.children(of: array).map { list.kind(of: $0) } == [.integer, .string, .array])
    #expect(list.children(of: array).map { list.string(of: $0) } == ["1", "a", nil])
    #expect(list.appJudgement == .app)
    #expect(list.range(of: array) == ByteRange(0, 0))
    #expect(list.contentRange(of: array) == nil)
    #expect(list.nodes(at: 0) == [])
    #expect(list.edits(settingTrue: "Missing") == nil)
  }

  @Test func damageIsToldAndNeverTraps() throws {
    let intact = try bytes(["a": [true, "bcd", ["e": 1]], "f": "漢", "g": 70_000] as [String: Any])
    for count in 8..<intact.count {
      let list = PropertyList(SourceText(bytes: Array(intact[..<count])))
      #expect(list.isBinary)
      #expect(list.problems.map(\.kind) == [.corruptBinary])
      #expect(list.truth(of: "a") == .unknown)
    }
    var random = DamageGenerator(seed: 11)
    for _ in 0..<20_000 {
      var damaged = intact
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 8..<damaged.count, using: &random)
        damaged[index] =
          [0, 1, 0x0F, 0x5F, 0xAF, 0xDF, 0x13, 0xFF, 0x80].randomElement(
            using: &random) ?? 0
      }
      let list = PropertyList(SourceText(bytes: damaged))
      for node in list.root.map({ list.children(of: $0) }) ?? [] { _ = list.string(of: node) }
      _ = list.truth(of: "a")
      #expect(list.problems.count <= 1)
    }
  }

  /// `count` arrays, each of which holds the next twice: 2^count leaves.
  private func doubling(_ count: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for index in 0..<count {
      offsets.append(bytes.count)
      bytes += [0xA2, UInt8(index + 1), UInt8(index + 1)]
    }
    offsets.append(bytes.count)
    bytes.append(0x09)
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for value in [offsets.count, 0, table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(value >> 8), UInt8(value & 0xFF)]
    }
    return bytes
  }

  @Test func aFileThatUnfoldsWithoutEndIsCutOff() {
    let small = PropertyList(SourceText(bytes: doubling(5)))
    #expect(small.problems == [])
    let large = PropertyList(SourceText(bytes: doubling(60)))
    #expect(large.problems.map(\.kind) == [.corruptBinary])
    #expect(
      large.problems.first?.message == "This binary property list is damaged: it is too large.")
  }

  @Test func aFileThatHoldsItselfIsCutOff() {
    var bytes = doubling(3)
    bytes[9] = 0  // The first array's first element is that array.
    let list = PropertyList(SourceText(bytes: bytes))
    #expect(list.problems.map(\.kind) == [.corruptBinary])
  }

  @Test func anUnknownVersionIsTold() {
    let list = PropertyList(SourceText("bplist17 something"))
    #expect(list.isBinary)
    #expect(list.problems.map(\.kind) == [.corruptBinary])
  }
}
