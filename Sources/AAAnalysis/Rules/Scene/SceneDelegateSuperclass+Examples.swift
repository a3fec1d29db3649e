extension SceneDelegateSuperclass {
  static let description = RuleDescription(
    id: "scene-delegate-superclass", family: .scene, severity: .warning,
    title: "A hosting delegate without a class above it that brings `NSObjectProtocol`",
    problem: """
      `UIHostingSceneDelegate` inherits from `NSObjectProtocol`, which a Swift class has only from \
      a superclass such as `NSObject` or `UIResponder`. Apple's published samples leave it out, \
      and do not compile as they are printed.
      """,
    impact: """
      The Assistive Access scene of a UIKit app stands and falls with this class: as long as it \
      does not compile, or is left aside for that, the person meets the ordinary interface in a \
      reduced frame.
      """,
    remedy: "Name `NSObject` or `UIResponder` first behind the colon.",
    facts: ["A43", "A46"],
    sources: [
      .hostingSceneDelegate,
      .customizeYourApp,
    ],
    minimumOS: "26.0", hasFix: true, examples: reportedExamples + silentExamples)

  private static func delegate(_ head: String, _ members: String = "") -> String {
    """
    import SwiftUI
    import UIKit

    \(head) {
      static var rootScene: some Scene {
        AssistiveAccess { Text("Draw") }
      }
      \(members)
    }

    """
  }

  private static let reportedExamples: [RuleExample] = [
    RuleExample(
      "The class as it is published", isDocumentation: true, compiles: false,
      delegate("class ⟦CalmSceneDelegate⟧: UIHostingSceneDelegate"),
      fixed: delegate("class CalmSceneDelegate: NSObject, UIHostingSceneDelegate")),
    RuleExample(
      "Another protocol first, and an initializer", compiles: false,
      delegate(
        "final class ⟦CalmSceneDelegate⟧: UIWindowSceneDelegate, UIHostingSceneDelegate",
        "init() { print(\"calm\") }"),
      fixed: delegate(
        "final class CalmSceneDelegate: NSObject, UIWindowSceneDelegate, UIHostingSceneDelegate",
        "override init() { print(\"calm\") }")),
    RuleExample(
      "Conformance in an extension", compiles: false,
      "final class ⟦CalmSceneDelegate⟧ {}\n\n"
        + delegate("extension CalmSceneDelegate: UIHostingSceneDelegate"),
      fixed: "final class CalmSceneDelegate: NSObject {}\n\n"
        + delegate("extension CalmSceneDelegate: UIHostingSceneDelegate")),
    RuleExample(
      "A class of the workspace that has no superclass either: the fix would be there",
      compiles: false,
      "class Base {}\n\n" + delegate("class ⟦CalmSceneDelegate⟧: Base, UIHostingSceneDelegate")),
    RuleExample(
      "A protocol of the workspace first", compiles: false,
      "protocol Calm {}\n\n" + delegate("class ⟦CalmSceneDelegate⟧: Calm, UIHostingSceneDelegate"),
      fixed: "protocol Calm {}\n\n"
        + delegate("class CalmSceneDelegate: NSObject, Calm, UIHostingSceneDelegate")),
  ]

  private static let silentExamples: [RuleExample] = [
    RuleExample(
      "A class with a superclass", isDocumentation: true,
      delegate("class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate")),
    RuleExample(
      "NSObject by way of a class in another file",
      files: [
        .init("Base.swift", "import UIKit\n\nclass Base: NSObject {}\n"),
        .init("Delegate.swift", delegate("class CalmSceneDelegate: Base, UIHostingSceneDelegate")),
      ]),
    RuleExample(
      "A class that the workspace does not declare",
      "import Calm\n"
        + delegate("class CalmSceneDelegate: CalmDelegate, UIHostingSceneDelegate")),
    RuleExample(
      "Conformance in an extension of a class with a superclass",
      "import UIKit\n\nfinal class CalmSceneDelegate: UIResponder {}\n\n"
        + delegate("extension CalmSceneDelegate: UIHostingSceneDelegate")),
    RuleExample(
      "A delegate that hosts no scenes",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          AssistiveAccess { Text("Draw") }
        }
      }

      protocol MessageDelegate {}

      class Listener: MessageDelegate {}

      """),
  ]
}
