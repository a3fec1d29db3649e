/// Reads the values of a configuration file, and says what is wrong with them at their places.
struct ConfigurationReader {
  private typealias Value = JSONDocument.Value
  private typealias Member = JSONDocument.Member

  private(set) var file = ConfigurationFile()
  private let text: SourceText

  init(_ text: SourceText) {
    self.text = text
  }

  private static let keys = ["$schema"] + ConfigurationFile.settings

  mutating func read(_ root: JSONDocument.Value) {
    guard case .object(let members) = root.content else {
      report(root.range, "A configuration is an object. Write `{ … }`.")
      return
    }
    for member in distinct(members) {
      switch member.key {
      case "$schema": _ = string(member.value, "`$schema` is a string.")
      case "extends":
        if let path = string(member.value, "`extends` is the path of another configuration.") {
          file.parent = ConfigurationFile.Parent(path: path, range: member.value.range)
        }
      case "exclude":
        file.exclude = strings(member.value, "`exclude` is a list of path patterns.")
      case "rules": readRules(member.value)
      case "components": readComponents(member.value)
      case "scope": readScope(member.value)
      default: unknown(member, "There is no setting", among: Self.keys, beside: members)
      }
    }
  }

  // MARK: Rules

  private mutating func readRules(_ value: Value) {
    guard let members = object(value, "`rules` is an object of rules and their settings.") else {
      return
    }
    for member in members {
      guard let description = RuleCatalogue.description(of: member.key) else {
        unknown(member, "There is no rule", among: RuleCatalogue.ids, beside: members)
        continue
      }
      if let setting = setting(of: description, member.value) { file.rules[member.key] = setting }
    }
  }

  private mutating func setting(of rule: RuleDescription, _ value: Value) -> RuleSetting? {
    switch value.content {
    case .string: return level(value)
    case .object(let members):
      var setting = RuleSetting()
      for member in distinct(members) {
        if member.key == "severity" {
          guard let level = level(member.value) else { continue }
          (setting.isOff, setting.severity) = (level.isOff, level.severity)
        } else if let option = rule.options.first(where: { $0.name == member.key }) {
          setting.options[option.name] = number(member.value, for: option)
        } else {
          unknown(
            member, "`\(rule.id)` has no option", among: ["severity"] + rule.options.map(\.name),
            beside: members)
        }
      }
      return setting
    default:
      report(
        value.range,
        "The setting of a rule is `\"off\"`, a severity, or an object with `severity` and options.")
      return nil
    }
  }

  private static let levels = ["off"] + Severity.allCases.reversed().map(\.rawValue)

  private mutating func level(_ value: Value) -> RuleSetting? {
    guard let word = string(value, "A severity is a string.") else { return nil }
    if word == "off" { return RuleSetting(isOff: true) }
    if let severity = Severity(rawValue: word) { return RuleSetting(severity: severity) }
    report(
      value.range,
      "There is no severity `\(word)`. Write one of "
        + "\(Self.levels.map { "`\($0)`" }.joined(separator: ", ")).",
      nearest: Self.sure(word, among: Self.levels))
    return nil
  }

  private mutating func number(_ value: Value, for option: RuleOption) -> Double? {
    guard case .number(let number) = value.content, option.allowed.contains(number),
      !option.isWhole || number == number.rounded()
    else {
      let kind = option.isWhole ? "a whole number" : "a number"
      let range = "\(option.shown(option.allowed.lowerBound)) to "
        + option.shown(option.allowed.upperBound)
      report(
        value.range, "`\(option.name)` is \(kind) from \(range): \(option.meaning).")
      return nil
    }
    return number
  }

  // MARK: Scope

  private mutating func readComponents(_ value: Value) {
    guard
      let members = object(
        value, "`components` is an object of your views and modifiers and the native ones.")
    else { return }
    for member in members {
      guard let name = string(member.value, "The name of a native view or modifier is a string.")
      else { continue }
      if ViewLibrary.nativeViews.contains(name) || ModifierLibrary.names.contains(name) {
        if !member.key.isEmpty { file.components[member.key] = name }
        continue
      }
      let nearest = Self.sure(name, among: Self.nativeNames)
      let advice = nearest.map { "Perhaps `\($0)` is meant." } ?? "Name one of SwiftUI."
      report(
        member.value.range,
        "No view or modifier `\(name)` is known, so `\(member.key)` stands for nothing. \(advice)",
        nearest: nearest)
    }
  }

  private static let nativeNames =
    ViewLibrary.nativeViews.sorted() + ModifierLibrary.names.sorted()

  private mutating func readScope(_ value: Value) {
    guard let members = object(value, "`scope` is an object with `roots`.") else { return }
    for member in members {
      if member.key == "roots" {
        file.scopeRoots = strings(member.value, "`roots` is a list of names of views.")
      } else {
        unknown(member, "`scope` has no setting", among: ["roots"], beside: members)
      }
    }
  }

  // MARK: Values

  private mutating func object(_ value: Value, _ expected: String) -> [Member]? {
    guard case .object(let members) = value.content else {
      report(value.range, expected)
      return nil
    }
    return distinct(members)
  }

  private mutating func string(_ value: Value, _ expected: String) -> String? {
    guard case .string(let string) = value.content else {
      report(value.range, expected)
      return nil
    }
    return string
  }

  private mutating func strings(_ value: Value, _ expected: String) -> [String] {
    guard case .array(let values) = value.content else {
      report(value.range, expected)
      return []
    }
    return values.compactMap { string($0, expected) }
  }

  /// The members without those whose name has stood before.
  private mutating func distinct(_ members: [Member]) -> [Member] {
    var names: Set<String> = []
    return members.filter { member in
      guard !names.insert(member.key).inserted else { return true }
      report(member.keyRange, "`\(member.key)` stands here twice; the first counts. Remove one.")
      return false
    }
  }

  /// Tells of a name that does not exist. What to write instead is offered where it is sure, and
  /// does not stand there already.
  private mutating func unknown(
    _ member: Member, _ complaint: String, among names: [String], beside members: [Member]
  ) {
    let nearest = NearestName.of(member.key, among: names)
    let advice = nearest.map { "Perhaps `\($0)` is meant." } ?? "Remove it."
    let sure = Self.sure(member.key, among: names)
    report(
      member.keyRange, "\(complaint) `\(member.key)`. \(advice)",
      nearest: members.contains { $0.key == sure } ? nil : sure)
  }

  /// The name that was meant; nil where another is as likely.
  private static func sure(_ name: String, among names: [String]) -> String? {
    guard let nearest = NearestName.of(name, among: names) else { return nil }
    guard let second = NearestName.of(name, among: names.filter { $0 != nearest }) else {
      return nearest
    }
    let wanted = Array(name.lowercased().utf8.prefix(64))
    func distance(_ other: String) -> Int {
      NearestName.distance(wanted, Array(other.lowercased().utf8.prefix(64)))
    }
    return distance(nearest) < distance(second) ? nearest : nil
  }

  /// `nearest` is what to write instead, without quotes.
  private mutating func report(_ range: ByteRange, _ message: String, nearest: String? = nil) {
    file.problems.append(
      ConfigurationFile.Problem(
        range: range, message: message,
        replacement: nearest.map { TextEdit(range, "\"\($0)\"") }))
  }
}
