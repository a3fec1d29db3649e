/// One assignment of a build setting: `NAME[sdk=iphoneos*][config=Debug] = value`.
public struct BuildSetting: Sendable, Equatable {
  /// What must hold for an assignment to count.
  public struct Condition: Sendable, Equatable {
    /// `sdk`, `arch`, `config`, …
    public let parameter: String
    /// A pattern as shells have it.
    public let pattern: String
  }

  public let name: String
  public let conditions: [Condition]
  /// As it is written, variables included.
  public let value: String
  /// The document in which it stands.
  public let file: FileID
  /// The name with its conditions, in byte offsets of the document.
  public let nameRange: ByteRange
  public let valueRange: ByteRange
}

extension BuildSetting {
  /// Whether a Boolean setting of this value is on.
  static func isOn(_ value: String) -> Bool {
    value.first.map { "yYtT123456789".contains($0) } ?? false
  }

  /// Takes a name apart as project files have it, with its conditions; nil where it is none.
  static func split(_ key: String) -> (name: String, conditions: [Condition])? {
    let name = key.prefix { $0 != "[" }
    var conditions: [Condition] = []
    var rest = key[name.endIndex...]
    while !rest.isEmpty {
      guard rest.first == "[", let close = rest.firstIndex(of: "]"),
        let equals = rest[..<close].firstIndex(of: "=")
      else { return nil }
      conditions.append(
        Condition(
          parameter: String(rest[rest.index(after: rest.startIndex)..<equals]),
          pattern: String(rest[rest.index(after: equals)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return name.isEmpty ? nil : (String(name), conditions)
  }
}

/// What a build is for, as far as conditions ask: an iPhone or iPad, in one configuration.
struct BuildContext: Sendable, Equatable {
  let configuration: String
  let target: String

  /// Whether a condition holds; nil where that is not known.
  func satisfies(_ condition: BuildSetting.Condition) -> Bool? {
    let pattern = condition.pattern
    switch condition.parameter {
    case "sdk": return Self.isDeviceSDK(pattern)
    case "arch": return GlobPattern(pattern).matches("arm64")
    case "config": return GlobPattern(pattern).matches(configuration)
    case "variant": return GlobPattern(pattern).matches("normal")
    case "target": return GlobPattern(pattern).matches(target)
    default: return pattern == "*" ? true : nil
    }
  }

  func satisfies(_ conditions: [BuildSetting.Condition]) -> Bool? {
    var isKnown = true
    for condition in conditions {
      switch satisfies(condition) {
      case true?: break
      case false?: return false
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  /// Whether a pattern means the device's SDK, the number of whose version is not known.
  private static func isDeviceSDK(_ pattern: String) -> Bool? {
    let glob = GlobPattern(pattern)
    let answers = Set(["iphoneos16.4", "iphoneos18.5", "iphoneos26.0"].map(glob.matches))
    // A version may be any one.
    if pattern.hasPrefix("iphoneos"), !pattern.contains("*") { return nil }
    return answers.count == 1 ? answers.first : nil
  }
}
