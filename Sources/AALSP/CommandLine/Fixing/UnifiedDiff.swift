/// The difference between two texts as `patch` and `git apply` read it.
struct UnifiedDiff {
  /// Lines of context around what changed.
  private static let context = 3

  struct Line {
    /// " ", "-" or "+".
    let mark: UInt8
    let bytes: ArraySlice<UInt8>
    /// 0-based, in the old and in the new text: the line itself or the one that follows.
    let old: Int
    let new: Int
  }

  /// What changed, with a number of lines around it.
  static func changes(from old: [UInt8], to new: [UInt8], context: Int) -> [ArraySlice<Line>] {
    let lines = compare(Self.lines(of: old), Self.lines(of: new))
    return hunks(lines, context: context).map { lines[$0] }
  }

  /// The difference, or nothing where there is none. `path` is relative, with `/`; `old` is nil for
  /// a file that is created.
  static func bytes(path: String, old: [UInt8]?, new: [UInt8]) -> [UInt8] {
    let lines = compare(Self.lines(of: old ?? []), Self.lines(of: new))
    guard lines.contains(where: { $0.mark != UInt8(ascii: " ") }) else { return [] }
    // Behind a tab `patch` looks for a date: so it takes spaces for a part of the name.
    let name = path.contains(" ") ? path + "\t" : path
    var result = Array("--- \(old == nil ? "/dev/null" : "a/\(name)")\n+++ b/\(name)\n".utf8)
    for hunk in hunks(lines, context: context) { append(lines[hunk], to: &result) }
    return result
  }

  /// The lines of a text, each with its line feed.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func compare(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(mark: UInt8(ascii: "-"), bytes: old[left], old: left, new: right))
        left += 1
      } else if inserted.contains(right) {
        lines.append(Line(mark: UInt8(ascii: "+"), bytes: new[right], old: left, new: right))
        right += 1
      } else if left < old.count {
        lines.append(Line(mark: UInt8(ascii: " "), bytes: old[left], old: left, new: right))
        left += 1
        right += 1
      } else {
        break
      }
    }
    return lines
  }

  /// Changes with the lines around them; what is near is one hunk.
  private static func hunks(_ lines: [Line], context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.mark != UInt8(ascii: " ") {
      let lower = max(0, index - context)
      let upper = min(lines.count, index + context + 1)
      if let last = hunks.last, lower <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    return hunks
  }

  private static func append(_ lines: ArraySlice<Line>, to result: inout [UInt8]) {
    guard let first = lines.first else { return }
    let oldCount = lines.count { $0.mark != UInt8(ascii: "+") }
    let newCount = lines.count { $0.mark != UInt8(ascii: "-") }
    // An empty side is named by the line before it.
    let old = oldCount == 0 ? first.old : first.old + 1
    let new = newCount == 0 ? first.new : first.new + 1
    result += Array("@@ -\(old),\(oldCount) +\(new),\(newCount) @@\n".utf8)
    for line in lines {
      result.append(line.mark)
      result += line.bytes
      if line.bytes.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
