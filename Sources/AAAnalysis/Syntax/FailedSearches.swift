/// Where the ends of literals were searched for in vain, by the number of `#` that the end needs.
///
/// Code that is being damaged further and further can open a literal on every line; without this
/// memory each of them would be followed to the end of the file.
struct FailedSearches {
  /// More than anybody writes: beyond it, all numbers of `#` count as one.
  private static let maximumPounds = 16

  /// The offsets up to which nothing was found.
  private var ends: [Int] = []

  /// Whether a search from `start` is known to fail.
  func contains(_ start: Int, pounds: Int) -> Bool {
    let index = min(pounds, FailedSearches.maximumPounds)
    return index < ends.count && start < ends[index]
  }

  mutating func insert(until end: Int, pounds: Int) {
    let index = min(pounds, FailedSearches.maximumPounds)
    if index >= ends.count {
      ends.append(contentsOf: repeatElement(0, count: index + 1 - ends.count))
    }
    ends[index] = max(ends[index], end)
  }
}
