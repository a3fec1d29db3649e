@testable import AAAnalysis
import Testing

@Suite struct PackageManifestTests {
  private func manifest(_ text: String) throws -> PackageManifest {
    try #require(
      PackageManifest(SyntaxTree(SourceText(text)), file: FileID("/w/Kit/Package.swift")))
  }

  @Test func targetsAndProductsAreRead() throws {
    let manifest = try manifest(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit",
        platforms: [.macOS(.v14), .iOS(.v17)],
        products: [.library(name: "Kit", targets: ["Kit", "Model"])],
        dependencies: [.package(path: "../Other")],
        targets: [
          .target(name: "Kit", dependencies: ["Model", .product(name: "Other", package: "Other"),
            .target(name: "Model", condition: .when(platforms: [.iOS])), .byName(name: "Far")]),
          .target(name: "Model", path: "Code/Model", exclude: ["README.md", "Old"]),
          .target(name: "Some", sources: ["A", "B.swift"]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
          .macro(name: "Macros"), .plugin(name: "Tool", capability: .buildTool()),
        ])
      """)
    #expect(manifest.deploymentTarget.version == OSVersion(17))
    #expect(manifest.products.map(\.name) == ["Kit"])
    #expect(manifest.products.first?.targets == ["Kit", "Model"])
    #expect(manifest.targets.map(\.name) == ["Kit", "Model", "Some", "KitTests"])
    #expect(
      manifest.targets[0].dependencies
        == [.named("Model"), .product("Other"), .target("Model"), .named("Far")])
    func holds(_ index: Int, _ path: String) -> Bool {
      manifest.targets[index].sources.contains(FileID("/w/Kit/" + path))
    }
    #expect(holds(0, "Sources/Kit/Deep/A.swift") && !holds(0, "Sources/Model/A.swift"))
    #expect(holds(1, "Code/Model/A.swift") && !holds(1, "Code/Model/Old/A.swift"))
    #expect(holds(2, "Sources/Some/A/x.swift") && holds(2, "Sources/Some/B.swift"))
    #expect(!holds(2, "Sources/Some/C.swift"))
    #expect(holds(3, "Tests/KitTests/A.swift") && manifest.targets[3].isTest)
  }

  @Test func aPackageMayBePutTogetherByHand() throws {
    let manifest = try manifest(
      """
      import PackageDescription
      let name = "Kit"
      let oldest: [SupportedPlatform] = [.iOS("16.0")]
      var targets: [Target] = [.target(name: name)]
      targets.append(.target(name: "More", dependencies: [.target(name: name)]))
      let package = Package(name: name, platforms: oldest, products: products, targets: targets)
      package.products += [.library(name: "Kit", targets: [name])]
      for other in others { package.targets.append(.target(name: other)) }
      """)
    #expect(manifest.deploymentTarget.version == OSVersion(16))
    #expect(manifest.targets.map(\.name) == ["Kit", "More"])
    #expect(manifest.products.map(\.name) == ["Kit"])
  }

  @Test func aSingleTargetNeedsNoFolder() throws {
    let manifest = try manifest(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    #expect(manifest.targets[0].sources.contains(FileID("/w/Kit/Sources/A.swift")))
    #expect(manifest.deploymentTarget.version == nil)
  }

  @Test(arguments: [
    (".v15", "15.0"), (".v16_4", "16.4"), ("\"17.2\"", "17.2"), (".vision", nil), ("next", nil),
  ] as [(String, String?)])
  func versions(text: String, version: String?) throws {
    let manifest = try manifest("let package = Package(name: \"A\", platforms: [.iOS(\(text))])")
    #expect(manifest.deploymentTarget.version?.description == version)
  }

  @Test func otherFilesOfThatNameSayNothing() {
    for text in ["struct Package { let name: String }", "", "let package = Package()"] {
      #expect(PackageManifest(SyntaxTree(SourceText(text)), file: FileID("/Package.swift")) == nil)
    }
  }

  // MARK: Apps

  private func app(_ more: String, _ files: [String: String] = [:]) -> TargetProbe {
    let text = """
      import AppleProductTypes
      import PackageDescription
      let package = Package(
        name: "Draw", platforms: [.iOS("18.1")],
        products: [.iOSApplication(name: "Draw", targets: ["AppModule"]\(more))],
        targets: [.executableTarget(name: "AppModule", dependencies: ["Kit"], path: "."),
          .target(name: "Kit", path: "../Kit")])
      """
    return TargetProbe(files.merging(["Draw.swiftpm/Package.swift": text]) { $1 })
  }

  @Test func appsHaveAGeneratedInfoPlistAndMayAddToIt() throws {
    let plain = try #require(app("")["Draw"])
    #expect(plain.origin == .package && plain.runsOnIOS == true)
    #expect(plain.infoPlist == .generated && plain.sceneKey.truth == .absent)
    #expect(plain.deploymentTarget.version == OSVersion(18, 1))
    #expect(app("").owners("Draw.swiftpm/Views/A.swift") == ["Draw"])
    #expect(app("").owners("Kit/A.swift") == ["Draw"])
    let more = ", additionalInfoPlistContentFilePath: \"Info.plist\""
    let list = ["Draw.swiftpm/Info.plist": TargetProbe.list(TargetProbe.sceneKey)]
    #expect(app(more, list)["Draw"]?.sceneKey.truth == .true)
    #expect(app(more)["Draw"]?.sceneKey.truth == .unknown)
    #expect(
      app(", additionalInfoPlistContentFilePath: path")["Draw"]?.sceneKey.truth == .unknown)
  }
}
