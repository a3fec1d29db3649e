/// A pattern as shells have it: `*`, `?`, `[a-z]`, and between folders `**`.
///
/// Takes time in proportion to the lengths of pattern and text, whatever they hold.
struct GlobPattern: Sendable, Equatable {
  private enum Piece: Sendable, Equatable {
    case byte(UInt8)
    case anyByte
    /// Bytes that count, or, if negated, that do not.
    case set([ClosedRange<UInt8>], isNegated: Bool)
    /// Any number of bytes.
    case anyBytes
    /// Any number of folders: `**/`.
    case anyFolders
    /// Any number of bytes but `/`.
    case anyName
  }

  private let pieces: [Piece]
  private let isPath: Bool

  /// - Parameter isPath: whether `*` and `?` stop at `/`, and `**` does not.
  init(_ pattern: some StringProtocol, isPath: Bool = false) {
    self.isPath = isPath
    let bytes = Array(pattern.utf8)
    var pieces: [Piece] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "*"):
        let start = offset - 1
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "*") { offset += 1 }
        guard isPath else {
          pieces.append(.anyBytes)
          continue
        }
        let isWhole = start == 0 || bytes[start - 1] == UInt8(ascii: "/")
        if offset - start > 1, isWhole, offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
          offset += 1
          pieces.append(.anyFolders)
        } else {
          pieces.append(offset - start > 1 ? .anyBytes : .anyName)
        }
      case UInt8(ascii: "?"): pieces.append(.anyByte)
      case UInt8(ascii: "["):
        if let (set, end) = Self.set(bytes, offset) {
          pieces.append(set)
          offset = end
        } else {
          pieces.append(.byte(byte))
        }
      case UInt8(ascii: "\\") where offset < bytes.count:
        pieces.append(.byte(bytes[offset]))
        offset += 1
      default: pieces.append(.byte(byte))
      }
    }
    self.pieces = pieces
  }

  private static func set(_ bytes: [UInt8], _ start: Int) -> (Piece, Int)? {
    var offset = start
    var ranges: [ClosedRange<UInt8>] = []
    var isNegated = false
    if offset < bytes.count, "!^".utf8.contains(bytes[offset]) {
      isNegated = true
      offset += 1
    }
    let first = offset
    while offset < bytes.count {
      let low = bytes[offset]
      if low == UInt8(ascii: "]"), offset > first {
        return (.set(ranges, isNegated: isNegated), offset + 1)
      }
      if offset + 2 < bytes.count, bytes[offset + 1] == UInt8(ascii: "-"),
        bytes[offset + 2] != UInt8(ascii: "]")
      {
        let high = bytes[offset + 2]
        if low <= high { ranges.append(low...high) }
        offset += 3
      } else {
        ranges.append(low...low)
        offset += 1
      }
    }
    return nil
  }

  /// Whether the whole text fits.
  func matches(_ text: some StringProtocol) -> Bool {
    let slash = UInt8(ascii: "/")
    // The pieces that may come next, all possibilities at once.
    var states = [Bool](repeating: false, count: pieces.count + 1)
    var next = states
    enter(0, &states)
    for byte in text.utf8 {
      for index in next.indices { next[index] = false }
      for (index, piece) in pieces.enumerated() where states[index] {
        switch piece {
        case .byte(let own): if own == byte { enter(index + 1, &next) }
        case .anyByte: if !isPath || byte != slash { enter(index + 1, &next) }
        case .set(let ranges, let isNegated):
          if ranges.contains(where: { $0.contains(byte) }) != isNegated, !isPath || byte != slash {
            enter(index + 1, &next)
          }
        case .anyBytes: enter(index, &next)
        case .anyFolders:
          // Inside a folder's name what follows may not begin.
          next[index] = true
          if byte == slash { enter(index + 1, &next) }
        case .anyName: if byte != slash { enter(index, &next) }
        }
      }
      swap(&states, &next)
    }
    return states[pieces.count]
  }

  /// Comes to a piece, and to those behind it where it may stand for nothing.
  private func enter(_ index: Int, _ states: inout [Bool]) {
    var index = index
    while !states[index] {
      states[index] = true
      guard index < pieces.count else { return }
      switch pieces[index] {
      case .anyBytes, .anyName, .anyFolders: index += 1
      default: return
      }
    }
  }
}
