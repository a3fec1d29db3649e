/// What holds for the files of a folder: configuration files and an editor's settings together.
public struct ConfigurationInForce: Sendable, Hashable {
  public private(set) var rules: [String: RuleSetting] = [:]
  public private(set) var components: [String: String] = [:]
  /// Without repetitions.
  public private(set) var scopeRoots: [String] = []
  /// The files that say so, the nearest first.
  public private(set) var files: [FileID] = []
  private(set) var exclusions: [PathPattern] = []

  public init() {}

  /// Whether a file or folder, an absolute path, is left out when `root` is looked through. A
  /// pattern that leaves nothing of `root` itself does not count: who looks there wants to see it.
  public func excludes(_ path: String, from root: String) -> Bool {
    exclusions.contains { $0.matches(path) && !$0.leavesNothing(of: root) }
  }

  /// Takes over what an editor says of a folder.
  mutating func refine(by settings: ConfigurationFile, in folder: String) {
    for (rule, setting) in settings.rules {
      rules[rule] = rules[rule, default: RuleSetting()].refined(by: setting)
    }
    components.merge(settings.components) { $1 }
    scopeRoots += settings.scopeRoots.filter { !scopeRoots.contains($0) }
    exclusions += settings.exclude.map { PathPattern($0, in: folder) }
      .filter { !exclusions.contains($0) }
  }

  /// Takes over what a file and those that it extends say, the furthest first.
  mutating func refine(by chain: ConfigurationChain) {
    for link in chain.links.reversed() {
      refine(by: link.content, in: String(link.file.folder))
      files.insert(link.file, at: 0)
    }
  }
}
