/// Where the lines of a document begin.
///
/// A line ends at `\n`, `\r\n` or `\r`, as in the Language Server Protocol. A document has at least
/// one line; text that ends in a line ending has an empty last line.
public struct LineIndex: Sendable, Equatable {
  private let starts: [UInt32]

  /// Scans `bytes` once. Texts of 4 GiB and more are not supported: offsets saturate.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 28 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      let count = buffer.count
      var offset = 0
      while offset < count {
        let byte = buffer[offset]
        offset += 1
        // One comparison rejects nearly every byte.
        if byte > 0x0D { continue }
        if byte == 0x0A {
          starts.append(UInt32(clamping: offset))
        } else if byte == 0x0D {
          if offset < count, buffer[offset] == 0x0A { offset += 1 }
          starts.append(UInt32(clamping: offset))
        }
      }
    }
    self.starts = starts
  }

  /// Number of lines, at least one.
  public var count: Int { starts.count }

  /// Byte offset of the first byte of a 0-based line; a line out of range is clamped.
  public func start(ofLine line: Int) -> Int {
    Int(starts[max(0, min(line, starts.count - 1))])
  }

  /// The 0-based line that holds `offset`; an offset past the end belongs to the last line.
  public func line(containing offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
