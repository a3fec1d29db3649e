extension SceneManifestOverridden {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  private static func manifest(_ key: String) -> String {
    """
    <key>UIApplicationSceneManifest</key>
      <dict>
        \(key)
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array><dict/></array>
        </dict>
      </dict>
    """
  }

  private static let marked = manifest("<key>⟦UISceneConfigurations⟧</key>")
  private static let plain = manifest("<key>UISceneConfigurations</key>")
  private static let generation = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES"

  private static func project(_ settings: String...) -> String {
    ExampleProject(targets: [
      .init(
        name: "Draw",
        settings: ["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = Draw.plist"] + settings)
    ]).text
  }

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "Configured by hand, and generated", isDocumentation: true,
      files: [
        File("Draw/DrawApp.swift", Make.calmApp),
        File("Draw.plist", Make.list(Make.scene, "<true/>", marked)),
        File(Make.projectPath, project(generation)),
      ]),
    RuleExample(
      "Generated for the device, in an app without a key that has the scene",
      files: [
        File("Draw/DrawApp.swift", Make.calmApp),
        File("Draw.plist", Make.list(marked)),
        File(
          Make.projectPath,
          project(
            "\"INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]\" = YES")),
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    Make.silent(
      "Nothing is generated", isDocumentation: true, ("Draw/DrawApp.swift", Make.calmApp),
      ("Draw.plist", Make.list(Make.scene + "<true/>", plain)), (Make.projectPath, project())),
    Make.silent(
      "The generation is off", ("Draw/DrawApp.swift", Make.calmApp),
      ("Draw.plist", Make.list(Make.scene + "<true/>", plain)),
      (
        Make.projectPath,
        project("INFOPLIST_KEY_UIApplicationSceneManifest_Generation = NO")
      )),
    Make.silent(
      "The whole list is the file’s", ("Draw/DrawApp.swift", Make.calmApp),
      ("Draw.plist", Make.list(Make.scene + "<true/>", plain)),
      (Make.projectPath, Make.project("INFOPLIST_FILE = Draw.plist", generation))),
    Make.silent(
      "The file configures no scene", ("Draw/DrawApp.swift", Make.calmApp),
      (
        "Draw.plist",
        Make.list(
          Make.scene + "<true/>", "<key>UIApplicationSceneManifest</key>",
          "<dict><key>UISceneConfigurations</key><dict/></dict>")
      ), (Make.projectPath, project(generation))),
    Make.silent(
      "An app that has nothing to do with the mode", ("Draw/DrawApp.swift", Make.code()),
      ("Draw.plist", Make.list(plain)), (Make.projectPath, project(generation))),
    Make.silent(
      "Generated for the Mac alone", ("Draw/DrawApp.swift", Make.calmApp),
      ("Draw.plist", Make.list(Make.scene + "<true/>", plain)),
      (
        Make.projectPath,
        project("\"INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=macosx*]\" = YES")
      )),
  ]
}
