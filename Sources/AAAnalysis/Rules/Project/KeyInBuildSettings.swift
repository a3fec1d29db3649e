/// `key-in-build-settings`: a build setting that looks as if it set a key of Assistive Access.
enum KeyInBuildSettings: Rule {
  static let description = RuleDescription(
    id: "key-in-build-settings", family: .project, severity: .warning,
    title: "A build setting for a key of Assistive Access, which the build does not know",
    problem: """
      `INFOPLIST_KEY_UISupportsAssistiveAccess`, or the same for the full-screen key, is set in a \
      project or a file of build settings. Which of these settings reach the Info.plist is a fixed \
      list, and neither key is on it: the build takes no notice.
      """,
    impact: """
      The app is built without the key. It stays off the list of optimized apps and runs in a \
      reduced frame, though the project says otherwise, and whoever set it finds nothing wrong.
      """,
    remedy: """
      Remove the setting, and put the key with the value `true` into an Info.plist file. Where the \
      Info.plist is generated, name the file by `INFOPLIST_FILE`: the build merges the two.
      """,
    facts: ["Z9", "X1", "X2", "X5"],
    sources: [
      Source(
        title: "Swift Build: how the Info.plist is made",
        url: "https://github.com/swiftlang/swift-build"),
      .sceneKey, .fullScreenKey,
    ],
    minimumOS: "17.0", hasFix: true, examples: reportedExamples + silentExamples)

  static func check(_ context: RuleContext) -> [Finding] {
    var uses: [Location: (setting: BuildSetting, targets: [AppTarget])] = [:]
    for app in context.targets.apps where app.runsOnIOS == true {
      for setting in app.keySettings {
        let place = Location(file: setting.file, range: setting.nameRange)
        uses[place, default: (setting, [])].targets.append(app)
      }
    }
    return uses.sorted { $0.key < $1.key }.compactMap { place, use in
      finding(use.setting, at: place, use.targets, in: context)
    }
  }

  private static func finding(
    _ setting: BuildSetting, at place: Location, _ targets: [AppTarget], in context: RuleContext
  ) -> Finding? {
    guard let spelling = KeySpelling(String(setting.name.dropFirst(prefix.count))) else {
      return nil
    }
    let names = targets.map { "`\($0.name)`" }
    let apps = names.count <= 3 ? names.joined(separator: ", ") : "\(names.count) apps"
    return Finding(
      rule: description.id, severity: .warning,
      message: "`\(setting.name)` never reaches the Info.plist: the build knows no such setting. "
        + "Put `\(spelling.key)` into the Info.plist file of \(apps).",
      location: place,
      fixes: fix(setting, spelling.key, targets, in: context).map { [$0] } ?? [])
  }

  private static let prefix = "INFOPLIST_KEY_"

  // MARK: The fix

  private static func fix(
    _ setting: BuildSetting, _ key: String, _ targets: [AppTarget], in context: RuleContext
  ) -> Fix? {
    guard let text = context.text(setting.file), isPlainSettings(setting.file) else { return nil }
    // What other configurations of the targets say in the same file goes with it.
    let same = Set(
      targets.flatMap(\.keySettings).filter { $0.file == setting.file && $0.name == setting.name }
        .map { ByteRange($0.nameRange.start, $0.valueRange.end) })
    let removals = same.sorted().compactMap { text.edit(removingLinesOf: $0, andBehind: ";") }
    guard removals.count == same.count else { return nil }
    let removal = FileChange.edit(setting.file, removals)
    let title = "Remove \(setting.name)"
    guard BuildSetting.isOn(setting.value) else {
      return Fix(title: title, isPreferred: true, isSafe: true, changes: [removal])
    }
    let lacking = targets.filter { answer(key, $0).truth != .true }
    if lacking.isEmpty {
      return Fix(title: title, isPreferred: true, isSafe: true, changes: [removal])
    }
    guard let addition = addition(of: key, to: lacking, in: context) else { return nil }
    guard let changes = ([removal] + addition.changes).mergedByFile() else { return nil }
    return Fix(
      title: "\(title), and " + addition.title.prefix(1).lowercased()
        + addition.title.dropFirst(),
      isPreferred: addition.isPreferred, isSafe: false, changes: changes)
  }

  /// Whether a document holds one setting a line.
  private static func isPlainSettings(_ file: FileID) -> Bool {
    switch DocumentKind(of: file) {
    case .project, .buildConfiguration: true
    default: false
    }
  }

  private static func answer(_ key: String, _ target: AppTarget) -> KeyAnswer {
    key == AssistiveAccessKey.scene ? target.sceneKey : target.fullScreenKey
  }

  /// What gives the key to the Info.plists of targets; nil where that cannot be done for each.
  private static func addition(
    of key: String, to targets: [AppTarget], in context: RuleContext
  ) -> Fix? {
    var lists: [FileID: PropertyList] = [:]
    var newLists: [(list: NewInfoPlist, project: FileID)] = []
    for target in targets {
      guard answer(key, target).truth != .unknown, target.generatedProject == nil else {
        return nil
      }
      switch target.infoPlist {
      case .files(let files):
        for file in files { lists[file] = context.text(file).map { PropertyList($0) } }
      case .generated:
        guard let new = target.newInfoPlist else { return nil }
        newLists.append((new, target.manifest))
      case .described, .unknown: return nil
      }
    }
    let fix = PropertyListKeyFix(
      key: key, lists: lists.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      newLists: newLists)
    return fix.fix { context.propertyLists[$0] != nil || context.text($0) != nil }
  }
}
