extension DamageGenerator {
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
