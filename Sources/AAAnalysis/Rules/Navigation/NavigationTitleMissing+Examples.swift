extension NavigationTitleMissing {
  /// A home screen with a title, whose list holds the given items; and further declarations.
  private static func home(_ items: String, chain: String = "", declarations: String = "")
    -> String
  {
    func indented(_ text: String, _ count: Int) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
        .joined(separator: "\n")
    }
    return NavigationIconMissing.app(
      """
      struct Home: View {
        let route = Route.photos

        var body: some View {
          NavigationStack {
            List {
      \(indented(items, 8))
            }
            .navigationTitle("Draw")
            .assistiveAccessNavigationIcon(systemImage: "hand.draw.fill")
      \(indented(chain, 6))
          }
        }
      }

      enum Route: Hashable { case photos, music, help }

      struct Photos: View {
        var body: some View { Text("Our garden") }
      }

      struct Music: View {
        var body: some View {
          Text("One").navigationTitle("Music").assistiveAccessNavigationIcon(systemImage: "star")
        }
      }

      \(declarations)
      """)
  }

  static let examples: [RuleExample] = [
    RuleExample(
      "A link to a screen without a title", isDocumentation: true,
      home(
        """
        NavigationLink("Photos") {
          ⟦Photos⟧()
        }
        """)),
    RuleExample(
      "A link that is given its destination, through a group",
      home(
        """
        NavigationLink(destination: Group { ⟦Photos⟧() }) { Text("Photos") }
        """)),
    RuleExample(
      "The cases of a route are one finding", isDocumentation: true,
      home(
        """
        NavigationLink("Photos", value: Route.photos)
        """,
        chain: """
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .photos: ⟦Photos⟧()
            case .music: Music()
            case .help: Text("Help")
            }
          }
          """)),
    RuleExample(
      "Each place that shows it is a finding",
      home(
        """
        NavigationLink("Photos") { ⟦Photos⟧() }
        NavigationLink("More photos") { ⟦Photos⟧() }
        """)),
    RuleExample(
      "A title in another case says nothing of this one",
      home(
        "NavigationLink(\"One\") { destination(route) }",
        declarations: """
          extension Home {
            @ViewBuilder func destination(_ route: Route) -> some View {
              if route == .music { Music() } else { ⟦Photos⟧() }
            }
          }
          """)),
    RuleExample(
      "A title in the view, around it, and in a modifier of the workspace", isDocumentation: true,
      home(
        """
        NavigationLink("Music") { Music() }
        NavigationLink("Photos") { Photos().navigationTitle("Photos") }
        NavigationLink("Help") { Text("Help").screen("Help") }
        """,
        declarations: """
          extension View {
            func screen(_ title: String) -> some View {
              navigationTitle(title).assistiveAccessNavigationIcon(systemImage: "questionmark")
            }
          }
          """)),
    RuleExample(
      "Roots, sheets and covers",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isShown = false

          var body: some View {
            Text("One")
              .sheet(isPresented: $isShown) { Text("Two") }
              .fullScreenCover(isPresented: $isShown) { Text("Three") }
          }
        }
        """)),
    RuleExample(
      "A toolbar that sets the title",
      home(
        "NavigationLink(\"Photos\") { Photos().toolbar { title } }",
        declarations: """
          extension Home {
            @ToolbarContentBuilder var title: some ToolbarContent {
              ToolbarItem(placement: .principal) { Text("Photos") }
            }
          }
          """)),
    RuleExample(
      "Views of UIKit, which may set a title themselves",
      home(
        """
        NavigationLink("Photos") { Album() }
        NavigationLink("More") { AlbumScreen() }
        """,
        declarations: """
          struct Album: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
          }

          struct AlbumScreen: View {
            var body: some View { Album().ignoresSafeArea() }
          }
          """)),
    RuleExample(
      "Views and modifiers that are not known",
      "import Calm\n" + home(
        """
        NavigationLink("Photos") { CalmScreen() }
        NavigationLink("More") { Photos().calmScreen() }
        """)),
    RuleExample(
      "A title that is there while something is loaded, and a document's name",
      home(
        """
        NavigationLink("Photos") { Loader() }
        NavigationLink("Paper") { Photos().navigationDocument(URL(fileURLWithPath: "a")) }
        """,
        declarations: """
          struct Loader: View {
            @State private var isLoaded = false

            var body: some View {
              VStack {
                if isLoaded {
                  Text("One").navigationTitle("Photos")
                    .assistiveAccessNavigationIcon(systemImage: "photo")
                }
              }
            }
          }
          """)),
    RuleExample(
      "A screen that hides the bar",
      home("NavigationLink(\"Photos\") { Photos().toolbar(.hidden, for: .navigationBar) }")),
    RuleExample(
      "A title beside tabs, or in one",
      home(
        """
        NavigationLink("Photos") {
          TabView {
            Photos().tabItem { Label("One", systemImage: "star") }
          }
          .navigationTitle("Photos")
          .assistiveAccessNavigationIcon(systemImage: "photo")
        }
        NavigationLink("Music") {
          TabView {
            Music().tabItem { Label("Two", systemImage: "star") }
          }
        }
        """)),
    RuleExample(
      "A view in two places of which one cannot be told",
      home(
        """
        NavigationLink("One") { Pair { Photos() } }
        """,
        declarations: """
          struct Pair<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View {
              VStack { content() }.navigationTitle("Pair")
                .assistiveAccessNavigationIcon(systemImage: "star")
            }
          }
          """)),
    RuleExample(
      "A link to nothing yet",
      home("NavigationLink(\"Photos\") { EmptyView() }")),
    RuleExample(
      "An icon alone, which a rule of its own reports",
      home(
        """
        NavigationLink("Photos") { Photos().assistiveAccessNavigationIcon(systemImage: "photo") }
        """)),
  ]
}
