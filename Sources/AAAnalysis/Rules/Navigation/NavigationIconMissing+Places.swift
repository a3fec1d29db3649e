extension NavigationIconMissing {
  /// Where a title is reported whose words stand elsewhere, and which form a fix takes there.
  static let places: [RuleExample] = [
    RuleExample(
      "An own modifier that is given the title: reported where the words are",
      app(
        """
        extension View {
          func screenTitle(_ title: String) -> some View {
            navigationTitle(title).font(.title)
          }
        }

        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Photos") {
                Text("Two")
                  .screenTitle("Photos")
                  .assistiveAccessNavigationIcon(systemImage: "photo")
              }
              .⟦screenTitle⟧("Music")
            }
          }
        }
        """),
      fixed: app(
        """
        extension View {
          func screenTitle(_ title: String) -> some View {
            navigationTitle(title).font(.title)
          }
        }

        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Photos") {
                Text("Two")
                  .screenTitle("Photos")
                  .assistiveAccessNavigationIcon(systemImage: "photo")
              }
              .screenTitle("Music")
              .assistiveAccessNavigationIcon(systemImage: "music.note")
            }
          }
        }
        """)),
    RuleExample(
      "An own modifier that sets a fixed title: reported inside",
      app(
        """
        struct SettingsChrome: ViewModifier {
          func body(content: Content) -> some View {
            VStack { content }
              .⟦navigationTitle⟧("Settings")
          }
        }

        struct Home: View {
          var body: some View { Text("One").modifier(SettingsChrome()) }
        }
        """),
      fixed: app(
        """
        struct SettingsChrome: ViewModifier {
          func body(content: Content) -> some View {
            VStack { content }
              .navigationTitle("Settings")
              .assistiveAccessNavigationIcon(systemImage: "gearshape.fill")
          }
        }

        struct Home: View {
          var body: some View { Text("One").modifier(SettingsChrome()) }
        }
        """)),
    RuleExample(
      "An own container that is given the title: reported where the words are",
      app(
        """
        struct Screen<Content: View>: View {
          let title: LocalizedStringKey
          @ViewBuilder let content: () -> Content

          var body: some View {
            VStack { content() }.navigationTitle(Text(title))
          }
        }

        struct Home: View {
          var body: some View {
            NavigationStack {
              ⟦Screen⟧(title: "Music") {
                NavigationLink("Photos") {
                  Screen(title: "Photos") { Text("One") }
                    .assistiveAccessNavigationIcon(systemImage: "photo")
                }
              }
            }
          }
        }
        """),
      fixed: app(
        """
        struct Screen<Content: View>: View {
          let title: LocalizedStringKey
          @ViewBuilder let content: () -> Content

          var body: some View {
            VStack { content() }.navigationTitle(Text(title))
          }
        }

        struct Home: View {
          var body: some View {
            NavigationStack {
              Screen(title: "Music") {
                NavigationLink("Photos") {
                  Screen(title: "Photos") { Text("One") }
                    .assistiveAccessNavigationIcon(systemImage: "photo")
                }
              }
              .assistiveAccessNavigationIcon(systemImage: "music.note")
            }
          }
        }
        """)),
    RuleExample(
      "A title made of data: reported at the title, once, though one use has an icon",
      app(
        """
        struct Photo { let name: String }

        struct Home: View {
          @State private var photos: [Photo] = []

          var body: some View {
            NavigationStack {
              NavigationLink("First") { PhotoScreen(photo: photos[0]) }
              NavigationLink("Last") {
                PhotoScreen(photo: photos[1]).assistiveAccessNavigationIcon(systemImage: "star")
              }
              NavigationLink("Next") { PhotoScreen(photo: photos[2]) }
            }
          }
        }

        struct PhotoScreen: View {
          let photo: Photo

          var body: some View {
            Text("A picture")
              .⟦navigationTitle⟧(photo.name)
          }
        }
        """)),
    RuleExample(
      "The workspace's own modifier is used for the fix",
      files: [
        RuleExample.File(
          "Sources/App.swift",
          home(
            "List {}\n  .⟦navigationTitle⟧(\"Music\")",
            scene: "if #available(iOS 26.0, *) { AssistiveAccess { Home() } }"),
          fixed: home(
            "List {}\n  .navigationTitle(\"Music\")\n  .screenIcon(named: \"music.note\")",
            scene: "if #available(iOS 26.0, *) { AssistiveAccess { Home() } }")),
        RuleExample.File(
          "Sources/Icon.swift",
          """
          import SwiftUI

          extension View {
            @ViewBuilder func screenIcon(named name: String) -> some View {
              if #available(iOS 26.0, *) {
                assistiveAccessNavigationIcon(systemImage: name)
              } else {
                self
              }
            }
          }

          """),
      ]),
    RuleExample(
      "A view that is there from iOS 26 on needs no check",
      app(
        """
        @available(iOS 26.0, *)
        struct Home: View {
          var body: some View {
            List {}
              .⟦navigationTitle⟧("Music")
          }
        }
        """, scene: "if #available(iOS 26.0, *) { AssistiveAccess { Home() } }"),
      fixed: app(
        """
        @available(iOS 26.0, *)
        struct Home: View {
          var body: some View {
            List {}
              .navigationTitle("Music")
              .assistiveAccessNavigationIcon(systemImage: "music.note")
          }
        }
        """, scene: "if #available(iOS 26.0, *) { AssistiveAccess { Home() } }")),
    RuleExample(
      "The check names the platforms that the scene's check names, under a name that is free",
      "private func assistiveAccessIcon() {}\n"
        + home(
          "List {}\n  .⟦navigationTitle⟧(\"Music\")",
          scene: "if #available(iOS 26, macOS 26, *) { AssistiveAccess { Home() } }"),
      fixed: "private func assistiveAccessIcon() {}\n"
        + home(
          "List {}\n  .navigationTitle(\"Music\")\n"
            + "  .assistiveAccessTitleIcon(systemImage: \"music.note\")",
          scene: "if #available(iOS 26, macOS 26, *) { AssistiveAccess { Home() } }")
        + """

          extension View {
            /// Shows an icon beside the navigation title in Assistive Access.
            @ViewBuilder
            func assistiveAccessTitleIcon(systemImage: String) -> some View {
              if #available(iOS 26, macOS 26, *) {
                assistiveAccessNavigationIcon(systemImage: systemImage)
              } else {
                self
              }
            }
          }

          """),
  ]
}
