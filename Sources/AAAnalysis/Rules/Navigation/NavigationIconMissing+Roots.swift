/// Where Assistive Access shows something beside a scene.
extension NavigationIconMissing {
  static let roots: [RuleExample] = [
    RuleExample(
      "A screen that a preview shows as Assistive Access would",
      preview("Text(\"One\").⟦navigationTitle⟧(\"Draw\")")),
    RuleExample(
      "A preview whose screen has its icon",
      preview("""
        Text("One").navigationTitle("Draw").assistiveAccessNavigationIcon(systemImage: "scribble")
        """)),
    RuleExample(
      "A part with a preview of its own gets its icon where the scene uses it",
      app(
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              Page().assistiveAccessNavigationIcon(systemImage: "scribble")
            }
          }
        }

        struct Page: View {
          var body: some View { Text("One").navigationTitle("Draw") }
        }

        #Preview(traits: .assistiveAccess) {
          Page()
        }
        """)),
    RuleExample(
      "A branch of the mode, in an app without a scene that would show the icon",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm

        var body: some View {
          if isCalm {
            NavigationStack { Text("One").navigationTitle("Draw") }
          } else {
            Text("Everything")
          }
        }
      }

      """),
  ]

  private static func preview(_ body: String) -> String {
    """
    import SwiftUI

    struct Page: View {
      var body: some View {
        NavigationStack {
          \(body)
        }
      }
    }

    #Preview(traits: .assistiveAccess) {
      Page()
    }

    """
  }
}
