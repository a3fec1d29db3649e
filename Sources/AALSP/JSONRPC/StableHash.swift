/// FNV-1a, 64 bits: the same on every machine and in every release.
struct StableHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a part, and a separator that is in no text.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { step(byte) }
    step(0xFF)
  }

  private mutating func step(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Sixteen hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
