extension SymbolRenamed {
  /// A home screen around the given expression, in an app that can be installed from the given iOS
  /// on.
  static func home(
    _ body: String, target: String, fixed: String? = nil,
    scene: String = "AssistiveAccess { Home() }"
  ) -> [RuleExample.File] {
    app(
      NavigationIconMissing.home(body, scene: scene), target: target,
      fixed: fixed.map { NavigationIconMissing.home($0, scene: scene) })
  }

  /// An app of one file that can be installed from the given iOS on.
  static func app(_ text: String, target: String, fixed: String? = nil) -> [RuleExample.File] {
    let project = ExampleProject(targets: [
      .init(
        name: "Draw",
        settings: ["GENERATE_INFOPLIST_FILE = NO", "IPHONEOS_DEPLOYMENT_TARGET = \(target)"])
    ])
    return [
      RuleExample.File("Draw/App.swift", text, fixed: fixed),
      RuleExample.File("Draw.xcodeproj/project.pbxproj", project.text),
    ]
  }

  static let examples: [RuleExample] = [
    RuleExample(
      "An app for iOS 26", isDocumentation: true,
      files: home(
        #"Label("Papers", systemImage: "⟦doc.on.doc⟧")"#, target: "26.0",
        fixed: #"Label("Papers", systemImage: "document.on.document")"#)),
    RuleExample(
      "An icon beside a title is only shown from iOS 26 on", isDocumentation: true,
      NavigationIconMissing.home(
        """
        List {}
          .navigationTitle("Papers")
          .assistiveAccessNavigationIcon(systemImage: "⟦doc⟧")
        """),
      fixed: NavigationIconMissing.home(
        """
        List {}
          .navigationTitle("Papers")
          .assistiveAccessNavigationIcon(systemImage: "document")
        """)),
    RuleExample(
      "A check of the system that has the new name",
      NavigationIconMissing.home(
        """
        if #available(iOS 18, *) {
          Image(systemName: "⟦doc⟧")
        } else {
          Image(systemName: "doc")
        }
        """, scene: "if #available(iOS 26, *) { AssistiveAccess { Home() } }"),
      fixed: NavigationIconMissing.home(
        """
        if #available(iOS 18, *) {
          Image(systemName: "document")
        } else {
          Image(systemName: "doc")
        }
        """, scene: "if #available(iOS 26, *) { AssistiveAccess { Home() } }")),
    RuleExample(
      "A view that is there from iOS 18 on",
      NavigationIconMissing.app(
        """
        @available(iOS 18.0, *)
        struct Home: View {
          var body: some View { Image(systemName: "⟦doc⟧").padding() }
        }
        """),
      fixed: NavigationIconMissing.app(
        """
        @available(iOS 18.0, *)
        struct Home: View {
          var body: some View { Image(systemName: "document").padding() }
        }
        """)),
    RuleExample(
      "What stands in the scene itself",
      NavigationIconMissing.app(
        "struct Unused: View { var body: some View { Text(\"One\") } }",
        scene: "AssistiveAccess { Image(systemName: \"⟦doc⟧\") }"),
      fixed: NavigationIconMissing.app(
        "struct Unused: View { var body: some View { Text(\"One\") } }",
        scene: "AssistiveAccess { Image(systemName: \"document\") }")),
    RuleExample(
      "A new name that every app's systems have",
      NavigationIconMissing.home(#"Image(systemName: "⟦speaker.3⟧")"#),
      fixed: NavigationIconMissing.home(
        #"Image(systemName: "speaker.wave.3")"#)),
    RuleExample(
      "An app that also runs before the new name came", isDocumentation: true,
      files: home(#"Label("Papers", systemImage: "doc.on.doc")"#, target: "17.0")),
    RuleExample(
      "The deployment target is not known",
      NavigationIconMissing.home(#"Label("Papers", systemImage: "doc.on.doc")"#)),
    RuleExample(
      "The check is for an older system",
      NavigationIconMissing.home(
        """
        if #available(iOS 17.5, *) {
          Image(systemName: "doc")
        }
        """)),
    RuleExample(
      "A current name",
      files: home(#"Label("Papers", systemImage: "document.on.document")"#, target: "26.0")),
    RuleExample(
      "Configurations that disagree",
      files: [
        RuleExample.File(
          "Draw/App.swift", NavigationIconMissing.home(#"Image(systemName: "doc")"#)),
        RuleExample.File(
          "Draw.xcodeproj/project.pbxproj",
          ExampleProject(targets: [
            .init(
              name: "Draw",
              settings: [
                "GENERATE_INFOPLIST_FILE = NO", "IPHONEOS_DEPLOYMENT_TARGET = \"$(CONFIGURATION)\"",
              ])
          ]).text),
      ]),
    RuleExample(
      "One literal that an icon and a row show, in an app for iOS 17",
      files: app(
        NavigationIconMissing.app(
          """
          enum Icons { static let papers = "doc" }

          struct Home: View {
            var body: some View {
              List { Label("Papers", systemImage: Icons.papers) }
                .navigationTitle("Papers")
                .assistiveAccessNavigationIcon(systemImage: Icons.papers)
            }
          }
          """), target: "17.0")),
  ]
}
