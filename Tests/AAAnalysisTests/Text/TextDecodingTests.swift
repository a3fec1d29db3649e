import AAAnalysis
import Testing

@Suite struct TextDecodingTests {
  @Test func utf8IsTakenAsItIs() throws {
    let bytes = Array("a é 漢 🙂\r\n".utf8)
    let decoded = try DecodedText(contentsOf: bytes)
    #expect(decoded.encoding == .utf8)
    #expect(decoded.text.bytes == bytes)
    #expect(decoded.encoding.encode(decoded.text.string) == bytes)
  }

  @Test func aByteOrderMarkOfUTF8StaysInTheText() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<plist/>".utf8)
    let decoded = try DecodedText(contentsOf: bytes)
    #expect(decoded.encoding == .utf8WithByteOrderMark)
    #expect(decoded.text.bytes == bytes)
    #expect(decoded.encoding.encode(decoded.text.string) == bytes)
    #expect(decoded.encoding.encode("<plist/>") == bytes)
  }

  @Test(arguments: [
    (TextEncoding.utf16LittleEndian, [0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8, 0x42, 0xDE] as [UInt8]),
    (TextEncoding.utf16BigEndian, [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0xDE, 0x42] as [UInt8]),
  ])
  func utf16IsConvertedAndBack(encoding: TextEncoding, bytes: [UInt8]) throws {
    let decoded = try DecodedText(contentsOf: bytes)
    #expect(decoded.encoding == encoding)
    #expect(decoded.text.bytes == Array("a🙂".utf8))
    #expect(encoding.encode("a🙂") == bytes)
    #expect(encoding.encode("\u{FEFF}a🙂") == bytes)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 1, 1),
      (Array("a\nb\r\nc\rd".utf8) + [0xC3], 8, 4),
      ([0xC0, 0x80], 0, 1),
      ([0xE0, 0x9F, 0x80], 0, 1),
      ([0xED, 0xA0, 0x80], 0, 1),
      ([0xF0, 0x8F, 0x80, 0x80], 0, 1),
      ([0xF4, 0x90, 0x80, 0x80], 0, 1),
      (Array("0123456789abcdef".utf8) + [0xE6, 0xBC], 16, 1),
      (Array("漢".utf8) + [0x80], 3, 1),
    ] as [([UInt8], Int, Int)])
  func illFormedUTF8NamesTheFirstBadByte(bytes: [UInt8], offset: Int, line: Int) {
    #expect(throws: TextDecodingError.illFormedUTF8(offset: offset, line: line)) {
      try DecodedText(contentsOf: bytes)
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00, 0x3D, 0xD8], 6, 2),
      ([0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0x00], 2, 1),
      ([0xFE, 0xFF, 0xDE, 0x42, 0x00, 0x61], 2, 1),
      ([0xFE, 0xFF, 0x00, 0x61, 0x00], 4, 1),
    ] as [([UInt8], Int, Int)])
  func illFormedUTF16NamesTheFirstBadUnit(bytes: [UInt8], offset: Int, line: Int) {
    #expect(throws: TextDecodingError.illFormedUTF16(offset: offset, line: line)) {
      try DecodedText(contentsOf: bytes)
    }
  }

  @Test func utf32IsNamed() {
    let error = #expect(throws: TextDecodingError.self) {
      try DecodedText(contentsOf: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0])
    }
    #expect(error == .unsupportedUTF32)
    #expect(error?.description == "The file is UTF-32; only UTF-8 and UTF-16 are read.")
  }

  @Test func messagesNameThePlace() {
    let error = TextDecodingError.illFormedUTF8(offset: 7, line: 2)
    #expect(
      error.description
        == "The file is not UTF-8: the byte at offset 7 (line 2) belongs to no character.")
  }

  @Test func aBinaryPropertyListIsRecognised() throws {
    let bytes = Array("bplist00".utf8) + [0xFF, 0xC0, 0x00]
    let decoded = try DecodedText(contentsOf: bytes)
    #expect(decoded.encoding == .binaryPropertyList)
    #expect(decoded.text.bytes == bytes)
    #expect(decoded.encoding.encode("text") == nil)
  }

  @Test func theValidatorAgreesWithTheStandardLibrary() {
    var random = DamageGenerator(seed: 7)
    let interesting: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        interesting.randomElement(using: &random) ?? 0
      }
      guard !bytes.starts(with: [0, 0, 0xFE, 0xFF]) else { continue }
      let isExpected = String(validating: bytes, as: UTF8.self) != nil
      let isDecoded = (try? DecodedText(contentsOf: bytes)) != nil
      #expect(isDecoded == isExpected, "\(bytes)")
    }
  }
}
