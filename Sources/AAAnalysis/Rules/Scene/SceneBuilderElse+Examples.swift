extension SceneBuilderElse {
  static let description = RuleDescription(
    id: "scene-builder-else", family: .scene, severity: .information,
    title: "A condition around the Assistive Access scene that a scene builder does not take",
    problem: """
      Scene builders have neither `else` nor `switch`, and `if` only with `#available`. A scene \
      behind any other condition does not compile.
      """,
    impact: """
      The scene is what makes the app usable for a person in Assistive Access. Whoever gives up on \
      the compiler's message here, or moves the choice into the views, leaves them with the \
      ordinary interface, or with two interfaces in one.
      """,
    remedy: """
      Declare both scenes side by side. The system takes the `AssistiveAccess` scene when the mode \
      is on, and the other one when it is off: no condition is needed for that. For systems before \
      iOS 26 put the scene alone into `if #available(iOS 26.0, *) { … }`, without an `else`.
      """,
    facts: ["Z8", "A3", "B1", "B2", "B3"],
    sources: [
      Source(
        title: "SceneBuilder",
        url: "https://developer.apple.com/documentation/swiftui/scenebuilder"),
      .scene,
    ],
    minimumOS: "26.0", hasFix: false, examples: reportedExamples + silentExamples)

  private static func app(_ scenes: String, _ members: String = "") -> String {
    let indented = scenes.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
      \(indented)
        }
        \(members)
      }

      """
  }

  private static let reportedExamples: [RuleExample] = [
    RuleExample(
      "A check of the version with an `else`", isDocumentation: true, compiles: false,
      app(
        """
        if #available(iOS 26.0, *) {
          WindowGroup { Text("Draw") }
          AssistiveAccess { Text("Draw") }
        } ⟦else⟧ {
          WindowGroup { Text("Draw") }
        }
        """)),
    RuleExample(
      "A condition of the app's own", compiles: false,
      app(
        """
        WindowGroup { Text("Draw") }
        ⟦if⟧ isCalm {
          AssistiveAccess { Text("Draw") }
        }
        """, "var isCalm = true")),
    RuleExample(
      "A choice between the two scenes", compiles: false,
      app(
        """
        ⟦if⟧ isCalm { AssistiveAccess { Text("Draw") } } else { WindowGroup { Text("Draw") } }
        """, "var isCalm = true")),
    RuleExample(
      "A version and something else",
      app(
        """
        WindowGroup { Text("Draw") }
        ⟦if⟧ #available(iOS 26.0, *), isCalm {
          AssistiveAccess { Text("Draw") }
        }
        """, "var isCalm = true")),
    RuleExample(
      "A `switch`", compiles: false,
      app(
        """
        ⟦switch⟧ isCalm {
        case true: AssistiveAccess { Text("Draw") }
        case false: WindowGroup { Text("Draw") }
        }
        """, "var isCalm = true")),
    RuleExample(
      "In a property that holds a scene, one in another", compiles: false,
      app(
        "WindowGroup { Text(\"Draw\") }\ncalmScene",
        """
        @SceneBuilder var calmScene: some Scene {
            ⟦if⟧ isCalm {
              if #available(iOS 26.0, *) {
                AssistiveAccess { Text("Draw") }
              } ⟦else⟧ {
              }
            }
          }
          var isCalm = true
        """)),
    RuleExample(
      "The scene in the `else`", compiles: false,
      app(
        """
        if #unavailable(iOS 26.0) {
          WindowGroup { Text("Draw") }
        } ⟦else⟧ {
          AssistiveAccess { Text("Draw") }
        }
        """)),
  ]

  private static let silentExamples: [RuleExample] = [
    RuleExample(
      "A check of the version alone", isDocumentation: true,
      app(
        """
        WindowGroup { Text("Draw") }
        if #available(iOS 26.0, *) {
          AssistiveAccess { Text("Draw") }
        }
        """)),
    RuleExample(
      "A choice inside the scene, among views",
      app(
        """
        WindowGroup { Text("Draw") }
        AssistiveAccess {
          if isCalm { Text("Draw") } else { Text("Paint") }
        }
        """, "var isCalm = true")),
    RuleExample(
      "A choice around another scene", compiles: false,
      app(
        """
        AssistiveAccess { Text("Draw") }
        if isCalm { WindowGroup { Text("Draw") } }
        """, "var isCalm = true")),
    RuleExample(
      "Conditional compilation",
      app(
        """
        #if os(iOS)
        AssistiveAccess { Text("Draw") }
        #else
        WindowGroup { Text("Draw") }
        #endif
        """)),
    RuleExample(
      "The workspace has taught the builder",
      app("if isCalm { AssistiveAccess { Text(\"Draw\") } }", "var isCalm = true") + """

        extension SceneBuilder {
          static func buildOptional(_ scene: (some Scene)?) -> some Scene {
            WindowGroup { Text("Draw") }
          }
        }

        """),
    RuleExample(
      "A function that returns",
      app(
        "scene()",
        """
        func scene() -> some Scene {
            if isCalm { print("calm") }
            return AssistiveAccess { Text("Draw") }
          }
          var isCalm = true
        """)),
  ]
}
