@testable import AAAnalysis
import Testing

/// Branches of the ordinary interface that are shown because the mode is on.
@Suite struct ModeRootTests {
  private static let properties = """
    @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
    @State private var isReady = false
    @State private var simulateAssistiveAccess = false
    """

  private static let app = """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { Home() } } }

    """

  /// The texts of the branches that are roots where a view's body is given.
  private func roots(_ body: String, _ others: String = "") -> [String] {
    let example = ScopeExample(
      Self.app + "struct Home: View {\n\(Self.properties)\nvar body: some View {\n\(body)\n}\n}\n"
        + others)
    #expect(example.scope.roots.allSatisfy { $0.kind == .modeBranch })
    return example.texts
  }

  @Test(arguments: [
    ("if isCalm { Text(\"1\") } else { Text(\"2\") }", ["1"]),
    ("if isCalm { Text(\"1\") }", ["1"]),
    ("Text(\"0\")\nif isCalm { Text(\"1\") }", ["1"]),
    ("if self.isCalm == true { Text(\"1\") }", ["1"]),
    ("if isCalm && isReady { Text(\"1\") } else { Text(\"2\") }", ["1"]),
    ("if isReady, isCalm { Text(\"1\") } else { Text(\"2\") }", ["1"]),
    ("if isCalm || isReady { Text(\"1\") } else { Text(\"2\") }", ["1"]),
    ("if isReady { Text(\"1\") } else if isCalm { Text(\"2\") } else { Text(\"3\") }", ["2"]),
    ("if !isCalm { Text(\"1\") } else { Text(\"2\") }", ["2"]),
    ("if AccessibilitySettings.isAssistiveAccessEnabled { Text(\"1\") }", ["1"]),
    ("if #available(iOS 18, *), isCalm { Text(\"1\") }", ["1"]),
    ("if isCalm { return AnyView(Text(\"1\")) }\nreturn AnyView(Text(\"2\"))", ["1"]),
    ("guard !isCalm else { return AnyView(Text(\"1\")) }\nreturn AnyView(Text(\"2\"))", ["1"]),
    ("switch isCalm { case true: Text(\"1\")\ncase false: Text(\"2\") }", ["1"]),
    ("switch isCalm { case false: Text(\"1\")\ndefault: Text(\"2\") }", ["2"]),
    ("NavigationStack { List { if isCalm { Text(\"1\") } else { Text(\"2\") } } }", ["1"]),
    ("Text(\"0\").sheet(isPresented: $isReady) { if isCalm { Text(\"1\") } }", ["1"]),
    ("if isCalm { if isReady { Text(\"1\") } else { Text(\"2\") } }", ["1", "2"]),
    ("if isCalm { if isCalm { Text(\"1\") } }", ["1"]),
  ])
  func findsBranches(body: String, expected: [String]) {
    #expect(roots(body) == expected)
  }

  @Test(arguments: [
    // Adaptation by hiding.
    "if !isCalm { Text(\"1\") }",
    "if !isCalm && isReady { Text(\"1\") } else { Text(\"2\") }",
    "guard isCalm else { return AnyView(Text(\"1\")) }\nreturn AnyView(Text(\"2\"))",
    "isCalm ? AnyView(Text(\"1\")) : AnyView(Text(\"2\"))",
    "Text(isCalm ? \"1\" : \"2\").padding(isCalm ? 20 : 10)",
    "if isCalm { EmptyView() } else { Text(\"2\") }",
    "if isCalm { Spacer() } else { Text(\"2\") }",
    // Nothing that is shown.
    "Text(\"1\").onAppear { if isCalm { Task { Text(\"2\") } } }",
    "Button(\"1\") { if isCalm { isReady = true } }",
    // Flags of the app's own.
    "if simulateAssistiveAccess { Text(\"1\") } else { Text(\"2\") }",
    "if isReady { Text(\"1\") } else { Text(\"2\") }",
    // Commented out.
    "// if isCalm { Text(\"1\") }\nText(\"2\")",
  ])
  func findsNoneElsewhere(body: String) {
    #expect(roots(body).isEmpty)
  }

  @Test(arguments: [
    "struct Page: View {\n  let isSimple: Bool\n"
      + "  var body: some View { if isSimple { Text(\"1\") } else { Text(\"2\") } }\n}",
    "struct Page: View {\n  var isSimple = false\n  init(isSimple: Bool) { self.isSimple = isSimple }\n"
      + "  var body: some View { if isSimple { Text(\"1\") } else { Text(\"2\") } }\n}",
  ])
  func followsWhatIsHandedOn(page: String) {
    #expect(roots("Page(isSimple: isCalm)", page) == ["1"])
    #expect(roots("Page(isSimple: isReady)", page).isEmpty)
  }

  @Test(arguments: [
    "var header: some View { if isCalm { Text(\"1\") } else { Text(\"2\") } }",
    "@ViewBuilder private func header() -> some View { if isCalm { Text(\"1\") } }",
  ])
  func findsThemInPartsThatNothingShows(member: String) {
    let home = "struct Home: View {\n\(Self.properties)\nvar body: some View { Text(\"0\") }\n"
    #expect(ScopeExample("import SwiftUI\n" + home + member + "\n}\n").texts == ["1"])
  }

  @Test func findsThemInViewsOfLibraries() {
    let source = """
      import SwiftUI
      public struct Page: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var isCalm
        public var body: some View { if isCalm { Text("1") } else { Text("2") } }
      }
      extension View {
        @ViewBuilder func adapted(_ isOn: Bool) -> some View {
          if AccessibilitySettings.isAssistiveAccessEnabled { Text("3") } else { self }
        }
      }
      struct Adapt: ViewModifier {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var isCalm
        func body(content: Content) -> some View {
          if isCalm { VStack { content; Text("4") } } else { content }
        }
      }
      """
    #expect(ScopeExample(source).texts == ["1", "3", "4"])
  }

  @Test func wrappersInOtherFiles() {
    let example = ScopeExample([
      "Mode.swift": "import Accessibility\nenum Mode {\n"
        + "  static var isSimple: Bool { AccessibilitySettings.isAssistiveAccessEnabled }\n}\n",
      "Home.swift": "import SwiftUI\nstruct Home: View {\n  var body: some View {\n"
        + "    if Mode.isSimple { Text(\"1\") } else { Text(\"2\") }\n  }\n}\n",
    ])
    #expect(example.texts == ["1"])
  }

  @Test(arguments: [
    "if AccessibilitySettings.isAssistiveAccessEnabled {\n"
      + "window?.rootViewController = UIHostingController(rootView: Calm())\n} else {\n"
      + "window?.rootViewController = UIHostingController(rootView: Full())\n}",
    "let calm = Calm()\nif AccessibilitySettings.isAssistiveAccessEnabled {\n"
      + "window?.rootViewController = UIHostingController(rootView: calm)\nreturn\n}\n"
      + "window?.rootViewController = UIHostingController(rootView: Full())",
    "guard !AccessibilitySettings.isAssistiveAccessEnabled else {\n"
      + "window?.rootViewController = UIHostingController(rootView: Calm())\nreturn\n}\n"
      + "window?.rootViewController = UIHostingController(rootView: Full())",
  ])
  func hostedInUIKit(statements: String) {
    let example = ScopeExample(
      """
      import SwiftUI
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene) {
          \(statements)
        }
      }
      struct Calm: View { var body: some View { Text("1") } }
      struct Full: View { var body: some View { Text("2") } }
      """)
    #expect(example.texts == ["1"])
    #expect(example.scope.roots.map(\.kind) == [.modeBranch])
  }

  @Test func whatASceneShowsIsNoRootBeside() {
    let example = ScopeExample(
      """
      import SwiftUI
      @main struct A: App {
        var body: some Scene {
          WindowGroup { Home(); Other() }
          AssistiveAccess { Home() }
        }
      }
      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
        var body: some View { if isCalm { Text("1") } else { Text("2") } }
      }
      struct Other: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
        var body: some View { if isCalm { Text("3") } else { Text("4") } }
      }
      """)
    #expect(example.scope.roots.map(\.kind) == [.scene(0), .modeBranch])
    #expect(example.texts == ["1", "3"])
  }

  @Test func surroundingsAreKept() throws {
    let example = ScopeExample(
      Self.app + """
        struct Home: View {
          \(Self.properties)
          var body: some View {
            Text("0").toolbar { if isCalm { Button("1") {} } }
              .confirmationDialog("2", isPresented: $isReady) { if isCalm { Button("3") {} } }
          }
        }
        """)
    let buttons = example.scope.screens.flatMap(\.elements).filter { $0.name == "Button" }
    #expect(buttons.map(\.surroundings) == [.toolbar, .dialog])
  }

  @Test func theConditionTellsWhereARootIs() {
    let example = ScopeExample(
      Self.app
        + "struct Home: View {\n\(Self.properties)\nvar body: some View { if isCalm { Text(\"1\") } }\n}")
    #expect(
      example.scope.roots.map { example.text($0.reference.file, $0.nameRange) } == ["isCalm"])
  }
}
