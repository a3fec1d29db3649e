extension NavigationIconMissing {
  /// Icons that a search for text would miss, or would take for icons of this title.
  static let carriedIcons: [RuleExample] = [
    RuleExample(
      "An icon in a view modifier of the workspace",
      app(
        """
        struct ScreenIcon: ViewModifier {
          let name: String
          init(_ name: String) { self.name = name }
          func body(content: Content) -> some View {
            if #available(iOS 26.0, *) {
              content.assistiveAccessNavigationIcon(systemImage: name)
            } else {
              content
            }
          }
        }

        struct Home: View {
          var body: some View {
            List {}.modifier(ScreenIcon("star")).navigationTitle("Favourites")
          }
        }
        """)),
    RuleExample(
      "An icon in one of several view modifiers that are joined",
      app(
        """
        struct ScreenTitle: ViewModifier {
          let title: String
          func body(content: Content) -> some View { content.navigationTitle(title) }
        }

        struct ScreenIcon: ViewModifier {
          func body(content: Content) -> some View {
            content.assistiveAccessNavigationIcon(systemImage: "star")
          }
        }

        struct Plain: ViewModifier {
          func body(content: Content) -> some View { content }
        }

        struct Home: View {
          var body: some View {
            NavigationStack {
              VStack {
                List {}.modifier(ScreenTitle(title: "Favourites").concat(ScreenIcon()))
                NavigationLink("More") {
                  List {}.modifier(
                    ScreenIcon().concat(Plain().concat(ScreenTitle(title: "More"))))
                }
              }
            }
          }
        }
        """)),
    RuleExample(
      "Joined modifiers without an icon",
      app(
        """
        struct ScreenTitle: ViewModifier {
          func body(content: Content) -> some View { content.⟦navigationTitle⟧("Favourites") }
        }

        struct Plain: ViewModifier {
          func body(content: Content) -> some View { content }
        }

        struct Home: View {
          var body: some View {
            NavigationStack { List {}.modifier(Plain().concat(ScreenTitle())) }
          }
        }
        """)),
    RuleExample(
      "An icon in an own modifier that checks the version inside",
      app(
        """
        extension View {
          @ViewBuilder func compatibleIcon(_ name: String) -> some View {
            if #available(iOS 26, *) { self.assistiveAccessNavigationIcon(systemImage: name) }
            else { self }
          }
        }

        struct Home: View {
          var body: some View {
            List {}
              .navigationTitle("Draw")
              .padding()
              .compatibleIcon("pencil")
          }
        }
        """)),
    RuleExample(
      "An own modifier that leaves early on older systems",
      app(
        """
        extension View {
          func compatibleIcon(_ name: String) -> AnyView {
            guard #available(iOS 26, *) else { return AnyView(self) }
            return AnyView(assistiveAccessNavigationIcon(Image(systemName: name)))
          }
        }

        struct Home: View {
          var body: some View { List {}.navigationTitle("Draw").compatibleIcon("pencil") }
        }
        """)),
    RuleExample(
      // Ambiguous, where the SDK has the real one.
      "A stand-in of the same name for older SDKs", compiles: false,
      app(
        """
        extension View {
          @ViewBuilder func assistiveAccessNavigationIcon(systemImage name: String) -> some View {
            self.accessibilityIdentifier(name)
          }
        }

        struct Home: View {
          var body: some View {
            List {}.navigationTitle("Draw").assistiveAccessNavigationIcon(systemImage: "pencil")
          }
        }
        """)),
    RuleExample(
      "An icon far before the title",
      home(
        """
        List {}
          .assistiveAccessNavigationIcon(Image("Brush"))
          .listStyle(.plain)
          .padding()
          .navigationTitle(Text(verbatim: "Draw"))
        """)),
    RuleExample(
      "Arguments that are decided elsewhere",
      app(
        """
        enum Icons { static let record = "record.circle" }

        struct Home: View {
          @State private var isRecording = false
          let title: LocalizedStringKey = "Camera"
          private func name(_ base: String) -> String { base + ".fill" }

          var body: some View {
            NavigationStack {
              NavigationLink("Photo") {
                Text("Photo")
                  .navigationTitle(name("Photo"))
                  .assistiveAccessNavigationIcon(systemImage: Icons.record)
              }
              .navigationTitle(isRecording ? "Recording" : title)
              .assistiveAccessNavigationIcon(systemImage: isRecording ? "video.fill" : "video")
            }
          }
        }
        """)),
    RuleExample(
      "An icon where the view is used",
      app(
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              Gallery().assistiveAccessNavigationIcon(systemImage: "photo")
            }
          }
        }

        struct Gallery: View {
          var body: some View { Text("One").navigationTitle("Gallery") }
        }
        """)),
    RuleExample(
      "An icon on a container around the title",
      home(
        """
        NavigationStack {
          VStack {
            Group {
              Text("One").navigationTitle("Draw")
            }
          }
          .assistiveAccessNavigationIcon(systemImage: "pencil")
        }
        """)),
    RuleExample(
      "An icon that only builds for iOS have",
      home(
        """
        Text("One")
          .navigationTitle("Draw")
          #if os(iOS)
          .assistiveAccessNavigationIcon(systemImage: "pencil")
          #endif
        """)),
    RuleExample(
      "An icon that builds for iOS lack",
      home(
        """
        Text("One")
          .⟦navigationTitle⟧("Draw")
          #if os(macOS)
          .assistiveAccessNavigationIcon(systemImage: "pencil")
          #endif
        """)),
    RuleExample(
      "Both sides of a check of the version",
      home(
        """
        if #available(iOS 26.0, *) {
          List {}
            .navigationTitle("Draw")
            .assistiveAccessNavigationIcon(systemImage: "pencil")
        } else {
          List {}
            .navigationTitle("Draw")
        }
        """)),
    RuleExample(
      "Title and icon in different branches of a condition",
      app(
        """
        struct Home: View {
          @State private var isEmpty = true

          var body: some View {
            if isEmpty {
              Text("Nothing yet").⟦navigationTitle⟧("Empty")
            } else {
              List {}
                .navigationTitle("Draw")
                .assistiveAccessNavigationIcon(systemImage: "pencil")
            }
          }
        }
        """)),
    RuleExample(
      "Own containers with closures for their content",
      app(
        """
        struct Card<Content: View, Label: View>: View {
          private let inside: Content
          private let label: () -> Label

          init(@ViewBuilder content: () -> Content, @ViewBuilder label: @escaping () -> Label) {
            self.inside = content()
            self.label = label
          }

          var body: some View {
            VStack {
              label()
              inside
            }
          }
        }

        struct Home: View {
          var body: some View {
            Card {
              Card {
                List {}.assistiveAccessNavigationIcon(systemImage: "pencil")
              } label: {
                Text("Inner")
              }
            } label: {
              Text("Outer")
            }
            .navigationTitle("Draw")
          }
        }
        """)),
    RuleExample(
      "An icon on a view that a local constant holds",
      app(
        """
        struct Home: View {
          var body: some View {
            let list = List {}.assistiveAccessNavigationIcon(systemImage: "pencil")
            return list.navigationTitle("Draw")
          }
        }
        """)),
    RuleExample(
      "A local constant with the name of the function that makes it",
      app(
        """
        struct Home: View {
          private func list(of title: String) -> some View {
            List {}.assistiveAccessNavigationIcon(systemImage: "pencil")
          }

          var body: some View {
            let list = list(of: "One")
            list.navigationTitle("Draw")
          }
        }
        """)),
    RuleExample(
      "An icon in a method of the view itself",
      app(
        """
        struct Page: View {
          var body: some View { List {} }

          func withIcon(_ name: String) -> some View {
            assistiveAccessNavigationIcon(systemImage: name)
          }
        }

        struct Home: View {
          var body: some View { Page().withIcon("pencil").navigationTitle("Draw") }
        }
        """)),
    RuleExample(
      "An icon in the label of a button is none of the screen's",
      home(
        """
        VStack {
          Button {
          } label: {
            Text("Save").assistiveAccessNavigationIcon(systemImage: "pencil")
          }
        }
        .⟦navigationTitle⟧("Draw")
        """)),
    RuleExample(
      "An icon on the link is none of the screen that it leads to",
      home(
        """
        NavigationStack {
          NavigationLink("Gallery") {
            Text("One").⟦navigationTitle⟧("Gallery")
          }
          .assistiveAccessNavigationIcon(systemImage: "photo")
        }
        """)),
    RuleExample(
      "A tab bar inside the stack whose bar has the icon",
      home(
        """
        NavigationStack {
          TabView {
            Text("One").navigationTitle("One").tabItem { Text("One") }
            Text("Two").tabItem { Text("Two") }
          }
          .assistiveAccessNavigationIcon(systemImage: "pencil")
        }
        """)),
  ]
}
