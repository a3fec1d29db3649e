extension NavigationIconMissing {
  static let examples =
    shownExamples + layoutExamples + carriedIcons + unknowns + reach + places + roots

  /// An app whose Assistive Access scene shows `Home`, and the given declarations.
  static func app(_ declarations: String, scene: String = "AssistiveAccess { Home() }") -> String {
    """
    import SwiftUI

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("Draw") }
        \(scene)
      }
    }

    \(declarations)

    """
  }

  /// A home screen around the given expression.
  static func home(_ body: String, scene: String = "AssistiveAccess { Home() }") -> String {
    let indented = body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return app("struct Home: View {\n  var body: some View {\n\(indented)\n  }\n}", scene: scene)
  }

  /// What explanations show.
  private static let shownExamples: [RuleExample] = [
    RuleExample(
      "A pushed screen whose title stands without a picture", isDocumentation: true,
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Text("Draw") }
          AssistiveAccess {
            NavigationStack {
              NavigationLink("Gallery") {
                GalleryScreen()
              }
            }
          }
        }
      }

      struct GalleryScreen: View {
        var body: some View {
          List {
            Text("Our garden")
          }
          .⟦navigationTitle⟧("Gallery")
        }
      }

      """,
      fixed: """
        import SwiftUI

        @main
        struct DrawApp: App {
          var body: some Scene {
            WindowGroup { Text("Draw") }
            AssistiveAccess {
              NavigationStack {
                NavigationLink("Gallery") {
                  GalleryScreen()
                }
              }
            }
          }
        }

        struct GalleryScreen: View {
          var body: some View {
            List {
              Text("Our garden")
            }
            .navigationTitle("Gallery")
            .assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
          }
        }

        """),
    RuleExample(
      "An app that also runs before iOS 26 gets a check of the version", isDocumentation: true,
      app(
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              Text("Hello")
                .⟦navigationTitle⟧("Music")
            }
          }
        }
        """, scene: "if #available(iOS 26.0, *) { AssistiveAccess { Home() } }"),
      fixed: app(
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              Text("Hello")
                .navigationTitle("Music")
                .assistiveAccessIcon(systemImage: "music.note")
            }
          }
        }

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
        """, scene: "if #available(iOS 26.0, *) { AssistiveAccess { Home() } }")),
    RuleExample(
      "A title with its icon right behind it", isDocumentation: true,
      home(
        """
        NavigationStack {
          List {
            Text("Our garden")
          }
          .navigationTitle("Draw")
          .assistiveAccessNavigationIcon(systemImage: "hand.draw.fill")
        }
        """)),
    RuleExample(
      "A screen that only the ordinary interface shows", isDocumentation: true,
      app(
        """
        struct Home: View {
          var body: some View { Text("Hello") }
        }

        struct AssistiveAccessHelp: View {
          var body: some View {
            Text("About the mode").navigationTitle("Assistive Access")
          }
        }
        """)),
  ]

  /// How fixes lay out what they insert.
  private static let layoutExamples: [RuleExample] = [
    RuleExample(
      "A chain on one line stays on it",
      app(
        """
        struct Home: View {
          var body: some View { List {}.⟦navigationTitle⟧("Music").padding() }
        }
        """),
      fixed: app(
        """
        struct Home: View {
          var body: some View { List {}.navigationTitle("Music")\
        .assistiveAccessNavigationIcon(systemImage: "music.note").padding() }
        }
        """)),
    RuleExample(
      "A title on the line of a closing brace",
      home("List {\n  Text(\"One\")\n}.⟦navigationTitle⟧(\"Music\")\n.padding()"),
      fixed: home(
        "List {\n  Text(\"One\")\n}.navigationTitle(\"Music\")"
          + ".assistiveAccessNavigationIcon(systemImage: \"music.note\")\n.padding()")),
    RuleExample(
      "A comment behind the title stays there",
      home("List {}\n  .⟦navigationTitle⟧(\"Music\") // The first one.\n  .padding()"),
      fixed: home(
        "List {}\n  .navigationTitle(\"Music\") // The first one.\n"
          + "  .assistiveAccessNavigationIcon(systemImage: \"music.note\")\n  .padding()")),
    RuleExample(
      "A call over several lines",
      home(
        "List {}\n  .⟦navigationBarTitle⟧(\n    Text(\"Music\"),\n    displayMode: .inline\n  )"),
      fixed: home(
        "List {}\n  .navigationBarTitle(\n    Text(\"Music\"),\n    displayMode: .inline\n  )\n"
          + "  .assistiveAccessNavigationIcon(systemImage: \"music.note\")")),
    RuleExample(
      "A title inside a condition of compilation",
      home("List {}\n#if os(iOS)\n  .⟦navigationTitle⟧(\"Music\")\n#endif\n  .padding()"),
      fixed: home(
        "List {}\n#if os(iOS)\n  .navigationTitle(\"Music\")\n"
          + "  .assistiveAccessNavigationIcon(systemImage: \"music.note\")\n#endif\n  .padding()")),
    RuleExample(
      "A file without a line ending at its end",
      "import SwiftUI\n@main struct A: App { var body: some Scene { AssistiveAccess { "
        + "List {}.⟦navigationTitle⟧(\"Music\") } } }",
      fixed: "import SwiftUI\n@main struct A: App { var body: some Scene { AssistiveAccess { "
        + "List {}.navigationTitle(\"Music\")"
        + ".assistiveAccessNavigationIcon(systemImage: \"music.note\") } } }"),
    RuleExample(
      "A symbol that another title has is not suggested first",
      home(
        """
        NavigationStack {
          NavigationLink("More") {
            Text("More").⟦navigationTitle⟧("Music")
          }
          .navigationTitle("Songs")
          .assistiveAccessNavigationIcon(systemImage: "music.note")
        }
        """),
      fixed: home(
        """
        NavigationStack {
          NavigationLink("More") {
            Text("More").navigationTitle("Music")\
        .assistiveAccessNavigationIcon(systemImage: "music.quarternote.3")
          }
          .navigationTitle("Songs")
          .assistiveAccessNavigationIcon(systemImage: "music.note")
        }
        """)),
  ]
}
