/// The keys of Assistive Access, in the property list of an app.
extension WorkspaceSnapshot {
  func propertyListCompletions(in file: FileID, _ text: SourceText, at offset: Int) -> Completions?
  {
    guard let place = PropertyListPlace(text, at: offset), isInfoPlist(file, place.list) else {
      return nil
    }
    let present = Set(place.list.entries(of: place.list.root).compactMap { entry in
      entry.key == place.key ? nil : place.list.string(of: entry.key)
    })
    let facts = APIFact.keys.filter { !present.contains($0.name) }
    switch place.kind {
    case .value(let key):
      guard let fact = APIFact.keys.first(where: { $0.name == key }) else { return nil }
      return Completions(items: [
        Completion(
          "true", .key(fact.name), detail: fact.name, edit: TextEdit(place.typed, "<true/>"),
          filterText: place.isTagTyped ? "<true/>" : nil)
      ])
    case .name:
      return Completions(
        items: facts.map {
          Completion($0.name, .key($0.name), edit: TextEdit(place.typed, $0.name))
        })
    case .entry:
      let indentation = text.indentation(ofLineContaining: offset)
      return Completions(
        items: facts.map { fact in
          let key = "<key>\(fact.name)</key>"
          return Completion(
            fact.name, .key(fact.name), detail: "true",
            edit: TextEdit(place.typed, key + text.lineEnding.rawValue + indentation + "<true/>"),
            filterText: place.isTagTyped ? key : nil)
        })
    }
  }

  /// Whether a list is the Info.plist of an app for iPhone or iPad.
  private func isInfoPlist(_ file: FileID, _ list: PropertyList) -> Bool {
    let isOfApp = appTargets.apps.contains { app in
      guard app.runsOnIOS != false, case .files(let files) = app.infoPlist else { return false }
      return files.contains(file)
    }
    return isOfApp || list.appJudgement == .app
  }
}

/// What belongs at a place of a property list.
private struct PropertyListPlace {
  enum Kind {
    /// A key with its value.
    case entry
    /// The text of a key.
    case name
    /// The value of this key, which has none.
    case value(String)
  }

  let kind: Kind
  /// What is typed already of it.
  let typed: ByteRange
  /// Whether that begins with a bracket.
  let isTagTyped: Bool
  /// The list without what is typed.
  let list: PropertyList
  /// The key whose text is typed.
  let key: PropertyList.Node?

  init?(_ text: SourceText, at offset: Int) {
    let whole = PropertyList(text)
    guard whole.format == .xml,
      !whole.comments.contains(where: { $0.range.start < offset && offset < $0.range.end })
    else { return nil }
    // Within a key.
    for entry in whole.entries(of: whole.root) {
      guard let content = whole.contentRange(of: entry.key), content.touches(offset) else {
        continue
      }
      // A key that is not closed runs on into what follows.
      let line = text.contentRange(ofLine: text.lines.line(containing: offset))
      guard text.slice(content).allSatisfy(Self.isOfWord), line.contains(content) else {
        return nil
      }
      (kind, typed, isTagTyped, list, key) = (.name, content, false, whole, entry.key)
      return
    }
    var start = offset
    while let byte = text.byte(at: start - 1), Self.isOfWord(byte) || byte == UInt8(ascii: "/") {
      start -= 1
    }
    let bracket = text.byte(at: start - 1) == UInt8(ascii: "<")
    if bracket { start -= 1 }
    let typed = ByteRange(bracket ? start : offset, offset)
    if !bracket, start < offset { return nil }
    let list = PropertyList(text.applying(TextEdit(typed, "")))
    guard let root = list.root, list.kind(of: root) == .dictionary,
      let content = list.contentRange(of: root), content.touches(typed.start)
    else { return nil }
    let children = list.children(of: root)
    let isBetween = !children.contains { child in
      let range = list.range(of: child)
      return range.start < typed.start && typed.start < range.end
    }
    guard isBetween else { return nil }
    let entries = list.entries(of: root)
    let before = children.last { list.range(of: $0).end <= typed.start }
    if let before, let entry = entries.first(where: { $0.key == before }) {
      guard entry.value == nil, let name = list.string(of: before) else { return nil }
      kind = .value(name)
    } else {
      kind = .entry
    }
    (self.typed, isTagTyped, self.list, key) = (typed, bracket, list, nil)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
