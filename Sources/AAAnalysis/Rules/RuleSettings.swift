/// What a team has decided about one rule.
public struct RuleSetting: Sendable, Hashable {
  public var isOff: Bool
  /// The severity of all its findings; nil leaves each as the rule gives it.
  public var severity: Severity?
  /// Numbers by the names of the rule's options.
  public var options: [String: Double]

  public init(isOff: Bool = false, severity: Severity? = nil, options: [String: Double] = [:]) {
    self.isOff = isOff
    self.severity = severity
    self.options = options
  }
}

extension RuleSetting {
  /// What holds where this is refined: each thing that `other` says replaces what was said of it.
  func refined(by other: RuleSetting) -> RuleSetting {
    var result = self
    if other.isOff || other.severity != nil {
      (result.isOff, result.severity) = (other.isOff, other.severity)
    }
    result.options.merge(other.options) { $1 }
    return result
  }
}

/// What a team has decided about the rules, by folder: the nearest folder around a file counts, and
/// it alone.
public struct RuleSettings: Sendable, Hashable {
  /// Settings by rule id, under the path of the folder to which they apply, without a trailing
  /// slash. The empty path holds what applies where no folder does.
  public var folders: [String: [String: RuleSetting]]

  public init(folders: [String: [String: RuleSetting]] = [:]) {
    self.folders = folders
  }

  /// What applies to a rule in a file; nil where nothing was decided.
  public func setting(of rule: String, in file: FileID) -> RuleSetting? {
    guard !folders.isEmpty else { return nil }
    var folder = file.folder
    while true {
      if let settings = folders[String(folder)] { return settings[rule] }
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = folder[..<slash]
    }
    return folders[""]?[rule]
  }

  /// Whether a rule is asked for anywhere: one that is off by default must be, to speak.
  func mayReport(_ description: RuleDescription) -> Bool {
    if description.severity != nil { return true }
    return folders.values.contains { settings in
      guard let setting = settings[description.id] else { return false }
      return !setting.isOff
    }
  }

  /// A finding as the team wants it; nil where it wants none.
  func applied(to finding: Finding, of description: RuleDescription) -> Finding? {
    guard let setting = setting(of: description.id, in: finding.location.file) else {
      return description.severity == nil ? nil : finding
    }
    guard !setting.isOff else { return nil }
    var result = finding
    if let severity = setting.severity { result.severity = severity }
    return result
  }
}

extension RuleContext {
  /// The value of a rule's option in a file.
  func value(of option: RuleOption, of description: RuleDescription, in file: FileID) -> Double {
    let value = ruleSettings.setting(of: description.id, in: file)?.options[option.name]
    guard let value, option.allowed.contains(value) else { return option.defaultValue }
    return value
  }
}
