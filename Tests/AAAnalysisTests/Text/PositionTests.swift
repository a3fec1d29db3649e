import AAAnalysis
import Testing

/// Positions as editors count them, in all three encodings.
@Suite struct PositionTests {
  /// Scalars of every length, alone and in clusters, and every line ending.
  static let text = SourceText("aé漢🙂\r\n👩‍👩‍👧🇩🇪e\u{301}\r\tz\n\n\u{FEFF}x")

  /// Each scalar's first byte, and the place of its line and column by counting scalars.
  private static func scalars(
    of text: SourceText, in encoding: PositionEncoding
  ) -> [(offset: Int, position: LinePosition)] {
    var result: [(Int, LinePosition)] = []
    var offset = 0
    var position = LinePosition(line: 0, column: 0)
    var previous: Unicode.Scalar = "a"
    for scalar in text.string.unicodeScalars {
      // Both halves of `\r\n` are one place.
      if scalar != "\n" || previous != "\r" { result.append((offset, position)) }
      offset += scalar.utf8.count
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": position = LinePosition(line: position.line + 1, column: 0)
      default:
        switch encoding {
        case .utf8: position.column += scalar.utf8.count
        case .utf16: position.column += scalar.utf16.count
        case .utf32: position.column += 1
        }
      }
      previous = scalar
    }
    result.append((offset, position))
    return result
  }

  @Test(arguments: PositionEncoding.allCases)
  func everyScalar(encoding: PositionEncoding) {
    for (offset, position) in Self.scalars(of: Self.text, in: encoding) {
      #expect(Self.text.position(at: offset, in: encoding) == position)
      #expect(Self.text.offset(of: position, in: encoding) == offset)
    }
  }

  @Test func knownColumns() {
    let text = SourceText("é🙂x")
    #expect(text.position(at: 6, in: .utf8).column == 6)
    #expect(text.position(at: 6, in: .utf16).column == 3)
    #expect(text.position(at: 6, in: .utf32).column == 2)
  }

  @Test(arguments: PositionEncoding.allCases)
  func insideAScalarCountsAsItsStart(encoding: PositionEncoding) {
    let text = SourceText("a🙂漢éb")
    let starts = [0, 1, 1, 1, 1, 5, 5, 5, 8, 8, 10]
    for (offset, start) in starts.enumerated() {
      let position = text.position(at: offset, in: encoding)
      #expect(text.offset(of: position, in: encoding) == start)
    }
    #expect(text.offset(of: LinePosition(line: 0, column: 2), in: .utf16) == 1)
    #expect(text.offset(of: LinePosition(line: 0, column: 3), in: .utf16) == 5)
    #expect(text.offset(of: LinePosition(line: 0, column: 4), in: .utf8) == 1)
  }

  @Test(arguments: PositionEncoding.allCases)
  func insideALineEndingCountsAsTheLinesEnd(encoding: PositionEncoding) {
    let text = SourceText("ab\r\ncd")
    #expect(text.position(at: 2, in: encoding) == LinePosition(line: 0, column: 2))
    #expect(text.position(at: 3, in: encoding) == LinePosition(line: 0, column: 2))
    #expect(text.position(at: 4, in: encoding) == LinePosition(line: 1, column: 0))
  }

  @Test(arguments: PositionEncoding.allCases)
  func whatIsOutOfRangeIsClamped(encoding: PositionEncoding) {
    let text = SourceText("ab\ncd\n")
    #expect(text.position(at: -1, in: encoding) == LinePosition(line: 0, column: 0))
    #expect(text.position(at: .max, in: encoding) == LinePosition(line: 2, column: 0))
    func offset(_ line: Int, _ column: Int) -> Int {
      text.offset(of: LinePosition(line: line, column: column), in: encoding)
    }
    #expect(offset(0, 3) == 2)
    #expect(offset(1, .max) == 5)
    #expect(offset(1, .min) == 3)
    #expect(offset(3, 0) == 6)
    #expect(offset(.max, .max) == 6)
    #expect(offset(-1, 5) == 0)
    #expect(offset(.min, .min) == 0)
  }

  @Test(
    arguments: [
      [0x61, 0x80, 0x80, 0x62], [0xC3, 0x28], [0xE6, 0xBC], [0xF0, 0x9F, 0x98], [0xC0, 0x80],
      [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0xFF],
    ] as [[UInt8]])
  func eachByteThatIsNoTextIsAColumn(bytes: [UInt8]) {
    let text = SourceText(bytes: bytes)
    for encoding in PositionEncoding.allCases {
      for offset in 0...bytes.count {
        let position = LinePosition(line: 0, column: offset)
        #expect(text.position(at: offset, in: encoding) == position)
        #expect(text.offset(of: position, in: encoding) == offset)
      }
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func roundTripsInRandomBytes(encoding: PositionEncoding) {
    var random = DamageGenerator(seed: 5)
    let bytes: [UInt8] = [
      0x61, 0x0A, 0x0D, 0xC3, 0xA9, 0xE6, 0xBC, 0xA2, 0xF0, 0x9F, 0x99, 0x82, 0x80, 0xFF,
    ]
    for _ in 0..<300 {
      let text = SourceText(
        bytes: (0..<random.below(30)).map { _ in bytes[random.below(bytes.count)] })
      var previous = LinePosition(line: 0, column: 0)
      for offset in 0...text.count {
        let position = text.position(at: offset, in: encoding)
        let start = text.offset(of: position, in: encoding)
        // A position names the start of what the offset lies in, and names it for good.
        #expect(start <= offset && offset - start <= 3)
        #expect(text.position(at: start, in: encoding) == position)
        #expect(position >= previous)
        previous = position
      }
    }
  }
}
