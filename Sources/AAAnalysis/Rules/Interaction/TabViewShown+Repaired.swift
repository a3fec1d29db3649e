extension TabViewShown {
  private static let titled = """
    struct DrawView: View {
      var body: some View {
        Text("Draw something")
          .navigationTitle("Draw")
          .assistiveAccessNavigationIcon(systemImage: "pencil")
      }
    }

    struct GalleryView: View {
      let count: Int
      var title = "Gallery"

      var body: some View {
        Text("\\(count) drawings")
          .navigationTitle(title)
          .assistiveAccessNavigationIcon(systemImage: "photo")
      }
    }
    """

  /// Tabs that become links.
  static let repairedExamples: [RuleExample] = [
    ControlExample.example(
      "Tabs of the older kind",
      """
      ⟦TabView⟧ {
        // The canvas.
        DrawView()
          .tabItem {
            Label("Draw", systemImage: "pencil")
          }

        GalleryView(
          count: 3  // Of all time.
        )
        .padding()
        .tabItem {
          Image(systemName: "photo")
          Text("Gallery")
        }
      }
      .tint(.orange)
      """,
      fixed: """
        NavigationStack {
          List {
            // The canvas.
            NavigationLink {
              DrawView()
            } label: {
              Label("Draw", systemImage: "pencil")
            }

            NavigationLink {
              GalleryView(
                count: 3  // Of all time.
              )
              .padding()
            } label: {
              Label("Gallery", systemImage: "photo")
            }
          }
        }
        .tint(.orange)
        """,
      titled),
    ControlExample.example(
      "Each tab in a stack",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") {
          NavigationStack {
            DrawView()
          }
        }
        Tab("Gallery", systemImage: "photo") { NavigationStack { GalleryView(count: 2) } }
      }
      """,
      fixed: """
        NavigationStack {
          List {
            NavigationLink {
              DrawView()
            } label: {
              Label("Draw", systemImage: "pencil")
            }
            NavigationLink {
              GalleryView(count: 2)
            } label: {
              Label("Gallery", systemImage: "photo")
            }
          }
        }
        """,
      titled),
    ControlExample.example(
      "A stack around the tabs",
      """
      NavigationStack {
        ⟦TabView⟧ {
          DrawView().tabItem { Label("Draw", systemImage: "pencil") }
          GalleryView(count: 2).tabItem { Label("Gallery", systemImage: "photo") }
        }
      }
      """,
      fixed: """
        NavigationStack {
          List {
            NavigationLink {
              DrawView()
            } label: {
              Label("Draw", systemImage: "pencil")
            }
            NavigationLink {
              GalleryView(count: 2)
            } label: {
              Label("Gallery", systemImage: "photo")
            }
          }
        }
        """,
      titled),
    ControlExample.example(
      "A view of several lines without a title",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") {
          VStack {
            Text("Draw something")
          }
        }
        Tab("Gallery", systemImage: "photo") {
          Text("Your drawings")
            .padding()
        }
      }
      """,
      fixed: """
        NavigationStack {
          List {
            NavigationLink {
              VStack {
                Text("Draw something")
              }
              .navigationTitle("Draw")
              .assistiveAccessNavigationIcon(systemImage: "pencil")
            } label: {
              Label("Draw", systemImage: "pencil")
            }
            NavigationLink {
              Text("Your drawings")
                .padding()
                .navigationTitle("Gallery")
                .assistiveAccessNavigationIcon(systemImage: "photo")
            } label: {
              Label("Gallery", systemImage: "photo")
            }
          }
        }
        """),
    ControlExample.example(
      "Titles that lack an icon go on lacking it",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") {
          NavigationStack {
            Text("Draw something")
              // On paper.
              .navigationTitle("Draw")
          }
        }
        Tab("Gallery", systemImage: "photo") { GalleryView(count: 1) }
      }
      """,
      fixed: """
        NavigationStack {
          List {
            NavigationLink {
              Text("Draw something")
                // On paper.
                .navigationTitle("Draw")
            } label: {
              Label("Draw", systemImage: "pencil")
            }
            NavigationLink {
              GalleryView(count: 1)
            } label: {
              Label("Gallery", systemImage: "photo")
            }
          }
        }
        """,
      titled),
    checkedExample,
    // Those that stay as they are, each for a reason of its own.
    ControlExample.example(
      "A stack inside a view that a tab shows",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") { DrawView() }
        Tab("Gallery", systemImage: "photo") { NavigationStack { GalleryView(count: 1).padding() } }
      }
      """,
      """
      struct DrawView: View {
        var body: some View {
          NavigationStack { Text("Draw something") }
        }
      }

      struct GalleryView: View {
        let count: Int

        var body: some View { Text("\\(count) drawings") }
      }
      """),
    ControlExample.example(
      "A badge",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") { DrawView() }
        Tab("Gallery", systemImage: "photo") { GalleryView(count: 1) }
          .badge(2)
      }
      """,
      titled),
    ControlExample.example(
      "A comment that would be lost",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") {
          // The canvas.
          DrawView()
        }
        Tab("Gallery", systemImage: "photo") { GalleryView(count: 1) }
      }
      """,
      titled),
    ControlExample.example(
      "One symbol for two tabs without titles",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") { Text("Draw something") }
        Tab("Write", systemImage: "pencil") { Text("Write something") }
      }
      """),
    ControlExample.example(
      "Tabs under a condition",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") { DrawView() }
        if isOpen {
          Tab("Gallery", systemImage: "photo") { GalleryView(count: 1) }
        }
      }
      """,
      properties: "@State private var isOpen = false", titled),
    ControlExample.example(
      "A screen that hides its way back",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") { DrawView().navigationBarBackButtonHidden() }
        Tab("Gallery", systemImage: "photo") { GalleryView(count: 1) }
      }
      """,
      titled),
  ]

  private static var checkedExample: RuleExample {
    func app(_ body: String, _ more: String = "") -> String {
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Text("Draw") }
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
          }
        }
      }

      struct Home: View {
        var body: some View {
      \(body)
        }
      }
      \(more)
      """
    }
    return RuleExample(
      "An app that also runs on older systems",
      app(
        """
            ⟦TabView⟧ {
              Text("Draw something")
                .tabItem { Label("Draw", systemImage: "pencil") }
              Text("Your drawings").tabItem { Label("Gallery", systemImage: "photo") }
            }
        """),
      fixed: app(
        """
            NavigationStack {
              List {
                NavigationLink {
                  Text("Draw something")
                    .navigationTitle("Draw")
                    .assistiveAccessIcon(systemImage: "pencil")
                } label: {
                  Label("Draw", systemImage: "pencil")
                }
                NavigationLink {
                  Text("Your drawings")
                    .navigationTitle("Gallery")
                    .assistiveAccessIcon(systemImage: "photo")
                } label: {
                  Label("Gallery", systemImage: "photo")
                }
              }
            }
        """,
        """

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

        """))
  }
}
