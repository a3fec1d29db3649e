/// Finds the name that was probably meant.
public enum NearestName {
  /// The candidate closest to `name`, or nil where none is close enough to be a slip of the keys.
  /// Of equally close ones, the first.
  public static func of(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    guard !wanted.isEmpty else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let bytes = Array(candidate.lowercased().utf8.prefix(64))
      // A beginning of some length is no slip, but an abbreviation.
      let isBeginning = wanted.count >= 3 && bytes.starts(with: wanted)
      let farthest = (max(wanted.count, bytes.count) + 1) / 3
      // Names are no closer than their lengths.
      guard isBeginning || abs(wanted.count - bytes.count) <= farthest else { continue }
      let distance = isBeginning ? 1 : distance(wanted, bytes)
      guard isBeginning || distance <= farthest else { continue }
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// `; did you mean X?`, or nothing.
  public static func hint(for name: String, among candidates: [String]) -> String {
    of(name, among: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names.
  public static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return left.count + right.count }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [Int](repeating: row, count: right.count + 1)
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1)
        cost = min(cost, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current[column] = cost
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
