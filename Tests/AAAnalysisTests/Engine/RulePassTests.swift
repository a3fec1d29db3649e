@testable import AAAnalysis
import Testing

/// What rules say of the different places where Assistive Access begins.
@Suite struct RulePassTests {
  /// `rule severity text` of every finding, in order.
  private func shown(_ files: [String: String]) -> [String] {
    let workspace = ExampleWorkspace(files)
    return workspace.findings.map { finding in
      let text = workspace.files[finding.location.file]?[finding.location.range] ?? "?"
      return "\(finding.rule) \(finding.severity) \(text)"
    }
  }

  private func shown(_ source: String) -> [String] { shown(["App.swift": source]) }

  private static let list = """
    struct CalmList: View {
      @Environment(\\.modelContext) private var context
      let friend: Friend
      var body: some View {
        Button("Remove", systemImage: "trash") { context.delete(friend) }
      }
    }

    """

  // MARK: Previews

  @Test func previewsCountFully() {
    #expect(
      shown(
        "import SwiftUI\n" + Self.list + """
          #Preview(traits: .assistiveAccess) {
            NavigationStack { CalmList(friend: Friend()).navigationTitle("Friends") }
          }
          """) == [
        "destructive-unconfirmed warning Button", "navigation-icon-missing warning navigationTitle",
      ])
  }

  /// A preview may be of any screen, so that it says nothing of how many features an app has.
  @Test func aPreviewIsNotTheRootOfAnApp() {
    func screen(_ links: Int) -> String {
      let list = (1...links).map { "NavigationLink(\"No. \($0)\") { Text(\"x\") }\n" }.joined()
      return "import SwiftUI\nstruct Home: View { var body: some View { List {\n\(list)} } }\n"
    }
    let preview = "#Preview(traits: .assistiveAccess) { Home() }\n"
    let app = "@main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }\n"
    func choices(_ source: String) -> Int {
      shown(source).count { $0.hasPrefix("too-many-choices") }
    }
    #expect(choices(screen(4) + preview) == 0)
    #expect(choices(screen(6) + preview) == 1)
    #expect(choices(screen(4) + preview + app) == 1)
  }

  @Test func aSceneAndAPreviewReportOnce() {
    #expect(
      shown(
        "import SwiftUI\n@main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }\n"
          + "struct Home: View { var body: some View { CalmList(friend: Friend()) } }\n" + Self.list
          + "#Preview(traits: .assistiveAccess) { Home() }\n"
          + "#Preview(traits: .assistiveAccess) { VStack { CalmList(friend: Friend()) } }\n"
      ).filter { $0.hasPrefix("destructive") } == ["destructive-unconfirmed warning Button"])
  }

  @Test(arguments: ["$isAsking", ".constant(false)", "Binding.constant(true)"])
  func whatAPartIsLentMayAskElsewhere(binding: String) {
    #expect(
      shown(
        """
        import SwiftUI
        struct Row: View {
          @Binding var isAsking: Bool
          var body: some View {
            Button("Remove", systemImage: "trash", role: .destructive) { isAsking = true }
          }
        }
        #Preview(traits: .assistiveAccess) {
          @Previewable @State var isAsking = false
          Row(isAsking: \(binding))
        }
        """
      ).isEmpty)
  }

  // MARK: Branches of the mode

  private func home(_ body: String, scene: String = "") -> String {
    """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { Home() }
    \(scene) } }
    struct Home: View {
      @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
      @Environment(\\.modelContext) private var context
      @State private var isAsking = false
      var body: some View {
        \(body)
      }
    }

    """ + Self.list
  }

  @Test func aBranchIsJudged() {
    #expect(
      shown(home("if isCalm { CalmList(friend: Friend()) } else { Text(\"2\") }"))
        == ["destructive-unconfirmed warning Button"])
    #expect(shown(home("if !isCalm { CalmList(friend: Friend()) } else { Text(\"2\") }")).isEmpty)
  }

  // MARK: What hangs around a branch

  private func timed(_ branch: String, _ otherwise: String, task: String) -> [String] {
    shown(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
        @State private var toast: String?
        @State private var model = Model()
        var body: some View {
          ZStack { if isCalm { \(branch) } else { \(otherwise) } }
            \(task)
        }
        private var calm: some View { VStack { if let toast { Text(toast) } } }
        private func clear() async {
          try? await Task.sleep(for: .seconds(6))
          toast = nil
        }
      }
      @Observable final class Model { var note: String? }
      struct Page: View {
        let text: String?
        var body: some View { if let text { Text(text) } }
      }
      """
    ).filter { $0.hasPrefix("timed-interaction") }
  }

  @Test(arguments: [
    ("if let toast { Text(toast) }", ".task { try? await Task.sleep(for: .seconds(6)); toast = nil }"),
    ("calm", ".padding().task { await clear() }.opacity(1)"),
    ("Page(text: toast)", ".onAppear { Task { await clear() } }"),
    (
      "if let note = model.note { Text(note) }",
      ".task { try? await Task.sleep(for: .seconds(6)); model.note = nil }"
    ),
  ])
  func aWaitAroundABranchCounts(branch: String, task: String) {
    #expect(timed(branch, "Text(\"1\")", task: task) == ["timed-interaction warning sleep"])
    // What only the ordinary interface shows is its own affair.
    #expect(timed("Text(\"1\")", branch, task: task).isEmpty)
  }

  private func sheet(
    _ branch: String, _ otherwise: String, others: String = "",
    around: String = ".sheet(isPresented: $showsHelp) { Help() }"
  ) -> [String] {
    shown(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      enum Route: Hashable { case help }
      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
        @State private var showsHelp = false
        @State private var showsMore = false
        var body: some View {
          NavigationStack { ZStack { if isCalm { \(branch) } else { \(otherwise) } } }
            \(around)
        }
        private var calm: some View { VStack { help } }
        private var help: some View { Button("Help", systemImage: "star", action: showHelp) }
        private func showHelp() { showsHelp = true }
      }
      struct Opener: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Help", systemImage: "star") { isOpen.toggle() } }
      }
      struct Help: View {
        var body: some View { NavigationLink("Next") { Text("1") } }
      }
      struct More: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Help", systemImage: "star") { isOpen = true } }
      }
      """
    ).filter { $0.hasPrefix("label-without-icon") }
  }

  @Test(arguments: [
    "Button(\"Help\", systemImage: \"star\") { showsHelp = true }",
    "calm",
    "Opener(isOpen: $showsHelp)",
    "Toggle(\"Help\", isOn: $showsHelp)",
    "NavigationLink { help } label: { Label(\"More\", systemImage: \"star\") }",
  ])
  func aSheetAroundABranchIsJudgedWhereTheBranchOpensIt(branch: String) {
    let found = ["label-without-icon warning NavigationLink"]
    #expect(sheet(branch, "Text(\"1\")") == found)
    #expect(sheet("Text(\"1\")", branch).isEmpty)
    #expect(sheet("Text(showsHelp ? \"1\" : \"2\")", branch).isEmpty)
  }

  @Test func whatHangsAroundABranchLeadsOn() {
    #expect(
      sheet(
        "Button(\"More\", systemImage: \"star\") { showsMore = true }", "Text(\"1\")",
        around: """
          .sheet(isPresented: $showsHelp) { Help() }
          .fullScreenCover(isPresented: $showsMore) { More(isOpen: $showsHelp) }
          """) == ["label-without-icon warning NavigationLink"])
    let link =
      "NavigationLink(value: Route.help) { Label(\"Help\", systemImage: \"star\") }"
    let destination = ".navigationDestination(for: Route.self) { _ in Help() }"
    #expect(
      sheet(link, "Text(\"1\")", around: destination) == [
        "label-without-icon warning NavigationLink"
      ])
    #expect(sheet("Text(\"1\")", link, around: destination).isEmpty)
  }

  @Test func whatStandsBesideABranchIsNotJudged() {
    #expect(
      shown(
        home("CalmList(friend: Friend())\nif isCalm { Text(\"1\") } else { Text(\"2\") }")
      ).isEmpty)
  }

  @Test func whatIsAroundABranchCounts() {
    let button = "Button(\"Remove\", systemImage: \"trash\", role: .destructive) { isAsking = true }"
    #expect(
      shown(
        home(
          """
          VStack { if isCalm { \(button) } }
            .confirmationDialog("Sure?", isPresented: $isAsking) {
              Button("Remove", role: .destructive) { context.delete(Friend()) }
            }
          """)
      ) == ["destructive-confirmed-once hint Button"])
    #expect(
      shown(home("VStack { if isCalm { \(button) } }"))
        == ["destructive-unconfirmed warning Button"])
  }

  /// What an action decides by the mode does not make the view around it a root by itself, away
  /// from the dialog that its parent shows.
  @Test func whatIsAroundTheViewOfABranchCounts() {
    let part = """
      struct Part: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
        let model: Model
        var body: some View {
          Button("Log", systemImage: "star") { if isCalm { print("calm") } }
          if isCalm {
            Button("Remove", systemImage: "trash", role: .destructive) { model.isAsking = true }
          }
        }
      }
      @Observable final class Model { var isAsking = false }

      """
    let parent = "@Bindable var model = Model()\nPart(model: model)"
    #expect(shown(home(parent) + part) == ["destructive-unconfirmed warning Button"])
    let dialog = """
      .confirmationDialog("Sure?", isPresented: $model.isAsking) {
        Button("Remove", role: .destructive) { context.delete(Friend()) }
      }
      """
    #expect(shown(home("VStack { \(parent) }\(dialog)") + part).isEmpty)
  }

  @Test func iconsAreSeenInScenesOnly() {
    let body = """
      VStack {
        if isCalm { NavigationStack { NavigationLink("Go") { Text("x").navigationTitle("Page") } } }
      }
      """
    #expect(!shown(home(body)).contains { $0.hasPrefix("navigation-icon") })
    #expect(
      shown(home(body, scene: "AssistiveAccess { Text(\"x\") }"))
        .contains("navigation-icon-missing warning navigationTitle"))
  }

  // MARK: The full-screen key

  private static func list(_ key: String, _ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>CFBundleExecutable</key>
    \t<string>$(EXECUTABLE_NAME)</string>
    \t<key>CFBundlePackageType</key>
    \t<string>APPL</string>
    \t<key>UILaunchScreen</key>
    \t<dict/>
    \t<key>\(key)</key>
    \t\(value)
    </dict>
    </plist>
    """
  }

  private static let fullScreen = list("UISupportsFullScreenInAssistiveAccess", "<true/>")

  private static let standard = """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @Environment(\\.modelContext) private var context
      @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
      var body: some View {
        NavigationStack {
          VStack {
            Button("Remove") { context.delete(Friend()) }
            Button("Small", systemImage: "star") { print("x") }.frame(width: 30, height: 30)
            Button("Larger", systemImage: "star") { print("x") }.frame(width: 50, height: 50)
            Text("x").font(.caption)
            Button("Plain", systemImage: "star") { print("x") }.buttonStyle(.plain)
            if !isCalm { Button("Clear") { context.delete(Friend()) } }
            if #available(iOS 26, *) { Text("new") } else { Old() }
          }
          .navigationTitle("Home")
        }
      }
    }
    struct Old: View {
      @Environment(\\.modelContext) private var context
      var body: some View { Button("Old") { context.delete(Friend()) } }
    }
    """

  @Test func theKeyMakesSomeRulesJudgeTheStandardUI() {
    let expected = [
      "destructive-unconfirmed information Button", "target-small information frame",
      "destructive-unconfirmed information Button",
    ]
    #expect(shown(["App.swift": Self.standard, "Info.plist": Self.fullScreen]) == expected)
    #expect(shown(["App.swift": Self.standard]).isEmpty)
  }

  /// Advice on a scene's buttons, its choices and its icons is none for the ordinary interface.
  @Test func theRulesThatJudgeTheStandardUIAreNamed() {
    let lowered = RuleCatalogue.all.map { $0.description }.filter {
      $0.judgesStandardUI == .lowered
    }
    #expect(
      Set(lowered.map(\.id)) == [
        "hidden-gesture", "tap-gesture-control", "timed-interaction", "destructive-unconfirmed",
        "back-hidden", "target-small",
      ])
    #expect(lowered.allSatisfy { $0.severity == .warning })
    let unchanged = RuleCatalogue.all.map { $0.description }.filter {
      $0.judgesStandardUI == .unchanged
    }
    #expect(unchanged.map(\.id) == ["fixed-screen-size"])
  }

  @Test(arguments: [
    ("UISupportsFullScreenInAssistiveAccess", "<false/>"),
    ("UISupportsFullScreenInAssistiveAccess", "<string>YES</string>"),
    ("UISupportsAssistiveAccess", "<true/>"),
  ])
  func otherKeysDoNot(key: String, value: String) {
    let found = shown(["App.swift": Self.standard, "Info.plist": Self.list(key, value)])
    #expect(found.filter { !$0.hasPrefix("key-") && !$0.hasPrefix("scene-") }.isEmpty)
  }

  @Test func aSceneIsJudgedAsEver() {
    let source =
      Self.standard.replacing("WindowGroup { Home() }", with: """
        WindowGroup { Home() }
        AssistiveAccess { CalmList(friend: Friend()) }
        """) + "\n" + Self.list
    let found = shown(["App.swift": source, "Info.plist": Self.fullScreen])
    #expect(
      found.filter { $0.hasPrefix("destructive") } == [
        "destructive-unconfirmed information Button", "destructive-unconfirmed information Button",
        "destructive-unconfirmed warning Button",
      ])
  }

  @Test func whatASceneSharesIsReportedOnce() {
    let source = Self.standard.replacing("WindowGroup { Home() }", with: """
      WindowGroup { Home() }
      AssistiveAccess { Old() }
      """)
    let found = shown(["App.swift": source, "Info.plist": Self.fullScreen])
    #expect(
      found.filter { $0.hasPrefix("destructive") } == [
        "destructive-unconfirmed information Button", "destructive-unconfirmed warning Button",
      ])
  }

  @Test func aBranchOfTheModeWeighsTheSameWithTheKey() {
    let source = home("if isCalm { CalmList(friend: Friend()) } else { CalmList(friend: Friend()) }")
    #expect(
      shown(["App.swift": source, "Info.plist": Self.fullScreen])
        == ["destructive-unconfirmed warning Button"])
  }

  @Test func appsInUIKitAreJudged() {
    let source = """
      import SwiftUI
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let list = CalmList(friend: Friend())
          window?.rootViewController = UIHostingController(rootView: list)
        }
      }

      """ + Self.list
    #expect(
      shown(["SceneDelegate.swift": source, "Info.plist": Self.fullScreen])
        == ["destructive-unconfirmed information Button"])
  }

  @Test func eachAppHasItsOwnKey() {
    func app(_ name: String) -> String {
      "import SwiftUI\n@main struct \(name): App { var body: some Scene {\n"
        + "WindowGroup { CalmList(friend: Friend()) } } }\n" + Self.list
    }
    let workspace = ExampleWorkspace([
      "One/App.swift": app("One"), "One/Info.plist": Self.fullScreen, "Two/App.swift": app("Two"),
      "Two/Info.plist": Self.list("UISupportsFullScreenInAssistiveAccess", "<false/>"),
    ])
    #expect(workspace.findings.map(\.location.file.path) == ["/example/One/App.swift"])
  }

  @Test func theTargetsOfAProjectTellWhoseKeyItIs() {
    func app(_ name: String) -> String {
      "import SwiftUI\n@main struct \(name): App { var body: some Scene {\n"
        + "WindowGroup { CalmList(friend: Friend()) } } }\n" + Self.list
    }
    func target(_ name: String, _ settings: String...) -> ExampleProject.Target {
      ExampleProject.Target(
        name: name, settings: ["INFOPLIST_FILE = \(name)/Info.plist"] + settings)
    }
    let project = ExampleProject(
      targets: [target("Phone"), target("Watch", "SDKROOT = watchos"), target("Other")])
    let files = [
      "App.xcodeproj/project.pbxproj": project.text, "Phone/App.swift": app("Phone"),
      "Phone/Info.plist": Self.fullScreen, "Watch/App.swift": app("Watch"),
      "Watch/Info.plist": Self.fullScreen, "Other/App.swift": app("Other"),
      "Other/Info.plist": Self.list("UILaunchStoryboardName", "<string>x</string>"),
      "Loose/App.swift": app("Loose"),
    ]
    #expect(
      ExampleWorkspace(files).findings.map(\.location.file.path) == ["/example/Phone/App.swift"])
  }

  @Test func theTeamsSeverityIsLoweredToo() {
    var workspace = ExampleWorkspace(["App.swift": Self.standard, "Info.plist": Self.fullScreen])
      .workspace
    func severities(_ setting: RuleSetting) -> [Severity] {
      workspace.apply(.setEditorSettings(["": ConfigurationFile(rules: ["target-small": setting])]))
      return workspace.snapshot().findings().filter { $0.rule == "target-small" }.map(\.severity)
    }
    #expect(severities(RuleSetting(severity: .error)) == [.warning])
    #expect(severities(RuleSetting(severity: .hint)) == [.hint])
    #expect(severities(RuleSetting(isOff: true)).isEmpty)
    #expect(severities(RuleSetting(options: ["minimum": 55])) == [.information, .information])
  }
}
