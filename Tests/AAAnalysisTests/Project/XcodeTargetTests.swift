@testable import AAAnalysis
import Testing

@Suite struct XcodeTargetTests {
  private static let project = "Draw.xcodeproj/project.pbxproj"

  private func targets(_ text: String) -> AppTargets {
    ExampleWorkspace([Self.project: text]).snapshot.appTargets
  }

  private func app(
    _ settings: String..., outer: [String] = ["SDKROOT = iphoneos"], file: Bool = false
  ) -> AppTarget? {
    let target = ExampleProject.Target(name: "Draw", settings: settings, hasConfigurationFile: file)
    return targets(ExampleProject(targets: [target], settings: outer).text).apps.first
  }

  private func files(_ paths: String...) -> AppTarget.InfoPlist {
    .files(paths.map(ExampleWorkspace.file))
  }

  @Test func onlyAppsAreTargetsOfInterest() {
    let text = ExampleProject(targets: [
      .init(name: "Widget", product: "app-extension", settings: []),
      .init(name: "Draw", settings: []),
      .init(name: "Tests", product: "bundle.unit-test", settings: []),
      .init(name: "Clip", product: "application.on-demand-install-capable", settings: []),
    ]).text
    let targets = targets(text)
    #expect(targets.apps.map(\.name) == ["Draw"])
    #expect(targets.modules.map(\.kind) == [.appExtension, .app, .test, .other])
  }

  @Test func aStandInHasNoTargets() {
    let file = ExampleWorkspace.file(Self.project)
    let model = XcodeProjectModel(SourceText("{ objects = { }; rootObject = A; }"), file: file)
    #expect(model.isReadable && model.targets.isEmpty)
    #expect(!XcodeProjectModel(SourceText("no project"), file: file).isReadable)
  }

  @Test(
    arguments: [
      (["SDKROOT = iphoneos"], [], true), (["SDKROOT = macosx"], [], false), ([], [], nil),
      (["SDKROOT = auto"], [], nil), (["SDKROOT = iphoneos"], ["SDKROOT = watchos"], false),
      (["SDKROOT = auto"], ["SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\""], true),
      (["SDKROOT = auto"], ["SUPPORTED_PLATFORMS = \"macosx xros\""], false),
      (["SDKROOT = iphoneos"], ["\"SDKROOT[other=1]\" = macosx"], nil),
      (["SDKROOT = iphoneos"], ["\"SDKROOT[arch=x86_64]\" = macosx"], true),
      (["SDKROOT = \"$(INNER)\"", "INNER = iphoneos"], [], true),
    ] as [([String], [String], Bool?)])
  func platforms(outer: [String], inner: [String], runsOnIOS: Bool?) {
    let target = ExampleProject.Target(name: "Draw", settings: inner)
    let text = ExampleProject(targets: [target], settings: outer).text
    #expect(targets(text).apps.first?.runsOnIOS == runsOnIOS)
  }

  @Test func deploymentTargetsAreResolved() {
    let name = "IPHONEOS_DEPLOYMENT_TARGET"
    func version(
      _ settings: String..., outer: [String] = ["SDKROOT = iphoneos"], file: Bool = false
    ) -> String? {
      let target = ExampleProject.Target(
        name: "Draw", settings: settings, hasConfigurationFile: file)
      let app = targets(ExampleProject(targets: [target], settings: outer).text).apps.first
      return app?.deploymentTarget.version?.description
    }
    #expect(version("\(name) = 17.2") == "17.2")
    #expect(version(outer: ["\(name) = 16.0"]) == "16.0")
    #expect(version("\(name) = 18.0", outer: ["\(name) = 16.0"]) == "18.0")
    #expect(version("\(name) = \"$(OLDEST)\"", "OLDEST = 15.0") == "15.0")
    // The target's own setting wins over the file below it, the project's does not.
    #expect(version("\(name) = 17.0", file: true) == "17.0")
    #expect(version(outer: ["\(name) = 17.0"], file: true) == nil)
    #expect(version() == nil)
    #expect(version("\(name) = \"$(OLDEST)\"") == nil)
    #expect(version("\(name) = latest") == nil)
    #expect(version("\(name) = 17.0", "\"\(name)[sdk=iphoneos*]\" = 16.0") == "16.0")
    #expect(version("\(name) = 17.0", "\"\(name)[sdk=iphoneos18.1]\" = 16.0") == nil)
    #expect(version("\(name) = 17.0", "\"\(name)[sdk=macosx*]\" = 16.0") == "17.0")
    let differing = ["\(name) = \"$(OLDEST_$(CONFIGURATION))\""]
    #expect(version(outer: ["SDKROOT = iphoneos"] + differing) == nil)
  }

  @Test func infoPlistsAreResolved() {
    #expect(app("INFOPLIST_FILE = Draw/Info.plist")?.infoPlist == files("Draw/Info.plist"))
    #expect(
      app("INFOPLIST_FILE = \"${PROJECT_DIR}/./Draw/../Info.plist\"")?.infoPlist
        == files("Info.plist"))
    #expect(
      app("INFOPLIST_FILE = \"$(TARGET_NAME)/$(CONFIGURATION).plist\"")?.infoPlist
        == files("Draw/Debug.plist", "Draw/Release.plist"))
    #expect(
      app("INFOPLIST_FILE = \"$(NAME)-Info.plist\"", "NAME = \"$(TARGET_NAME)\"")?.infoPlist
        == files("Draw-Info.plist"))
    #expect(
      app(outer: ["INFOPLIST_FILE = Shared.plist"])?.infoPlist == files("Shared.plist"))
    #expect(
      app("INFOPLIST_FILE = A.plist", "\"INFOPLIST_FILE[sdk=macosx*]\" = B.plist")?.infoPlist
        == files("A.plist"))
    #expect(app("GENERATE_INFOPLIST_FILE = YES")?.infoPlist == .generated)
    #expect(
      app("GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"\"")?.infoPlist == .generated)
  }

  @Test func whatIsNotCertainIsUnknown() {
    #expect(app()?.infoPlist == .unknown)
    #expect(app("GENERATE_INFOPLIST_FILE = NO")?.infoPlist == .unknown)
    #expect(app("GENERATE_INFOPLIST_FILE = YES", file: true)?.infoPlist == .unknown)
    #expect(app("INFOPLIST_FILE = \"$(MISSING)/Info.plist\"")?.infoPlist == .unknown)
    #expect(app("INFOPLIST_FILE = \"$(INFOPLIST_FILE)\"")?.infoPlist == .unknown)
    #expect(app("INFOPLIST_FILE = \"$(inherited)\"")?.infoPlist == .unknown)
    #expect(
      app("INFOPLIST_FILE = A.plist", "\"INFOPLIST_FILE[sdk=iphoneos*]\" = B.plist")?.infoPlist
        == files("B.plist"))
    #expect(
      app("GENERATE_INFOPLIST_FILE = YES", "\"INFOPLIST_FILE[config=Debug]\" = B.plist")?.infoPlist
        == .unknown)
  }

  // MARK: A new Info.plist

  @Test func aNewInfoPlistIsNamedWhereItsSettingBelongs() throws {
    let text = SourceText(
      ExampleProject(targets: [
        .init(name: "My App", settings: ["GENERATE_INFOPLIST_FILE = YES", "SDKROOT = iphoneos"])
      ]).text)
    let new = try #require(targets(text.string).apps.first?.newInfoPlist)
    #expect(new.file == ExampleWorkspace.file("My-App-Info.plist"))
    let after = try #require(text.applying(new.edits))
    #expect(
      after.string.components(
        around:
          "\t\t\t\tGENERATE_INFOPLIST_FILE = YES;\n"
          + "\t\t\t\tINFOPLIST_FILE = \"My-App-Info.plist\";\n"
          + "\t\t\t\tSDKROOT = iphoneos;\n") == 3)
    #expect(targets(after.string).apps.first?.infoPlist == files("My-App-Info.plist"))
  }

  @Test func aSettingThatIsEmptyIsReplaced() throws {
    let text = SourceText(
      ExampleProject(targets: [
        .init(name: "Draw", settings: ["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"\""])
      ]).text)
    let new = try #require(targets(text.string).apps.first?.newInfoPlist)
    let after = try #require(text.applying(new.edits))
    #expect(targets(after.string).apps.first?.infoPlist == files("Draw-Info.plist"))
  }

  @Test func noNewInfoPlistWhereItWouldBeAResource() {
    let target = ExampleProject.Target(
      name: "Draw", folders: ["."], settings: ["GENERATE_INFOPLIST_FILE = YES"])
    let app = targets(ExampleProject(targets: [target]).text).apps.first
    #expect(app?.infoPlist == .generated)
    #expect(app?.newInfoPlist == nil)
  }
}

extension String {
  /// How many pieces a text cuts this one into.
  fileprivate func components(around text: String) -> Int { split(separator: text).count }
}
