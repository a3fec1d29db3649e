extension FixedScreenSize {
  private typealias File = RuleExample.File

  static let examples = reportedExamples + choiceExamples + silentExamples

  private static let list = SupportKeyMissing.list(
    "<key>UISupportsFullScreenInAssistiveAccess</key><true/>", SupportKeyMissing.launchScreen)

  private static func example(
    _ caption: String, isDocumentation: Bool = false, _ declarations: String,
    importing module: String = "SwiftUI", scenes: String = "WindowGroup { Home() }",
    list: String = list, files: [(path: String, text: String)] = []
  ) -> RuleExample {
    let app = """
      import \(module)

      @main
      struct TalkApp: App {
        var body: some Scene {
          \(scenes)
        }
      }

      \(declarations)

      """
    return RuleExample(
      caption, isDocumentation: isDocumentation,
      files: [File("App.swift", app), File("Info.plist", list)]
        + files.map { File($0.path, $0.text) })
  }

  private static let reportedExamples: [RuleExample] = [
    example(
      "A frame by the screen’s width", isDocumentation: true,
      """
      struct Home: View {
        var body: some View {
          Text("Talk")
            .frame(width: ⟦UIScreen.main.bounds.width⟧ * 0.9)
        }
      }
      """),
    example(
      "A decision by the screen’s height, in a function of the view",
      """
      struct Home: View {
        var body: some View {
          VStack(spacing: spacing()) {
            Text("Talk")
            if isSmall { Text("Small") }
          }
        }

        private func spacing() -> CGFloat {
          let screen = UIScreen.main
          return ⟦screen.bounds.size.height⟧ < 700 ? 4 : 8
        }

        private var isSmall: Bool {
          min(⟦UIScreen.main.nativeBounds.width⟧, UIScreen.main.nativeBounds.height) < 1_000
        }
      }
      """),
    example(
      "Constants and extensions in other files",
      """
      struct Home: View {
        var body: some View {
          VStack {
            Text("Talk").frame(maxWidth: Layout.cardWidth)
            Text("Listen").frame(height: UIScreen.shortSide)
            Board().card()
          }
        }
      }
      """,
      files: [
        (
          "Layout.swift",
          """
          import SwiftUI

          @MainActor enum Layout {
            static let cardWidth = ⟦UIScreen.main.bounds.size.width⟧ - 32
          }

          extension UIScreen {
            static var shortSide: CGFloat { min(⟦main.bounds.width⟧, main.bounds.height) }
          }

          extension View {
            func card() -> some View {
              offset(x: ⟦UIScreen.main.bounds.midX⟧)
            }
          }

          """
        ),
        (
          "Board.swift",
          """
          import SwiftUI

          struct Board: UIViewRepresentable {
            func makeUIView(context: Context) -> BoardView { BoardView() }
            func updateUIView(_ view: BoardView, context: Context) {}
          }

          final class BoardView: UIView {
            override func layoutSubviews() {
              super.layoutSubviews()
              frame = ⟦UIScreen.main.bounds⟧
              frame.size.height = ⟦window?.windowScene?.screen.bounds.height⟧ ?? 0
            }
          }

          """
        ),
      ]),
    example(
      "A frame of one device’s width",
      """
      struct Home: View {
        var body: some View {
          NavigationStack {
            ScrollView {
              VStack {
                Image("board").frame(width: ⟦390⟧, height: 200)
              }
              .frame(width: ⟦375⟧)
            }
          }
        }
      }
      """),
    example(
      "A decision by the model of the device",
      """
      struct Home: View {
        let model: String = UIDevice.current.model

        var body: some View {
          VStack(spacing: ⟦model == "iPhone SE"⟧ || model == "iPhone 8" ? 4 : 8) {
            Text("Talk")
            Text("Listen").padding(⟦Device.current == .iPhone8Plus⟧ ? 8 : 16)
          }
        }
      }

      enum Device {
        case iPhone8Plus, other

        static let current = Device.other
      }
      """),
    example(
      "A model that decides by the screen",
      """
      struct Home: View {
        @StateObject private var model = Model()

        var body: some View { Text(model.text) }
      }

      @MainActor final class Model: ObservableObject {
        var text: String { isWide ? "Wide" : "Narrow" }

        private var isWide: Bool {
          guard ⟦UIScreen.main.bounds.width⟧ > 600 else { return false }
          return true
        }
      }
      """),
  ]

  private static let choiceExamples: [RuleExample] = [
    example(
      "What is shown, chosen by the screen where it is shown",
      """
      struct Home: View {
        let room: CGFloat = 300

        var body: some View {
          VStack {
            Text(⟦UIScreen.main.bounds.size.width⟧ <= 320 || room < 9 ? "Talk" : "Sing")
            Text(room > 1 && (⟦UIScreen.main.bounds.height⟧ > 700) ? title : "Talk")
            Image(systemName: ⟦UIScreen.main.bounds.width⟧ > 600 ? "tray.2" : "tray")
          }
        }

        private var title: String {
          String(⟦UIScreen.main.bounds.width⟧ > 600 ? "Wide" : "Narrow")
        }
      }
      """),
    example(
      "What is shown, with the size of the screen in it",
      """
      struct Home: View {
        let isExact = true

        var body: some View {
          VStack {
            Text("\\(UIScreen.main.bounds.width)")
            Text(isExact ? String(describing: UIScreen.main.bounds.width) : "wide")
          }
          .onTapGesture { print(UIScreen.main.bounds.width > 600 ? "Wide" : "Narrow") }
        }
      }
      """),
  ]

  private static let silentExamples: [RuleExample] = [
    example(
      "A private function that nothing calls",
      """
      struct Home: View {
        var body: some View { Text("Talk") }

        private func room() -> CGFloat { UIScreen.main.bounds.width * 0.9 }
      }
      """),
    example(
      "The room that a view is given", isDocumentation: true,
      """
      struct Home: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass

        var body: some View {
          GeometryReader { proxy in
            VStack {
              Text("Talk").frame(width: proxy.size.width * 0.9)
              Text("Listen").frame(maxWidth: sizeClass == .compact ? .infinity : 390)
              Text("Look").containerRelativeFrame(.horizontal)
            }
          }
        }
      }
      """),
    example(
      "What else a screen can tell, and sizes that decide nothing",
      """
      struct Home: View {
        @State private var window = UIWindow(frame: UIScreen.main.bounds)

        var body: some View {
          VStack {
            Text("\\(UIScreen.main.bounds.width) points")
            Divider().frame(height: 1 / UIScreen.main.scale)
          }
          .onAppear {
            UIScreen.main.brightness = 1
            print(UIScreen.main.bounds)
            let size = window.windowScene?.coordinateSpace.bounds.size ?? UIScreen.main.bounds.size
            print(size)
          }
        }
      }
      """),
    example(
      "Code that nothing uses, previews, and what the mode cuts off",
      """
      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled

        var body: some View {
          if isAssistiveAccessEnabled {
            Text("Talk")
          } else {
            Wide()
            Text("Listen").frame(width: UIScreen.main.bounds.width)
          }
        }
      }

      struct Wide: View {
        var body: some View { Text("Wide").frame(width: UIScreen.main.bounds.width) }
      }

      struct Unused: View {
        var body: some View { Text("Unused").frame(width: UIScreen.main.bounds.width) }
      }

      #Preview {
        Home().frame(width: UIScreen.main.bounds.width)
      }
      """),
    example(
      "Families of devices, names of models, and systems",
      """
      struct Home: View {
        let system = System.iOS
        let model: String = UIDevice.current.model

        var body: some View {
          VStack(spacing: UIDevice.current.userInterfaceIdiom == .pad ? 16 : 8) {
            Text(model == "iPad" ? "Tablet" : "Phone")
            Text(name(of: model)).padding(system == .iPadOS ? 8 : 16)
          }
        }

        private func name(of model: String) -> String {
          switch model {
          case "iPhone14,6": "iPhone SE"
          default: model
          }
        }
      }

      enum System { case iOS, iPadOS }
      """),
    example(
      "Without the key",
      """
      struct Home: View {
        var body: some View { Text("Talk").frame(width: UIScreen.main.bounds.width) }
      }
      """, list: SupportKeyMissing.list(SupportKeyMissing.launchScreen)),
    example(
      "With a key that is false",
      """
      struct Home: View {
        var body: some View { Text("Talk").frame(width: UIScreen.main.bounds.width) }
      }
      """,
      list: SupportKeyMissing.list(
        "<key>UISupportsFullScreenInAssistiveAccess</key><false/>", SupportKeyMissing.launchScreen)
    ),
    example(
      "The scene for Assistive Access, which another key announces",
      """
      struct Home: View {
        var body: some View { Text("Talk") }
      }

      struct Calm: View {
        var body: some View { Text("Talk").frame(width: UIScreen.main.bounds.width) }
      }
      """, scenes: "WindowGroup { Home() }\n    AssistiveAccess { Calm() }",
      list: SupportKeyMissing.list(
        "<key>UISupportsFullScreenInAssistiveAccess</key><true/>", SupportKeyMissing.missingKey)),
    example(
      "An extension that something else may mean by a name",
      """
      struct Home: View {
        let board = Board()

        var body: some View { Text("Talk").frame(width: board.side) }
      }

      struct Board {
        var side: CGFloat = 100
      }

      extension CGFloat {
        @MainActor static var side: CGFloat { UIScreen.main.bounds.width }
      }
      """),
    example(
      "Widths that are not the screen’s",
      """
      struct Home: View {
        @State private var isShown = false

        var body: some View {
          VStack {
            HStack {
              Text("Talk").frame(width: 390)
              Text("Listen").frame(width: 320)
            }
            Text("Look").frame(maxWidth: 768).frame(width: 300)
          }
          .sheet(isPresented: $isShown) { Text("Help").frame(width: 375) }
        }
      }
      """),
    example(
      "Screens and bounds of the app’s own",
      """
      struct Home: View {
        let map = Map()

        var body: some View {
          Text("Talk").frame(width: map.screen.bounds.width, height: map.bounds.height)
        }
      }

      struct Map {
        var bounds = CGRect.zero
        var screen = Area()
      }

      struct Area {
        var bounds = CGRect.zero
      }
      """),
  ]
}
