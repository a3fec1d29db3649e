extension TabViewShown {
  private static let pages = """
    TabView {
      DrawView()
      GalleryView()
    }
    """

  /// Pages to swipe through.
  static let pagedExamples: [RuleExample] = [
    ControlExample.example(
      "Pages", pages + "\n.tabViewStyle(.page)", features),
    ControlExample.example(
      "Pages with dots", pages + "\n.tabViewStyle(.page(indexDisplayMode: .always))", features),
    ControlExample.example(
      "Pages by the style's type", pages + "\n.padding()\n.tabViewStyle(PageTabViewStyle())",
      features),
    ControlExample.example(
      "The style of pages around", "VStack {\n  Text(\"Draw\")\n\(indented(pages))\n}\n"
        + ".tabViewStyle(.page)", features),
    ControlExample.example(
      "The style of pages where a view is used",
      """
      Pages()
        .tabViewStyle(.page(indexDisplayMode: .never))
      """,
      features + """


        struct Pages: View {
          var body: some View {
            \(indented(pages, 4))
          }
        }
        """),
    ControlExample.example(
      "The style of pages in a modifier", pages + "\n.modifier(Paged())",
      features + """


        struct Paged: ViewModifier {
          func body(content: Content) -> some View {
            content.tabViewStyle(.page)
          }
        }
        """),
    ControlExample.example(
      "The style of pages in an extension, for some systems", pages + "\n.paged()",
      features + """


        extension View {
          @ViewBuilder
          func paged() -> some View {
            if #available(iOS 14.0, *) {
              tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
            } else {
              self
            }
          }
        }
        """),
    ControlExample.example(
      "Pages under a condition", pages + "\n.paged(isPaged)",
      properties: "@State private var isPaged = true",
      features + """


        extension View {
          @ViewBuilder
          func paged(_ isPaged: Bool) -> some View {
            if isPaged {
              tabViewStyle(.page)
            } else {
              self
            }
          }
        }
        """),
    ControlExample.example(
      "A style by a name of the app's own", pages + "\n.tabViewStyle(.calm)",
      features + """


        extension TabViewStyle where Self == PageTabViewStyle {
          static var calm: PageTabViewStyle { PageTabViewStyle() }
        }
        """),
  ]

  static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Steps without a bar, one after the other",
      """
      TabView(selection: $step) {
        Button("Next", systemImage: "arrow.right") { step = 1 }
          .tag(0)
          .toolbar(.hidden, for: .tabBar)
        GalleryView()
          .tag(1)
          .toolbar(.hidden, for: .tabBar)
      }
      """,
      properties: "@State private var step = 0", features),
    ControlExample.example(
      "Another view of that name",
      """
      TabView {
        DrawView()
      }
      """,
      features + """


        struct TabView<Content: View>: View {
          @ViewBuilder let content: () -> Content

          var body: some View { content() }
        }
        """),
    RuleExample(
      "Tabs of the ordinary interface",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              Tab("Draw", systemImage: "pencil") { DrawView() }
              Tab("Gallery", systemImage: "photo") { GalleryView() }
            }
          }
          AssistiveAccess {
            DrawView()
          }
        }
      }

      \(features)
      """),
    ControlExample.example(
      "Tabs where the mode is off",
      """
      if isCalm {
        DrawView()
      } else {
        TabView {
          DrawView().tabItem { Label("Draw", systemImage: "pencil") }
          GalleryView().tabItem { Label("Gallery", systemImage: "photo") }
        }
      }
      """,
      properties: "@Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm",
      features),
    RuleExample(
      "A style from a package",
      compiles: false,
      ControlExample.home(pages + "\n.elegantPages()", features)),
  ]

  private static func indented(_ text: String, _ width: Int = 2) -> String {
    let space = String(repeating: " ", count: width)
    return width == 2
      ? space + text.replacing("\n", with: "\n" + space) : text.replacing("\n", with: "\n" + space)
  }
}
