/// Length in bytes of the well-formed UTF-8 sequence that begins at `offset` and ends at `end` or
/// before; nil where there is none.
///
/// - Parameter byte: gives the byte at an offset from `offset` up to, but without, `end`.
@inline(__always)
func wellFormedScalarLength(at offset: Int, end: Int, byte: (Int) -> UInt8) -> Int? {
  let length: Int
  // The second byte's limits rule out overlong forms, surrogates and what is past U+10FFFF.
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch byte(offset) {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return nil
  }
  guard offset + length <= end, second.contains(byte(offset + 1)) else { return nil }
  for index in 2..<max(2, length) where byte(offset + index) & 0xC0 != 0x80 { return nil }
  return length
}
