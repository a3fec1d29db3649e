extension TextEdit {
  /// The edits that make one text another: for each run of lines that differ, what differs of it.
  /// Sorted and disjoint; a character, or a carriage return with its line feed, is never cut.
  public static func edits(from old: SourceText, to new: SourceText) -> [TextEdit] {
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let line, _, _): removed.insert(line)
      case .insert(let line, _, _): inserted.insert(line)
      }
    }
    var edits: [TextEdit] = []
    var (left, right, start) = (0, 0, 0)
    while left < oldLines.count || right < newLines.count {
      var (before, after): ([UInt8], [UInt8]) = ([], [])
      while removed.contains(left) {
        before += oldLines[left]
        left += 1
      }
      while inserted.contains(right) {
        after += newLines[right]
        right += 1
      }
      if !before.isEmpty || !after.isEmpty {
        edits.append(edit(at: start, from: before, to: after))
        start += before.count
      } else {
        guard left < oldLines.count, right < newLines.count else { break }
        start += oldLines[left].count
        left += 1
        right += 1
      }
    }
    return edits
  }

  /// The lines of a text, each with its line feed.
  private static func lines(of text: SourceText) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.bytes.enumerated() where byte == 0x0A {
      lines.append(text.bytes[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text.bytes[start...]) }
    return lines
  }

  /// The replacement of bytes at a place, without what is the same at their beginning and end.
  private static func edit(at start: Int, from old: [UInt8], to new: [UInt8]) -> TextEdit {
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    while prefix > 0, isInside(old, prefix) || isInside(new, prefix) { prefix -= 1 }
    var suffix = 0
    while suffix < limit - prefix, old[old.count - suffix - 1] == new[new.count - suffix - 1] {
      suffix += 1
    }
    while suffix > 0, isInside(old, old.count - suffix) || isInside(new, new.count - suffix) {
      suffix -= 1
    }
    return TextEdit(
      ByteRange(start + prefix, start + old.count - suffix),
      String(decoding: new[prefix..<(new.count - suffix)], as: UTF8.self))
  }

  /// Whether a place lies within a character or a line ending.
  private static func isInside(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard bytes.indices.contains(place) else { return false }
    if bytes[place] & 0xC0 == 0x80 { return true }
    return place > 0 && bytes[place] == 0x0A && bytes[place - 1] == 0x0D
  }
}
