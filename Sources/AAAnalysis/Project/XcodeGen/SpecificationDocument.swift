/// A YAML document that may be a specification of XcodeGen's, or a part of one.
public struct SpecificationDocument: Sendable, Equatable {
  /// Nil where the document is not understood.
  let root: YAMLValue?

  /// A document of another purpose.
  static let unrelated = SpecificationDocument(root: nil)

  private init(root: YAMLValue?) { self.root = root }

  /// Keys of which every specification, and every part of one, has at least one.
  private static let knownKeys: Set<String> = [
    "aggregateTargets", "configFiles", "include", "packages", "settingGroups", "settings",
    "targetTemplates", "targets",
  ]

  /// Reads a document; nil for one of another purpose. A file of the name that XcodeGen looks for
  /// is never another one.
  public init?(_ text: SourceText, file: FileID) {
    root = YAMLReader.read(text)
    guard !file.isProjectSpecification else { return }
    guard let root, root.entries.contains(where: { Self.isKnown($0.key) }) else { return nil }
  }

  private static func isKnown(_ key: String) -> Bool {
    let name = key.hasSuffix(":REPLACE") ? String(key.dropLast(8)) : key
    return knownKeys.contains(name)
  }
}

extension FileID {
  /// Whether XcodeGen reads the document unasked.
  var isProjectSpecification: Bool { name == "project.yml" || name == "project.yaml" }
}

/// A value of a specification, put together from several documents.
struct SpecificationValue: Sendable {
  indirect enum Content: Sendable {
    case null
    case scalar(String, isQuoted: Bool)
    case sequence([SpecificationValue])
    case mapping([Entry])
  }

  struct Entry: Sendable {
    let key: String
    let keyPlace: Location
    var value: SpecificationValue

    /// Whether the value stands behind its key, and not where an alias or a merge key leads.
    var isWrittenOut: Bool {
      keyPlace.file == value.place.file && keyPlace.range.end < value.place.range.start
    }
  }

  var content: Content
  let place: Location
  /// The folder from which paths are seen.
  let folder: String

  init(_ value: YAMLValue, file: FileID, folder: String) {
    place = Location(file: file, range: value.range)
    self.folder = folder
    switch value.content {
    case .null: content = .null
    case .scalar(let text, let isQuoted): content = .scalar(text, isQuoted: isQuoted)
    case .sequence(let values):
      content = .sequence(
        values.map { SpecificationValue($0, file: file, folder: folder) })
    case .mapping(let entries):
      content = .mapping(
        entries.map { entry in
          Entry(
            key: entry.key, keyPlace: Location(file: file, range: entry.keyRange),
            value: SpecificationValue(entry.value, file: file, folder: folder))
        })
    }
  }

  var text: String? { if case .scalar(let text, _) = content { text } else { nil } }

  var boolean: Bool? {
    guard case .scalar(let text, let isQuoted) = content else { return nil }
    return YAMLValue(content: .scalar(text, isQuoted: isQuoted), range: place.range).boolean
  }

  var elements: [SpecificationValue] {
    if case .sequence(let values) = content { values } else { [] }
  }

  var entries: [Entry] { if case .mapping(let entries) = content { entries } else { [] } }

  subscript(key: String) -> SpecificationValue? { entries.first { $0.key == key }?.value }

  /// The texts of a list, or of a single value.
  var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

  /// The absolute path that a scalar is.
  var path: String? { text.map { ProjectPath.join(folder, $0) } }

  /// Lays the value over another one, as including documents are laid over included ones.
  func merged(onto base: SpecificationValue?) -> SpecificationValue {
    guard let base else { return self }
    var result = self
    switch (content, base.content) {
    case (.mapping(let own), .mapping(var entries)):
      for entry in own {
        let isReplacing = entry.key.hasSuffix(":REPLACE")
        let key = isReplacing ? String(entry.key.dropLast(8)) : entry.key
        if let index = entries.firstIndex(where: { $0.key == key }) {
          let below = isReplacing ? nil : entries[index].value
          entries[index] = Entry(
            key: key, keyPlace: entry.keyPlace, value: entry.value.merged(onto: below))
        } else {
          entries.append(Entry(key: key, keyPlace: entry.keyPlace, value: entry.value))
        }
      }
      result.content = .mapping(entries)
    case (.sequence(let own), .sequence(let values)): result.content = .sequence(values + own)
    default: break
    }
    return result
  }

  /// Puts a text in the place of a variable, in keys as in values.
  func replacing(_ variable: String, with text: String) -> SpecificationValue {
    var result = self
    switch content {
    case .null: break
    case .scalar(let own, let isQuoted):
      guard own.contains(variable) else { return self }
      let replaced = own.split(separator: variable, omittingEmptySubsequences: false)
        .joined(separator: text)
      result.content = .scalar(replaced, isQuoted: isQuoted)
    case .sequence(let values):
      result.content = .sequence(values.map { $0.replacing(variable, with: text) })
    case .mapping(let entries):
      result.content = .mapping(
        entries.map { entry in
          Entry(
            key: entry.key.split(separator: variable, omittingEmptySubsequences: false)
              .joined(separator: text), keyPlace: entry.keyPlace,
            value: entry.value.replacing(variable, with: text))
        })
    }
    return result
  }
}
