extension TuistManifest.KeyDictionary {
  /// Tuist's own keys, which have none of Assistive Access.
  static let empty = TuistManifest.KeyDictionary(
    place: nil, sceneKey: KeyAnswer(truth: .absent, places: []),
    fullScreenKey: KeyAnswer(truth: .absent, places: []), keys: [])

  /// Reads a dictionary literal; nil for anything else.
  init?(_ node: NodeID, _ reader: ManifestReader) {
    let tree = reader.tree
    let node = reader.resolved(node)
    let isEmptyLiteral = tree.kind(node) == .arrayExpr && tree.firstChild(node) == nil
    guard tree.kind(node) == .dictionaryExpr || isEmptyLiteral else { return nil }
    var entries: [(key: String?, keyNode: NodeID, value: NodeID)] = []
    for element in tree.children(node) where tree.kind(element) == .dictionaryElement {
      let parts = Array(tree.children(element))
      guard parts.count == 2 else { return nil }
      entries.append((reader.text(parts[0]), parts[0], parts[1]))
    }
    place = reader.location(node)
    sceneKey = Self.answer(AssistiveAccessKey.scene, entries, reader)
    fullScreenKey = Self.answer(AssistiveAccessKey.fullScreen, entries, reader)
    keys = entries.compactMap { name, key, value in
      name.flatMap { name in
        KeySpelling(name).map { Self.key(name, $0, key, value, reader) }
      }
    }
  }

  private static func key(
    _ name: String, _ spelling: KeySpelling, _ keyNode: NodeID, _ valueNode: NodeID,
    _ reader: ManifestReader
  ) -> ManifestKey {
    let tree = reader.tree
    let whole = tree.range(keyNode)
    let inner = ByteRange(whole.start + 1, max(whole.start + 1, whole.end - 1))
    let isPlain = tree.kind(keyNode) == .stringLiteral && tree.text[inner] == name
    let (content, isWrapped) = value(valueNode, reader)
    var correction: String?
    if let meant = content.meantBoolean, reader.resolved(valueNode) == valueNode {
      correction = isWrapped ? ".boolean(\(meant))" : "\(meant)"
    }
    return ManifestKey(
      name: name, spelling: spelling,
      key: Location(file: reader.file, range: isPlain ? inner : whole),
      value: reader.location(reader.resolved(valueNode)), content: content,
      correction: correction, canBeRenamed: isPlain)
  }

  /// What a value is, and whether it is wrapped: `.string("true")`.
  private static func value(
    _ node: NodeID, _ reader: ManifestReader
  ) -> (content: ManifestKey.Value, isWrapped: Bool) {
    let node = reader.resolved(node)
    if let call = reader.call(node) {
      guard call.isCalled, let inner = call.unlabelled else { return (.unknown, false) }
      switch call.name {
      case "boolean", "string", "integer", "real": return (literal(inner, reader), true)
      case "array", "dictionary": return (.list, true)
      default: return (.unknown, false)
      }
    }
    return (literal(node, reader), false)
  }

  private static func literal(_ node: NodeID, _ reader: ManifestReader) -> ManifestKey.Value {
    let tree = reader.tree
    let node = reader.resolved(node)
    switch tree.kind(node) {
    case .booleanLiteral: return .boolean(tree.text(tree.range(node), equals: "true"))
    case .integerLiteral, .floatLiteral: return .number(tree.text[tree.range(node)])
    case .arrayExpr, .dictionaryExpr: return .list
    case .stringLiteral: return reader.text(node).map { .text($0) } ?? .unknown
    default: return .unknown
    }
  }

  private static func answer(
    _ name: String, _ entries: [(key: String?, keyNode: NodeID, value: NodeID)],
    _ reader: ManifestReader
  ) -> KeyAnswer {
    var truths: Set<PropertyList.Truth> = []
    var places: [KeyAnswer.Place] = []
    for entry in entries {
      // A key that is computed may be any.
      guard let key = entry.key else {
        truths.insert(.unknown)
        continue
      }
      guard key == name || key.hasPrefix(name + "~") else { continue }
      truths.insert(key == name ? truth(entry.value, reader) : .unknown)
      places.append(
        KeyAnswer.Place(
          file: reader.file, key: reader.tree.range(entry.keyNode),
          value: reader.tree.range(entry.value)))
    }
    let truth = truths.count > 1 ? .unknown : truths.first ?? .absent
    return KeyAnswer(truth: truth, places: places)
  }

  /// `true`, `.boolean(true)`. A text is not known to be a Boolean.
  private static func truth(_ node: NodeID, _ reader: ManifestReader) -> PropertyList.Truth {
    let tree = reader.tree
    var value = reader.resolved(node)
    if let call = reader.call(value), call.isCalled, call.name == "boolean",
      let inner = call.unlabelled
    {
      value = reader.resolved(inner)
    }
    guard tree.kind(value) == .booleanLiteral else { return .unknown }
    return tree.text(tree.range(value), equals: "true") ? .true : .false
  }
}

/// Build settings that a Tuist manifest may hold anywhere, by what they would decide about.
struct TuistSettings {
  let decideAboutPlatform: Bool
  let decideAboutDeployment: Bool
  let decideAboutInfoPlist: Bool

  init(_ tree: SyntaxTree) {
    func mentions(_ names: String...) -> Bool {
      names.contains { tree.text.contains(word: $0) }
    }
    decideAboutPlatform = mentions("SDKROOT", "SUPPORTED_PLATFORMS")
    decideAboutDeployment = mentions("IPHONEOS_DEPLOYMENT_TARGET")
    decideAboutInfoPlist = mentions(
      "INFOPLIST_FILE", "INFOPLIST_PREPROCESS", "GENERATE_INFOPLIST_FILE")
  }
}

extension SourceText {
  /// Whether these bytes occur anywhere.
  fileprivate func contains(word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first, count >= word.count else { return false }
    var offset = 0
    while offset + word.count <= count {
      if bytes[offset] == first, bytes[offset..<(offset + word.count)].elementsEqual(word) {
        return true
      }
      offset += 1
    }
    return false
  }
}

/// Patterns with alternatives in braces, one pattern for each.
enum BracePattern {
  private static let maximumCount = 64

  static func expanded(_ pattern: String) -> [String] {
    var done: [String] = []
    var pending = [pattern]
    while let next = pending.popLast(), done.count + pending.count < maximumCount {
      guard let open = next.firstIndex(of: "{"),
        let close = next[open...].firstIndex(of: "}")
      else {
        done.append(next)
        continue
      }
      let start = next[..<open]
      let end = next[next.index(after: close)...]
      for choice in next[next.index(after: open)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      {
        pending.append(String(start) + choice + end)
      }
    }
    return done
  }
}
