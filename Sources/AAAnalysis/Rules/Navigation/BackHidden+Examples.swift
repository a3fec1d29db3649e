extension BackHidden {
  /// A start screen with a link to a game that is made of the given expression, and further members
  /// of the game's view.
  private static func game(
    _ body: String, members: String = "", link: String = "Game()", home: String = "",
    declarations: String = ""
  ) -> String {
    func indented(_ text: String, _ count: Int) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
        .joined(separator: "\n")
    }
    return NavigationIconMissing.app(
      """
      struct Home: View {
      \(home.isEmpty ? "" : indented(home, 2) + "\n\n")  var body: some View {
          NavigationStack {
            NavigationLink("Play") { \(link) }
              .navigationTitle("Games")
              .assistiveAccessNavigationIcon(systemImage: "gamecontroller.fill")
          }
        }
      }

      struct Game: View {
      \(members.isEmpty ? "" : indented(members, 2) + "\n\n")  var body: some View {
      \(indented(body, 4))
        }
      }\(declarations.isEmpty ? "" : "\n\n" + declarations)
      """)
  }

  /// A start screen with two routes: a camera, made of an expression, and a guide that goes back.
  private static func routes(camera: String) -> String {
    """
    enum Route: Hashable { case camera, guide }

    struct Home: View {
      @State private var path: [Route] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("Camera", systemImage: "camera") { path.append(.camera) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .camera: Camera { path.removeLast() }
              case .guide: Guide { path.removeLast() }
              }
            }
        }
      }
    }

    struct Guide: View {
      let back: () -> Void

      var body: some View { Button("Back", systemImage: "chevron.left", action: back) }
    }

    struct Camera: View {
      let back: () -> Void

      var body: some View {
        \(camera)
      }
    }
    """
  }

  private static let title = """
      .navigationTitle("Memory")
      .assistiveAccessNavigationIcon(systemImage: "square.grid.2x2.fill")
    """

  static let examples = shownExamples + reportedExamples + waysBack + silentExamples

  private static let shownExamples: [RuleExample] = [
    RuleExample(
      "A game that one cannot leave", isDocumentation: true,
      game(
        """
        Button("Turn a card", systemImage: "arrow.up.square") { score += 1 }
        \(title)
          .⟦navigationBarBackButtonHidden⟧()
        """, members: "@State private var score = 0"),
      fixed: game(
        """
        Button("Turn a card", systemImage: "arrow.up.square") { score += 1 }
        \(title)
        """, members: "@State private var score = 0")),
    RuleExample(
      "A button that goes back in its stead", isDocumentation: true,
      game(
        """
        Button("Done", systemImage: "checkmark") { dismiss() }
        \(title)
          .navigationBarBackButtonHidden(true)
        """, members: "@Environment(\\.dismiss) private var dismiss")),
  ]

  private static let reportedExamples: [RuleExample] = [
    RuleExample(
      "The bar hidden, with title and icon",
      game(
        """
        Text("Card")
        \(title)
          .⟦toolbar⟧(.hidden, for: .navigationBar) // More room.
        """),
      fixed: game(
        """
        Text("Card")
        \(title)
          // More room.
        """)),
    RuleExample(
      "The bar hidden, without them: no fix",
      game("Text(\"Card\").⟦navigationBarHidden⟧(true)")),
    RuleExample(
      "One case of a route, where another one goes back",
      NavigationIconMissing.app(
        routes(camera: "Text(\"Camera\").⟦toolbar⟧(.hidden, for: .navigationBar)"))),
    RuleExample(
      "A sheet that cannot be swiped away",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isShown = false

          var body: some View {
            Button("Show", systemImage: "star") { isShown = true }
              .sheet(isPresented: $isShown) {
                Text("Stay").padding().⟦interactiveDismissDisabled⟧()
              }
          }
        }
        """),
      fixed: NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isShown = false

          var body: some View {
            Button("Show", systemImage: "star") { isShown = true }
              .sheet(isPresented: $isShown) {
                Text("Stay").padding()
              }
          }
        }
        """)),
    RuleExample(
      "Where the view is used, on the line of another modifier",
      game(
        "Text(\"Card\").navigationTitle(\"Memory\")\n"
          + "  .assistiveAccessNavigationIcon(systemImage: \"star\")",
        link: "Game().⟦navigationBarBackButtonHidden⟧(true).padding()"),
      fixed: game(
        "Text(\"Card\").navigationTitle(\"Memory\")\n"
          + "  .assistiveAccessNavigationIcon(systemImage: \"star\")",
        link: "Game().padding()")),
    RuleExample(
      "The navigation bar among others, which stay hidden",
      game(
        "Text(\"Card\")\n\(title)\n  .⟦toolbar⟧(.hidden, for: .navigationBar, .tabBar)"),
      fixed: game("Text(\"Card\")\n\(title)\n  .toolbar(.hidden, for: .tabBar)")),
    RuleExample(
      "The navigation bar behind others",
      game(
        """
        Text("Card")
        \(title)
          .⟦toolbarVisibility⟧(
            .hidden, for: .tabBar,
            .navigationBar)
        """),
      fixed: game(
        """
        Text("Card")
        \(title)
          .toolbarVisibility(
            .hidden, for: .tabBar)
        """)),
    RuleExample(
      "A modifier of the workspace, reported where it is used",
      game(
        "Text(\"Card\")\n\(title)\n  .⟦calmChrome⟧(hidesBack: true)",
        declarations: """
          extension View {
            func calmChrome(hidesBack: Bool) -> some View {
              navigationBarBackButtonHidden(hidesBack).padding()
            }
          }
          """)),
    RuleExample(
      "The screen before can be left; a link further on is no way back",
      game(
        """
        NavigationLink("Help") {
          Text("Help")
            .navigationTitle("Help")
            .assistiveAccessNavigationIcon(systemImage: "questionmark")
        }
        \(title)
          .⟦navigationBarBackButtonHidden⟧()
        """,
        home: """
          @Environment(\\.dismiss) private var dismiss
          private func leave() { dismiss() }
          """)),
    RuleExample(
      "A model that nothing before depends on",
      "import AVFoundation\n" + game(
        """
        Button("Turn", systemImage: "star") {
          table.turn()
          player.play()
        }
        \(title)
          .⟦navigationBarBackButtonHidden⟧()
        """,
        members: """
          @State private var table = Table()
          let player: AVPlayer
          """, link: "Game(player: player)", home: "let player = AVPlayer()",
        declarations: """
          @Observable final class Table {
            var turned = 0
            func turn() { turned += 1 }
          }
          """)),
  ]

  /// What may lead back, though it is no back button.
  private static let waysBack: [RuleExample] = [
    RuleExample(
      "One case of a route, which has a button that goes back",
      NavigationIconMissing.app(
        routes(
          camera: """
            Button("Back", systemImage: "chevron.left", action: back)
                  .toolbar(.hidden, for: .navigationBar)
            """))),
    RuleExample(
      "A button in the toolbar",
      game(
        """
        Text("Card")
        \(title)
          .navigationBarBackButtonHidden()
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Back", systemImage: "chevron.backward") { dismiss() }
            }
          }
        """, members: "@Environment(\\.dismiss) private var dismiss")),
    RuleExample(
      "The presentation mode, in a function",
      game(
        """
        Button("Done", systemImage: "star", action: close)
        \(title)
          .navigationBarBackButtonHidden()
        """,
        members: """
          @Environment(\\.presentationMode) private var presentationMode
          private func close() { presentationMode.wrappedValue.dismiss() }
          """)),
    RuleExample(
      "A binding that is set",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isPlaying = false

          var body: some View {
            NavigationStack {
              Button("Play", systemImage: "star") { isPlaying = true }
                .navigationDestination(isPresented: $isPlaying) { Game(isShown: $isPlaying) }
            }
          }
        }

        struct Game: View {
          @Binding var isShown: Bool

          var body: some View {
            Button("Stop", systemImage: "stop") { isShown = false }
              .navigationBarBackButtonHidden()
          }
        }
        """)),
    RuleExample(
      "A path from which the last element is taken",
      NavigationIconMissing.app(
        """
        @Observable final class Router {
          var path: [Int] = []
          func back() { path.removeLast() }
        }

        struct Home: View {
          @State private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              NavigationLink("Play", value: 1)
                .navigationDestination(for: Int.self) { _ in Game(router: router) }
            }
          }
        }

        struct Game: View {
          let router: Router

          var body: some View {
            Button("Stop", systemImage: "stop") { router.back() }
              .navigationBarBackButtonHidden()
          }
        }
        """)),
    RuleExample(
      "An action that the view is given",
      game(
        """
        Button("Stop", systemImage: "stop", action: onStop)
        \(title)
          .navigationBarBackButtonHidden()
        """, members: "var onStop: () -> Void = {}")),
    RuleExample(
      "A call that cannot be followed",
      "import Calm\n" + game(
        """
        Button("Stop", systemImage: "stop") { coordinator.finish() }
        \(title)
          .navigationBarBackButtonHidden()
        """, members: "let coordinator: CalmCoordinator",
        link: "Game(coordinator: CalmCoordinator())")),
    RuleExample(
      "What happens by itself at the end",
      game(
        """
        Text("Card")
        \(title)
          .navigationBarBackButtonHidden()
          .onReceive(clock) { _ in onEnd() }
        """,
        members: """
          let clock = Timer.publish(every: 60, on: .main, in: .common)
          let onEnd: () -> Void
          """, link: "Game(onEnd: end)", home: "var end: () -> Void = {}")),
    RuleExample(
      "A stored setting that the app's start depends on",
      game(
        """
        Button("Agree", systemImage: "checkmark") { hasAgreed = true }
        \(title)
          .navigationBarBackButtonHidden()
        """, members: "@AppStorage(\"hasAgreed\") private var hasAgreed = false")),
    RuleExample(
      "Views that are not known",
      "import Calm\n" + game(
        """
        VStack {
          Text("Card")
          CalmCloseButton()
        }
        \(title)
          .navigationBarBackButtonHidden()
        """)),
    RuleExample(
      "A sheet that its last step closes",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isShown = false

          var body: some View {
            Button("Show", systemImage: "star") { isShown = true }
              .sheet(isPresented: $isShown) {
                NavigationStack {
                  NavigationLink("Next") {
                    Button("Close", systemImage: "xmark") { isShown = false }
                      .navigationTitle("Last step")
                      .assistiveAccessNavigationIcon(systemImage: "star")
                  }
                }
                .interactiveDismissDisabled()
              }
          }
        }
        """)),
  ]

  private static let silentExamples: [RuleExample] = [
    RuleExample(
      "A root has no way back to hide", isDocumentation: true,
      NavigationIconMissing.home(
        """
        NavigationStack {
          Text("Start")
            .navigationBarBackButtonHidden()
            .toolbar(.hidden, for: .navigationBar)
        }
        .interactiveDismissDisabled()
        """)),
    RuleExample(
      "Shown after all, or as a state says",
      game(
        """
        Text("Card")
        \(title)
          .navigationBarBackButtonHidden(false)
          .navigationBarHidden(isBusy)
          .toolbar(isBusy ? .hidden : .visible, for: .navigationBar)
          .toolbar(.hidden, for: .tabBar)
          .interactiveDismissDisabled()
        """, members: "@State private var isBusy = false")),
    RuleExample(
      "A cover, which has neither back button nor swipe",
      NavigationIconMissing.app(
        """
        struct Home: View {
          @State private var isShown = false

          var body: some View {
            Button("Show", systemImage: "star") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
                Text("Cover").navigationBarBackButtonHidden().interactiveDismissDisabled()
              }
          }
        }
        """)),
    RuleExample(
      "A view in two places, of which one can be left",
      game(
        "Text(\"Card\")\n\(title)\n  .navigationBarBackButtonHidden()",
        link: """
          VStack {
                  NavigationLink("One") { Game() }
                  NavigationLink("Two") {
                    VStack {
                      Game()
                      Button("Stop", systemImage: "stop", action: stop)
                    }
                  }
                }
          """, home: "var stop: () -> Void = {}")),
  ]
}
