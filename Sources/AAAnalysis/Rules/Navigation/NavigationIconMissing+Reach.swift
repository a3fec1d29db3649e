extension NavigationIconMissing {
  /// What cannot be told, or is no title that anyone sees.
  static let unknowns: [RuleExample] = [
    RuleExample(
      "A title that the toolbar may replace",
      home(
        """
        NavigationStack {
          Text("One")
            .navigationTitle("Draw")
            .toolbar {
              ToolbarItem(placement: .principal) { Image(systemName: "pencil") }
            }
        }
        """)),
    RuleExample(
      "A modifier of another package, which may carry an icon",
      "import Calm\n" + home("List {}.navigationTitle(\"Draw\").calmScreen()")),
    RuleExample(
      "A view of another package, which may carry an icon",
      "import Calm\n" + home("CalmScreen { Text(\"One\") }.navigationTitle(\"Draw\")")),
    RuleExample(
      "A view of another package in a label, which carries none",
      "import Calm\n"
        + home(
          """
          Button {
          } label: {
            CalmLabel("One")
          }
          .⟦navigationTitle⟧("Draw")
          """)),
    RuleExample(
      "What one destination hides does not excuse another",
      "import Calm\n"
        + app(
          """
          enum Route: Hashable { case calm, gallery }

          struct Home: View {
            var body: some View {
              NavigationStack {
                NavigationLink("Gallery", value: Route.gallery)
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .calm: CalmScreen().navigationTitle("Calm")
                    case .gallery: Text("One").⟦navigationTitle⟧("Gallery")
                    }
                  }
              }
            }
          }
          """)),
    RuleExample(
      "A view that two other folders declare",
      files: [
        RuleExample.File(
          "Shared/App.swift",
          app(
            """
            struct Home: View {
              var body: some View { Page().navigationTitle("Draw") }
            }
            """)),
        RuleExample.File("One/Page.swift", "import SwiftUI\n" + page("Text(\"One\")")),
        RuleExample.File("Two/Page.swift", "import SwiftUI\n" + page("Text(\"Two\")")),
      ]),
    RuleExample(
      "A title without words", home("List {}.navigationTitle(\"\")")),
    RuleExample(
      "A bar that is hidden",
      home("List {}.navigationTitle(\"Draw\").toolbar(.hidden, for: .navigationBar)")),
    RuleExample(
      "A call that is still being typed", compiles: false,
      home("List {}.⟦navigationTitle⟧(\"Draw\"\n.padding()")),
  ]

  static func page(_ body: String) -> String {
    "struct Page: View {\n  var body: some View { \(body) }\n}\n"
  }

  /// Scenes, and the ways that lead from them.
  static let reach: [RuleExample] = [
    RuleExample(
      "Routes of an enumeration, two of which lack an icon",
      app(
        """
        enum Route: Hashable { case draw, gallery, help }

        struct Home: View {
          @State private var isHelpShown = false

          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Gallery", value: Route.gallery)
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .draw: List {}.⟦navigationTitle⟧("Draw")
                case .gallery: gallery
                case .help: help(for: "Home")
                }
              }
              .sheet(isPresented: $isHelpShown) {
                NavigationStack { Text("Ask someone.").⟦navigationTitle⟧("Help") }
              }
              .fullScreenCover(isPresented: $isHelpShown, content: cover)
            }
          }

          private var gallery: some View {
            Text("One")
              .navigationTitle("Gallery")
              .assistiveAccessNavigationIcon(systemImage: "photo")
          }

          @ViewBuilder private func help(for name: String) -> some View {
            Text(name).⟦navigationTitle⟧("Help for \\(name)")
          }

          private func cover() -> some View {
            Text("Welcome").⟦navigationTitle⟧("Welcome")
          }
        }
        """)),
    RuleExample(
      "The columns of a split view, each of which has a bar of its own",
      home(
        """
        NavigationSplitView {
          List {}.⟦navigationTitle⟧("Books")
        } content: {
          List {}.navigationTitle("Chapters")
            .assistiveAccessNavigationIcon(systemImage: "list.bullet")
        } detail: {
          VStack {
            Text("One").⟦navigationTitle⟧("Pages")
          }
        }
        """)),
    RuleExample(
      "Two stacks beside each other",
      home(
        """
        HStack {
          NavigationStack {
            List {}.navigationTitle("Books").assistiveAccessNavigationIcon(systemImage: "book")
          }
          NavigationStack { List {}.⟦navigationTitle⟧("Pages") }
        }
        """)),
    RuleExample(
      "An icon around a stack, and one around a split view",
      home(
        """
        VStack {
          NavigationStack { List {}.navigationTitle("Books") }
            .assistiveAccessNavigationIcon(systemImage: "book")
          NavigationSplitView {
            NavigationStack { List {}.navigationTitle("Chapters") }
              .assistiveAccessNavigationIcon(systemImage: "list.bullet")
          } detail: {
            VStack { Text("One").navigationTitle("Pages") }
              .assistiveAccessNavigationIcon(systemImage: "doc")
          }
        }
        """)),
    RuleExample(
      "One line, the scene between two others",
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { Text("A") }; \
      AssistiveAccess { Text("B").⟦navigationTitle⟧("B") }; \
      WindowGroup(id: "c") { Text("C").navigationTitle("C") } } }

      """),
    RuleExample(
      "A condition in the scene, the scene before the window group",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        @State private var isReady = false

        var body: some Scene {
          AssistiveAccess {
            if isReady {
              Text("One").⟦navigationTitle⟧("Draw")
            } else {
              ProgressView()
            }
          }
          WindowGroup { Text("One").navigationTitle("Draw") }
        }
      }

      """),
    RuleExample(
      "The scene in a property",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Text("Draw") }
          calm
        }
      }

      extension DrawApp {
        private var calm: some Scene {
          AssistiveAccess { Text("One").⟦navigationTitle⟧("Draw") }
        }
      }

      """),
    RuleExample(
      "The scene of a delegate",
      """
      import SwiftUI
      import UIKit

      final class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { Text("One").⟦navigationTitle⟧("Draw") }
        }
      }

      """),
    RuleExample(
      "One root for both scenes that asks for the mode",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Root() }
          AssistiveAccess { Root() }
        }
      }

      struct Root: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
        @AppStorage("simulateAssistiveAccess") private var simulateAssistiveAccess = false

        var body: some View {
          if isCalm || simulateAssistiveAccess {
            Text("One").⟦navigationTitle⟧("Calm")
          } else {
            List {}.navigationTitle("Everything")
          }
        }
      }

      """),
    RuleExample(
      "A root that is told its mode",
      app(
        """
        struct Home: View {
          var body: some View { Root(isCalm: true) }
        }

        struct Root: View {
          let isCalm: Bool

          var body: some View {
            if !isCalm {
              List {}.navigationTitle("Everything")
            } else {
              List {}.⟦navigationTitle⟧("Calm")
            }
          }
        }
        """)),
    RuleExample(
      "Code that only names the scene",
      """
      import SwiftUI

      // AssistiveAccess { Text("One").navigationTitle("Draw") }
      let text = "AssistiveAccess { Text().navigationTitle() }"

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { myAssistiveAccess { Text("One").navigationTitle("Draw") } }
        }

        func myAssistiveAccess<V: View>(@ViewBuilder _ content: () -> V) -> V { content() }
      }

      """),
    RuleExample(
      "A recursive view, whose title is there once",
      app(
        """
        struct Home: View {
          var body: some View { NavigationStack { Folder(name: "All", depth: 3) } }
        }

        struct Folder: View {
          let name: String
          let depth: Int

          var body: some View {
            NavigationLink("Next") { Folder(name: name, depth: depth - 1) }
              .navigationTitle("Folder")
              .assistiveAccessNavigationIcon(systemImage: "folder")
          }
        }
        """)),
    RuleExample(
      "Views of one name in two folders: the nearest counts",
      files: [
        RuleExample.File(
          "One/App.swift",
          app(
            """
            struct Home: View {
              var body: some View { Page() }
            }
            """)),
        RuleExample.File(
          "One/Page.swift",
          "import SwiftUI\n" + page("Text(\"One\").⟦navigationTitle⟧(\"One\")")),
        RuleExample.File(
          "Two/Page.swift", "import SwiftUI\n" + page("Text(\"Two\").navigationTitle(\"Two\")")),
      ]),
  ]
}
