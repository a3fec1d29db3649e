import Testing

@testable import AALSP

@Suite struct FrameReaderTests {
  /// All frames of a text, fed in pieces of a size.
  private func frames(_ text: String, pieces size: Int = 1 << 20) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var frames: [FrameReader.Frame] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(Array(bytes[start..<min(start + size, bytes.count)]))
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private func bodies(_ text: String, pieces size: Int = 1 << 20) -> [String] {
    frames(text, pieces: size).compactMap { frame in
      if case .body(let body) = frame { String(decoding: body, as: UTF8.self) } else { nil }
    }
  }

  private func damages(_ text: String) -> [String] {
    frames(text).compactMap { if case .damage(let reason) = $0 { reason } else { nil } }
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func bodiesAreCutWhateverThePieces(size: Int) {
    let text = "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n{ }"
    #expect(bodies(text, pieces: size) == ["{}", "{ }"])
  }

  @Test func lengthCountsBytes() {
    #expect(bodies("Content-Length: 6\r\n\r\n\"😀\"Content-Length: 1\r\n\r\n1") == ["\"😀\"", "1"])
  }

  @Test func otherFieldsAndOddSpellingsAreTolerated() {
    let header =
      "X-Trace: a:b\r\ncontent-LENGTH:2  \r\nContent-Type: application/vscode-jsonrpc; "
      + "charset=utf-8\r\n\r\n"
    #expect(bodies(header + "{}") == ["{}"])
    #expect(damages(header + "{}") == [])
  }

  @Test func bareLineFeedsAndEmptyLinesBetweenMessagesAreTolerated() {
    #expect(bodies("\r\nContent-Length: 2\n\n{}\n\nContent-Length: 2\r\n\r\n[]") == ["{}", "[]"])
  }

  @Test func emptyBodyIsABody() {
    #expect(bodies("Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n1") == ["", "1"])
  }

  @Test(arguments: [
    "Content-Length: -5\r\n\r\n", "Content-Length: ten\r\n\r\n", "Content-Length:\r\n\r\n",
    "Content-Length: 99999999999999999999999\r\n\r\n", "Content-Length: 4294967296\r\n\r\n",
    "Content-Length: 1e3\r\n\r\n", "Content-Length: +2\r\n\r\n", "Content-Type: text\r\n\r\n{}",
    "GET / HTTP/1.1\r\nHost: here\r\n\r\n", "\u{0}\u{1}\r\n\r\n", "{\"a\":1}\r\n",
  ])
  func damagedHeaderIsToldOnceAndSkipped(header: String) {
    let text = header + "Content-Length: 2\r\n\r\n{}"
    #expect(bodies(text) == ["{}"])
    #expect(damages(text).count == 1)
  }

  @Test func bodyLongerThanAnnouncedLosesOnlyItself() {
    let text = "Content-Length: 3\r\n\r\n{\"id\":1}Content-Length: 2\r\n\r\n{}"
    #expect(bodies(text) == ["{\"i", "{}"])
  }

  @Test func endlessHeaderIsNotKept() {
    var reader = FrameReader()
    var damages = 0
    for _ in 0..<100 {
      reader.append([UInt8](repeating: UInt8(ascii: "a"), count: 10_000))
      while let frame = reader.next() { if case .damage = frame { damages += 1 } }
    }
    #expect(damages == 1)
    reader.append(Array("Content-Length: 1\r\n\r\n1".utf8))
    #expect(reader.next() == .body([UInt8(ascii: "1")]))
  }

  @Test(arguments: [
    ("", false), ("Content-Length: 2\r\n\r\n{}", false), ("Content-Len", true),
    ("Content-Length: 5\r\n\r\n{}", true),
  ])
  func endInsideAMessageIsTold(text: String, isDamage: Bool) {
    var reader = FrameReader()
    reader.append(Array(text.utf8))
    while reader.next() != nil {}
    #expect((reader.damageAtEnd != nil) == isDamage)
  }
}
