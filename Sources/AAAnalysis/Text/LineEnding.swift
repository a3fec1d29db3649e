/// How a document ends its lines.
public enum LineEnding: String, Sendable {
  case lineFeed = "\n"
  case carriageReturnLineFeed = "\r\n"
  case carriageReturn = "\r"
}

extension SourceText {
  /// The ending of the document's first line; a line feed where there is only one line.
  public var lineEnding: LineEnding {
    guard lines.count > 1 else { return .lineFeed }
    let end = lines.start(ofLine: 1)
    guard bytes[end - 1] == 0x0A else { return .carriageReturn }
    return end >= 2 && bytes[end - 2] == 0x0D ? .carriageReturnLineFeed : .lineFeed
  }
}
