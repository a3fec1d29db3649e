extension SceneEnvironmentMissing {
  static func app(_ scenes: String, _ members: String = "") -> String {
    let indented = scenes.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return """
      import SwiftData
      import SwiftUI

      @main
      struct DrawApp: App {
        \(members)
        var body: some Scene {
      \(indented)
        }
      }

      """
  }

  /// The views of both scenes; the calm one has a property.
  static func views(_ property: String, _ rest: String = "") -> RuleExample.File {
    .init(
      "Views.swift",
      """
      import SwiftData
      import SwiftUI

      @Model final class Drawing {
        var title = ""
        init() {}
      }

      @MainActor final class Store: ObservableObject {
        static let shared = Store()
      }

      @MainActor @Observable final class Palette {
        let store = Store()
      }

      struct Home: View {
        var body: some View { Text("Draw and paint") }
      }

      struct CalmHome: View {
        \(property)
        var body: some View { CalmRow() }
      }

      struct CalmRow: View {
        var body: some View { Text("Draw") }
      }

      #Preview(traits: .assistiveAccess) { CalmHome() }
      \(rest)

      """)
  }

  static func example(
    _ caption: String, isDocumentation: Bool = false, _ app: String, _ property: String,
    _ rest: String = "", fixed: String? = nil
  ) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: [.init("App.swift", app, fixed: fixed), views(property, rest)])
  }

  static let reportedExamples: [RuleExample] = [
    example(
      "A model container", isDocumentation: true,
      app("WindowGroup { Home().modelContainer(for: Drawing.self) }\n"
        + "AssistiveAccess { ⟦CalmHome⟧() }"),
      "@Query private var drawings: [Drawing]",
      fixed: app("WindowGroup { Home().modelContainer(for: Drawing.self) }\n"
        + "AssistiveAccess { CalmHome().modelContainer(for: Drawing.self) }")),
    example(
      "Attached to the scene rather than to the view, and read as a context",
      app(
        """
        WindowGroup {
          Home()
        }
        .modelContainer(for: Drawing.self)
        if #available(iOS 26.0, *) {
          AssistiveAccess {
            NavigationStack {
              ⟦CalmHome⟧()
            }
          }
        }
        """),
      "@Environment(\\.modelContext) private var context",
      fixed: app(
        """
        WindowGroup {
          Home()
        }
        .modelContainer(for: Drawing.self)
        if #available(iOS 26.0, *) {
          AssistiveAccess {
            NavigationStack {
              CalmHome()
                .modelContainer(for: Drawing.self)
            }
          }
        }
        """)),
    example(
      "A view of another package beside it gives it nothing",
      "import Calm\n"
        + app("WindowGroup { Home().environmentObject(Store.shared) }\n"
          + "AssistiveAccess { VStack { CalmScreen { Text(\"Draw\") }; ⟦CalmHome⟧() } }"),
      "@EnvironmentObject private var store: Store"),
    example(
      "An object, read by a view further down",
      app(
        "WindowGroup { Home().environmentObject(store) }\nAssistiveAccess { ⟦CalmHome⟧() }",
        "@StateObject private var store = Store()"),
      "var title: some View { CalmTitle() }",
      """

        struct CalmTitle: View {
          @EnvironmentObject private var store: Store
          var body: some View { Text("Draw") }
        }
        """).showing("var body: some View { CalmRow() }", as: "var body: some View { title }"),
    example(
      "Several things, one of them a value with a key of its own",
      app(
        """
        WindowGroup {
          NavigationStack { Home() }
            .environment(palette)
            .environment(\\.brush, 3)
        }
        AssistiveAccess { ⟦CalmHome⟧().padding() }
        """, "@State private var palette = Palette()"),
      "@Environment(Palette.self) private var palette\n  @Environment(\\.brush) private var brush",
      "\nextension EnvironmentValues {\n  @Entry var brush = 1\n}",
      fixed: app(
        """
        WindowGroup {
          NavigationStack { Home() }
            .environment(palette)
            .environment(\\.brush, 3)
        }
        AssistiveAccess { CalmHome().environment(palette).environment(\\.brush, 3).padding() }
        """, "@State private var palette = Palette()")),
    example(
      "Another object is given",
      app(
        """
        WindowGroup { Home().environmentObject(Store.shared).environment(palette) }
        AssistiveAccess { ⟦CalmHome⟧().environment(palette) }
        """, "@State private var palette = Palette()"),
      "@EnvironmentObject private var store: Store"),
    example(
      "The root reads what it gives to what is below",
      app("WindowGroup { Home().prepared(with: Store.shared) }\nAssistiveAccess { ⟦CalmHome⟧() }"),
      "@EnvironmentObject private var store: Store",
      """

      extension View {
        func prepared(with store: Store) -> some View { environmentObject(store) }
      }
      """,
      fixed: app(
        "WindowGroup { Home().prepared(with: Store.shared) }\n"
          + "AssistiveAccess { CalmHome().prepared(with: Store.shared) }")
    ).showing("{ CalmRow() }", as: "{ CalmRow().environmentObject(store) }"),
    example(
      "By a modifier of the workspace",
      app("WindowGroup { Home().prepared() }\nAssistiveAccess { ⟦CalmHome⟧() }"),
      "@EnvironmentObject private var store: Store",
      """

      extension View {
        func prepared() -> some View { environmentObject(Store.shared).tint(.green) }
      }
      """,
      fixed: app("WindowGroup { Home().prepared() }\nAssistiveAccess { CalmHome().prepared() }")),
    example(
      "Given to a scene of the app's own",
      app("DrawScene().modelContainer(for: Drawing.self)\nAssistiveAccess { ⟦CalmHome⟧() }"),
      "@Query private var drawings: [Drawing]",
      """

      struct DrawScene: Scene {
        var body: some Scene { WindowGroup { Home() } }
      }
      """,
      fixed: app(
        "DrawScene().modelContainer(for: Drawing.self)\n"
          + "AssistiveAccess { CalmHome().modelContainer(for: Drawing.self) }")),
    example(
      "The argument is only known in the ordinary scene: no fix",
      app(
        """
        WindowGroup(for: String.self) { title in
          Home().environment(\\.drawing, title)
        }
        AssistiveAccess { ⟦CalmHome⟧() }
        """),
      "@Environment(\\.drawing) private var drawing",
      "\nextension EnvironmentValues {\n  @Entry var drawing: Binding<String?>? = nil\n}"),
  ]

  static let silentExamples: [RuleExample] = [
    example(
      "Around the property that holds the scene",
      app(
        """
        WindowGroup { Home() }.modelContainer(for: Drawing.self)
        calm.modelContainer(for: Drawing.self)
        """, "private var calm: some Scene { AssistiveAccess { CalmHome() } }\n"),
      "@Query private var drawings: [Drawing]"),
    example(
      "Around the function that makes the scene, under `self`",
      app(
        """
        WindowGroup { Home() }.environment(palette)
        self.calm().environment(palette)
        """,
        "@State private var palette = Palette()\n"
          + "  private func calm() -> some Scene { AssistiveAccess { CalmHome() } }\n"),
      "@Environment(Palette.self) private var palette"),
    example(
      "Around a scene of the app's own",
      app("WindowGroup { Home() }.modelContainer(for: Drawing.self)\n"
        + "CalmScene().modelContainer(for: Drawing.self)"),
      "@Query private var drawings: [Drawing]",
      """

      struct CalmScene: Scene {
        var body: some Scene { AssistiveAccess { CalmHome() } }
      }
      """),
    example(
      "Both are given it", isDocumentation: true,
      app("WindowGroup { Home().modelContainer(for: Drawing.self) }\n"
        + "AssistiveAccess { CalmHome().modelContainer(for: Drawing.self) }"),
      "@Query private var drawings: [Drawing]"),
    example(
      "A view that does without the object",
      app(
        "WindowGroup { Home().environment(palette) }\nAssistiveAccess { CalmHome() }",
        "@State private var palette = Palette()"),
      "@Environment(Palette.self) private var palette: Palette?"),
    example(
      "A view that does without the object, in the long form",
      app(
        "WindowGroup { Home().environment(palette) }\nAssistiveAccess { CalmHome() }",
        "@State private var palette = Palette()"),
      "@Environment(Palette.self) private var palette: Optional<Palette>"),
    example(
      "On the Assistive Access scene itself",
      app("WindowGroup { Home() }\n  .modelContainer(for: Drawing.self)\n"
        + "AssistiveAccess { CalmHome() }\n  .modelContainer(for: Drawing.self)"),
      "@Query private var drawings: [Drawing]"),
    example(
      "Around both scenes",
      app(
        """
        Group {
          WindowGroup { Home() }
          AssistiveAccess { CalmHome() }
        }
        .modelContainer(for: Drawing.self)
        """),
      "@Query private var drawings: [Drawing]"),
    example(
      "Nothing in the scene reads it",
      app("WindowGroup { Home().modelContainer(for: Drawing.self) }\n"
        + "AssistiveAccess { CalmHome() }"),
      "@State private var isOn = false"),
    example(
      "An object of the same type under another name",
      app(
        "WindowGroup { Home().environmentObject(store) }\n"
          + "AssistiveAccess { CalmHome().environmentObject(palette.store) }",
        "@StateObject private var store = Store()\n  @State private var palette = Palette()"),
      "@EnvironmentObject private var store: Store"),
    example(
      "An object whose type is not known",
      app(
        "WindowGroup { Home().environmentObject(Store.shared) }\n"
          + "AssistiveAccess { CalmHome().environmentObject(makeStore()) }",
        "private func makeStore() -> Store { Store() }"),
      "@EnvironmentObject private var store: Store"),
    example(
      "The root gives it to what is below",
      app("WindowGroup { Home().environmentObject(Store.shared) }\n"
        + "AssistiveAccess { CalmRoot() }"),
      "@EnvironmentObject private var store: Store",
      """

      struct CalmRoot: View {
        var body: some View { CalmHome().environmentObject(Store.shared) }
      }

      #Preview(traits: .assistiveAccess) { CalmRoot() }
      """),
    example(
      "A modifier of the workspace gives it",
      app("WindowGroup { Home().environmentObject(Store.shared) }\n"
        + "AssistiveAccess { CalmHome().modifier(Prepared()) }"),
      "@EnvironmentObject private var store: Store",
      """

      struct Prepared: ViewModifier {
        func body(content: Content) -> some View { content.environmentObject(Store.shared) }
      }
      """),
    example(
      "A modifier of another package may give it",
      "import Calm\n"
        + app("WindowGroup { Home().environmentObject(Store.shared) }\n"
          + "AssistiveAccess { CalmHome().calmStores() }"),
      "@EnvironmentObject private var store: Store"),
    example(
      "A view of another package around it may give it",
      "import Calm\n"
        + app("WindowGroup { Home().environmentObject(Store.shared) }\n"
          + "AssistiveAccess { CalmProvider(Store.shared) { CalmHome() } }"),
      "@EnvironmentObject private var store: Store"),
    example(
      "A view of another package further out, and the reader on a sheet",
      "import Calm\n"
        + app("WindowGroup { Home().environmentObject(Store.shared) }\n"
          + "AssistiveAccess { CalmScreen { VStack { CalmRoot() } } }"),
      "@EnvironmentObject private var store: Store",
      """

      struct CalmRoot: View {
        @State private var isShown = false

        var body: some View {
          Text("Draw").sheet(isPresented: $isShown) { CalmHome() }
        }
      }

      #Preview(traits: .assistiveAccess) { CalmRoot() }
      """),
    example(
      "The ordinary scene is not given it either",
      app("WindowGroup { Home() }\nAssistiveAccess { CalmHome() }"),
      "@Environment(\\.modelContext) private var context"),
    example(
      "A value that the system gives",
      app("WindowGroup { Home().environment(\\.locale, .current) }\n"
        + "AssistiveAccess { CalmHome() }"),
      "@Environment(\\.dismiss) private var dismiss"),
  ]
}

extension RuleExample {
  /// The example with a text of its files replaced.
  fileprivate func showing(_ text: String, as other: String) -> RuleExample {
    RuleExample(
      caption, isDocumentation: isDocumentation,
      files: files.map {
        File($0.path, $0.text.replacing(text, with: other), fixed: $0.fixed)
      })
  }
}
