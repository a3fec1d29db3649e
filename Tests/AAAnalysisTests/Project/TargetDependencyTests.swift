@testable import AAAnalysis
import Testing

/// What an app is made from, where names or conditions could mislead.
@Suite struct TargetDependencyTests {
  /// An iOS app that links `Kit.framework` of one of two targets that make one.
  private static func twins(_ order: String) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; targets = (App, \(order)); mainGroup = G;
        buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (D); };
      D = { isa = PBXGroup; path = Deep; sourceTree = "<group>"; children = (E); };
      E = { isa = PBXGroup; path = ../Kit; sourceTree = "<group>"; children = (PhoneF, WatchF); };
      PL = { buildConfigurations = (PC); }; PC = { name = Debug; buildSettings = { }; };
      Phones = { buildConfigurations = (PhoneC); };
      PhoneC = { name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      Watches = { buildConfigurations = (WatchC); };
      WatchC = { name = Debug; buildSettings = { SDKROOT = watchos; }; };
      App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = Phones; buildPhases = (Links); dependencies = (WD); };
      WD = { target = Watch; platformFilter = watchos; };
      Links = { isa = PBXFrameworksBuildPhase; files = (LB); }; LB = { fileRef = PhoneP; };
      Phone = { isa = PBXNativeTarget; name = "Kit-iOS"; productReference = PhoneP;
        productType = "com.apple.product-type.framework"; buildConfigurationList = Phones;
        buildPhases = (PhoneS); };
      Watch = { isa = PBXNativeTarget; name = "Kit-watchOS"; productReference = WatchP;
        productType = "com.apple.product-type.framework"; buildConfigurationList = Watches;
        buildPhases = (WatchS); };
      PhoneP = { path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      WatchP = { path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      PhoneS = { isa = PBXSourcesBuildPhase; files = (PhoneB); }; PhoneB = { fileRef = PhoneF; };
      PhoneF = { path = Phone.swift; sourceTree = "<group>"; };
      WatchS = { isa = PBXSourcesBuildPhase; files = (WatchB); }; WatchB = { fileRef = WatchF; };
      WatchF = { path = Watch.swift; sourceTree = "<group>"; };
    }; }
    """
  }

  @Test(arguments: ["Phone, Watch", "Watch, Phone"])
  func aProductIsItsMakers(order: String) {
    let probe = TargetProbe(["Draw.xcodeproj/project.pbxproj": Self.twins(order)])
    #expect(probe.owners("Kit/Phone.swift") == ["App"])
    #expect(probe.owners("Kit/Watch.swift").isEmpty)
  }

  @Test(arguments: [("#include", "Base.xcconfig"), ("#include?", "Shared/Base.xcconfig")])
  func inclusionsAreLookedForInTheProjectsFolder(statement: String, path: String) {
    let project = """
      { rootObject = P; objects = {
        P = { targets = (A); mainGroup = G; buildConfigurationList = PL; };
        G = { children = (F); }; F = { path = Configs/App.xcconfig; };
        PL = { buildConfigurations = (PC); }; PC = { name = Debug; buildSettings = { }; };
        A = { name = Draw; productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
        L = { buildConfigurations = (C); };
        C = { name = Debug; baseConfigurationReference = F; buildSettings = { }; };
      }; }
      """
    let probe = TargetProbe([
      "Draw.xcodeproj/project.pbxproj": project,
      "Configs/App.xcconfig": "\(statement) \"\(path)\"",
      path: "IPHONEOS_DEPLOYMENT_TARGET = 26.0",
    ])
    #expect(probe["Draw"]?.deploymentTarget.version == OSVersion(26))
  }

  // MARK: Packages

  private func package(_ targets: String) -> String {
    """
    import PackageDescription
    let package = Package(name: "Kit", products: [
      .iOSApplication(name: "Draw", targets: ["Draw"]),
    ], targets: [
      \(targets)
    ])
    """
  }

  @Test func macrosHaveFoldersToo() {
    let probe = TargetProbe([
      "Package.swift": package(
        ".executableTarget(name: \"Draw\", dependencies: [\"Macros\"]), .macro(name: \"Macros\")")
    ])
    #expect(probe.owners("Sources/Draw/A.swift") == ["Draw"])
    #expect(probe.owners("Sources/Macros/A.swift").isEmpty)
  }

  @Test(arguments: [
    (".macOS", []), (".iOS", ["Draw"]), (".macOS, .iOS", ["Draw"]), (".macOS, other", ["Draw"]),
  ])
  func conditionsOfDependencies(platforms: String, owners: [String]) {
    let dependency =
      ".target(name: \"Kit\", condition: .when(platforms: [\(platforms)]))"
    let probe = TargetProbe([
      "Package.swift": package(
        ".executableTarget(name: \"Draw\", dependencies: [\(dependency)]), .target(name: \"Kit\")")
    ])
    #expect(probe.owners("Sources/Kit/A.swift") == owners)
  }

  // MARK: XcodeGen

  @Test func oneOfSeveralPlatforms() {
    let probe = TargetProbe([
      "project.yml": """
      name: Draw
      targets:
        Draw:
          type: application
          platform: iOS
          sources: Draw
          dependencies:
            - target: Kit_iOS
        Kit:
          type: framework
          platform: [iOS, macOS]
          sources: Kit
      """
    ])
    #expect(probe.owners("Kit/A.swift") == ["Draw"])
  }
}
