/// A file of build settings (`.xcconfig`), statement by statement.
public struct BuildConfigurationFile: Sendable, Equatable {
  public enum Statement: Sendable, Equatable {
    case setting(BuildSetting)
    /// `#include "path"`, or `#include? "path"`, which may be missing. The range is the path's.
    case inclusion(path: String, isOptional: Bool, range: ByteRange)
    /// A line that is neither: the build fails, and what was meant is not known.
    case unreadable(ByteRange)
  }

  public let statements: [Statement]

  /// Reads a document. Takes time linear in its length.
  public init(_ text: SourceText, file: FileID) {
    var reader = BuildConfigurationReader(text, file)
    statements = reader.read()
  }
}

/// Reads build settings line by line, as the build does.
private struct BuildConfigurationReader {
  private let text: SourceText
  private let file: FileID
  private var offset = 0
  private var statements: [BuildConfigurationFile.Statement] = []

  init(_ text: SourceText, _ file: FileID) {
    self.text = text
    self.file = file
    if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func read() -> [BuildConfigurationFile.Statement] {
    while byte != nil {
      let start = offset
      skipSpaceAndComments()
      if !isAtLineEnd, !readStatement() {
        skipLine()
        statements.append(.unreadable(ByteRange(start, offset)))
      }
      skipLine()
      skipLineEnd()
    }
    return statements
  }

  private mutating func readStatement() -> Bool {
    byte == UInt8(ascii: "#") ? readInclusion() : readSetting()
  }

  // MARK: Statements

  private mutating func readInclusion() -> Bool {
    offset += 1
    skipSpaceAndComments()
    let start = offset
    while let byte, !Self.isSpace(byte), byte != UInt8(ascii: "\"") { offset += 1 }
    let isOptional: Bool
    switch text[ByteRange(start, offset)] {
    case "include": isOptional = false
    case "include?": isOptional = true
    default: return false
    }
    skipSpaceAndComments()
    guard take("\"") else { return false }
    let pathStart = offset
    while !isAtLineEnd, byte != UInt8(ascii: "\"") { offset += 1 }
    let range = ByteRange(pathStart, offset)
    guard take("\"") else { return false }
    skipSpaceAndComments()
    guard isAtLineEnd else { return false }
    statements.append(.inclusion(path: text[range], isOptional: isOptional, range: range))
    return true
  }

  private mutating func readSetting() -> Bool {
    let start = offset
    guard let first = byte, Self.isNameByte(first), !Self.isDigit(first) else { return false }
    while let byte, Self.isNameByte(byte) { offset += 1 }
    var nameRange = ByteRange(start, offset)
    let name = text[nameRange]
    var conditions: [BuildSetting.Condition] = []
    skipSpaceAndComments()
    while take("[") {
      let parameter = scan { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "]") }
      guard take("=") else { return false }
      let pattern = scan { $0 == UInt8(ascii: "]") }
      guard take("]") else { return false }
      conditions.append(BuildSetting.Condition(parameter: parameter, pattern: pattern))
      nameRange.end = offset
      skipSpaceAndComments()
    }
    guard take("=") else { return false }
    let (value, valueRange) = readValue()
    statements.append(
      .setting(
        BuildSetting(
          name: name, conditions: conditions, value: value, file: file, nameRange: nameRange,
          valueRange: valueRange)))
    return true
  }

  /// A value, which goes on behind a backslash at the end of its line.
  private mutating func readValue() -> (String, ByteRange) {
    var pieces: [String] = []
    var range: ByteRange?
    while true {
      skipSpaceAndComments()
      let start = offset
      while !isAtLineEnd, !isAtComment { offset += 1 }
      var end = trimmed(start, offset)
      if end > start, text.byte(at: end - 1) == UInt8(ascii: ";") { end = trimmed(start, end - 1) }
      skipLine()
      let goesOn = end > start && text.byte(at: end - 1) == UInt8(ascii: "\\")
      let piece = text[ByteRange(start, goesOn ? trimmed(start, end - 1) : end)]
      if !piece.isEmpty { pieces.append(piece) }
      range = ByteRange(range?.start ?? start, end)
      guard goesOn else { break }
      skipLineEnd()
    }
    return (pieces.joined(separator: " "), range ?? ByteRange(at: offset))
  }

  // MARK: Bytes

  private var byte: UInt8? { text.byte(at: offset) }

  private var isAtComment: Bool {
    byte == UInt8(ascii: "/") && text.byte(at: offset + 1) == UInt8(ascii: "/")
  }

  private var isAtLineEnd: Bool { byte == nil || byte == 0x0A || byte == 0x0D }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// The text up to a byte that ends it, on the same line.
  private mutating func scan(until isEnd: (UInt8) -> Bool) -> String {
    let start = offset
    while !isAtLineEnd, let byte, !isEnd(byte) { offset += 1 }
    return text[ByteRange(start, offset)]
  }

  private mutating func skipLine() {
    while !isAtLineEnd { offset += 1 }
  }

  private mutating func skipLineEnd() {
    if byte == 0x0D, text.byte(at: offset + 1) == 0x0A { offset += 1 }
    if byte != nil { offset += 1 }
  }

  private mutating func skipSpaceAndComments() {
    while !isAtLineEnd {
      if let byte, Self.isSpace(byte) {
        offset += 1
      } else if isAtComment {
        skipLine()
      } else {
        return
      }
    }
  }

  /// `end`, moved before white space.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, let byte = text.byte(at: end - 1), Self.isSpace(byte) { end -= 1 }
    return end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D) ~= byte }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= (byte | 0x20)
  }
}
