/// Edits of XML lists. Each keeps what is there (comments, order, layout), and leaves a list in
/// which the key is found with the value.
///
/// A list that is not well formed is never edited: what its damage hides cannot be known.
extension PropertyList {
  /// The edits that make `name` true in the root dictionary: a new entry, or new values for the
  /// entries that are there. Empty if it is true already. Nil where the list is not well formed, is
  /// not XML or has no root dictionary, or where a value is none that means a Boolean.
  public func edits(settingTrue name: String) -> [TextEdit]? {
    guard let root, kind(of: root) == .dictionary else { return nil }
    let present = entries(named: name)
    guard !present.isEmpty else { return edits(inserting: name, true, in: root) }
    var result: [TextEdit] = []
    for entry in present {
      guard let value = entry.value, let edits = edits(setting: value, to: true) else { return nil }
      result += edits
    }
    return result
  }

  /// The edit that makes `value` a Boolean; none if it is that Boolean already. Nil for containers,
  /// dates, data and build settings, and in lists that cannot be edited.
  public func edits(setting value: Node, to boolean: Bool) -> [TextEdit]? {
    guard isWellFormed, format == .xml else { return nil }
    switch kind(of: value) {
    case .true, .false, .string, .integer, .real: break
    case .key, .dictionary, .array, .date, .data, .unknown: return nil
    }
    guard self.boolean(of: value) != boolean else { return [] }
    guard buildSettings(in: value).isEmpty else { return nil }
    return [TextEdit(range(of: value), element(for: boolean))]
  }

  /// The edits that add an entry to a dictionary: at its place where the keys are sorted (three at
  /// least), else at the end; laid out as its neighbour is. Nil where the dictionary has the key
  /// already, and in lists that cannot be edited.
  public func edits(inserting name: String, _ boolean: Bool, in dictionary: Node) -> [TextEdit]? {
    guard isWellFormed, format == .xml, kind(of: dictionary) == .dictionary else { return nil }
    let entries = entries(of: dictionary)
    let names = entries.map { string(of: $0.key) ?? "" }
    guard !names.contains(name) else { return nil }
    let key = "<key>\(escaped(name))</key>"
    let value = element(for: boolean)
    guard let first = entries.first else {
      return [firstEntry(key, value, in: dictionary)]
    }
    let contentStart = contentRange(of: dictionary)?.start ?? range(of: dictionary).end
    let index = insertionIndex(of: name, among: names)
    let neighbour = index > 0 ? entries[index - 1] : first
    var anchor = contentStart
    if index > 0 { anchor = range(of: neighbour.value ?? neighbour.key).end }
    anchor = endOfComments(onLineOf: anchor)
    let keyRange = range(of: neighbour.key)
    let lead = space(before: keyRange.start, notBefore: contentStart)
    var gap = lead.contains { $0.isNewline } ? lead : ""
    if let neighbourValue = neighbour.value {
      let valueStart = range(of: neighbourValue).start
      let space = space(before: valueStart, notBefore: keyRange.end)
      // A comment between key and value says nothing about how they are laid out.
      if valueStart - space.utf8.count == keyRange.end || space.contains(where: \.isNewline) {
        gap = space
      }
    }
    return [TextEdit(at: anchor, insert: lead + key + gap + value)]
  }

  /// The edit that gives a key another name. Nil in lists that cannot be edited.
  func edit(renaming key: Node, to name: String) -> TextEdit? {
    guard isWellFormed, format == .xml, kind(of: key) == .key,
      let range = contentRange(of: key)
    else { return nil }
    return TextEdit(range, escaped(name))
  }

  /// The edit that takes an entry out with the white space before it. Nil in lists that cannot be
  /// edited, and where a comment stands between key and value.
  func edit(removing entry: Entry) -> TextEdit? {
    guard isWellFormed, format == .xml, let value = entry.value else { return nil }
    let range = ByteRange(self.range(of: entry.key).start, self.range(of: value).end)
    guard !comments.contains(where: { $0.range.intersects(range) }) else { return nil }
    // A comment behind it keeps its line.
    guard endOfComments(onLineOf: range.end) == range.end else { return TextEdit(range, "") }
    let lead = space(before: range.start, notBefore: 0).utf8.count
    return TextEdit(ByteRange(range.start - lead, range.end), "")
  }

  /// The text of a new list with one true key.
  public static func newDocument(settingTrue name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>\(escaped(name))</key>
    \t<true/>
    </dict>
    </plist>

    """
  }

  private func element(for boolean: Bool) -> String {
    boolean ? "<true/>" : "<false/>"
  }

  /// How many of the sorted `names` come before `name`; all, where they are not sorted.
  private func insertionIndex(of name: String, among names: [String]) -> Int {
    guard names.count >= 3 else { return names.count }
    for transform in [{ $0 }, { $0.lowercased() }] as [(String) -> String] {
      let sorted = names.map(transform)
      let isSorted = zip(sorted, sorted.dropFirst()).allSatisfy { left, right in
        left.utf8.lexicographicallyPrecedes(right.utf8)
      }
      guard isSorted else { continue }
      let new = transform(name)
      return sorted.prefix { $0.utf8.lexicographicallyPrecedes(new.utf8) }.count
    }
    return names.count
  }
}

/// `text` as an element's content.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
