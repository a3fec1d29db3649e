extension SceneRoleUnguarded {
  static let description = RuleDescription(
    id: "scene-role-unguarded", family: .scene, severity: .warning,
    title: "The Assistive Access delegate is given to sessions of every role",
    problem: """
      `application(_:configurationForConnecting:options:)` is called for each scene session of the \
      app, and tells the kinds of them apart by their role. Here the delegate of the Assistive \
      Access scene is returned whatever the role is, as a guide in circulation shows it.
      """,
    impact: """
      The ordinary interface gets the delegate that was meant for Assistive Access, and whoever \
      opens the app as usual meets no interface of theirs. The next change that puts this right in \
      haste is likely to take the scene away from those who need it.
      """,
    remedy: """
      Set the class only where `connectingSceneSession.role` is \
      `.windowAssistiveAccessApplication`, and keep the session's role in the configuration.
      """,
    facts: ["A40", "A44", "U1", "U5"],
    sources: [
      .hostingSceneDelegate,
      .customizeYourApp,
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)

  /// A UIKit app whose delegate configures sessions by the given statements.
  static func app(_ statements: String, scene: String = "AssistiveAccess { Text(\"Draw\") }")
    -> String
  {
    let indented = statements.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      import SwiftUI
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
      \(indented)
        }
      }

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

      final class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          \(scene)
        }
      }

      """
  }

  private static let start = """
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)

    """

  private static let reportedExamples: [RuleExample] = [
    RuleExample(
      "Whatever the role is", isDocumentation: true,
      app(
        start + """
          ⟦configuration.delegateClass = CalmSceneDelegate.self⟧
          return configuration
          """),
      fixed: app(
        start + """
          if connectingSceneSession.role == .windowAssistiveAccessApplication {
            configuration.delegateClass = CalmSceneDelegate.self
          }
          return configuration
          """)),
    RuleExample(
      "With the role of Assistive Access for every session",
      app(
        """
        let configuration = UISceneConfiguration(
          name: nil, sessionRole: .windowAssistiveAccessApplication)
        ⟦configuration.delegateClass = CalmSceneDelegate.self⟧
        return configuration
        """),
      fixed: app(
        """
        let configuration = UISceneConfiguration(
          name: nil, sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowAssistiveAccessApplication {
          configuration.delegateClass = CalmSceneDelegate.self
        }
        return configuration
        """)),
    RuleExample(
      "Behind a check of the version alone, with a comment",
      app(
        start + """
          if #available(iOS 26.0, *) {
            ⟦configuration.delegateClass = CalmSceneDelegate.self⟧ // The calm one.
          }
          return configuration
          """),
      fixed: app(
        start + """
          if #available(iOS 26.0, *) {
            if connectingSceneSession.role == .windowAssistiveAccessApplication {
              configuration.delegateClass = CalmSceneDelegate.self // The calm one.
            }
          }
          return configuration
          """)),
    RuleExample(
      "After the ordinary one, which it replaces",
      app(
        start + """
          configuration.delegateClass = SceneDelegate.self
          ⟦configuration.delegateClass = CalmSceneDelegate.self⟧
          return configuration
          """)),
  ]

  private static let silentExamples: [RuleExample] = [
    RuleExample(
      "Guarded by the role", isDocumentation: true,
      app(
        start + """
          if connectingSceneSession.role == .windowAssistiveAccessApplication {
            configuration.delegateClass = CalmSceneDelegate.self
          }
          return configuration
          """)),
    RuleExample(
      "Behind a guard",
      app(
        start + """
          guard connectingSceneSession.role == .windowAssistiveAccessApplication else {
            return configuration
          }
          configuration.delegateClass = CalmSceneDelegate.self
          return configuration
          """)),
    RuleExample(
      "In a `switch`",
      app(
        start + """
          switch connectingSceneSession.role {
          case .windowAssistiveAccessApplication:
            configuration.delegateClass = CalmSceneDelegate.self
          default:
            configuration.delegateClass = SceneDelegate.self
          }
          return configuration
          """)),
    RuleExample(
      "A ternary",
      app(
        start + """
          configuration.delegateClass =
            connectingSceneSession.role == .windowAssistiveAccessApplication
            ? CalmSceneDelegate.self : SceneDelegate.self
          return configuration
          """)),
    RuleExample(
      "Another role gets another one afterwards",
      app(
        start + """
          configuration.delegateClass = CalmSceneDelegate.self
          if connectingSceneSession.role == .windowApplication {
            configuration.delegateClass = SceneDelegate.self
          }
          return configuration
          """)),
    RuleExample(
      "The other role has left before",
      app(
        start + """
          if connectingSceneSession.role == .windowApplication { return configuration }
          configuration.delegateClass = CalmSceneDelegate.self
          return configuration
          """)),
    RuleExample(
      "The delegate hosts the ordinary scene as well",
      app(
        start + """
          configuration.delegateClass = CalmSceneDelegate.self
          return configuration
          """,
        scene: "WindowGroup { Text(\"Paint\") }\n    AssistiveAccess { Text(\"Draw\") }")),
  ]
}
