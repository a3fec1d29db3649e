@testable import AAAnalysis
import Testing

@Suite struct TuistManifestTests {
  private func app(_ arguments: String, _ more: String = "", _ files: [String: String] = [:])
    -> AppTarget?
  {
    let text = """
      import ProjectDescription

      \(more)
      let project = Project(
        name: "Draw",
        targets: [
          .target(
            name: "Draw", destinations: .iOS, product: .app, bundleId: "org.example.draw",
            \(arguments))
        ])
      """
    return TargetProbe(files.merging(["Project.swift": text]) { $1 })["Draw"]
  }

  private let dictionary = "\"UISupportsAssistiveAccess\": true"

  @Test(arguments: [
    ("infoPlist: .extendingDefault(with: [\"UISupportsAssistiveAccess\": true])", .true),
    ("infoPlist: .dictionary([\"UISupportsAssistiveAccess\": .boolean(false)])", .false),
    ("infoPlist: .extendingDefault(\n  with: [\"UISupportsAssistiveAccess\": \"true\"])", .unknown),
    ("infoPlist: .extendingDefault(with: [\"UISupportsAssistiveAccess~ipad\": true])", .unknown),
    ("infoPlist: .extendingDefault(with: [\"A\": [\"UISupportsAssistiveAccess\": true]])", .absent),
    ("infoPlist: .extendingDefault(with: [:])", .absent), ("infoPlist: .default", .absent),
    ("sources: [\"A/**\"]", .absent), ("infoPlist: .extendingDefault(with: plist)", .true),
    ("infoPlist: .extendingDefault(with: Keys.plist)", .true), ("infoPlist: info", .true),
    ("infoPlist: .extendingDefault(with: plist.merging(other))", .unknown),
    ("infoPlist: .extendingDefault(with: [Keys.name: true])", .true),
    ("infoPlist: .extendingDefault(with: [computed(): true])", .unknown),
    ("infoPlist: .variable(\"X\")", .unknown), ("infoPlist: nil", .unknown),
    ("infoPlist: .makePlist()", .unknown),
  ] as [(String, PropertyList.Truth)])
  func keys(arguments: String, truth: PropertyList.Truth) {
    let more = """
      let plist: [String: Plist.Value] = ["UISupportsAssistiveAccess": true]
      let info: InfoPlist = .extendingDefault(with: plist)
      enum Keys {
        static let name = "UISupportsAssistive" + "Access"
        static var plist: [String: Plist.Value] { ["UISupportsAssistiveAccess": .boolean(true)] }
      }
      """
    #expect(app(arguments, more)?.sceneKey.truth == truth)
  }

  @Test func placesAreInTheManifest() throws {
    let arguments = "infoPlist: .extendingDefault(with: [\(dictionary)])"
    let app = try #require(self.app(arguments))
    let place = try #require(app.sceneKey.places.first)
    #expect(place.file == app.manifest)
    guard case .described(let description) = app.infoPlist, let whole = description.dictionary,
      let key = place.key, let value = place.value
    else {
      Issue.record("The Info.plist is described.")
      return
    }
    #expect(whole.range.contains(key) && whole.range.contains(value))
    #expect(value.length == 4)
  }

  @Test func lists() {
    let list = ["A/Info.plist": TargetProbe.list(TargetProbe.sceneKey)]
    for value in ["\"A/Info.plist\"", ".file(path: \"A/Info.plist\")",
      ".file(path: .relativeToManifest(\"A/Info.plist\"))"]
    {
      #expect(app("infoPlist: \(value)", "", list)?.sceneKey.truth == .true)
    }
    #expect(app("infoPlist: \"B.plist\"", "", list)?.sceneKey.truth == .unknown)
    let root = "infoPlist: .file(path: .relativeToRoot(\"A/Info.plist\"))"
    #expect(app(root, "", list)?.infoPlist == .unknown)
  }

  @Test(arguments: [
    ("deploymentTargets: .iOS(\"18.4\")", "18.4"),
    ("deploymentTargets: .multiplatform(iOS: \"17.0\", macOS: \"14.0\")", "17.0"),
    ("deploymentTarget: .iOS(targetVersion: \"13.0\", devices: .iphone)", "13.0"),
    ("deploymentTargets: .iOS(oldest)", "16.0"), ("deploymentTargets: .macOS(\"14.0\")", nil),
    ("deploymentTargets: versions()", nil), ("sources: []", nil),
    (
      "deploymentTargets: .iOS(\"18.0\"), settings: .settings(base: "
        + "[\"IPHONEOS_DEPLOYMENT_TARGET\": \"15.0\"])", nil
    ),
  ] as [(String, String?)])
  func deploymentTargets(arguments: String, version: String?) {
    let app = app(arguments, "let oldest = \"16.0\"")
    #expect(app?.deploymentTarget.version?.description == version)
  }

  @Test(arguments: [
    (".iOS", true), ("[.iPhone]", true), ("[.iPad, .mac]", true), (".macOS", false),
    ("[.appleVision]", false), ("Set([.iPhone])", nil), ("destinations", nil), ("places", true),
  ] as [(String, Bool?)])
  func destinations(value: String, runsOnIOS: Bool?) {
    let probe = TargetProbe([
      "Project.swift": """
      import ProjectDescription
      let places: Destinations = [.iPhone, .iPad]
      let app = Target.target(name: "Draw", destinations: \(value), product: .app)
      let old = Target(name: "Old", platform: .iOS, product: .app)
      let project = Project(name: "Draw", targets: [app] + [old])
      """
    ])
    #expect(probe["Draw"]?.runsOnIOS == runsOnIOS)
    #expect(probe["Old"]?.runsOnIOS == true)
  }

  @Test func sources() {
    let probe = TargetProbe([
      "App/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Draw", targets: [
        .target(
          name: "Draw", destinations: .iOS, product: .app,
          sources: [
            "Sources/**", "One/*.swift", "Main.swift",
            .glob("More/**/*.{swift,m}", excluding: ["More/Tests/**", "More/*/Old.swift"]),
          ],
          dependencies: [.target(name: "Kit"), .project(target: "Far", path: "../Far")]),
        .target(
          name: "Kit", destinations: .iOS, product: .framework, sources: "Kit/**",
          dependencies: [.target(name: "Draw"), .target(name: "Widget")]),
        .target(
          name: "Widget", destinations: .iOS, product: .appExtension, buildableFolders: ["W"]),
        .target(name: "Tests", destinations: .iOS, product: .unitTests, sources: ["Tests/**"]),
      ])
      """,
      "Far/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Far", targets: [
        .target(name: "Far", destinations: .iOS, product: .staticLibrary, sources: ["**"])])
      """,
    ])
    for path in [
      "App/Sources/Deep/A.swift", "App/One/A.swift", "App/Main.swift", "App/More/x/y/A.swift",
      "App/Kit/A.swift", "Far/Code/A.swift",
    ] {
      #expect(probe.owners(path) == ["Draw"], "\(path)")
    }
    for path in [
      "App/One/Two/A.swift", "App/Other.swift", "App/More/Tests/A.swift", "App/More/x/Old.swift",
      "App/W/A.swift", "App/Tests/A.swift", "Sources/A.swift",
    ] {
      #expect(probe.owners(path) == [], "\(path)")
    }
  }

  /// What is computed elsewhere is not known, and so is what lies around it.
  @Test(arguments: [
    "let project = Project.app(name: \"Draw\")",
    "let project = Project(name: \"Draw\", targets: makeTargets())",
    "let project = Project(name: \"Draw\", targets: [.makeApp(name: \"Draw\")])",
    "let project = Project(name: \"Draw\", targets: [.target(name: name, product: .app)])",
    "",
  ])
  func helpersAreNotFollowed(text: String) {
    let probe = TargetProbe(["Project.swift": "import ProjectDescription\n" + text])
    #expect(probe.targets.apps.isEmpty)
    guard case .unclear = probe.targets.surroundings(of: ExampleWorkspace.file("A.swift")) else {
      Issue.record("The manifest may say anything.")
      return
    }
  }

  @Test func otherFilesOfThatNameSayNothing() {
    let probe = TargetProbe(["Model/Project.swift": "struct Project { let name: String }"])
    guard case .none = probe.targets.surroundings(of: ExampleWorkspace.file("Model/A.swift")) else {
      Issue.record("A file of the app's own is no manifest.")
      return
    }
  }

  /// With helpers, the project that Tuist generated tells the rest, but a key may be on its way.
  @Test func theGeneratedProjectFillsIn() throws {
    let project = ExampleProject(
      targets: [
        .init(
          name: "Draw", settings: ["INFOPLIST_FILE = \"Derived/InfoPlists/Draw-Info.plist\""])
      ], settings: ["SDKROOT = iphoneos", "IPHONEOS_DEPLOYMENT_TARGET = 17.0"])
    func app(_ manifest: String, _ list: String) -> AppTarget? {
      TargetProbe([
        "Project.swift": "import ProjectDescription\n" + manifest,
        "Draw.xcodeproj/project.pbxproj": project.text,
        "Derived/InfoPlists/Draw-Info.plist": TargetProbe.list(list),
      ])["Draw"]
    }
    let helper = "let project = Project.app(name: \"Draw\")"
    #expect(app(helper, "")?.sceneKey.truth == .unknown)
    #expect(app(helper, TargetProbe.sceneKey)?.sceneKey.truth == .true)
    #expect(app(helper, "")?.deploymentTarget.version == OSVersion(17))
    let plain = """
      let project = Project(name: "Draw", targets: [
        .target(name: "Draw", destinations: .iOS, product: .app, infoPlist: .default)])
      """
    let merged = try #require(app(plain, ""))
    #expect(merged.origin == .tuist && merged.generatedProject != nil)
    #expect(merged.sceneKey.truth == .absent)
    #expect(merged.deploymentTarget.version == OSVersion(17))
    #expect(app(plain, TargetProbe.sceneKey)?.sceneKey.truth == .unknown)
  }
}
