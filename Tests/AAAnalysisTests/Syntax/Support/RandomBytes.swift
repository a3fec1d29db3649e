/// A generator whose sequence depends on the seed alone (SplitMix64).
struct RandomBytes: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from zero up to, but without, a limit; zero where the limit is not positive.
  mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(next() % UInt64(limit)) : 0
  }

  /// Makes one random change: deletes, overwrites, inserts, repeats or swaps some bytes.
  mutating func mutate(_ bytes: inout [UInt8], inserting insertions: [[UInt8]]) {
    let start = below(bytes.count + 1)
    let end = min(bytes.count, start + below(40))
    switch below(6) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: insertions[below(insertions.count)], at: start)
    case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: below(bytes.count + 1))
    case 3 where start < bytes.count: bytes[start] = UInt8(truncatingIfNeeded: next())
    case 4 where start < bytes.count: bytes.swapAt(start, below(bytes.count))
    default: if below(4) == 0 { bytes.removeSubrange(start...) }
    }
  }
}
