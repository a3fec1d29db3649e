import Testing

@testable import AAAnalysis

/// Which configuration holds where.
@Suite struct ConfigurationTreeTests {
  private func tree(
    _ files: [String: String], only: String? = nil, editor: [String: ConfigurationFile] = [:]
  ) -> ConfigurationTree {
    var known: [FileID: KnownConfiguration] = [:]
    for (path, text) in files {
      known[FileID(path)] = KnownConfiguration(ConfigurationFile(SourceText(text)))
    }
    return ConfigurationTree(known: known, only: only.map { FileID($0) }, editor: editor)
  }

  private func setting(
    _ tree: ConfigurationTree, _ rule: String, in path: String
  ) -> RuleSetting? {
    tree.ruleSettings.setting(of: rule, in: FileID(path))
  }

  @Test func theNearestFileCountsAlone() {
    let tree = tree([
      "/w/.aalsp.json": #"{"rules": {"text-small": "off", "tab-view": "error"}}"#,
      "/w/Kit/aalsp.json": #"{"rules": {"text-small": "error"}}"#,
    ])
    #expect(setting(tree, "text-small", in: "/w/App/A.swift") == RuleSetting(isOff: true))
    #expect(setting(tree, "text-small", in: "/w/Kit/In/A.swift") == RuleSetting(severity: .error))
    #expect(setting(tree, "tab-view", in: "/w/Kit/A.swift") == nil)
    #expect(setting(tree, "tab-view", in: "/wide/A.swift") == nil)
    #expect(tree.files(governing: "/w/Kit/In") == [FileID("/w/Kit/aalsp.json")])
    #expect(tree.files(governing: "/other").isEmpty)
  }

  @Test func whatIsExtendedIsRefined() {
    let tree = tree([
      "/base.json": """
        {"exclude": ["Old"], "rules": {"text-small": "off",
        "target-small": {"severity": "error", "minimum": 40}},
        "components": {"A": "Button", "B": "Button"}, "scope": {"roots": ["One"]}}
        """,
      "/w/.aalsp.json": """
        {"extends": "../base.json", "exclude": ["New"],
        "rules": {"target-small": {"recommended": 70}, "text-small": "hint"},
        "components": {"A": "Toggle"}, "scope": {"roots": ["Two", "One"]}}
        """,
    ])
    let target = RuleSetting(severity: .error, options: ["minimum": 40, "recommended": 70])
    #expect(setting(tree, "target-small", in: "/w/A.swift") == target)
    #expect(setting(tree, "text-small", in: "/w/A.swift") == RuleSetting(severity: .hint))
    let scope = tree.scopeSettings.folders["/w"]
    #expect(scope?.components == ["A": "Toggle", "B": "Button"])
    #expect(scope?.roots == ["One", "Two"])
    // Patterns are meant from the folder of the file that has them.
    #expect(tree.isExcluded(FileID("/w/New/A.swift"), from: "/w"))
    #expect(tree.isExcluded(FileID("/w/Old/A.swift"), from: "/w"))
    // A file that is only extended holds nowhere by itself.
    #expect(setting(tree, "text-small", in: "/A.swift") == nil)
    #expect(tree.files(governing: "/w").map(\.path) == ["/w/.aalsp.json", "/base.json"])
  }

  @Test func theEditorFillsInWhatFilesLeaveOpen() {
    let editor = ConfigurationFile(
      exclude: ["Drafts"],
      rules: ["text-small": RuleSetting(isOff: true), "tab-view": RuleSetting(severity: .error)])
    let tree = tree(
      ["/w/Kit/.aalsp.json": #"{"rules": {"text-small": "error"}}"#], editor: ["/w": editor])
    #expect(setting(tree, "text-small", in: "/w/A.swift") == RuleSetting(isOff: true))
    #expect(setting(tree, "text-small", in: "/w/Kit/A.swift") == RuleSetting(severity: .error))
    #expect(setting(tree, "tab-view", in: "/w/Kit/A.swift") == RuleSetting(severity: .error))
    #expect(setting(tree, "tab-view", in: "/x/A.swift") == nil)
    #expect(tree.isExcluded(FileID("/w/Kit/Drafts/A.swift"), from: "/w"))
  }

  @Test func theEditorOfAFolderBelowAFileIsRefinedByTheFile() {
    let editor = ConfigurationFile(rules: ["tab-view": RuleSetting(severity: .error)])
    let tree = tree(
      ["/w/.aalsp.json": #"{"rules": {"text-small": "off"}}"#], editor: ["/w/App": editor])
    #expect(setting(tree, "text-small", in: "/w/App/A.swift") == RuleSetting(isOff: true))
    #expect(setting(tree, "tab-view", in: "/w/App/A.swift") == RuleSetting(severity: .error))
    #expect(setting(tree, "tab-view", in: "/w/A.swift") == nil)
  }

  @Test func theOnlyFileHoldsEverywhere() {
    let tree = tree(
      [
        "/ci/strict.json": #"{"exclude": ["Old"], "rules": {"text-small": "error"}}"#,
        "/w/.aalsp.json": #"{"rules": {"text-small": "off", "nonsense": 1}}"#,
      ], only: "/ci/strict.json")
    #expect(setting(tree, "text-small", in: "/w/A.swift") == RuleSetting(severity: .error))
    #expect(tree.problems.isEmpty)
    #expect(tree.isExcluded(FileID("/ci/Old/A.swift"), from: ""))
    #expect(!tree.isExcluded(FileID("/w/Old/A.swift"), from: "/w"))
  }

  // MARK: Exclusion

  @Test(arguments: [
    ("/w/Generated/A.swift", true), ("/w/App/Generated/A.swift", false), ("/w/A.swift", false),
    ("/w/A.g.swift", true), ("/w/App/A.g.swift", true),
    // Another configuration holds there, and it alone.
    ("/w/Kit/A.g.swift", false), ("/w/Kit/Own/A.swift", true),
    // What is left out as a whole has no say of its own.
    ("/w/Old/A.swift", true), ("/w/Old/.aalsp.json", true),
    ("/w/.aalsp.json", false), ("/w/Kit/.aalsp.json", false), ("/wide/Old/A.swift", false),
  ])
  func exclusionGoesFolderByFolder(path: String, isExcluded: Bool) {
    let tree = tree([
      "/w/.aalsp.json": #"{"exclude": ["/Generated/**", "*.g.swift", "Old/**"]}"#,
      "/w/Kit/.aalsp.json": #"{"exclude": ["Own", ".aalsp.json"]}"#,
    ])
    #expect(tree.isExcluded(FileID(path), from: "/w") == isExcluded)
  }

  @Test func whoAsksForAFolderSeesIt() {
    let tree = tree(["/w/.aalsp.json": #"{"exclude": ["Generated", "*.g.swift"]}"#])
    #expect(tree.isExcluded(FileID("/w/Generated/A.swift"), from: "/w"))
    #expect(!tree.isExcluded(FileID("/w/Generated/A.swift"), from: "/w/Generated"))
    #expect(tree.isExcluded(FileID("/w/Generated/A.g.swift"), from: "/w/Generated"))
  }

  // MARK: Problems

  private func messages(_ tree: ConfigurationTree) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (file, problems) in tree.problems { result[file.path] = problems.map(\.message) }
    return result
  }

  @Test func circlesAreToldWhereTheyAreClosed() {
    let tree = tree([
      "/w/.aalsp.json": #"{"extends": "A/.aalsp.json", "rules": {"text-small": "off"}}"#,
      "/w/A/.aalsp.json": #"{"extends": "../B/.aalsp.json"}"#,
      "/w/B/.aalsp.json": #"{"extends": "../A/.aalsp.json"}"#,
      "/w/C/.aalsp.json": #"{"extends": ".aalsp.json"}"#,
    ])
    #expect(
      messages(tree).keys.sorted()
        == ["/w/A/.aalsp.json", "/w/B/.aalsp.json", "/w/C/.aalsp.json"])
    #expect(setting(tree, "text-small", in: "/w/A.swift") == RuleSetting(isOff: true))
  }

  @Test func aMissingFileIsToldOnceWhereItIsNamed() {
    let tree = tree([
      "/w/.aalsp.json": #"{"extends": "base.json"}"#,
      "/w/base.json": #"{"extends": "/none/base.json"}"#,
    ])
    #expect(
      messages(tree) == [
        "/w/base.json": [
          "There is no configuration at `/none/base.json` that can be read. Correct the path."
        ]
      ])
    #expect(tree.missing == [FileID("/none/base.json")])
  }

  @Test func aChainHasAnEnd() {
    var files = ["/w/.aalsp.json": #"{"extends": "0.json"}"#]
    for number in 0..<200 {
      files["/w/\(number).json"] = #"{"extends": "\#(number + 1).json", "rules": {"a-\#(number)": 1}}"#
    }
    let tree = tree(files)
    #expect(messages(tree)["/w/.aalsp.json"]?.count == 1)
    #expect(tree.files.count == ConfigurationChain.limit)
  }

  @Test func ofTwoInOneFolderTheSecondIsToldNotToCount() {
    let tree = tree([
      "/w/.aalsp.json": #"{"rules": {"text-small": "off"}}"#,
      "/w/aalsp.json": #"{"rules": {"text-small": "error", "nonsense": 1}}"#,
    ])
    #expect(messages(tree).mapValues(\.count) == ["/w/aalsp.json": 1])
    #expect(setting(tree, "text-small", in: "/w/A.swift") == RuleSetting(isOff: true))
  }

  @Test func whatIsNoJSONLeavesTheLastInForce() {
    var known = KnownConfiguration(
      ConfigurationFile(SourceText(#"{"rules": {"text-small": "off"}}"#)))
    known.update(ConfigurationFile(SourceText(#"{"rules": {"#)))
    #expect(known.inForce.rules.count == 1)
    #expect(!known.present.isWellFormed)
    known.update(ConfigurationFile(SourceText("{}")))
    #expect(known.inForce.rules.isEmpty)
    // Where there never was any, what could be read counts.
    var damaged = KnownConfiguration(
      ConfigurationFile(SourceText(#"{"rules": {"text-small": "off""#)))
    #expect(damaged.inForce.rules.count == 1)
    damaged.update(ConfigurationFile(SourceText("{")))
    #expect(damaged.inForce.rules.isEmpty)
  }
}
