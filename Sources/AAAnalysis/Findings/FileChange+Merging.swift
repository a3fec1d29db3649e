extension [FileChange] {
  /// The changes with all edits of a document in one. Nil where two of them meet, or a file is
  /// created twice.
  func mergedByFile() -> [FileChange]? {
    var edits: [FileID: [TextEdit]] = [:]
    var created: Set<FileID> = []
    var result: [FileChange] = []
    for change in self {
      switch change {
      case .edit(let file, let own): edits[file, default: []] += own
      case .create(let file, _):
        guard created.insert(file).inserted else { return nil }
        result.append(change)
      }
    }
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
      let sorted = edits.sorted { $0.range < $1.range }
      let areApart = zip(sorted, sorted.dropFirst()).allSatisfy { first, second in
        first.range.end <= second.range.start && first.range != second.range
      }
      guard areApart, !created.contains(file) else { return nil }
      result.append(.edit(file, sorted))
    }
    return result
  }
}
