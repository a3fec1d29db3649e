extension SceneAvailability {
  private typealias File = RuleExample.File
  private typealias Make = KeyExample

  /// A project that deploys to iOS 17.
  private static let project = File(Make.projectPath, projectText("17.0"))

  static func projectText(_ version: String, _ settings: String...) -> String {
    ExampleProject(targets: [
      .init(
        name: "Draw",
        settings: ["INFOPLIST_FILE = Draw.plist", "IPHONEOS_DEPLOYMENT_TARGET = \(version)"]
          + settings)
    ]).text
  }

  private static func reported(
    _ caption: String, isDocumentation: Bool = false, _ text: String, fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: [File("Draw/DrawApp.swift", text, fixed: fixed), project])
  }

  private static func view(_ modifier: String) -> String {
    """
    import SwiftUI

    struct Gallery: View {
      var body: some View {
        Text("Pictures")
          .navigationTitle("Gallery")
          \(modifier)
      }
    }

    """
  }

  private static let ownModifier = """

    extension View {
      /// Shows an icon beside the navigation title in Assistive Access.
      @ViewBuilder
      func assistiveAccessIcon(systemImage: String) -> some View {
        if #available(iOS 26.0, *) {
          assistiveAccessNavigationIcon(systemImage: systemImage)
        } else {
          self
        }
      }
    }

    """

  private static func delegate(_ attribute: String, _ name: String, _ scene: String) -> String {
    """
    import SwiftUI
    import UIKit

    /// Shows the app in Assistive Access.
    \(attribute)final class CalmSceneDelegate: UIResponder, \(name) {
      static var rootScene: some Scene {
        \(scene) { Text("Draw") }
      }
    }

    """
  }

  static func appDelegate(_ condition: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        \(condition) {
          configuration.delegateClass = CalmSceneDelegate.self
        }
        return configuration
      }
    }

    class CalmSceneDelegate: UIResponder, UIWindowSceneDelegate {}

    """
  }

  static let reportedExamples: [RuleExample] = [
    reported(
      "The scene in an app for iOS 17", isDocumentation: true,
      Make.code("⟦AssistiveAccess⟧ {\n      Text(\"Draw\")\n    }"),
      fixed: Make.code(
        """
        if #available(iOS 26.0, *) {
              AssistiveAccess {
                Text("Draw")
              }
            }
        """)),
    reported(
      "The icon of a screen that both interfaces show", isDocumentation: true,
      view(".⟦assistiveAccessNavigationIcon⟧(systemImage: \"photo\")"),
      fixed: view(".assistiveAccessIcon(systemImage: \"photo\")") + ownModifier),
    reported(
      "The trait of a preview", isDocumentation: true,
      view("") + "\n#Preview(traits: .⟦assistiveAccess⟧) {\n  Gallery()\n}\n",
      fixed: view("")
        + "\n@available(iOS 26.0, *)\n#Preview(traits: .assistiveAccess) {\n  Gallery()\n}\n"),
    reported(
      "A delegate that hosts the scene",
      delegate("", "⟦UIHostingSceneDelegate⟧", "AssistiveAccess"),
      fixed: delegate(
        "@available(iOS 26.0, *)\n", "UIHostingSceneDelegate", "AssistiveAccess")),
    reported(
      "The session’s role",
      appDelegate("if session.role == .⟦windowAssistiveAccessApplication⟧"),
      fixed: appDelegate(
        "if #available(iOS 26.0, *), session.role == .windowAssistiveAccessApplication")),
    reported(
      "Behind a check for too old a system",
      Make.code("if #available(iOS 18.0, *) { ⟦AssistiveAccess⟧ { Text(\"Draw\") } }")),
    reported(
      "An icon by its image",
      view(".⟦assistiveAccessNavigationIcon⟧(Image(systemName: \"photo\"))")),
    reported(
      "In the other branch of a check",
      """
      import SwiftUI

      struct Gallery: View {
        var body: some View {
          if #available(iOS 26.0, *) {
            Text("Pictures")
          } else {
            Text("Pictures").navigationTitle("Gallery")
              .⟦assistiveAccessNavigationIcon⟧(systemImage: "photo")
          }
        }
      }

      """),
    reported(
      "Compiled for iOS alone",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Text("Draw and paint") }
          #if os(iOS)
            ⟦AssistiveAccess⟧ { Text("Draw") }
          #endif
        }
      }

      """),
    RuleExample(
      "An app for several platforms, where the check would let in the others",
      files: [
        File("Draw/DrawApp.swift", Make.code("⟦AssistiveAccess⟧ { Text(\"Draw\") }")),
        File(
          Make.projectPath,
          projectText("17.0", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"")),
      ]),
  ]
}
