extension NavigationIconWithoutTitle {
  static let examples: [RuleExample] = [
    RuleExample(
      "A pushed screen with a picture, but without a word", isDocumentation: true,
      NavigationIconMissing.home(
        """
        NavigationStack {
          NavigationLink("Gallery") {
            Text("Our garden")
              .⟦assistiveAccessNavigationIcon⟧(systemImage: "photo.stack.fill")
          }
          .navigationTitle("Draw")
          .assistiveAccessNavigationIcon(systemImage: "hand.draw.fill")
        }
        """)),
    RuleExample(
      "An icon through a modifier of the workspace, reported where it is used",
      NavigationIconMissing.app(
        """
        extension View {
          @ViewBuilder func screenIcon(_ name: String) -> some View {
            if #available(iOS 26, *) { assistiveAccessNavigationIcon(systemImage: name) }
            else { self }
          }
        }

        struct Home: View {
          var body: some View {
            List {}.⟦screenIcon⟧("star")
          }
        }
        """)),
    RuleExample(
      "A title in the other branch of a condition",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isEmpty = true

          var body: some View {
            if isEmpty {
              Text("Nothing yet").⟦assistiveAccessNavigationIcon⟧(systemImage: "tray")
            } else {
              List {}
                .navigationTitle("Drawings")
                .assistiveAccessNavigationIcon(systemImage: "pencil")
            }
          }
        }
        """)),
    RuleExample(
      "A title in a label is none",
      NavigationIconMissing.home(
        """
        List {
          Button {
          } label: {
            Label("One", systemImage: "star").navigationTitle("One")
          }
        }
        .⟦assistiveAccessNavigationIcon⟧(systemImage: "star")
        """)),
    RuleExample(
      "A title right before the icon", isDocumentation: true,
      NavigationIconMissing.home(
        """
        List {}
          .navigationTitle("Gallery")
          .assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
        """)),
    RuleExample(
      "A title where the view is used", isDocumentation: true,
      NavigationIconMissing.app(
        """
        struct Home: View {
          var body: some View {
            NavigationStack { Gallery().navigationTitle("Gallery") }
          }
        }

        struct Gallery: View {
          var body: some View {
            List {}.assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
          }
        }
        """)),
    RuleExample(
      "A view that is used with a title and without one",
      NavigationIconMissing.app(
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Gallery") { Gallery().navigationTitle("Gallery") }
              NavigationLink("Pictures") { Gallery() }
            }
          }
        }

        struct Gallery: View {
          var body: some View {
            List {}.assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
          }
        }
        """)),
    RuleExample(
      "A title in a modifier of the workspace",
      NavigationIconMissing.app(
        """
        struct ScreenChrome: ViewModifier {
          let title: String
          func body(content: Content) -> some View { content.navigationTitle(title) }
        }

        struct Home: View {
          var body: some View {
            List {}
              .assistiveAccessNavigationIcon(systemImage: "star")
              .modifier(ScreenChrome(title: "Favourites"))
          }
        }
        """)),
    RuleExample(
      "A modifier that is not known may set the title",
      "import Calm\n" + NavigationIconMissing.home(
        """
        List {}
          .calmTitle("Gallery")
          .assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
        """)),
    RuleExample(
      "A title in the toolbar",
      NavigationIconMissing.home(
        """
        List {}
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Gallery") }
          }
          .assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
        """)),
    RuleExample(
      "The title of a tab beside the icon around the tabs",
      NavigationIconMissing.home(
        """
        NavigationStack {
          TabView {
            Text("One").navigationTitle("Gallery")
          }
          .assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
        }
        """)),
    RuleExample(
      "A document, whose name is the title",
      NavigationIconMissing.app(
        """
        struct Home: View {
          let file = URL(fileURLWithPath: "/letter.txt")

          var body: some View {
            List {}
              .navigationDocument(file)
              .assistiveAccessNavigationIcon(systemImage: "doc.fill")
          }
        }
        """)),
    RuleExample(
      "A title that a condition may leave out",
      NavigationIconMissing.app(
        """
        extension View {
          @ViewBuilder func titled(_ title: String?) -> some View {
            if let title { navigationTitle(title) } else { self }
          }
        }

        struct Home: View {
          var body: some View {
            List {}
              .titled("Gallery")
              .assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
          }
        }
        """)),
  ]
}
