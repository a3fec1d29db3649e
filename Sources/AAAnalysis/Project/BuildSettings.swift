/// The build settings of one configuration of a target, as far as the project file itself has them.
struct BuildSettings {
  /// What is known of a setting.
  enum Answer: Equatable {
    /// Nothing sets it.
    case absent
    /// As it is written, variables included.
    case value(String)
    /// Something outside the project file, or a condition, may decide.
    case unknown
  }

  /// One level: a target's or a project's.
  struct Level {
    let settings: [OpenStepValue.Entry]
    /// Whether a configuration file lies below it.
    let hasConfigurationFile: Bool
  }

  let configuration: String
  let targetName: String
  /// The higher first.
  let levels: [Level]

  subscript(name: String) -> Answer {
    for level in levels {
      var found: OpenStepValue?
      for entry in level.settings {
        if entry.key == name { found = entry.value }
        if Self.isConditional(entry.key, name) { return .unknown }
      }
      if let found {
        guard let text = found.string, !Self.isInherited(text) else { return .unknown }
        return .value(text)
      }
      if level.hasConfigurationFile { return .unknown }
    }
    return .absent
  }

  /// A setting with its variables resolved, of which those of the project's folder become nothing.
  func expanded(_ name: String) -> Answer {
    guard case .value(let text) = self[name] else { return self[name] }
    return expand(text, depth: 0).map { .value($0) } ?? .unknown
  }

  /// Whether a Boolean setting is on; nil where it is not known.
  func isOn(_ name: String) -> Bool? {
    switch expanded(name) {
    case .absent: false
    case .value(let text): text.first.map { "yYtT123456789".contains($0) } ?? false
    case .unknown: nil
    }
  }

  /// `NAME[sdk=…]`, unless it is for another system than iOS.
  private static func isConditional(_ key: String, _ name: String) -> Bool {
    guard key.hasPrefix(name + "[") else { return false }
    let others = [
      "macosx", "watchos", "watchsimulator", "appletvos", "appletvsimulator", "xros",
      "xrsimulator", "driverkit",
    ]
    return !others.contains { key.contains("[sdk=\($0)") }
  }

  private static func isInherited(_ text: String) -> Bool {
    text.contains("$(inherited)") || text.contains("${inherited}")
  }

  private func expand(_ text: String, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { return nil }
      let name = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...]
      switch name {
      case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT":
        guard result.isEmpty else { return nil }
        result = "."
      case "TARGET_NAME", "TARGETNAME": result += targetName
      case "CONFIGURATION": result += configuration
      default:
        guard case .value(let inner) = self[name], let value = expand(inner, depth: depth + 1)
        else { return nil }
        result += value
      }
    }
    return result + rest
  }
}
