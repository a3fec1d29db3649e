extension SceneMissing {
  private typealias Make = KeyExample

  private static let list = Make.app(Make.scene, "<true/>")
  private static let project = (
    path: Make.projectPath, text: Make.project("INFOPLIST_FILE = Draw.plist")
  )
  private static let app = (path: "Draw/DrawApp.swift", text: Make.code())
  private static let keyed = (path: "Draw.plist", text: list)

  private static let uiKitApp = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {

    """

  static let silentExamples: [RuleExample] = [
    Make.silent(
      "The scene is there", isDocumentation: true, ("Draw/DrawApp.swift", Make.calmApp), keyed,
      project),
    Make.silent(
      "The scene stands behind a check, in a property",
      (
        "Draw/DrawApp.swift",
        """
        import SwiftUI

        @main
        struct DrawApp: App {
          var body: some Scene {
            WindowGroup { Text("Draw and paint") }
            calm
          }

          @SceneBuilder private var calm: some Scene {
            if #available(iOS 26.0, *) {
              SwiftUI.AssistiveAccess { Text("Draw") }
            }
          }
        }

        """
      ), keyed, project),
    Make.silent(
      "A delegate hosts the scene", isDocumentation: true,
      ("Draw/AppDelegate.swift", uiKitApp + "}\n"),
      (
        "Draw/CalmSceneDelegate.swift",
        """
        import SwiftUI
        import UIKit

        class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
          static var rootScene: some Scene {
            AssistiveAccess { Text("Draw") }
          }
        }

        """
      ), keyed, project),
    Make.silent(
      "UIKit code takes care of the session’s role",
      (
        "Draw/AppDelegate.swift",
        uiKitApp + """
            func application(
              _ application: UIApplication, configurationForConnecting session: UISceneSession,
              options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
              let isCalm = session.role == .windowAssistiveAccessApplication
              return UISceneConfiguration(name: isCalm ? "Calm" : nil, sessionRole: session.role)
            }
          }

          """
      ), keyed, project),
    Make.silent(
      "A scene in a file that no target surely holds", app, keyed, project,
      (
        "Calm/CalmScene.swift",
        """
        import SwiftUI

        struct CalmScene: Scene {
          var body: some Scene { AssistiveAccess { Text("Draw") } }
        }

        """
      )),
    Make.silent(
      "A scene of a package, which may be the one",
      ("Draw/DrawApp.swift", "import Calm\n" + Make.code("CalmScene()")), keyed, project),
    Make.silent(
      "A scene of a package, by its module’s name, in a property behind a check",
      (
        "Draw/DrawApp.swift",
        "import Calm\n" + Make.code("others") + """
          extension DrawApp {
            @SceneBuilder var others: some Scene {
              if #available(iOS 18.0, *) {
                Calm.CalmScene()
              }
            }
          }

          """
      ), keyed, project),
    Make.silent(
      "A modifier of a package, which may add the scene",
      (
        "Draw/DrawApp.swift",
        "import Calm\n"
          + Make.code().replacing("paint\") }", with: "paint\") }.calmScenes()")
      ), keyed, project),
    Make.silent(
      "A scene of another target’s sources",
      ("Draw/DrawApp.swift", "import Kit\n" + Make.code("KitScene()")), keyed,
      (
        Make.projectPath,
        ExampleProject(targets: [
          .init(name: "Draw", settings: ["INFOPLIST_FILE = Draw.plist"]),
          .init(name: "Kit", product: "framework", settings: []),
        ]).text
      ),
      (
        "Kit/KitScene.swift",
        """
        import SwiftUI

        public struct KitScene: Scene {
          public init() {}
          public var body: some Scene { AssistiveAccess { Text("Draw") } }
        }

        """
      ), compiles: false),
    Make.silent(
      "The key is false", app, ("Draw.plist", Make.app(Make.scene + "<false/>")), project),
    Make.silent(
      "The key is not known", app,
      ("Draw.plist", Make.app(Make.scene + "<string>$(CALM)</string>")), project),
    Make.silent("No key", app, ("Draw.plist", Make.app()), project),
    Make.silent(
      "The other key", app, ("Draw.plist", Make.app(Make.fullScreen + "<true/>")), project),
    Make.silent(
      "No target names the list", app, ("Draw/Info.plist", list), project),
    Make.silent(
      "The code in which the app begins is not known", keyed, project,
      ("Draw/Model.swift", "struct Model {}\n")),
    Make.silent(
      "A watch app’s list", ("Watch/WatchApp.swift", Make.code(named: "WatchApp")),
      ("Watch/Info.plist", Make.list("<key>WKApplication</key><true/>", Make.scene + "<true/>"))),
    Make.silent(
      "A widget’s list", ("Draw/DrawApp.swift", Make.calmApp), keyed, project,
      (
        "Widget/Info.plist",
        Make.list("<key>NSExtension</key><dict/>", Make.scene + "<true/>")
      )),
    Make.silent(
      "Two apps around one list, without a project",
      ("Draw/DrawApp.swift", Make.code()), ("Write/WriteApp.swift", Make.code(named: "WriteApp")),
      ("Info.plist", list)),
  ]
}
