/// Tells well-formed UTF-8 from other bytes.
enum UTF8Check {
  /// The offset of the first byte that belongs to no well-formed scalar, or nil.
  static func firstIllFormedByte(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      let count = buffer.count
      var offset = 0
      while offset < count {
        // Source is nearly all ASCII, and eight bytes of it are told at once.
        while offset + 8 <= count,
          buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        { offset += 8 }
        guard offset < count else { return nil }
        if buffer[offset] < 0x80 {
          offset += 1
          continue
        }
        guard let length = scalarLength(in: buffer, at: offset) else { return offset }
        offset += length
      }
      return nil
    }
  }

  /// Length of the well-formed scalar of several bytes at `offset`, or nil.
  private static func scalarLength(in buffer: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch buffer[offset] {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF  // shorter forms exist below
    case 0xED:
      length = 3
      second = 0x80...0x9F  // surrogates above
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF4:
      length = 4
      second = 0x80...0x8F  // beyond U+10FFFF above
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard offset + length <= buffer.count, second.contains(buffer[offset + 1]) else { return nil }
    for index in 2..<max(2, length) where buffer[offset + index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
