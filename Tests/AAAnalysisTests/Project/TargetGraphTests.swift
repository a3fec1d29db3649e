@testable import AAAnalysis
import Testing

@Suite struct TargetGraphTests {
  private static func target(_ name: String, _ type: String, _ more: String = "") -> String {
    """
    \(name) = { isa = PBXNativeTarget; name = \(name); \(more)
      productType = "com.apple.product-type.\(type)"; buildConfigurationList = L; };

    """
  }

  /// Sources of a target: a build phase with one file.
  private static func sources(_ id: String, _ path: String) -> String {
    """
    \(id) = { isa = PBXSourcesBuildPhase; files = (\(id)B); };
    \(id)B = { fileRef = \(id)F; }; \(id)F = { path = "\(path)"; sourceTree = SOURCE_ROOT; };

    """
  }

  private static func project(_ targets: String, _ objects: String, version: String = "17.0")
    -> String
  {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; targets = (\(targets)); mainGroup = G; buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (); };
      PL = { buildConfigurations = (PC); };
      PC = { name = Debug; buildSettings = { SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = \(version); }; };
      L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { }; };
    \(objects) }; }
    """
  }

  @Test func frameworksAndPackagesBelongToTheApp() {
    let app =
      Self.target(
        "Draw", "application",
        "buildPhases = (S, FP); dependencies = (D1, D2, D3); packageProductDependencies = (PP);")
      + Self.target("Kit", "framework", "buildPhases = (K); packageProductDependencies = (PQ);")
      + Self.target("Widget", "app-extension", "buildPhases = (W);")
      + Self.target("Tests", "bundle.unit-test", "buildPhases = (T); dependencies = (D4);")
      + Self.sources("S", "Draw/A.swift") + Self.sources("K", "Kit/A.swift")
      + Self.sources("W", "Widget/A.swift") + Self.sources("T", "Tests/A.swift")
      + """
      D1 = { target = Kit; }; D2 = { target = Widget; }; D3 = { target = Draw; };
      D4 = { target = Draw; };
      PP = { productName = Local; package = R; }; R = { relativePath = Packages/Local; };
      PQ = { productName = Old; };
      FP = { isa = PBXFrameworksBuildPhase; files = (FB); };
      FB = { productRef = PR; }; PR = { productName = Remote; package = U; };
      U = { repositoryURL = "https://example.org/Remote"; };
      """
    func package(_ name: String, _ dependencies: String = "") -> String {
      """
      import PackageDescription
      let package = Package(name: "\(name)", platforms: [.iOS(.v16)],
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)", dependencies: [\(dependencies)])])
      """
    }
    let probe = TargetProbe([
      "Draw.xcodeproj/project.pbxproj": Self.project("Draw, Kit, Widget, Tests", app),
      "Packages/Local/Package.swift": package(
        "Local", ".product(name: \"Deep\", package: \"Deep\")"),
      "Packages/Deep/Package.swift": package("Deep"), "Packages/Old/Package.swift": package("Old"),
      "Packages/Remote/Package.swift": package("Remote"),
    ])
    for path in [
      "Draw/A.swift", "Kit/A.swift", "Packages/Local/Sources/Local/A.swift",
      "Packages/Deep/Sources/Deep/A.swift", "Packages/Old/Sources/Old/A.swift",
    ] {
      #expect(probe.owners(path) == ["Draw"], "\(path)")
    }
    for path in ["Widget/A.swift", "Tests/A.swift", "Packages/Remote/Sources/Remote/A.swift"] {
      #expect(probe.owners(path) == [], "\(path)")
    }
    // A package is compiled for its own system, and runs on the app's.
    #expect(probe.systems("Packages/Local/Sources/Local/A.swift") == ["16.0", "17.0"])
    #expect(probe.systems("Draw/A.swift") == ["17.0", "17.0"])
    #expect(probe.systems("Tests/A.swift") == [nil, nil])
  }

  @Test func aWorkspaceBringsProjectsTogether() {
    let app =
      Self.target("Draw", "application", "buildPhases = (S, FP);")
      + Self.sources("S", "A.swift")
      + "FP = { isa = PBXFrameworksBuildPhase; files = (FB); }; FB = { fileRef = FR; };"
      + "FR = { path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    let kit =
      Self.target("Kit", "framework", "buildPhases = (K); productReference = R;")
      + Self.sources("K", "A.swift")
      + "R = { path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    var files = [
      "App/Draw.xcodeproj/project.pbxproj": Self.project("Draw", app),
      "Kit/Kit.xcodeproj/project.pbxproj": Self.project("Kit", kit, version: "15.0"),
    ]
    #expect(TargetProbe(files).owners("Kit/A.swift") == [])
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace><FileRef location="group:App/Draw.xcodeproj"/>
      <FileRef location="group:Kit/Kit.xcodeproj"/></Workspace>
      """
    #expect(TargetProbe(files).owners("Kit/A.swift") == ["Draw"])
    #expect(TargetProbe(files).systems("Kit/A.swift") == ["15.0", "17.0"])
  }

  @Test func projectsMayHoldProjects() {
    let app =
      Self.target("Draw", "application", "dependencies = (D);")
      + "D = { targetProxy = X; };"
      + "X = { containerPortal = F; remoteInfo = Kit; };"
      + "F = { path = \"../Kit/Kit.xcodeproj\"; sourceTree = SOURCE_ROOT; };"
    let kit =
      Self.target("Kit", "library.static", "buildPhases = (K);") + Self.sources("K", "A.swift")
    let probe = TargetProbe([
      "App/Draw.xcodeproj/project.pbxproj": Self.project("Draw", app),
      "Kit/Kit.xcodeproj/project.pbxproj": Self.project("Kit", kit),
    ])
    #expect(probe.owners("Kit/A.swift") == ["Draw"])
  }

  /// The oldest of all that a file is compiled for counts.
  @Test func sharedFilesAreCompiledForTheOldest() {
    let project = ExampleProject(targets: [
      .init(name: "A", folders: ["Shared"], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 18.0"]),
      .init(
        name: "B", product: "app-extension", folders: ["Shared", "B"],
        settings: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0"]),
      .init(name: "C", folders: ["C"], settings: []),
      .init(
        name: "Watch", folders: ["Shared"],
        settings: ["IPHONEOS_DEPLOYMENT_TARGET = 12.0", "SDKROOT = watchos"]),
      .init(
        name: "Tests", product: "bundle.unit-test", folders: ["Shared"],
        settings: ["IPHONEOS_DEPLOYMENT_TARGET = 12.0"]),
    ])
    let probe = TargetProbe(["Draw.xcodeproj/project.pbxproj": project.text])
    #expect(probe.systems("Shared/A.swift") == ["17.0", "18.0"])
    #expect(probe.systems("B/A.swift") == ["17.0", "17.0"])
    #expect(probe.systems("C/A.swift") == [nil, nil])
    #expect(probe.systems("Nowhere/A.swift") == [nil, nil])
  }

  // MARK: Levels

  @Test func levelsWinInOrder() {
    func version(_ target: String, _ targetFile: String, _ project: String, _ projectFile: String)
      -> String?
    {
      let name = "IPHONEOS_DEPLOYMENT_TARGET"
      func assignment(_ value: String) -> String { value.isEmpty ? "" : "\(name) = \(value)" }
      let text = """
        { rootObject = P; objects = {
          P = { targets = (A); mainGroup = G; buildConfigurationList = PL; };
          G = { children = (PF, S); };
          PF = { path = Project.xcconfig; }; S = { path = Settings; };
          PL = { buildConfigurations = (PC); };
          PC = { name = Release; baseConfigurationReference = PF;
            buildSettings = { \(assignment(project).isEmpty ? "" : assignment(project) + ";") }; };
          A = { name = A; productType = "com.apple.product-type.application";
            buildConfigurationList = L; };
          L = { buildConfigurations = (C); };
          C = { name = Release; baseConfigurationReferenceAnchor = S;
            baseConfigurationReferenceRelativePath = Deep/Target.xcconfig;
            buildSettings = { \(assignment(target).isEmpty ? "" : assignment(target) + ";") }; };
        }; }
        """
      return TargetProbe([
        "Draw.xcodeproj/project.pbxproj": text, "Project.xcconfig": assignment(projectFile),
        "Settings/Deep/Target.xcconfig": assignment(targetFile),
      ])["A"]?.deploymentTarget.version?.description
    }
    #expect(version("18.0", "17.0", "16.0", "15.0") == "18.0")
    #expect(version("", "17.0", "16.0", "15.0") == "17.0")
    #expect(version("", "", "16.0", "15.0") == "16.0")
    #expect(version("", "", "", "15.0") == "15.0")
    #expect(version("\"$(inherited)\"", "$(inherited)", "", "15.0") == "15.0")
    #expect(version("", "", "", "") == nil)
  }

  // MARK: Keys

  @Test func keysOfConfigurationsMustAgree() {
    let project = ExampleProject(targets: [
      .init(name: "Draw", settings: ["INFOPLIST_FILE = \"$(CONFIGURATION).plist\""])
    ])
    func truth(_ debug: String, _ release: String) -> PropertyList.Truth? {
      TargetProbe([
        "Draw.xcodeproj/project.pbxproj": project.text, "Debug.plist": TargetProbe.list(debug),
        "Release.plist": TargetProbe.list(release),
      ])["Draw"]?.sceneKey.truth
    }
    #expect(truth(TargetProbe.sceneKey, TargetProbe.sceneKey) == .true)
    #expect(truth("", "") == .absent)
    #expect(truth("", TargetProbe.sceneKey) == .unknown)
    #expect(truth("<key>NSExtension</key><dict/>", "") == .unknown)
  }
}
