@testable import AAAnalysis
import Testing

@Suite struct ProjectModelTests {
  private func app(
    _ settings: String..., outer: [String] = ["SDKROOT = iphoneos"], file: Bool = false
  ) -> AppTarget? {
    let target = ExampleProject.Target(name: "Draw", settings: settings, hasConfigurationFile: file)
    return ProjectModel(SourceText(ExampleProject(targets: [target], settings: outer).text)).apps
      .first
  }

  @Test func onlyAppsAreTargetsOfInterest() {
    let text = ExampleProject(targets: [
      .init(name: "Widget", product: "app-extension", settings: []),
      .init(name: "Draw", settings: []),
      .init(name: "Tests", product: "bundle.unit-test", settings: []),
      .init(name: "Clip", product: "application.on-demand-install-capable", settings: []),
    ]).text
    let model = ProjectModel(SourceText(text))
    #expect(model.isReadable && model.hasTargets)
    #expect(model.apps.map(\.name) == ["Draw"])
  }

  @Test func aStandInHasNoTargets() {
    let model = ProjectModel(SourceText("{ objects = { }; rootObject = A; }"))
    #expect(model.isReadable && !model.hasTargets && model.apps.isEmpty)
    #expect(!ProjectModel(SourceText("no project")).isReadable)
  }

  @Test(
    arguments: [
      (["SDKROOT = iphoneos"], [], true), (["SDKROOT = macosx"], [], false), ([], [], nil),
      (["SDKROOT = auto"], [], nil), (["SDKROOT = iphoneos"], ["SDKROOT = watchos"], false),
      (["SDKROOT = auto"], ["SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\""], true),
      (["SDKROOT = auto"], ["SUPPORTED_PLATFORMS = \"macosx xros\""], false),
      (["SDKROOT = iphoneos"], ["\"SDKROOT[arch=arm64]\" = macosx"], nil),
      (["SDKROOT = \"$(INNER)\"", "INNER = iphoneos"], [], true),
    ] as [([String], [String], Bool?)])
  func platforms(outer: [String], inner: [String], runsOnIOS: Bool?) {
    let target = ExampleProject.Target(name: "Draw", settings: inner)
    let text = ExampleProject(targets: [target], settings: outer).text
    #expect(ProjectModel(SourceText(text)).apps.first?.runsOnIOS == runsOnIOS)
  }

  @Test func deploymentTargetsAreResolved() {
    let setting = "IPHONEOS_DEPLOYMENT_TARGET"
    #expect(app("\(setting) = 17.2")?.deploymentTarget == OSVersion(17, 2))
    #expect(app(outer: ["\(setting) = 16.0"])?.deploymentTarget == OSVersion(16))
    #expect(
      app("\(setting) = 18.0", outer: ["\(setting) = 16.0"])?.deploymentTarget == OSVersion(18))
    #expect(app("\(setting) = \"$(OLDEST)\"", "OLDEST = 15.0")?.deploymentTarget == OSVersion(15))
    // The target's own setting wins over the file below it, the project's does not.
    #expect(app("\(setting) = 17.0", file: true)?.deploymentTarget == OSVersion(17))
    #expect(app(outer: ["\(setting) = 17.0"], file: true)?.deploymentTarget == nil)
    #expect(app()?.deploymentTarget == nil)
    #expect(app("\(setting) = \"$(OLDEST)\"")?.deploymentTarget == nil)
    #expect(app("\(setting) = latest")?.deploymentTarget == nil)
    #expect(
      app("\(setting) = 17.0", "\"\(setting)[sdk=iphoneos*]\" = 16.0")?.deploymentTarget == nil)
    let differing = ["\(setting) = \"$(OLDEST_$(CONFIGURATION))\""]
    #expect(app(outer: ["SDKROOT = iphoneos"] + differing)?.deploymentTarget == nil)
  }

  @Test func infoPlistsAreResolved() {
    #expect(app("INFOPLIST_FILE = Draw/Info.plist")?.infoPlist == .files(["Draw/Info.plist"]))
    #expect(
      app("INFOPLIST_FILE = \"${PROJECT_DIR}/./Draw/../Info.plist\"")?.infoPlist
        == .files(["Info.plist"]))
    #expect(
      app("INFOPLIST_FILE = \"$(TARGET_NAME)/$(CONFIGURATION).plist\"")?.infoPlist
        == .files(["Draw/Debug.plist", "Draw/Release.plist"]))
    #expect(
      app("INFOPLIST_FILE = \"$(NAME)-Info.plist\"", "NAME = \"$(TARGET_NAME)\"")?.infoPlist
        == .files(["Draw-Info.plist"]))
    #expect(
      app(outer: ["INFOPLIST_FILE = Shared.plist"])?.infoPlist == .files(["Shared.plist"]))
    #expect(
      app("INFOPLIST_FILE = A.plist", "\"INFOPLIST_FILE[sdk=macosx*]\" = B.plist")?.infoPlist
        == .files(["A.plist"]))
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
    #expect(app("INFOPLIST_FILE = \"A/$(SRCROOT)/B\"")?.infoPlist == .unknown)
    #expect(app("INFOPLIST_FILE = (A, B)")?.infoPlist == .unknown)
    #expect(
      app("INFOPLIST_FILE = A.plist", "\"INFOPLIST_FILE[sdk=iphoneos*]\" = B.plist")?.infoPlist
        == .unknown)
    #expect(
      app("GENERATE_INFOPLIST_FILE = YES", "\"INFOPLIST_FILE[config=Debug]\" = B.plist")?.infoPlist
        == .unknown)
  }

  // MARK: Sources

  @Test func synchronizedFoldersKnowTheirExceptions() throws {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; targets = (A, B); mainGroup = G; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = Draw; sourceTree = "<group>";
          exceptions = (X, Y); };
        X = { target = A; membershipExceptions = (Info.plist, Only/B.swift); };
        Y = { target = B; membershipExceptions = (Shared.swift); };
        A = { name = A; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (F); };
        B = { name = B; productType = "com.apple.product-type.application"; };
      }; }
      """
    let apps = ProjectModel(SourceText(text)).apps
    let (a, b) = (try #require(apps.first?.sources), try #require(apps.last?.sources))
    #expect(a.contains("Draw/Deep/View.swift") && a.contains("Draw/Shared.swift"))
    #expect(!a.contains("Draw/Only/B.swift") && !a.contains("Drawing.swift"))
    #expect(b.contains("Draw/Shared.swift") && !b.contains("Draw/Deep/View.swift"))
  }

  @Test func listedFilesAreFoundThroughTheirGroups() throws {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; targets = (A, B); mainGroup = G; projectDirPath = ""; };
        G = { isa = PBXGroup; children = (H, R); sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (I); path = App; sourceTree = "<group>"; };
        I = { isa = PBXGroup; children = (S); name = "No folder"; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = "Views/Home View.swift"; sourceTree = "<group>"; };
        R = { isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
        T = { isa = PBXFileReference; path = Tool.swift; sourceTree = DEVELOPER_DIR; };
        BS = { isa = PBXBuildFile; fileRef = S; }; BR = { isa = PBXBuildFile; fileRef = R; };
        BT = { isa = PBXBuildFile; fileRef = T; };
        SP = { isa = PBXSourcesBuildPhase; files = (BS, BR, BT, GONE); };
        A = { name = A; productType = "com.apple.product-type.application"; buildPhases = (SP); };
        B = { name = B; productType = "com.apple.product-type.application"; };
      }; }
      """
    let apps = ProjectModel(SourceText(text)).apps
    #expect(
      try #require(apps.first?.sources)
        == TargetSources(files: ["App/Views/Home View.swift", "Root.swift"]))
    #expect(try #require(apps.last?.sources) == TargetSources())
  }

  @Test func groupsInACircleLeadNowhere() {
    let text = """
      { rootObject = P; objects = {
        P = { targets = (A, B); };
        G = { children = (H); }; H = { children = (G, S); };
        S = { path = A.swift; };
        BS = { fileRef = S; }; SP = { isa = PBXSourcesBuildPhase; files = (BS); };
        A = { name = A; productType = "com.apple.product-type.application"; buildPhases = (SP); };
        B = { name = B; productType = "com.apple.product-type.application"; };
      }; }
      """
    #expect(ProjectModel(SourceText(text)).apps.first?.sources == TargetSources())
  }

  // MARK: A new Info.plist

  @Test func aNewInfoPlistIsNamedWhereItsSettingBelongs() throws {
    let text = SourceText(
      ExampleProject(targets: [
        .init(name: "My App", settings: ["GENERATE_INFOPLIST_FILE = YES", "SDKROOT = iphoneos"])
      ]).text)
    let new = try #require(ProjectModel(text).apps.first?.newInfoPlist)
    #expect(new.path == "My-App-Info.plist")
    let after = try #require(text.applying(new.edits))
    #expect(
      after.string.components(
        around:
          "\t\t\t\tGENERATE_INFOPLIST_FILE = YES;\n"
          + "\t\t\t\tINFOPLIST_FILE = \"My-App-Info.plist\";\n"
          + "\t\t\t\tSDKROOT = iphoneos;\n") == 3)
    #expect(ProjectModel(after).apps.first?.infoPlist == .files(["My-App-Info.plist"]))
  }

  @Test func aSettingThatIsEmptyIsReplaced() throws {
    let text = SourceText(
      ExampleProject(targets: [
        .init(name: "Draw", settings: ["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"\""])
      ]).text)
    let new = try #require(ProjectModel(text).apps.first?.newInfoPlist)
    let after = try #require(text.applying(new.edits))
    #expect(ProjectModel(after).apps.first?.infoPlist == .files(["Draw-Info.plist"]))
  }

  @Test func noNewInfoPlistWhereItWouldBeAResource() {
    let target = ExampleProject.Target(
      name: "Draw", folders: ["."], settings: ["GENERATE_INFOPLIST_FILE = YES"])
    let app = ProjectModel(SourceText(ExampleProject(targets: [target]).text)).apps.first
    #expect(app?.infoPlist == .generated)
    #expect(app?.newInfoPlist == nil)
  }
}

extension String {
  /// How many pieces a text cuts this one into.
  fileprivate func components(around text: String) -> Int { split(separator: text).count }
}
