@testable import AALSP

/// A text as an editor has it that counts UTF-16 units, apart from the server's code.
struct EditorText {
  private(set) var units: [UInt16]

  init(_ text: String) { units = Array(text.utf16) }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// Why edits of one document cannot be made as they are: out of order, or one over another.
  static func flaw(in edits: [JSONValue], of text: EditorText) -> String? {
    var end = 0
    for edit in edits {
      guard let range = text.range(of: edit) else { return "no range: \(edit.json)" }
      if range.lowerBound < end { return "not behind the one before it: \(edit.json)" }
      end = range.upperBound
    }
    return nil
  }

  /// The text after edits, all in terms of the text as it is.
  func applying(_ edits: [JSONValue]) -> EditorText {
    var result = self
    let ranges = edits.compactMap { edit in range(of: edit).map { ($0, edit) } }
    for (range, edit) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      let text = edit["newText"]?.stringValue ?? ""
      result.units.replaceSubrange(range, with: Array(text.utf16))
    }
    return result
  }

  private func range(of edit: JSONValue) -> Range<Int>? {
    guard let start = offset(edit["range"]?["start"]), let end = offset(edit["range"]?["end"]),
      start <= end
    else { return nil }
    return start..<end
  }

  private func offset(_ position: JSONValue?) -> Int? {
    guard case .integer(let line)? = position?["line"],
      case .integer(let column)? = position?["character"]
    else { return nil }
    var offset = 0
    for _ in 0..<line {
      while offset < units.count, units[offset] != 10, units[offset] != 13 { offset += 1 }
      guard offset < units.count else { return nil }
      let isPair = units[offset] == 13 && offset + 1 < units.count && units[offset + 1] == 10
      offset += isPair ? 2 : 1
    }
    let end = units[offset...].firstIndex { $0 == 10 || $0 == 13 } ?? units.count
    return offset + column <= end ? offset + column : nil
  }
}
