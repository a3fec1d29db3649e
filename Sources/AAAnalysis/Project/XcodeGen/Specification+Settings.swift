/// What XcodeGen makes of the settings in a specification.
extension Specification {
  /// A setting's value, and where it stands.
  typealias Settings = [String: (value: String, place: Location, keyPlace: Location)]

  private static let maximumGroups = 16

  /// The settings of a project or target for one configuration.
  func settings(_ value: SpecificationValue?, for configuration: String) -> Settings {
    settings(value, for: configuration, depth: 0)
  }

  private func settings(
    _ value: SpecificationValue?, for configuration: String, depth: Int
  ) -> Settings {
    guard let value, depth < Self.maximumGroups else { return [:] }
    var result: Settings = [:]
    let isPlain = value["groups"] == nil && value["base"] == nil && value["configs"] == nil
    for group in value["groups"]?.texts ?? [] {
      let inner = settings(root?["settingGroups"]?[group], for: configuration, depth: depth + 1)
      result.merge(inner) { $1 }
    }
    for entry in (isPlain ? value : value["base"])?.entries ?? [] {
      if let text = Self.settingText(entry.value) {
        result[entry.key] = (text, entry.value.place, entry.keyPlace)
      }
    }
    for entry in value["configs"]?.entries ?? [] where applies(entry.key, to: configuration) {
      result.merge(settings(entry.value, for: configuration, depth: depth + 1)) { $1 }
    }
    return result
  }

  /// Whether settings for configurations of a name are for this one: `staging` is for
  /// `Staging Debug`, but the name of a configuration is for that one alone.
  private func applies(_ name: String, to configuration: String) -> Bool {
    guard configuration.lowercased().contains(name.lowercased()) else { return false }
    return name == configuration || !configurations.contains(name)
  }

  private static func settingText(_ value: SpecificationValue) -> String? {
    switch value.content {
    case .null: ""
    case .scalar(let text, _): value.boolean.map { $0 ? "YES" : "NO" } ?? text
    case .sequence(let values): values.compactMap(\.text).joined(separator: " ")
    case .mapping: nil
    }
  }

  /// The settings as they would stand in the project, the strongest first.
  static func ordered(_ settings: Settings) -> [BuildSetting] {
    settings.sorted { $0.key > $1.key }.compactMap { key, entry in
      guard let (name, conditions) = BuildSetting.split(key) else { return nil }
      return BuildSetting(
        name: name, conditions: conditions, value: entry.value, file: entry.place.file,
        nameRange: entry.keyPlace.range, valueRange: entry.place.range)
    }
  }
}
