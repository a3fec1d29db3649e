/// The build settings of one configuration of a target, for an iPhone or iPad.
struct BuildSettings {
  /// What is known of a setting.
  enum Answer: Equatable {
    /// Nothing sets it.
    case absent
    /// Its value, and where that is set.
    case value(String, BuildSetting)
    /// Something that cannot be read, or a condition, may decide.
    case unknown

    var text: String? { if case .value(let text, _) = self { text } else { nil } }
  }

  let context: BuildContext
  /// What the build itself knows: names of folders, the target's name.
  private let given: [String: String]
  /// The assignments of each name, the strongest first, with their ranks.
  private let assignments: [String: [(rank: Int, setting: BuildSetting)]]
  /// The ranks at which something cannot be read.
  private let gaps: [Int]

  /// Variables that are replaced in one value.
  private static let maximumSteps = 256
  private static let maximumDepth = 16
  private static let maximumLength = 8192

  init(_ layers: SettingLayers, context: BuildContext, given: [String: String]) {
    var assignments: [String: [(Int, BuildSetting)]] = [:]
    var gaps: [Int] = []
    for (rank, entry) in layers.entries.enumerated() {
      switch entry {
      case .setting(let setting): assignments[setting.name, default: []].append((rank, setting))
      case .unreadable: gaps.append(rank)
      }
    }
    self.context = context
    self.given = given
    self.assignments = assignments
    self.gaps = gaps
  }

  /// A setting with its variables resolved.
  subscript(name: String) -> Answer {
    switch assignment(of: name, below: -1) {
    case .absent: return .absent
    case .unknown: return .unknown
    case .found(let rank, let setting):
      var steps = 0
      guard let value = expand(setting, rank, &steps, depth: 0) else { return .unknown }
      return .value(value, setting)
    }
  }

  /// Whether a Boolean setting is on; nil where it is not known.
  func isOn(_ name: String) -> Bool? {
    switch self[name] {
    case .absent: false
    case .value(let text, _): BuildSetting.isOn(text)
    case .unknown: nil
    }
  }

  /// Whether a setting whose name begins so is set to another value than this.
  func sets(prefix: String, otherThan value: String) -> Bool {
    assignments.contains { name, list in
      name.hasPrefix(prefix)
        && list.contains {
          $0.setting.value != value && context.satisfies($0.setting.conditions) != false
        }
    }
  }

  /// All assignments of the settings whose names begin so, but for those that are for other
  /// platforms, with the rest of their names.
  func assignments(prefix: String) -> [(rest: Substring, setting: BuildSetting)] {
    assignments.filter { $0.key.hasPrefix(prefix) }.flatMap { name, list in
      list.filter { context.satisfies($0.setting.conditions) != false }
        .map { (name.dropFirst(prefix.count), $0.setting) }
    }
  }

  // MARK: Looking up

  private enum Found {
    case absent, unknown
    case found(rank: Int, BuildSetting)
  }

  /// The strongest assignment that counts, of those weaker than a rank.
  private func assignment(of name: String, below rank: Int) -> Found {
    let gap = gaps.first { $0 > rank } ?? .max
    for (own, setting) in assignments[name] ?? [] where own > rank {
      guard own < gap else { return .unknown }
      switch context.satisfies(setting.conditions) {
      case true?: return .found(rank: own, setting)
      case false?: continue
      case nil: return .unknown
      }
    }
    return gap == .max ? .absent : .unknown
  }

  // MARK: Variables

  private func expand(
    _ setting: BuildSetting, _ rank: Int, _ steps: inout Int, depth: Int
  ) -> String? {
    guard depth < Self.maximumDepth, setting.value.utf8.count <= Self.maximumLength else {
      return nil
    }
    guard setting.value.contains("$") else { return setting.value }
    guard let pieces = SettingExpression(setting.value).pieces else { return nil }
    return value(of: pieces, in: setting.name, rank, &steps, depth)
  }

  private func value(
    of pieces: [SettingExpression.Piece], in name: String, _ rank: Int, _ steps: inout Int,
    _ depth: Int
  ) -> String? {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .variable(let inner, let operations):
        steps += 1
        guard steps <= Self.maximumSteps,
          let variable = value(of: inner, in: name, rank, &steps, depth),
          let value = value(of: variable, operations, in: name, rank, &steps, depth)
        else { return nil }
        result += value
      }
      guard result.utf8.count <= Self.maximumLength else { return nil }
    }
    return result
  }

  private func value(
    of variable: String, _ operations: [SettingExpression.Operation], in name: String,
    _ rank: Int, _ steps: inout Int, _ depth: Int
  ) -> String? {
    var result: String
    if variable == "inherited" || variable == name {
      switch assignment(of: name, below: rank) {
      // Below all that is written lie the system's own values.
      case .absent, .unknown: return nil
      case .found(let lower, let setting):
        guard let value = expand(setting, lower, &steps, depth: depth + 1) else { return nil }
        result = value
      }
    } else if let known = given[variable] {
      result = known
    } else {
      switch assignment(of: variable, below: -1) {
      case .unknown: return nil
      case .absent:
        guard operations.contains(where: { $0.name == "default" }) else { return nil }
        result = ""
      case .found(let other, let setting):
        guard let value = expand(setting, other, &steps, depth: depth + 1) else { return nil }
        result = value
      }
    }
    for operation in operations {
      var argument: String?
      if let pieces = operation.argument {
        if operation.name == "default", !result.isEmpty { continue }
        argument = value(of: pieces, in: name, rank, &steps, depth)
        if argument == nil { return nil }
      }
      guard let next = operation.apply(to: result, argument: argument) else { return nil }
      result = next
    }
    return result
  }
}
