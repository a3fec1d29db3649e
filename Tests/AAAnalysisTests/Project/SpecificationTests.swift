@testable import AAAnalysis
import Testing

@Suite struct SpecificationTests {
  @Test func targetsAreRead() throws {
    let probe = TargetProbe([
      "project.yml": """
      name: Draw
      options:
        deploymentTarget: { iOS: "17.0" }
      targets:
        Draw:
          type: application
          platform: iOS
          deploymentTarget: "18.0"
          sources:
            - Draw
            - path: Shared
              excludes: ["**/*Mac*.swift", Old]
          info:
            path: Draw/Info.plist
            properties:
              UISupportsAssistiveAccess: true
              UISupportsFullScreenInAssistiveAccess: "true"
        Widget:
          type: app-extension
          platform: iOS
          sources: Widget
        Mac:
          type: application
          platform: macOS
          sources: Mac
      """
    ])
    #expect(probe.targets.apps.map(\.name) == ["Draw", "Mac"])
    let app = try #require(probe["Draw"])
    #expect(app.origin == .xcodeGen && app.runsOnIOS == true && app.platforms == ["iOS"])
    #expect(app.deploymentTarget.version == OSVersion(18))
    #expect(app.sceneKey.truth == .true && app.fullScreenKey.truth == .unknown)
    #expect(app.fullScreenKey.places.count == 1)
    #expect(probe["Mac"]?.runsOnIOS == false)
    #expect(probe.owners("Draw/Deep/View.swift") == ["Draw"])
    #expect(probe.owners("Shared/A.swift") == ["Draw"])
    #expect(probe.owners("Shared/Deep/AMac.swift") == [])
    #expect(probe.owners("Shared/Old/A.swift") == [])
    #expect(probe.owners("Widget/W.swift") == [])
    #expect(probe.systems("Widget/W.swift") == ["17.0", "17.0"])
  }

  @Test func placesAreInTheDocuments() throws {
    let included = """
      targets:
        Draw:
          info:
            properties:
              UISupportsAssistiveAccess: no
      """
    let root = """
      name: Draw
      include: Parts/info.yml
      targets:
        Draw: { type: application, platform: iOS, info: { path: Info.plist } }
      """
    let app = try #require(TargetProbe(["project.yml": root, "Parts/info.yml": included])["Draw"])
    #expect(app.sceneKey.truth == .false)
    let place = try #require(app.sceneKey.places.first)
    #expect(place.file == ExampleWorkspace.file("Parts/info.yml"))
    let text = SourceText(included)
    #expect(place.key.map { text[$0] } == "UISupportsAssistiveAccess")
    #expect(place.value.map { text[$0] } == "no")
    guard case .described(let description) = app.infoPlist else {
      Issue.record("The Info.plist is described.")
      return
    }
    #expect(description.file == ExampleWorkspace.file("Info.plist"))
    #expect(description.dictionary?.file == ExampleWorkspace.file("Parts/info.yml"))
  }

  // MARK: Settings

  private func app(_ target: String, _ root: String = "", _ files: [String: String] = [:])
    -> AppTarget?
  {
    let text = """
      name: Draw
      \(root)
      targets:
        Draw:
          type: application
          platform: iOS
          sources: [Draw]
      \(target)
      """
    return TargetProbe(files.merging(["project.yml": text]) { $1 }).targets.apps.first
  }

  private func version(_ target: String, _ root: String = "", _ files: [String: String] = [:])
    -> String?
  {
    app(target, root, files)?.deploymentTarget.version?.description
  }

  @Test func deploymentTargets() {
    let name = "IPHONEOS_DEPLOYMENT_TARGET"
    #expect(version("    deploymentTarget: 16.4") == "16.4")
    #expect(version("", "options: {deploymentTarget: {iOS: 17.0}}") == "17.0")
    let options = "options: {deploymentTarget: {iOS: 17.0}}"
    #expect(version("    settings: {\(name): 16.0}", options) == "16.0")
    #expect(version("    settings: {base: {\(name): 16.0}, \(name): 12.0}") == "16.0")
    func configurations(_ debug: String, _ release: String) -> String {
      "    settings: {configs: {debug: {\(name): \(debug)}, release: {\(name): \(release)}}}"
    }
    #expect(version(configurations("16.0", "16.0")) == "16.0")
    #expect(version(configurations("16.0", "15.0")) == nil)
    #expect(version("    settings: {groups: [g]}", "settingGroups: {g: {\(name): 15.0}}") == "15.0")
    #expect(version("    settings: {\(name): \"${OLDEST}\"}") == nil)
    #expect(version("") == nil)
    // A configuration file wins over what is not a setting.
    let file = ["A.xcconfig": "\(name) = 14.0"]
    let both =
      "    configFiles: {Debug: A.xcconfig, Release: A.xcconfig}\n    deploymentTarget: 16.0"
    #expect(version(both, "", file) == "14.0")
    #expect(version(both + "\n    settings: {\(name): 13.0}", "", file) == "13.0")
    #expect(version(both) == "16.0")
  }

  @Test func infoPlists() {
    let list = TargetProbe.list(TargetProbe.sceneKey)
    func file(_ path: String) -> AppTarget.InfoPlist { .files([ExampleWorkspace.file(path)]) }
    let named = app("    settings: {INFOPLIST_FILE: A.plist}", "", ["A.plist": list])
    #expect(named?.infoPlist == file("A.plist") && named?.sceneKey.truth == .true)
    let found = app("", "", ["Draw/Deep/Info.plist": list, "Other/Info.plist": list])
    #expect(found?.infoPlist == file("Draw/Deep/Info.plist"))
    #expect(app("    settings: {GENERATE_INFOPLIST_FILE: yes}")?.infoPlist == .generated)
    #expect(app("")?.infoPlist == .unknown)
    let two = app("", "", ["Draw/A/Info.plist": list, "Draw/B/Info.plist": list])
    #expect(two?.infoPlist == .unknown)
    let elsewhere = "    settings: {INFOPLIST_FILE: A.plist}\n    info: {path: B.plist}"
    #expect(app(elsewhere, "", ["A.plist": list])?.infoPlist == file("A.plist"))
  }

  /// The list that was written some time ago may be right where the specification is wrong.
  @Test func theWrittenListIsHeard() {
    let list = TargetProbe.list(TargetProbe.sceneKey)
    let info = "    info: {path: Info.plist, properties: {A: b}}"
    #expect(app(info)?.sceneKey.truth == .absent)
    #expect(app(info, "", ["Info.plist": TargetProbe.list("")])?.sceneKey.truth == .absent)
    #expect(app(info, "", ["Info.plist": list])?.sceneKey.truth == .unknown)
    let own = "    info: {path: Info.plist, properties: {UISupportsAssistiveAccess: false}}"
    #expect(app(own, "", ["Info.plist": list])?.sceneKey.truth == .false)
    let script = "    postBuildScripts: [{script: PlistBuddy UISupportsAssistiveAccess}]"
    #expect(app(info + "\n" + script)?.sceneKey.truth == .unknown)
  }

  // MARK: Parts

  @Test func templatesLieBelowTargets() throws {
    let probe = TargetProbe([
      "project.yml": """
      name: Draw
      targetTemplates:
        Base:
          type: application
          deploymentTarget: 17.0
          sources: ["${target_name}/Base"]
          info: {path: "${target_name}/Info.plist", properties: {UISupportsAssistiveAccess: true}}
        Phone:
          templates: [Base]
          platform: iOS
          sources: ["${folder}"]
      targets:
        Draw:
          templates: [Phone]
          templateAttributes: {folder: Extra}
          sources: [Own]
        Other:
          templates: [Phone]
          sources:REPLACE: [Only]
      """
    ])
    let app = try #require(probe["Draw"])
    #expect(app.sceneKey.truth == .true && app.deploymentTarget.version == OSVersion(17))
    #expect(probe.owners("Draw/Base/A.swift") == ["Draw"])
    #expect(probe.owners("Extra/A.swift") == ["Draw"] && probe.owners("Own/A.swift") == ["Draw"])
    #expect(probe.owners("Only/A.swift") == ["Other"])
  }

  @Test func severalPlatforms() {
    let probe = TargetProbe([
      "project.yml": """
      name: Draw
      targets:
        Two: {type: application, platform: [iOS, macOS], sources: Two}
        All:
          type: application
          platform: auto
          supportedDestinations: [macOS, iOS, visionOS]
          deploymentTarget: {iOS: 18.0, macOS: 15.0}
        Vision: {type: application, supportedDestinations: [visionOS]}
      """
    ])
    #expect(probe["Two_iOS"]?.runsOnIOS == true)
    #expect(probe["All"]?.runsOnIOS == true)
    #expect(probe["All"]?.platforms == ["macOS", "iOS", "visionOS"])
    #expect(probe["All"]?.deploymentTarget.version == OSVersion(18))
    #expect(probe["Vision"]?.runsOnIOS == false)
  }

  @Test func inclusionsAreSeenFromTheirFolders() {
    let part = """
      targets:
        Draw: {type: application, platform: iOS, sources: [Code], info: {path: Info.plist}}
      """
    func owners(_ include: String, _ path: String) -> [String] {
      TargetProbe(["project.yml": "name: Draw\ninclude: [\(include)]", "Parts/a.yml": part])
        .owners(path)
    }
    #expect(owners("Parts/a.yml", "Parts/Code/A.swift") == ["Draw"])
    #expect(owners("{path: Parts/a.yml, relativePaths: false}", "Code/A.swift") == ["Draw"])
    #expect(owners("{path: Parts/a.yml, enable: false}", "Parts/Code/A.swift") == [])
    #expect(owners("{path: Parts/a.yml, enable: \"${ON}\"}", "Parts/Code/A.swift") == [])
    #expect(owners("Parts/a.yml, Parts/none.yml", "Parts/Code/A.swift") == [])
  }

  @Test func circlesEnd() {
    let probe = TargetProbe([
      "project.yml": """
      name: Draw
      include: [a.yml]
      targetTemplates: {T: {templates: [T, U]}, U: {templates: [T], platform: iOS}}
      settingGroups: {g: {groups: [g]}}
      targets: {Draw: {type: application, templates: [T], settings: {groups: [g]}}}
      """,
      "a.yml": "include: [project.yml, a.yml]\ntargets: {}",
    ])
    #expect(probe["Draw"]?.runsOnIOS == true)
  }

  @Test func whatIsNotUnderstoodLeavesAllOpen() {
    let probe = TargetProbe(["project.yml": "name: !!str Draw", "Draw/A.swift": "struct A {}"])
    #expect(probe.targets.apps.isEmpty)
    let file = ExampleWorkspace.file("Draw/A.swift")
    guard case .unclear = probe.targets.surroundings(of: file) else {
      Issue.record("The specification may say anything.")
      return
    }
  }

  @Test func otherDocumentsSayNothing() {
    let file = FileID("/a/ci.yml")
    #expect(SpecificationDocument(SourceText("on: push\njobs: {}"), file: file) == nil)
    #expect(SpecificationDocument(SourceText("a: !x"), file: file) == nil)
    #expect(SpecificationDocument(SourceText("targets:REPLACE: {}"), file: file) != nil)
  }

  // MARK: The generated project

  @Test func theGeneratedProjectBelongsToIt() throws {
    let project = ExampleProject(
      targets: [
        .init(name: "Draw", folders: ["Extra"], settings: ["INFOPLIST_FILE = Info.plist"]),
        .init(name: "Old", settings: ["INFOPLIST_FILE = Old.plist"]),
      ], settings: ["SDKROOT = iphoneos", "IPHONEOS_DEPLOYMENT_TARGET = 17.0"])
    func probe(_ version: String) -> TargetProbe {
      TargetProbe([
        "project.yml": """
        name: Draw
        targets:
          Draw:
            type: application
            platform: iOS
            \(version)
            sources: [Draw]
            info: {path: Info.plist, properties: {UISupportsAssistiveAccess: true}}
        """,
        "Draw.xcodeproj/project.pbxproj": project.text,
        "Info.plist": TargetProbe.list(""), "Old.plist": TargetProbe.list(""),
      ])
    }
    let app = try #require(probe("deploymentTarget: 17.0")["Draw"])
    #expect(app.origin == .xcodeGen)
    #expect(app.generatedProject?.name == "project.pbxproj")
    #expect(app.deploymentTarget.version == OSVersion(17))
    #expect(app.sceneKey.truth == .true)
    #expect(probe("")["Draw"]?.deploymentTarget.version == OSVersion(17))
    #expect(probe("deploymentTarget: 18.0")["Draw"]?.deploymentTarget.version == nil)
    #expect(probe("").owners("Draw/A.swift") == ["Draw"])
    #expect(probe("").owners("Extra/A.swift") == ["Draw"])
    #expect(probe("")["Old"]?.sceneKey.truth == .unknown)
  }
}
