extension NavigationIconRepeated {
  /// A start screen with two links, to screens with the given titles and icons.
  private static func links(
    _ first: (title: String, icon: String), _ second: (title: String, icon: String)
  ) -> String {
    NavigationIconMissing.home(
      """
      NavigationStack {
        List {
          NavigationLink("One") {
            Text("One")
              .navigationTitle("\(first.title)")
              .assistiveAccessNavigationIcon(\(first.icon))
          }
          NavigationLink("Two") {
            Text("Two")
              .navigationTitle("\(second.title)")
              .assistiveAccessNavigationIcon(\(second.icon))
          }
        }
        .navigationTitle("Draw")
        .assistiveAccessNavigationIcon(systemImage: "hand.draw.fill")
      }
      """)
  }

  static let examples: [RuleExample] = [
    RuleExample(
      "Two screens with a star", isDocumentation: true,
      links(
        ("Favourites", "systemImage: \"star.fill\""), ("Music", "systemImage: \"⟦star.fill⟧\"")),
      fixed: links(
        ("Favourites", "systemImage: \"star.fill\""), ("Music", "systemImage: \"music.note\""))),
    RuleExample(
      "As an image, under the symbol's old name",
      links(
        ("Papers", "systemImage: \"document\""), ("Notes", "Image(systemName: \"⟦doc⟧\")")),
      fixed: links(
        ("Papers", "systemImage: \"document\""),
        ("Notes", "Image(systemName: \"text.pad.header\")"))),
    RuleExample(
      "Symbols that are passed to a modifier of the workspace",
      NavigationIconMissing.app(
        """
        extension View {
          func screen(_ title: String, icon: String) -> some View {
            navigationTitle(title).assistiveAccessNavigationIcon(systemImage: icon)
          }
        }

        struct Home: View {
          var body: some View {
            NavigationLink("Photos") {
              Text("Two").screen("Photos", icon: "⟦photo⟧")
            }
            .screen("Albums", icon: "photo")
          }
        }
        """),
      fixed: NavigationIconMissing.app(
        """
        extension View {
          func screen(_ title: String, icon: String) -> some View {
            navigationTitle(title).assistiveAccessNavigationIcon(systemImage: icon)
          }
        }

        struct Home: View {
          var body: some View {
            NavigationLink("Photos") {
              Text("Two").screen("Photos", icon: "photo.stack.fill")
            }
            .screen("Albums", icon: "photo")
          }
        }
        """)),
    RuleExample(
      "One place that gives every screen the same icon",
      NavigationIconMissing.app(
        """
        struct Page<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content

          var body: some View {
            content()
              .navigationTitle(title)
              .assistiveAccessNavigationIcon(systemImage: "⟦star.fill⟧")
          }
        }

        struct Home: View {
          var body: some View {
            NavigationStack {
              Page(title: "Draw") {
                NavigationLink("Photos") { Page(title: "Photos") { Text("One") } }
              }
            }
          }
        }
        """)),
    RuleExample(
      "A symbol for each screen", isDocumentation: true,
      links(("Favourites", "systemImage: \"star.fill\""), ("Music", "systemImage: \"music.note\""))
    ),
    RuleExample(
      "The same title twice", isDocumentation: true,
      links(
        ("Favourites", "systemImage: \"star.fill\""),
        ("Favourites", "systemImage: \"star.fill\""))),
    RuleExample(
      "Images of the app's own",
      links(("Favourites", "Image(\"One\")"), ("Music", "Image(\"One\")"))),
    RuleExample(
      "Titles made of data may be anything",
      NavigationIconMissing.app(
        """
        struct Photo { let name: String }

        struct Home: View {
          @State private var photo = Photo(name: "One")

          var body: some View {
            NavigationStack {
              NavigationLink("One") {
                Text("One")
                  .navigationTitle(photo.name)
                  .assistiveAccessNavigationIcon(systemImage: "photo")
              }
              .navigationTitle("Photos")
              .assistiveAccessNavigationIcon(systemImage: "photo")
            }
          }
        }
        """)),
    RuleExample(
      "Two titles of one screen",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isRecording = false

          var body: some View {
            NavigationStack {
              NavigationLink("Camera") { Text("One").recorder("Camera") }
                .navigationTitle(isRecording ? "Recording" : "Camera")
                .assistiveAccessNavigationIcon(systemImage: "camera.fill")
            }
          }
        }

        extension View {
          func recorder(_ title: String) -> some View {
            navigationTitle(title).assistiveAccessNavigationIcon(systemImage: "camera.fill")
          }
        }
        """)),
    RuleExample(
      "A symbol that depends on a state",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isOn = false

          var body: some View {
            NavigationStack {
              NavigationLink("One") {
                Text("One")
                  .navigationTitle("One")
                  .assistiveAccessNavigationIcon(systemImage: isOn ? "bell" : "bell.slash")
              }
              .navigationTitle("Two")
              .assistiveAccessNavigationIcon(systemImage: "bell")
            }
          }
        }
        """)),
    RuleExample(
      "Two apps in one workspace",
      files: [
        RuleExample.File(
          "One/App.swift",
          NavigationIconMissing.home(
            """
            List {}.navigationTitle("One").assistiveAccessNavigationIcon(systemImage: "star")
            """)),
        RuleExample.File(
          "Two/App.swift",
          NavigationIconMissing.home(
            """
            List {}.navigationTitle("Two").assistiveAccessNavigationIcon(systemImage: "star")
            """)),
      ]),
  ]
}
