/// What configuration holds where: made from all its sources, and made anew when one changes.
public struct ConfigurationTree: Sendable {
  /// What holds in a folder and below it, as far as no other folder of these is nearer.
  private let folders: [String: ConfigurationInForce]
  /// What is wrong, by file; only files that count are among them.
  public let problems: [FileID: [ConfigurationFile.Problem]]
  /// The files that count: found by their names, extended by another, or the only one.
  public let files: Set<FileID>
  /// Those that are extended, and not to be had.
  public let missing: Set<FileID>

  /// A tree in which nothing is configured.
  public init() {
    self.init(known: [:], only: nil, editor: [:])
  }

  init(
    known: [FileID: KnownConfiguration], only: FileID?, editor: [String: ConfigurationFile]
  ) {
    let sources = ConfigurationSources(only: only, editor: editor) { known[$0]?.inForce }
    let found = Self.byFolder(known.keys)
    var inForce: [String: ConfigurationInForce] = [:]
    if only != nil {
      inForce[""] = sources.inForce(in: "", nearest: nil)
      for folder in editor.keys { inForce[folder] = sources.inForce(in: folder, nearest: nil) }
    } else {
      for folder in Set(found.keys).union(editor.keys) {
        let nearest = folder.foldersUpwards.lazy.compactMap { found[$0]?.first }.first
        inForce[folder] = sources.inForce(in: folder, nearest: nearest)
      }
    }
    folders = inForce
    var judge = ConfigurationJudge(known)
    for file in only.map({ [$0] }) ?? found.values.compactMap(\.first).sorted() {
      judge.follow(file)
    }
    for (folder, settings) in editor {
      if let parent = ConfigurationSources.parent(of: settings, in: folder) { judge.follow(parent) }
    }
    if only == nil {
      for pair in found.values where pair.count > 1 { judge.shadow(pair[1], by: pair[0]) }
    }
    problems = judge.problems
    files = judge.files
    missing = judge.missing
  }

  /// The files that are found by their names, by folder, those that count first.
  private static func byFolder(_ files: some Collection<FileID>) -> [String: [FileID]] {
    var result: [String: [FileID]] = [:]
    for name in DocumentKind.configurationNames {
      for file in files where file.name == name {
        result[String(file.folder), default: []].append(file)
      }
    }
    return result
  }

  /// The configuration files that hold in a folder, the nearest first.
  public func files(governing folder: some StringProtocol) -> [FileID] {
    nearest(to: String(folder))?.files ?? []
  }

  /// What is left out, for comparison.
  public var exclusions: Exclusions {
    let patterns = folders.mapValues(\.exclusions)
    // Where nothing is left out, it does not matter where configurations are.
    return Exclusions(patterns: patterns.values.allSatisfy(\.isEmpty) ? [:] : patterns)
  }

  public struct Exclusions: Sendable, Hashable {
    fileprivate let patterns: [String: [PathPattern]]
  }

  var ruleSettings: RuleSettings {
    RuleSettings(folders: folders.mapValues(\.rules))
  }

  var scopeSettings: ScopeSettings {
    ScopeSettings(
      folders: folders.mapValues {
        ScopeSettings.Folder(components: $0.components, roots: $0.scopeRoots)
      })
  }

  // MARK: Exclusion

  /// Whether a file is left out when `root`, a folder's absolute path without a trailing slash, is
  /// looked through: it, or a folder between, matches a pattern that holds where it lies.
  public func isExcluded(_ file: FileID, from root: String) -> Bool {
    guard !folders.isEmpty, file.isBelow(root) else { return false }
    var folder = root
    var inForce = nearest(to: root)
    var above = root.isEmpty ? nil : nearest(to: String(FileID(root).folder))
    let names = file.path(below: root).split(separator: "/")
    for (position, name) in names.enumerated() {
      let child = folder + "/" + name
      let isFile = position == names.count - 1
      // A configuration file is not judged by itself.
      let judge = isFile && DocumentKind(of: file) == .configuration ? above : inForce
      if judge?.excludes(child, from: root) == true { return true }
      folder = child
      above = inForce
      if let own = folders[child] { inForce = own }
    }
    return false
  }

  private func nearest(to folder: String) -> ConfigurationInForce? {
    if folders.isEmpty { return nil }
    return folder.foldersUpwards.lazy.compactMap { folders[$0] }.first
  }
}

/// What is known of a configuration file.
struct KnownConfiguration: Sendable, Hashable {
  /// What it says now.
  private(set) var present: ConfigurationFile
  /// What counts: the last that was JSON at all; where none ever was, what could be read.
  private(set) var inForce: ConfigurationFile

  init(_ content: ConfigurationFile) {
    present = content
    inForce = content
  }

  mutating func update(_ content: ConfigurationFile) {
    present = content
    if content.isWellFormed || !inForce.isWellFormed { inForce = content }
  }
}
