/// How a file's bytes stand for its text.
public enum TextEncoding: Sendable, Hashable, CaseIterable {
  case utf8
  /// UTF-8 that begins with a byte order mark. The mark stays in the text, so that offsets into the
  /// text are offsets into the file.
  case utf8WithByteOrderMark
  /// UTF-16 with a byte order mark, which is not part of the text.
  case utf16LittleEndian
  /// UTF-16 with a byte order mark, which is not part of the text.
  case utf16BigEndian
  /// No text at all: a binary property list, whose bytes are kept as they are.
  case binaryPropertyList

  /// The bytes to write to a file of this encoding so that it holds `text`: with exactly one byte
  /// order mark where the encoding has one. Nil for a binary property list, which holds no text.
  public func encode(_ text: String) -> [UInt8]? {
    switch self {
    case .utf8:
      return Array(text.utf8)
    case .utf8WithByteOrderMark:
      let bytes = Array(text.utf8)
      return bytes.starts(with: ByteOrderMark.utf8) ? bytes : ByteOrderMark.utf8 + bytes
    case .utf16LittleEndian, .utf16BigEndian:
      var result: [UInt8] = []
      result.reserveCapacity(2 + text.utf8.count * 2)
      let hasMark = text.unicodeScalars.first == "\u{FEFF}"
      for unit in (hasMark ? [] : [0xFEFF]) + Array(text.utf16) {
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        result.append(contentsOf: self == .utf16BigEndian ? [high, low] : [low, high])
      }
      return result
    case .binaryPropertyList:
      return nil
    }
  }
}

/// Why bytes are no text. Offsets are bytes in the file, lines are 1-based.
public enum TextDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  case illFormedUTF8(offset: Int, line: Int)
  /// Half a surrogate pair, or half a code unit at the file's end.
  case illFormedUTF16(offset: Int, line: Int)
  /// The file begins with a byte order mark of UTF-32.
  case unsupportedUTF32

  public var description: String {
    switch self {
    case .illFormedUTF8(let offset, let line):
      "The file is not UTF-8: the byte at offset \(offset) (line \(line)) belongs to no character."
    case .illFormedUTF16(let offset, let line):
      "The file is not well-formed UTF-16: half a character at offset \(offset) (line \(line))."
    case .unsupportedUTF32:
      "The file is UTF-32; only UTF-8 and UTF-16 are read."
    }
  }
}

/// A file's text, and how to write it back.
public struct DecodedText: Sendable, Equatable {
  public let text: SourceText
  public let encoding: TextEncoding

  /// Reads a file's bytes: UTF-8 with or without a byte order mark, or UTF-16 with one, which is
  /// converted to UTF-8. The bytes of a binary property list are kept as they are.
  public init(contentsOf bytes: [UInt8]) throws(TextDecodingError) {
    if bytes.starts(with: "bplist".utf8) {
      self.init(text: SourceText(bytes: bytes), encoding: .binaryPropertyList)
    } else if bytes.starts(with: ByteOrderMark.utf32LittleEndian)
      || bytes.starts(with: ByteOrderMark.utf32BigEndian)
    {
      throw .unsupportedUTF32
    } else if bytes.starts(with: ByteOrderMark.utf16LittleEndian) {
      let text = try decodeUTF16(bytes, isBigEndian: false)
      self.init(text: text, encoding: .utf16LittleEndian)
    } else if bytes.starts(with: ByteOrderMark.utf16BigEndian) {
      let text = try decodeUTF16(bytes, isBigEndian: true)
      self.init(text: text, encoding: .utf16BigEndian)
    } else {
      if let offset = firstIllFormedByte(of: bytes) {
        let line = LineIndex(Array(bytes[..<offset])).count
        throw .illFormedUTF8(offset: offset, line: line)
      }
      let hasMark = bytes.starts(with: ByteOrderMark.utf8)
      self.init(
        text: SourceText(bytes: bytes), encoding: hasMark ? .utf8WithByteOrderMark : .utf8)
    }
  }

  private init(text: SourceText, encoding: TextEncoding) {
    self.text = text
    self.encoding = encoding
  }
}

private enum ByteOrderMark {
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  static let utf16LittleEndian: [UInt8] = [0xFF, 0xFE]
  static let utf16BigEndian: [UInt8] = [0xFE, 0xFF]
  static let utf32LittleEndian: [UInt8] = [0xFF, 0xFE, 0, 0]
  static let utf32BigEndian: [UInt8] = [0, 0, 0xFE, 0xFF]
}

/// Converts what follows the byte order mark to UTF-8.
private func decodeUTF16(
  _ bytes: [UInt8], isBigEndian: Bool
) throws(TextDecodingError) -> SourceText {
  func unit(at offset: Int) -> UInt32 {
    let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var offset = 2
  while offset < bytes.count {
    var value: UInt32 = 0xD800
    var length = 2
    if offset + 2 <= bytes.count { value = unit(at: offset) }
    if 0xD800...0xDBFF ~= value, offset + 4 <= bytes.count {
      let trailing = unit(at: offset + 2)
      if 0xDC00...0xDFFF ~= trailing {
        value = 0x1_0000 + (value - 0xD800) << 10 + (trailing - 0xDC00)
        length = 4
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw .illFormedUTF16(offset: offset, line: LineIndex(result).count)
    }
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    offset += length
  }
  return SourceText(bytes: result)
}

/// The offset of the first byte that belongs to no well-formed UTF-8 sequence, or nil.
private func firstIllFormedByte(of bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBytes { buffer in
    let count = buffer.count
    var offset = 0
    while offset < count {
      // Eight bytes of ASCII at a time: nearly every file is nothing else.
      while offset + 8 <= count,
        buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      { offset += 8 }
      guard offset < count else { return nil }
      guard
        let length = wellFormedScalarLength(at: offset, end: count, byte: { buffer[$0] })
      else {
        return offset
      }
      offset += length
    }
    return nil
  }
}
