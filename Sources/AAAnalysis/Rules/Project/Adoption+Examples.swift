extension Adoption {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  /// The rule is off, unless a team asks for it.
  private static let asking = File(
    ".aalsp.json", "{ \"rules\": { \"adoption\": \"hint\" } }\n")

  private static func silent(
    _ caption: String, isDocumentation: Bool = false, _ files: (path: String, text: String)...
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: files.map { File($0.path, $0.text) } + [asking])
  }

  private static let marked = Make.code(named: "⟦DrawApp⟧")

  private static let adopted =
    Make.code(
      """
      AssistiveAccess {
            AssistiveAccessContentView()
          }
      """) + """

      /// What Assistive Access shows.
      struct AssistiveAccessContentView: View {
        var body: some View {
          NavigationStack {
            List {
              // A row for each of the one to three features that matter most.
            }
          }
        }
      }

      #Preview(traits: .assistiveAccess) {
        AssistiveAccessContentView()
      }

      """

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "An app without any of it", isDocumentation: true,
      files: [
        File("Draw/DrawApp.swift", marked, fixed: adopted),
        File("Draw.plist", Make.app(), fixed: Make.app(Make.scene + "<true/>")),
        File(
          Make.projectPath,
          Make.project("INFOPLIST_FILE = Draw.plist", "IPHONEOS_DEPLOYMENT_TARGET = 26.0")),
        asking,
      ]),
    RuleExample(
      "The Info.plist is generated",
      files: [
        File("Draw/DrawApp.swift", marked, fixed: adopted),
        File(
          Make.projectPath,
          Make.project("GENERATE_INFOPLIST_FILE = YES", "IPHONEOS_DEPLOYMENT_TARGET = 26.0"),
          fixed: Make.project(
            "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"Draw-Info.plist\"",
            "IPHONEOS_DEPLOYMENT_TARGET = 26.0")),
        File(
          "Draw-Info.plist", "",
          fixed: PropertyList.newDocument(settingTrue: AssistiveAccessKey.scene)),
        asking,
      ]),
    RuleExample(
      "An app with UIKit’s life cycle, whose keys are false",
      files: [
        File(
          "Draw/AppDelegate.swift",
          "import UIKit\n\n@main\nclass ⟦AppDelegate⟧: UIResponder, UIApplicationDelegate {}\n"),
        File("Draw.plist", Make.app(Make.scene + "<false/>", Make.fullScreen + "<false/>")),
        File(Make.projectPath, Make.project("INFOPLIST_FILE = Draw.plist")), asking,
      ]),
    RuleExample(
      "Without a project",
      files: [
        File("Draw/DrawApp.swift", marked), File("Draw/Info.plist", Make.app()), asking,
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    silent(
      "The scene is there", isDocumentation: true, ("Draw/DrawApp.swift", Make.calmApp),
      ("Draw.plist", Make.app()), (Make.projectPath, Make.project("INFOPLIST_FILE = Draw.plist"))),
    silent(
      "A key is there", ("Draw/DrawApp.swift", Make.code()),
      ("Draw.plist", Make.app(Make.fullScreen + "<true/>")),
      (Make.projectPath, Make.project("INFOPLIST_FILE = Draw.plist"))),
    silent(
      "The Info.plist is not known", ("Draw/DrawApp.swift", Make.code()),
      (Make.projectPath, Make.project("INFOPLIST_FILE = \"$(WHERE)/Draw.plist\""))),
    silent(
      "A watch app", ("Draw/DrawApp.swift", Make.code()),
      (
        Make.projectPath,
        Make.project("GENERATE_INFOPLIST_FILE = YES", "SDKROOT = watchos")
      )),
    silent("Nothing but code", ("Draw/DrawApp.swift", Make.code())),
    RuleExample(
      "Nobody asked for the rule",
      files: [
        File("Draw/DrawApp.swift", Make.code()), File("Draw/Info.plist", Make.app()),
      ]),
  ]
}
