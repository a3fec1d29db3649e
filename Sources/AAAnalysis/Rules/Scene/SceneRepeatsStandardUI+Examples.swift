extension SceneRepeatsStandardUI {
  static func app(_ scenes: String, _ members: String = "", _ rest: String = "") -> String {
    let indented = scenes.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return """
      import SwiftUI

      @main
      struct DrawApp: App {
        \(members)
        var body: some Scene {
      \(indented)
        }
      }
      \(rest)

      """
  }

  static let home = """

    struct Home: View {
      var isCalm = false
      var body: some View {
        Text(isCalm ? "Draw" : "Draw and paint")
      }
    }

    #Preview(traits: .assistiveAccess) { Home() }

    struct CalmHome: View {
      var body: some View { Text("Draw") }
    }
    """

  /// A file with the views, each of which a preview shows.
  private static let views = RuleExample.File("Home.swift", "import SwiftUI\n\(home)\n")

  private static func example(
    _ caption: String, isDocumentation: Bool = false, _ app: String, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: [.init("App.swift", app, fixed: fixed), views])
  }

  static func newView(_ call: String, attribute: String = "") -> String {
    """

    /// What Assistive Access shows: the one or two features that matter most.
    struct AssistiveAccessContentView: View {
      var body: some View {
        // Still the ordinary interface: show a few views made for this mode instead.
        \(call)
      }
    }

    \(attribute)#Preview(traits: .assistiveAccess) {
      AssistiveAccessContentView()
    }

    """
  }

  static let reportedExamples: [RuleExample] = [
    example(
      "Both scenes show the same", isDocumentation: true,
      app("WindowGroup { Home() }\nAssistiveAccess { ⟦Home⟧() }"),
      fixed: app("WindowGroup { Home() }\nAssistiveAccess { AssistiveAccessContentView() }")
        + newView("Home()")),
    example(
      "Listed first, behind a check of the version",
      app("if #available(iOS 26.0, *) { AssistiveAccess { ⟦Home⟧(isCalm: false) } }\n"
        + "WindowGroup { Home(isCalm: false) }"),
      fixed: app(
        "if #available(iOS 26.0, *) { AssistiveAccess { AssistiveAccessContentView() } }\n"
          + "WindowGroup { Home(isCalm: false) }")
        + newView("Home(isCalm: false)", attribute: "@available(iOS 26.0, *)\n")),
    example(
      "In containers, with modifiers and a text beside it",
      app(
        """
        WindowGroup {
          Home()
            .tint(.green)
        }
        AssistiveAccess {
          NavigationStack {
            VStack {
              Text("Draw")
              ⟦Home⟧()
            }
          }
        }
        """)),
    example(
      "Through properties of the app; the root is made from what only the app has",
      app(
        "standard\ncalm",
        """
        @State private var isCalm = false
          var standard: some Scene { WindowGroup { root } }
          var calm: some Scene { AssistiveAccess { root } }
          var root: some View { ⟦Home⟧(isCalm: isCalm) }
        """)),
    example(
      "Of a condition the first branch counts",
      app(
        """
        WindowGroup {
          if isNew { CalmHome() } else { Home() }
        }
        AssistiveAccess {
          if isNew { ⟦CalmHome⟧() } else { Text("Draw") }
        }
        """, "@State private var isNew = false")),
    RuleExample(
      "In a UIKit app",
      files: [
        .init(
          "Calm.swift",
          """
          import SwiftUI
          import UIKit

          final class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
            static var rootScene: some Scene {
              AssistiveAccess { ⟦Home⟧() }
            }
          }

          """),
        .init(
          "SceneDelegate.swift",
          """
          import SwiftUI
          import UIKit

          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func show(in scene: UIWindowScene) {
              let window = UIWindow(windowScene: scene)
              window.rootViewController = UIHostingController(rootView: Home())
              self.window = window
            }
          }

          """),
        views,
      ]),
    RuleExample(
      "In a UIKit app whose delegate routes the sessions",
      files: [
        .init(
          "AppDelegate.swift",
          """
          import SwiftUI
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
              _ application: UIApplication, configurationForConnecting session: UISceneSession,
              options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
              let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
              if session.role == .windowAssistiveAccessApplication {
                configuration.delegateClass = CalmSceneDelegate.self
              } else {
                configuration.delegateClass = SceneDelegate.self
              }
              return configuration
            }
          }

          final class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
            static var rootScene: some Scene {
              AssistiveAccess { ⟦Home⟧() }
            }
          }

          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func show(in scene: UIWindowScene) {
              let window = UIWindow(windowScene: scene)
              window.rootViewController = UIHostingController(rootView: Home())
              self.window = window
            }
          }

          """),
        views,
      ]),
    RuleExample(
      "A view that is not reached decides by the mode",
      files: [
        .init("App.swift", app("WindowGroup { Home() }\nAssistiveAccess { ⟦Home⟧() }")), views,
        .init(
          "Other.swift",
          """
          import SwiftUI

          struct Other: View {
            @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
            var body: some View { if isSimple { Text("Other") } }
          }

          """),
      ]),
    RuleExample(
      "The mode is only shown",
      files: [
        .init(
          "App.swift",
          app("WindowGroup { Status() }\nAssistiveAccess { ⟦Status⟧() }")),
        .init(
          "Status.swift",
          """
          import SwiftUI

          struct Status: View {
            @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
            var body: some View { Text("Simple: \\(String(isSimple))") }
          }

          #Preview(traits: .assistiveAccess) { Status() }

          """),
      ]),
  ]
}
