extension RootSceneStatic {
  static let description = RuleDescription(
    id: "root-scene-static", family: .scene, severity: .warning,
    title: "The `rootScene` of a hosting delegate is not static",
    problem: """
      `UIHostingSceneDelegate` asks for a `static var rootScene`. A property of the instance does \
      not satisfy it: SwiftUI reads the scene from the class, before there is an instance.
      """,
    impact: """
      Without its scene a UIKit app shows a person in Assistive Access the ordinary interface, or \
      does not build at all.
      """,
    remedy: "Declare it `static var rootScene: some Scene`.",
    facts: ["A43", "D10"],
    sources: [
      .hostingSceneDelegate,
      .customizeYourApp,
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)

  private static func delegate(
    _ property: String, _ members: String = "", inherits: String = "UIResponder"
  ) -> String {
    """
    import SwiftUI
    import UIKit

    final class CalmSceneDelegate: \(inherits), UIHostingSceneDelegate {
      \(members)
      \(property) {
        AssistiveAccess { Text("Draw") }
      }
    }

    """
  }

  private static let reportedExamples: [RuleExample] = [
    RuleExample(
      "A property of the instance", isDocumentation: true, compiles: false,
      delegate("var ⟦rootScene⟧: some Scene"), fixed: delegate("static var rootScene: some Scene")),
    RuleExample(
      "With attributes and modifiers", compiles: false,
      delegate("@SceneBuilder public var ⟦rootScene⟧: some Scene", inherits: "NSObject"),
      fixed: delegate("@SceneBuilder public static var rootScene: some Scene", inherits: "NSObject")
    ),
    RuleExample(
      "In an extension in another file", compiles: false,
      files: [
        .init(
          "Delegate.swift", "import UIKit\n\nfinal class CalmSceneDelegate: UIResponder {}\n"),
        .init(
          "Scene.swift",
          """
          import SwiftUI

          extension CalmSceneDelegate: UIHostingSceneDelegate {
            var ⟦rootScene⟧: some Scene { // The calm one.
              AssistiveAccess { Text("Draw") }
            }
          }

          """,
          fixed: """
            import SwiftUI

            extension CalmSceneDelegate: UIHostingSceneDelegate {
              static var rootScene: some Scene { // The calm one.
                AssistiveAccess { Text("Draw") }
              }
            }

            """),
      ]),
    RuleExample(
      "It uses what only an instance has, so there is no fix", compiles: false,
      delegate("var ⟦rootScene⟧: some Scene", "let title = \"Draw\"")
        .replacing("Text(\"Draw\")", with: "Text(title)")),
  ]

  private static let silentExamples: [RuleExample] = [
    RuleExample(
      "A type property", isDocumentation: true, delegate("static var rootScene: some Scene")),
    RuleExample("A class property", delegate("class var rootScene: some Scene")),
    RuleExample("Modifiers in another order", delegate("static public var rootScene: some Scene")),
    RuleExample(
      "The requirement of a protocol of the app's own",
      """
      import SwiftUI

      protocol SceneSource {
        associatedtype Root: Scene
        var rootScene: Root { get }
      }

      struct Calm: SceneSource {
        var rootScene: some Scene {
          AssistiveAccess { Text("Draw") }
        }
      }

      """),
    RuleExample(
      "Another property of the delegate",
      delegate("static var rootScene: some Scene", "var scene: UIScene?")),
  ]
}
