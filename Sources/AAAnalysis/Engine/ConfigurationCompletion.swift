/// What may stand at a place of a configuration file.
struct ConfigurationCompletion {
  private let place: JSONPlace

  init(_ text: SourceText, at offset: Int) {
    place = JSONPlace(text, at: offset)
  }

  var completions: Completions? {
    let items: [Completion]
    switch (place.path.count, place.path.first, place.isKey) {
    case (0, _, true):
      items = Self.settings.map { item($0.name, .note($0.meaning)) }
    case (1, "rules", true):
      items = RuleCatalogue.all.map { rule in
        item(rule.description.id, .rule(rule.description.id), detail: rule.description.title)
      }
    case (2, "rules", false): items = levels
    case (2, "rules", true):
      guard let rule = place.path.last.flatMap(RuleCatalogue.description(of:)) else { return nil }
      items =
        [item("severity", .note("How much a finding matters, or `off`."))]
        + rule.options.map { option in
          item(option.name, .note(option.meaning + "."), detail: option.shownDefault)
        }
    case (3, "rules", false) where place.path.last == "severity": items = levels
    case (2, "components", false):
      items =
        (ViewLibrary.nativeViews.sorted() + ModifierLibrary.names.sorted())
        .map { item($0, .note("A view or modifier of SwiftUI.")) }
    case (1, "scope", true):
      items = [item("roots", .note("Names of views that count as shown in Assistive Access."))]
    default: return nil
    }
    return Completions(items: items.filter { !place.siblings.contains($0.label) })
  }

  private var levels: [Completion] {
    [item("off", .note("The rule is not applied."))]
      + Severity.allCases.reversed().map { severity in
        item(severity.rawValue, .note("Findings have this severity."))
      }
  }

  private func item(
    _ name: String, _ subject: Completion.Subject, detail: String? = nil
  ) -> Completion {
    let text = place.isQuoted ? name : "\"\(name)\""
    return Completion(
      name, subject, detail: detail, edit: TextEdit(place.range, text),
      filterText: place.isQuoted ? nil : text)
  }

  private static let settings: [(name: String, meaning: String)] = [
    ("extends", "The path of a configuration whose settings this one refines."),
    ("exclude", "Patterns of files that are not looked at: `Generated/**`."),
    ("rules", "What is decided about each rule: `off`, a severity, or an object of options."),
    ("components", "Your own views and modifiers, and the native ones for which they stand."),
    ("scope", "More that Assistive Access shows."),
  ]
}

/// Where a place of a JSON text is, which may be half-typed: only what stands before it is read.
private struct JSONPlace {
  private struct Container {
    let isObject: Bool
    var key: String?
    var expectsKey: Bool
    var keys: Set<String> = []
    /// Whether the value behind the key, or the last element, is complete.
    var hasValue = false
  }

  /// The names that lead to the place; a list counts as a name without letters.
  private(set) var path: [String] = []
  private(set) var isKey = false
  /// The names that stand before in the same object.
  private(set) var siblings: Set<String> = []
  /// Whether the place is within quotes.
  private(set) var isQuoted = false
  /// What is replaced: what stands between the quotes, or the word before the place.
  private(set) var range: ByteRange

  private static let depthLimit = 16

  init(_ text: SourceText, at offset: Int) {
    range = ByteRange(at: offset)
    var containers: [Container] = []
    var cursor = 0
    while cursor < min(offset, text.count), containers.count < Self.depthLimit {
      switch text.byte(at: cursor) {
      case UInt8(ascii: "{"): containers.append(Container(isObject: true, expectsKey: true))
      case UInt8(ascii: "["): containers.append(Container(isObject: false, expectsKey: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = containers.popLast()
        if let last = containers.indices.last { containers[last].hasValue = true }
      case UInt8(ascii: ","):
        guard let last = containers.indices.last else { break }
        containers[last].expectsKey = containers[last].isObject
        containers[last].key = nil
        containers[last].hasValue = false
      case UInt8(ascii: "\""):
        let string = Self.string(text, from: cursor + 1)
        let content = ByteRange(cursor + 1, string.end)
        if offset <= content.end {
          isQuoted = true
          range = string.isClosed ? content : ByteRange(content.start, offset)
          cursor = offset
        } else {
          cursor = content.end
          guard let last = containers.indices.last else { break }
          if containers[last].expectsKey {
            containers[last].key = text[content]
            containers[last].keys.insert(text[content])
            containers[last].expectsKey = false
          } else {
            containers[last].hasValue = true
          }
        }
      default: break
      }
      cursor += 1
    }
    if !isQuoted {
      var start = offset
      while let byte = text.byte(at: start - 1), byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        start -= 1
      }
      range = ByteRange(start, offset)
    }
    guard let inner = containers.last, isQuoted || !inner.hasValue else {
      // Outside of everything, and behind a value, there is nothing to complete.
      path = [""]
      return
    }
    path = containers.dropLast().map { $0.key ?? "" }
    isKey = inner.isObject && inner.expectsKey
    if !isKey { path.append(inner.key ?? "") }
    siblings = isKey ? inner.keys : []
  }

  /// The end of a string's content, on its line, and whether a quote follows.
  private static func string(_ text: SourceText, from start: Int) -> (end: Int, isClosed: Bool) {
    var end = start
    while let byte = text.byte(at: end), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "\"") { return (end, true) }
      end += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return (min(end, text.count), false)
  }
}
