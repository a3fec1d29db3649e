extension SourceBytes {
  /// What an operator is, from what stands around it.
  func classify(_ start: Int, _ end: Int) -> TokenKind {
    let isLeft = isLeftBound(start)
    let isRight = isRightBound(end, isLeftBound: isLeft)
    switch end - start {
    case 1:
      switch self[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where !isLeft && isRight: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return isLeft ? .postfixQuestion : .infixQuestion
      default: break
      }
    case 2:
      if self[start] == UInt8(ascii: "-"), self[start + 1] == UInt8(ascii: ">") {
        return .arrow
      }
      if self[start] == UInt8(ascii: "*"), self[start + 1] == UInt8(ascii: "/") {
        return .unknown
      }
    default: break
    }
    if isLeft == isRight { return .binaryOperator }
    return isLeft ? .postfixOperator : .prefixOperator
  }

  /// Whether something that ends an expression may stand right before `offset`.
  func isLeftBound(_ offset: Int) -> Bool {
    if offset == 0 { return false }
    switch self[offset - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(offset >= 2 && self[offset - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(offset >= 2 && self[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether something that begins an expression may stand right at `offset`.
  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    guard offset < count else { return false }
    switch self[offset] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return !(byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*"))
    case 0xC2:
      return byte(offset + 1) != 0xA0
    default:
      return true
    }
  }
}
