extension TabViewShown {
  static let examples =
    shownExamples + reportedExamples + repairedExamples + pagedExamples + silentExamples

  /// The views that tabs show.
  static let features = """
    struct DrawView: View {
      var body: some View { Text("Draw something") }
    }

    struct GalleryView: View {
      var body: some View { Text("Your drawings") }
    }
    """

  private static let tabs = """
    Tab("Draw", systemImage: "pencil") { DrawView() }
      Tab("Gallery", systemImage: "photo") { GalleryView() }
    """

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "Two features side by side", isDocumentation: true,
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") {
          DrawView()
        }
        Tab("Gallery", systemImage: "photo") {
          GalleryView()
        }
      }
      """,
      fixed: """
        NavigationStack {
          List {
            NavigationLink {
              DrawView()
                .navigationTitle("Draw")
                .assistiveAccessNavigationIcon(systemImage: "pencil")
            } label: {
              Label("Draw", systemImage: "pencil")
            }
            NavigationLink {
              GalleryView()
                .navigationTitle("Gallery")
                .assistiveAccessNavigationIcon(systemImage: "photo")
            } label: {
              Label("Gallery", systemImage: "photo")
            }
          }
        }
        """,
      features),
    ControlExample.example(
      "A list of links", isDocumentation: true,
      """
      NavigationStack {
        List {
          NavigationLink {
            DrawView()
          } label: {
            Label("Draw", systemImage: "pencil")
          }
          NavigationLink {
            GalleryView()
          } label: {
            Label("Gallery", systemImage: "photo")
          }
        }
      }
      """,
      features),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "A selection",
      """
      ⟦TabView⟧(selection: $page) {
        Tab("Draw", systemImage: "pencil", value: 0) { DrawView() }
        Tab("Gallery", systemImage: "photo", value: 1) { GalleryView() }
      }
      """,
      properties: "@State private var page = 0", features),
    ControlExample.example(
      "Behind a view of the app's own",
      """
      Framed {
        ⟦TabView⟧ {
          \(tabs)
        }
        .tabViewStyle(.sidebarAdaptable)
      }
      """,
      features + """


        struct Framed<Content: View>: View {
          @ViewBuilder let content: () -> Content

          var body: some View { content().padding() }
        }
        """),
    ControlExample.example(
      "In a view of the app's own, on another screen",
      """
      NavigationStack {
        NavigationLink {
          Pages()
        } label: {
          Label("Pages", systemImage: "book")
        }
      }
      """,
      features + """


        struct Pages: View {
          var body: some View {
            ⟦TabView⟧ {
              \(tabs.replacing("\n", with: "\n      "))
            }
            .navigationTitle("Pages")
            .assistiveAccessNavigationIcon(systemImage: "book")
          }
        }
        """),
    RuleExample(
      "In the scene itself",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Text("Draw") }
          AssistiveAccess {
            ⟦TabView⟧ {
              \(tabs.replacing("\n", with: "\n        "))
            }
          }
        }
      }

      \(features)
      """),
    ControlExample.example(
      "Tabs of which the bar is hidden on one only",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") { DrawView().toolbar(.hidden, for: .tabBar) }
        Tab("Gallery", systemImage: "photo") { GalleryView() }
      }
      """,
      features),
    ControlExample.example(
      "Pages further in have a style of their own",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") {
          TabView {
            DrawView()
            GalleryView()
          }
          .tabViewStyle(.page)
        }
      }
      .tabViewStyle(.automatic)
      """,
      features),
    ControlExample.example(
      "More tabs than a first screen should have links",
      """
      ⟦TabView⟧ {
        Tab("Draw", systemImage: "pencil") { DrawView() }
        Tab("Gallery", systemImage: "photo") { GalleryView() }
        Tab("Learn", systemImage: "book") { DrawView() }
        Tab("Print", systemImage: "printer") { GalleryView() }
      }
      """,
      features),
    ControlExample.example(
      "Tabs that the ordinary interface shows, too",
      """
      Pages()
      """,
      features + """


        struct Pages: View {
          var body: some View {
            ⟦TabView⟧ {
              \(tabs.replacing("\n", with: "\n      "))
            }
          }
        }

        struct Other: App {
          var body: some Scene { WindowGroup { Pages() } }
        }
        """),
  ]
}
