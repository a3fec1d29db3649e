extension SymbolUnknown {
  static let examples: [RuleExample] = [
    RuleExample(
      "A misspelled symbol beside a title", isDocumentation: true,
      NavigationIconMissing.home(
        """
        List {}
          .navigationTitle("Draw")
          .assistiveAccessNavigationIcon(systemImage: "⟦hand.drwa.fill⟧")
        """),
      fixed: NavigationIconMissing.home(
        """
        List {}
          .navigationTitle("Draw")
          .assistiveAccessNavigationIcon(systemImage: "hand.draw.fill")
        """)),
    RuleExample(
      "Parts in another order, on a button",
      NavigationIconMissing.home(
        #"Button("Favourites", systemImage: "⟦fill.star⟧") { print("One") }"#),
      fixed: NavigationIconMissing.home(
        #"Button("Favourites", systemImage: "star.fill") { print("One") }"#)),
    RuleExample(
      "A name that is passed to a view of the workspace",
      NavigationIconMissing.app(
        """
        struct Home: View {
          var body: some View {
            BigRow(title: "Photos", symbol: "⟦photoStack⟧")
            BigRow(title: "Music", symbol: "music.note")
          }
        }

        struct BigRow: View {
          let title: String
          let symbol: String

          var body: some View { Label(title, systemImage: symbol) }
        }
        """),
      fixed: NavigationIconMissing.app(
        """
        struct Home: View {
          var body: some View {
            BigRow(title: "Photos", symbol: "photo.stack")
            BigRow(title: "Music", symbol: "music.note")
          }
        }

        struct BigRow: View {
          let title: String
          let symbol: String

          var body: some View { Label(title, systemImage: symbol) }
        }
        """)),
    RuleExample(
      "Both sides of a condition, and an image in an argument",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isOn = false

          var body: some View {
            Label("Sound", systemImage: isOn ? "speaker.wave.3" : "⟦speaker.silent⟧")
              .overlay(Image(systemName: "⟦staar⟧").padding())
          }
        }
        """)),
    RuleExample(
      "What an enumeration says of its cases",
      NavigationIconMissing.app(
        """
        enum Page: CaseIterable {
          case music, photos

          var icon: String {
            switch self {
            case .music: "music.note"
            case .photos: "⟦foto⟧"
            }
          }
        }

        struct Home: View {
          var body: some View {
            ForEach(Page.allCases, id: \\.self) { page in
              Image(systemName: page.icon)
            }
          }
        }
        """)),
    RuleExample(
      "A constant, and a literal that is written in another way",
      NavigationIconMissing.app(
        ##"""
        enum Icons { static let undo = "⟦arrow.uturn.bakward⟧" }

        struct Home: View {
          var body: some View {
            Button("Undo", systemImage: Icons.undo) { print("Undo") }
            Button("Redo", systemImage: ⟦#"arrow.uturn.forwrad"#⟧) { print("Redo") }
          }
        }
        """##)),
    RuleExample(
      "Names of the list, old and new", isDocumentation: true,
      NavigationIconMissing.home(
        """
        VStack {
          Label("One", systemImage: "hand.draw.fill")
          Image(systemName: "doc.on.doc")
          Image(systemName: "character.ja")
        }
        """)),
    RuleExample(
      "Images of the app's own are no symbols", isDocumentation: true,
      NavigationIconMissing.home(
        """
        VStack {
          Image("brush.custom")
          Label("One", image: "brush.custom")
          Text("hand.drwa")
        }
        """)),
    RuleExample(
      "Names that are put together",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var count = 1
          @State private var base = "star"

          var body: some View {
            Image(systemName: "\\(count).circle")
            Image(systemName: base + ".fill")
            Image(systemName: "")
          }
        }
        """)),
    RuleExample(
      "Parameters of closures are not the properties of their names",
      NavigationIconMissing.app(
        """
        struct Home: View {
          let icon = "no such symbol"
          @State private var icons: [String] = []

          var body: some View {
            ForEach(icons, id: \\.self) { icon in
              Image(systemName: icon)
            }
          }
        }
        """)),
    RuleExample(
      "A view of the workspace that calls something else by that label",
      NavigationIconMissing.app(
        """
        struct Home: View {
          var body: some View {
            PlanetRow(systemName: "Alpha Centauri")
          }
        }

        struct PlanetRow: View {
          let systemName: String
          var body: some View { Text(systemName) }
        }
        """)),
    RuleExample(
      "What only the ordinary interface shows",
      NavigationIconMissing.app(
        """
        struct Home: View {
          var body: some View { Text("Hello") }
        }

        struct Settings: View {
          var body: some View { Image(systemName: "no.such.symbol") }
        }
        """)),
  ]
}
