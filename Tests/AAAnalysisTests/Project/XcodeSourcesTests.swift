@testable import AAAnalysis
import Testing

@Suite struct XcodeSourcesTests {
  private static let app = "productType = \"com.apple.product-type.application\";"

  private func targets(_ objects: String) throws -> [XcodeProjectModel.Target] {
    let text = "{ rootObject = P; objects = {\n\(objects)\n}; }"
    let file = FileID("/w/App/Draw.xcodeproj/project.pbxproj")
    let model = XcodeProjectModel(SourceText(text), file: file)
    try #require(model.isReadable)
    return model.targets
  }

  private func holds(_ sources: TargetSources, _ path: String) -> Bool {
    sources.contains(FileID("/w/App/" + path))
  }

  @Test func synchronizedFoldersKnowTheirExceptions() throws {
    let targets = try targets(
      """
      P = { isa = PBXProject; targets = (A, B); mainGroup = G; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = Draw; sourceTree = "<group>";
        exceptions = (X, Y, Z); explicitFolders = (Samples); };
      X = { target = A; membershipExceptions = (Info.plist, Only/B.swift);
        platformFiltersByRelativePath = { Mac.swift = (macos); Both.swift = (ios, macos); }; };
      Y = { target = B; membershipExceptions = (Shared.swift); };
      Z = { buildPhase = BC; membershipExceptions = (Tool.swift); };
      A = { name = A; \(Self.app) fileSystemSynchronizedGroups = (F); buildPhases = (BC); };
      BC = { isa = PBXCopyFilesBuildPhase; };
      B = { name = B; \(Self.app) };
      """)
    let (a, b) = (targets[0].sources, targets[1].sources)
    #expect(holds(a, "Draw/Deep/View.swift") && holds(a, "Draw/Shared.swift"))
    #expect(!holds(a, "Draw/Only/B.swift") && !holds(a, "Drawing.swift"))
    #expect(!holds(a, "Draw/Mac.swift") && holds(a, "Draw/Both.swift"))
    #expect(!holds(a, "Draw/Samples/S.swift") && !holds(a, "Draw/Tool.swift"))
    #expect(holds(b, "Draw/Shared.swift") && !holds(b, "Draw/Deep/View.swift"))
  }

  /// Files of a folder may be given to the sources of a target that does not have the folder.
  @Test func aPhaseMayTakeFilesOfAFolder() throws {
    let targets = try targets(
      """
      P = { targets = (A); mainGroup = G; };
      G = { children = (F); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (Z); };
      Z = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S;
        membershipExceptions = (One.swift); };
      S = { isa = PBXSourcesBuildPhase; };
      A = { name = A; \(Self.app) buildPhases = (S); };
      """)
    #expect(holds(targets[0].sources, "Kit/One.swift"))
    #expect(!holds(targets[0].sources, "Kit/Two.swift"))
  }

  @Test func listedFilesAreFoundThroughTheirGroups() throws {
    let targets = try targets(
      """
      P = { isa = PBXProject; targets = (A, B); mainGroup = G; projectDirPath = ""; };
      G = { isa = PBXGroup; children = (H, R, U); sourceTree = "<group>"; };
      H = { isa = PBXGroup; children = (I); path = App; sourceTree = "<group>"; };
      I = { isa = PBXGroup; children = (S); name = "No folder"; sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = "Views/Home View.swift"; sourceTree = "<group>"; };
      R = { isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
      U = { isa = PBXFileReference; path = "../Shared/Up.swift"; sourceTree = "<group>"; };
      T = { isa = PBXFileReference; path = Tool.swift; sourceTree = DEVELOPER_DIR; };
      M = { isa = PBXFileReference; path = Mac.swift; sourceTree = SOURCE_ROOT; };
      BS = { fileRef = S; }; BR = { fileRef = R; }; BU = { fileRef = U; }; BT = { fileRef = T; };
      BM = { fileRef = M; platformFilters = (macos, ); };
      SP = { isa = PBXSourcesBuildPhase; files = (BS, BR, BU, BT, BM, GONE); };
      A = { name = A; \(Self.app) buildPhases = (SP); };
      B = { name = B; \(Self.app) };
      """)
    #expect(
      targets[0].sources
        == TargetSources(
          files: ["/w/App/App/Views/Home View.swift", "/w/App/Root.swift", "/w/Shared/Up.swift"]))
    #expect(targets[1].sources == TargetSources())
  }

  @Test func groupsInACircleLeadNowhere() throws {
    let targets = try targets(
      """
      P = { targets = (A); };
      G = { children = (H); }; H = { children = (G, S); };
      S = { path = A.swift; };
      BS = { fileRef = S; }; SP = { isa = PBXSourcesBuildPhase; files = (BS); };
      A = { name = A; \(Self.app) buildPhases = (SP); };
      """)
    #expect(targets[0].sources == TargetSources())
  }

  @Test func theProjectsFolderMayBeElsewhere() throws {
    let targets = try targets(
      """
      P = { targets = (A); mainGroup = G; projectDirPath = ..; };
      G = { children = (S); }; S = { path = A.swift; };
      BS = { fileRef = S; }; SP = { isa = PBXSourcesBuildPhase; files = (BS); };
      A = { name = A; \(Self.app) buildPhases = (SP); };
      """)
    #expect(targets[0].sources.files == ["/w/A.swift"])
  }

  @Test func unitedSourcesKeepWhatEitherHas() {
    var one = TargetSources(folders: ["/a"], exclusions: ["/a/x.swift", "/a/y.swift"])
    one.formUnion(TargetSources(folders: ["/b"], files: ["/a/x.swift"]))
    #expect(one.contains(FileID("/a/x.swift")) && one.contains(FileID("/b/c.swift")))
    #expect(!one.contains(FileID("/a/y.swift")))
  }
}
