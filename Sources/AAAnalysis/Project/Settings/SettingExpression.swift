/// A build setting's value, taken apart: text, and variables such as `$(NAME:lower)`.
struct SettingExpression {
  indirect enum Piece {
    case text(String)
    /// The name may hold variables itself.
    case variable([Piece], [Operation])
  }

  struct Operation {
    let name: String
    /// Behind `=`; nil for an operation without one.
    let argument: [Piece]?
  }

  /// Nil where it is nested too deep, or a bracket does not end.
  let pieces: [Piece]?

  private static let maximumDepth = 16

  init(_ text: String) {
    var parser = Parser(Array(text.utf8))
    let pieces = parser.pieces(until: nil, depth: 0)
    self.pieces = parser.isBroken ? nil : pieces
  }

  private struct Parser {
    private let bytes: [UInt8]
    private var offset = 0
    private(set) var isBroken = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Reads up to the end, or up to a closing bracket or a colon.
    mutating func pieces(until close: UInt8?, depth: Int) -> [Piece] {
      var pieces: [Piece] = []
      guard depth < SettingExpression.maximumDepth else {
        isBroken = true
        return pieces
      }
      var start = offset
      func text(_ start: Int, _ end: Int) -> Piece {
        .text(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      while let byte, !isBroken {
        if let close, byte == close || byte == UInt8(ascii: ":") { break }
        guard byte == UInt8(ascii: "$") else {
          offset += 1
          continue
        }
        if offset > start { pieces.append(text(start, offset)) }
        pieces.append(variable(depth: depth))
        start = offset
      }
      if offset > start { pieces.append(text(start, offset)) }
      return pieces
    }

    private mutating func variable(depth: Int) -> Piece {
      offset += 1
      let close: UInt8
      switch byte {
      case UInt8(ascii: "("): close = UInt8(ascii: ")")
      case UInt8(ascii: "{"): close = UInt8(ascii: "}")
      case UInt8(ascii: "["): close = UInt8(ascii: "]")
      case UInt8(ascii: "$"):
        offset += 1
        return .text("$")
      default:
        let start = offset
        while let byte, isNameByte(byte) { offset += 1 }
        guard offset > start else { return .text("$") }
        return .variable([.text(String(decoding: bytes[start..<offset], as: UTF8.self))], [])
      }
      offset += 1
      let name = pieces(until: close, depth: depth + 1)
      var operations: [Operation] = []
      while byte == UInt8(ascii: ":"), !isBroken {
        offset += 1
        let start = offset
        while let byte, byte != close, byte != UInt8(ascii: ":"), byte != UInt8(ascii: "=") {
          offset += 1
        }
        let operation = String(decoding: bytes[start..<offset], as: UTF8.self)
        var argument: [Piece]?
        if byte == UInt8(ascii: "=") {
          offset += 1
          argument = pieces(until: close, depth: depth + 1)
        }
        operations.append(Operation(name: operation, argument: argument))
      }
      if byte == close { offset += 1 } else { isBroken = true }
      return .variable(name, operations)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
        || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= (byte | 0x20)
    }
  }
}

extension SettingExpression.Operation {
  /// What the operation makes of a value; nil where it is not known.
  func apply(to value: String, argument: String?) -> String? {
    switch (name, argument) {
    case ("lower", nil): value.lowercased()
    case ("upper", nil): value.uppercased()
    case ("identifier", nil), ("c99extidentifier", nil):
      replacing(value) { $0 == UInt8(ascii: "_") }
    case ("rfc1034identifier", nil):
      replacing(value, with: "-") { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    case ("dir", nil): folder(of: value)
    case ("file", nil): String(FileID(value).name)
    case ("base", nil): base(of: FileID(value).name)
    case ("suffix", nil): suffix(of: FileID(value).name)
    case ("standardizepath", nil): ProjectPath.join("", value)
    case ("default", let argument?): value.isEmpty ? argument : value
    default: nil
    }
  }

  private func folder(of path: String) -> String {
    let folder = FileID(path).folder
    return folder.isEmpty ? "./" : folder + "/"
  }

  private func base(of name: Substring) -> String {
    String(name.dropLast(suffix(of: name).count))
  }

  private func suffix(of name: Substring) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[dot...])
  }

  /// Other bytes than letters, digits and those allowed become something else. Only ASCII is sure.
  private func replacing(
    _ value: String, with other: Character = "_", unless isAllowed: (UInt8) -> Bool
  ) -> String? {
    guard value.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var result = String(
      value.map { character in
        let isKept = character.isLetter || character.isNumber
        return isKept || character.asciiValue.map(isAllowed) ?? false ? character : other
      })
    if other == "_", result.first?.isNumber == true { result = "_" + result.dropFirst() }
    return result
  }
}
