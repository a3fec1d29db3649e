extension SceneRoleUnrouted {
  static let description = RuleDescription(
    id: "scene-role-unrouted", family: .scene, severity: .warning,
    title: "No session is given the delegate that has the Assistive Access scene",
    problem: """
      A `UIHostingSceneDelegate` of the workspace has an Assistive Access scene, and the app \
      delegate configures the app's scene sessions, but never by this class.
      """,
    impact: """
      The scene is written and never shown: in Assistive Access the person gets the delegate of \
      the ordinary interface, or none.
      """,
    remedy: """
      In `application(_:configurationForConnecting:options:)`, return a configuration whose \
      `delegateClass` is this class where the session's role is \
      `.windowAssistiveAccessApplication`, and leave the other roles as they are.
      """,
    facts: ["A44", "U1", "U6"],
    sources: [
      .hostingSceneDelegate,
      Source(
        title: "windowAssistiveAccessApplication",
        url: "https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct/"
          + "windowassistiveaccessapplication"),
      .customizeYourApp,
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)

  /// A UIKit app whose delegate configures sessions by the given statements.
  private static func app(
    _ statements: String, isReported: Bool = false, attribute: String = "", members: String = ""
  ) -> String {
    let indented = statements.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    let name = isReported ? "⟦CalmSceneDelegate⟧" : "CalmSceneDelegate"
    return """
      import SwiftUI
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
      \(indented)
        }
        \(members)
      }

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

      \(attribute)final class \(name): UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { Text("Draw") }
        }
      }

      """
  }

  private static let routing = """
    if session.role == .windowAssistiveAccessApplication {
      let assistiveAccess = UISceneConfiguration(
        name: nil, sessionRole: session.role)
      assistiveAccess.delegateClass = CalmSceneDelegate.self
      return assistiveAccess
    }

    """

  private static let ordinary = """
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
    """

  private static let reportedExamples: [RuleExample] = [
    RuleExample(
      "Every role gets the ordinary delegate", isDocumentation: true,
      app(ordinary, isReported: true), fixed: app(routing + ordinary)),
    RuleExample(
      "The configuration of the manifest; the delegate needs a newer system",
      app(
        "UISceneConfiguration(name: \"Default\", sessionRole: session.role)", isReported: true,
        attribute: "@available(iOS 26.0, *)\n"),
      fixed: app(
        routing.replacing("if session", with: "if #available(iOS 26.0, *), session")
          + "return UISceneConfiguration(name: \"Default\", sessionRole: session.role)",
        attribute: "@available(iOS 26.0, *)\n")),
    RuleExample(
      "The role is asked for, and gets another class",
      app(
        """
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        if session.role == .windowAssistiveAccessApplication {
          configuration.delegateClass = SceneDelegate.self
        }
        return configuration
        """, isReported: true)),
  ]

  private static let silentExamples: [RuleExample] = [
    RuleExample("Routed by the role", isDocumentation: true, app(routing + ordinary)),
    RuleExample(
      "No delegate configures sessions",
      app(ordinary).replacing("configurationForConnecting session", with: "prepare session")),
    RuleExample(
      "Through a function of the delegate",
      app(
        "configuration(for: session)",
        members: """
          private func configuration(for session: UISceneSession) -> UISceneConfiguration {
              let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
              if session.role == .windowAssistiveAccessApplication {
                configuration.delegateClass = CalmSceneDelegate.self
              }
              return configuration
            }
          """)),
    RuleExample(
      "The class comes from where it cannot be told",
      app(
        """
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = delegates[session.role]
        return configuration
        """, members: "var delegates: [UISceneSession.Role: AnyClass] = [:]")),
    RuleExample(
      "By the name of the class",
      app(
        """
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        let name = "Draw.CalmSceneDelegate"
        if session.role == .windowAssistiveAccessApplication {
          configuration.delegateClass = NSClassFromString(name)
        }
        return configuration
        """)),
    RuleExample(
      "A manifest names the role",
      files: [
        .init("App.swift", app(ordinary)),
        .init(
          "Info.plist",
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <key>UISupportsAssistiveAccess</key>
            <true/>
            <key>UIApplicationSceneManifest</key>
            <dict>
              <key>UISceneConfigurations</key>
              <dict>
                <key>UIWindowSceneSessionRoleAssistiveAccessApplication</key>
                <array/>
              </dict>
            </dict>
          </dict>
          </plist>

          """),
      ]),
    RuleExample(
      "A specification from which the list is written names the role",
      files: [
        .init("App/App.swift", app(ordinary)),
        .init(
          "project.yml",
          """
          name: Draw
          targets:
            Draw:
              type: application
              platform: iOS
              sources: [App]
              info:
                path: App/Info.plist
                properties:
                  UISupportsAssistiveAccess: true
                  UIApplicationSceneManifest:
                    UISceneConfigurations:
                      UIWindowSceneSessionRoleAssistiveAccessApplication:
                        - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).CalmSceneDelegate

          """),
      ]),
  ]
}
