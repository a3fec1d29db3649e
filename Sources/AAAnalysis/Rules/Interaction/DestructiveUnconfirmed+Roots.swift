/// Where Assistive Access shows something beside a scene.
extension DestructiveUnconfirmed {
  static let rootExamples: [RuleExample] = [
    RuleExample(
      "What the ordinary interface shows because the mode is on",
      adapted("if isCalm { ⟦Button⟧(\"Clear\", systemImage: \"eraser\") { clear() } }")),
    RuleExample(
      "What the mode hides, and what is there in any case",
      adapted(
        """
        Button("Empty", systemImage: "trash") { clear() }
        if !isCalm { Button("Clear", systemImage: "eraser") { clear() } }
        if isCalm { Text("Ask a friend to clear the drawing.") }
        """)),
    RuleExample(
      "A branch of the mode whose question stands around it",
      adapted(
        "if isCalm { Button(\"Clear\", systemImage: \"eraser\", role: .destructive) { ask() } }",
        around: """
          .confirmationDialog("Clear?", isPresented: $isAsking) {
            Button("Clear", role: .destructive) { clear() }
          }
          """)),
    RuleExample(
      "A flag of the app’s own is no mode",
      adapted(
        "if simulateAssistiveAccess { Button(\"Clear\", systemImage: \"eraser\") { clear() } }")),
    RuleExample(
      "A screen that a preview shows as Assistive Access would",
      screen + """

        #Preview(traits: .assistiveAccess) {
          Page(drawing: Drawing())
        }

        """),
    RuleExample(
      "A screen in an ordinary preview",
      screen.replacing("⟦", with: "").replacing("⟧", with: "") + """

        #Preview {
          Page(drawing: Drawing())
        }

        """),
    RuleExample(
      "The ordinary interface of an app that asks for the full screen",
      files: [
        RuleExample.File("App.swift", ordinary("⟦Button⟧(\"Clear\") { clear() }")),
        RuleExample.File("Info.plist", list("<true/>")),
      ]),
    RuleExample(
      "The ordinary interface of an app that does not",
      files: [
        RuleExample.File("App.swift", ordinary("Button(\"Clear\") { clear() }")),
        RuleExample.File("Info.plist", list("<false/>")),
      ]),
    RuleExample(
      "In full screen, too, the mode hides what it hides",
      files: [
        RuleExample.File(
          "App.swift",
          ordinary(
            """
            if isCalm {
              Text("Ask a friend to clear the drawing.")
            } else {
              Button("Clear") { clear() }
            }
            """)),
        RuleExample.File("Info.plist", list("<true/>")),
      ]),
  ]

  private static let screen = """
    import SwiftData
    import SwiftUI

    \(drawing)

    struct Page: View {
      @Environment(\\.modelContext) private var context
      let drawing: Drawing

      var body: some View {
        ⟦Button⟧("Clear", systemImage: "eraser") { context.delete(drawing) }
      }
    }

    """

  /// An app without a scene for the mode whose view holds these views.
  private static func adapted(_ views: String, around: String = "") -> String {
    ordinary("VStack {\n  \(indented(views, 2))\n}" + (around.isEmpty ? "" : "\n" + around))
  }

  private static func ordinary(_ body: String) -> String {
    """
    import SwiftData
    import SwiftUI

    \(drawing)

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Home(drawing: Drawing()) }
      }
    }

    struct Home: View {
      @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
      @Environment(\\.modelContext) private var context
      @AppStorage("simulate") private var simulateAssistiveAccess = false
      @State private var isAsking = false
      let drawing: Drawing

      var body: some View {
        \(indented(body, 4))
      }

      private func ask() {
        isAsking = true
      }

      private func clear() {
        context.delete(drawing)
      }
    }

    """
  }

  private static func indented(_ text: String, _ width: Int) -> String {
    text.replacing("\n", with: "\n" + String(repeating: " ", count: width))
  }

  private static func list(_ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>UILaunchScreen</key>
    \t<dict/>
    \t<key>UISupportsFullScreenInAssistiveAccess</key>
    \t\(value)
    </dict>
    </plist>

    """
  }
}
