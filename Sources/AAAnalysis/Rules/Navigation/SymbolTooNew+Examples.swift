extension SymbolTooNew {
  /// An app whose ordinary and Assistive Access scenes both show `Home`.
  private static func shared(_ declarations: String) -> String {
    """
    import SwiftUI

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Home() }
        if #available(iOS 26.0, *) {
          AssistiveAccess { Home() }
        }
      }
    }

    \(declarations)

    """
  }

  private static func home(_ body: String) -> String {
    shared("struct Home: View {\n  var body: some View {\n    \(body)\n  }\n}")
  }

  static let examples: [RuleExample] = [
    RuleExample(
      "A symbol of iOS 18 in an app for iOS 17", isDocumentation: true,
      files: SymbolRenamed.app(
        home(#"Label("Papers", systemImage: "⟦document.on.document⟧")"#), target: "17.0",
        fixed: home(#"Label("Papers", systemImage: "doc.on.doc")"#))),
    RuleExample(
      "In a view that both interfaces reach, without an older name",
      files: SymbolRenamed.app(
        shared(
          """
          struct Home: View {
            var body: some View { Text("Home").overlay { Badge(symbol: "⟦photo.stack⟧") } }
          }

          struct Badge: View {
            let symbol: String
            var body: some View { Image(systemName: symbol) }
          }
          """), target: "15.0")),
    RuleExample(
      "A check for a system that does not have it either",
      files: SymbolRenamed.app(
        home("if #available(iOS 17, *) { Image(systemName: \"⟦document⟧\") }"), target: "16.0",
        fixed: home("if #available(iOS 17, *) { Image(systemName: \"doc\") }"))),
    RuleExample(
      "A class that shows the view outside the scene",
      files: SymbolRenamed.app(
        NavigationIconMissing.app(
          """
          struct Home: View {
            var body: some View { Image(systemName: "⟦document⟧") }
          }

          final class HomeController: UIHostingController<Home> {
            init() { super.init(rootView: Home()) }
            required init?(coder: NSCoder) { return nil }
          }
          """), target: "17.0",
        fixed: NavigationIconMissing.app(
          """
          struct Home: View {
            var body: some View { Image(systemName: "doc") }
          }

          final class HomeController: UIHostingController<Home> {
            init() { super.init(rootView: Home()) }
            required init?(coder: NSCoder) { return nil }
          }
          """))),
    RuleExample(
      "A symbol of iOS 26.1 in an app for iOS 26",
      files: SymbolRenamed.app(
        NavigationIconMissing.home(#"Image(systemName: "⟦air.conditioner⟧")"#), target: "26.0")),
    RuleExample(
      "A symbol that the oldest system has", isDocumentation: true,
      files: SymbolRenamed.app(
        home(#"Label("Papers", systemImage: "doc.on.doc")"#), target: "17.0")),
    RuleExample(
      "Inside a check of the version", isDocumentation: true,
      files: SymbolRenamed.app(
        home(
          """
          if #available(iOS 18, *) {
                Image(systemName: "document")
              } else {
                Image(systemName: "doc")
              }
          """), target: "17.0")),
    RuleExample(
      "What only the scene shows is never shown on an older system",
      files: SymbolRenamed.app(
        NavigationIconMissing.app(
          """
          struct Home: View {
            var body: some View { Row() }
          }

          struct Row: View {
            var body: some View { Image(systemName: "document") }
          }

          #Preview { Home() }
          """, scene: "if #available(iOS 26, *) { AssistiveAccess { Home() } }"),
        target: "17.0")),
    RuleExample(
      "An icon beside a title",
      files: SymbolRenamed.app(
        home(
          """
          List {}
                .navigationTitle("Papers")
                .assistiveAccessNavigationIcon(systemImage: "document")
          """), target: "17.0")),
    RuleExample(
      "What the scene passes to a view that both interfaces show",
      files: SymbolRenamed.app(
        """
        import SwiftUI

        @main
        struct DrawApp: App {
          var body: some Scene {
            WindowGroup { Row(symbol: "doc") }
            AssistiveAccess { CalmHome() }
          }
        }

        struct CalmHome: View {
          var body: some View { Row(symbol: "document") }
        }

        struct Row: View {
          let symbol: String
          var body: some View { Image(systemName: symbol) }
        }

        """, target: "17.0")),
    RuleExample(
      "The deployment target is not known", home(#"Image(systemName: "document")"#)),
    RuleExample(
      "A configuration file may set the deployment target",
      files: [
        RuleExample.File("Draw/App.swift", home(#"Image(systemName: "document")"#)),
        RuleExample.File(
          "Draw.xcodeproj/project.pbxproj",
          ExampleProject(
            targets: [.init(name: "Draw", settings: [], hasConfigurationFile: true)],
            settings: ["SDKROOT = iphoneos", "IPHONEOS_DEPLOYMENT_TARGET = 17.0"]
          ).text),
      ]),
    RuleExample(
      "A file of another target than the app's",
      files: SymbolRenamed.app(
        shared("struct Home: View { var body: some View { Kit() } }"), target: "17.0") + [
          RuleExample.File(
            "Kit/Kit.swift",
            """
            import SwiftUI

            public struct Kit: View {
              public var body: some View { Image(systemName: "document") }
            }

            """)
        ]),
  ]
}
