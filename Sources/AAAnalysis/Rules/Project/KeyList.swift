/// The keys of Assistive Access that one document gives to the Info.plist of an app: the app's
/// property list, or a manifest that lists keys.
struct KeyList: Sendable {
  /// The document.
  let file: FileID
  /// In the order of the text.
  let entries: [KeyEntry]
  /// The apps; none where no project describes the one to which the document belongs.
  var targets: [AppTarget]

  /// What it says of a key.
  func truth(of key: String) -> PropertyList.Truth {
    let own = entries.filter { $0.spelling.isExact && $0.spelling.key == key }
    if own.isEmpty { return .absent }
    let values = Set(own.map { $0.device.isEmpty ? $0.content.boolean : nil })
    guard values.count == 1, let value = values.first ?? nil else { return .unknown }
    return value ? .true : .false
  }

  /// Whether it surely makes a key true for each of its apps: another list may say something else
  /// in another configuration.
  func makesTrue(_ key: String) -> Bool {
    guard truth(of: key) == .true else { return false }
    return targets.allSatisfy { app in
      (key == AssistiveAccessKey.scene ? app.sceneKey : app.fullScreenKey).truth == .true
    }
  }

  /// The key as it is written first; nil where it is not there.
  func entry(of key: String) -> KeyEntry? {
    entries.first { $0.spelling.isExact && $0.spelling.key == key && $0.device.isEmpty }
  }

  /// Whether an app among them runs on systems older than one.
  func deploys(below version: OSVersion) -> Bool {
    targets.contains { $0.deploymentTarget.version.map { $0 < version } ?? false }
  }
}

/// A key with its value, and what it takes to put it right.
struct KeyEntry: Sendable {
  enum Content: Sendable, Equatable {
    case boolean(Bool)
    /// Something else: what to call it, and the Boolean that it is meant to be, if that is known.
    case other(noun: String, meant: Bool?)
    /// A string that holds build settings.
    case buildSetting
    /// What is not known.
    case unknown

    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    /// The Boolean that it is, or is meant to be.
    var meantBoolean: Bool? {
      switch self {
      case .boolean(let value): value
      case .other(_, let meant): meant
      case .buildSetting, .unknown: nil
      }
    }
  }

  /// As it is written.
  let name: String
  let spelling: KeySpelling
  let key: Location
  let value: Location
  let content: Content
  /// How the document writes a Boolean.
  let written: @Sendable (Bool) -> String
  /// The edit to the name that was meant; nil where it cannot be made.
  let renaming: TextEdit?
  /// The edit to the Boolean that is meant.
  let correction: TextEdit?
  /// The edit that takes the entry out.
  let removal: TextEdit?

  /// `~ipad` behind the name; empty for what holds on all devices.
  var device: String { String(decoding: name.utf8.dropFirst(spelling.length), as: UTF8.self) }

  /// Whether both are the same key for the same devices.
  func repeats(_ other: KeyEntry) -> Bool {
    spelling.isExact && other.spelling.isExact && name == other.name
  }

  /// The fix that edits the entry; none where an edit cannot be made.
  func fix(
    _ title: String, _ edits: [TextEdit?], isPreferred: Bool = true, isSafe: Bool = true
  ) -> [Fix] {
    let made = edits.compactMap { $0 }
    guard made.count == edits.count else { return [] }
    return [
      Fix(
        title: title, isPreferred: isPreferred, isSafe: isSafe, changes: [.edit(key.file, made)])
    ]
  }
}

extension KeyList {
  static func all(_ context: RuleContext) -> [KeyList] {
    propertyLists(context) + manifests(context)
  }

  // MARK: Property lists

  private static func propertyLists(_ context: RuleContext) -> [KeyList] {
    let candidates = context.propertyLists.filter { $0.value.namesKeys && $0.value.isWellFormed }
    guard !candidates.isEmpty else { return [] }
    let infoPlists = AppInfoPlists(context)
    return candidates.keys.sorted().compactMap { file in
      guard let apps = infoPlists.apps(of: file), let text = context.text(file) else { return nil }
      let list = PropertyList(text)
      // A list that has just changed is about to be read again.
      guard PropertyListModel(list) == context.propertyLists[file] else { return nil }
      let entries = list.entries(of: list.root).compactMap { KeyEntry($0, of: list, in: file) }
      return KeyList(file: file, entries: entries, targets: apps)
    }
  }

  // MARK: Manifests

  private static func manifests(_ context: RuleContext) -> [KeyList] {
    var lists: [KeyList] = []
    for app in context.targets.apps where app.runsOnIOS == true {
      guard case .described(let description) = app.infoPlist, let first = description.keys.first
      else { continue }
      let places = description.keys.map(\.key)
      // Templates and constants give the same keys to several targets.
      if let known = lists.firstIndex(where: { $0.entries.map(\.key) == places }) {
        lists[known].targets.append(app)
        continue
      }
      let entries = description.keys.compactMap { key in
        context.text(key.key.file).map { KeyEntry(key, in: $0) }
      }
      guard entries.count == places.count else { continue }
      lists.append(KeyList(file: first.key.file, entries: entries, targets: [app]))
    }
    return lists
  }
}

extension KeyEntry {
  /// Nil for a key of another purpose, and for one that has no value.
  fileprivate init?(_ entry: PropertyList.Entry, of list: PropertyList, in file: FileID) {
    guard let name = list.string(of: entry.key), let spelling = KeySpelling(name),
      let value = entry.value
    else { return nil }
    self.name = name
    self.spelling = spelling
    let keyRange = list.contentRange(of: entry.key) ?? list.range(of: entry.key)
    key = Location(file: file, range: keyRange)
    self.value = Location(file: file, range: list.range(of: value))
    content = Content(value, of: list)
    written = { $0 ? "<true/>" : "<false/>" }
    let device = String(decoding: name.utf8.dropFirst(spelling.length), as: UTF8.self)
    renaming = list.edit(renaming: entry.key, to: spelling.key + device)
    correction = list.meantBoolean(of: value)
      .flatMap { list.edits(setting: value, to: $0) }?.first
    removal = list.edit(removing: entry)
  }

  fileprivate init(_ key: ManifestKey, in text: SourceText) {
    name = key.name
    spelling = key.spelling
    self.key = key.key
    value = key.value
    content = Content(key.content)
    written = { "\($0)" }
    let length = key.spelling.length
    let old = ByteRange(key.key.range.start, key.key.range.start + length)
    renaming = key.canBeRenamed ? TextEdit(old, key.spelling.key) : nil
    let isHere = key.key.file == key.value.file && key.key.range.end < key.value.range.start
    correction =
      isHere && content.boolean == nil
      ? key.correction.map { TextEdit(key.value.range, $0) } : nil
    // The quotes go with the name.
    let start = key.key.range.start - (text.byte(at: key.key.range.start - 1) == 0x22 ? 1 : 0)
    removal =
      isHere
      ? text.edit(removingLinesOf: ByteRange(start, key.value.range.end), andBehind: ",") : nil
  }
}

extension KeyEntry.Content {
  fileprivate init(_ value: PropertyList.Node, of list: PropertyList) {
    let meant = list.meantBoolean(of: value)
    switch list.kind(of: value) {
    case .true: self = .boolean(true)
    case .false: self = .boolean(false)
    case .string where !list.buildSettings(in: value).isEmpty: self = .buildSetting
    case .string: self = .other(noun: "a string", meant: meant)
    case .integer, .real: self = .other(noun: "a number", meant: meant)
    case .date: self = .other(noun: "a date", meant: nil)
    case .data: self = .other(noun: "data", meant: nil)
    case .array: self = .other(noun: "an array", meant: nil)
    case .dictionary: self = .other(noun: "a dictionary", meant: nil)
    case .key, .unknown: self = .unknown
    }
  }

  fileprivate init(_ value: ManifestKey.Value) {
    switch value {
    case .boolean(let value): self = .boolean(value)
    case .text(let text) where text.contains("$(") || text.contains("${"): self = .buildSetting
    case .text: self = .other(noun: "a string", meant: value.meantBoolean)
    case .number: self = .other(noun: "a number", meant: value.meantBoolean)
    case .list: self = .other(noun: "a list", meant: nil)
    case .unknown: self = .unknown
    }
  }
}
