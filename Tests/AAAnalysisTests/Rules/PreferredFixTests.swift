import AAAnalysis
import Testing

/// Which fixes may be taken without a second thought, where the examples show only what they do.
@Suite struct PreferredFixTests {
  private func workspace(_ body: String, _ rest: String = "") -> ExampleWorkspace {
    ExampleWorkspace([
      "App.swift": """
        import SwiftUI
        @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
        struct Home: View {
          @State private var isOn = false
          var body: some View {
            NavigationStack {
        \(body)
            }
          }
        }
        \(rest)
        """
    ])
  }

  private func preferred(_ rule: String, _ body: String, _ rest: String = "") -> [String?] {
    workspace(body, rest).findings(of: rule).map { $0.fixes.first(where: \.isPreferred)?.title }
  }

  // MARK: - Symbols

  @Test func aSymbolIsPreferredOnlyWhereItIsMeant() {
    let body = """
      VStack {
        Button("Not now") {}
        Button("Press: Button") {}
        Button("View Aligned (Automatic)") {}
        Button(isOn ? "Stop" : "Start") {}
      }
      """
    #expect(
      preferred("label-without-icon", body) == [
        "Add the symbol “xmark.circle.fill”", nil, nil, nil,
      ])
    let all = workspace(body).findings(of: "label-without-icon")
    #expect(all.allSatisfy { $0.fixes.count == 3 })
  }

  @Test func controlsOfOneScreenGetDifferentSymbols() {
    #expect(
      preferred(
        "label-without-icon",
        """
        VStack {
          Button("Close") {}
          Button("Cancel") {}
          Button("Dismiss") {}
          Button("Close") {}
          Button("Delete") {}
          Label("Trash", systemImage: "trash.fill")
        }
        """) == [
          "Add the symbol “xmark.circle.fill”", "Add the symbol “xmark”",
          "Add the symbol “xmark.octagon.fill”", "Add the symbol “xmark.circle.fill”",
          "Add the symbol “trash.circle.fill”",
        ])
  }

  @Test func screensGetDifferentSymbols() {
    #expect(
      preferred(
        "navigation-icon-missing",
        """
        List {
          NavigationLink("One") { Text("1").navigationTitle("Photos") }
          NavigationLink("Two") { Text("2").navigationTitle("My pictures") }
          NavigationLink("Three") { Text("3").navigationTitle("Title") }
        }
        """) == [
          "Add the icon “photo.stack.fill”", "Add the icon “photo.fill.on.rectangle.fill”", nil,
        ])
  }

  /// What the screen is called tells it where the title is another each time.
  @Test(arguments: [
    ("DrawingScreen", "Add the icon “hand.draw.fill”"), ("SubtitleView", nil),
    ("PlaceholderScreen", nil),
  ])
  func aTitleOfDataTakesTheScreensName(view: String, title: String?) {
    #expect(
      preferred(
        "navigation-icon-missing", "\(view)(item: \"One\")",
        """
        struct \(view): View {
          let item: Item
          var body: some View { Text("One").navigationTitle(item.title) }
        }
        struct Item { let title: String }
        """) == [title])
  }

  /// Another number of people is another picture, and one person is like another.
  @Test(arguments: [
    (["Family", "Relatives"], ["Add the symbol “person.3.fill”", nil]),
    (["Mom", "Dad"], [nil, nil]), (["Mutter", "Großvater"], [nil, nil]), (["Mamá"], [nil]),
  ])
  func noSymbolIsSureBecauseTheBestIsTaken(titles: [String], symbols: [String?]) {
    let buttons = titles.map { "Button(\"\($0)\") {}\n" }.joined()
    #expect(preferred("label-without-icon", "VStack {\n\(buttons)}") == symbols)
  }

  /// A fix leaves nothing for another run to do otherwise.
  @Test func theSecondRunAddsNoSymbolTwice() {
    let run = workspace(
      """
      VStack {
        Button("Tag") {}
        Button("Discount") {}
      }
      """
    ).workspace.applyingFixes { finding, _ in
      finding.rule == "label-without-icon" ? finding.fixes.first(where: \.isPreferred) : nil
    }
    #expect(run.count == 1)
  }

  // MARK: - Styles

  @Test(arguments: [
    (#"Button("Add", systemImage: "plus") {}"#, true),
    (#"Button {} label: { Label("Add", systemImage: "plus").foregroundStyle(.tint) }"#, true),
    (#"Button {} label: { Label("Add", systemImage: "plus").background(.yellow) }"#, false),
    (#"Button {} label: { HStack { Text("Add") }.padding().clipShape(.capsule) }"#, false),
    (#"Button {} label: { ZStack { Circle(); Text("Add") } }"#, false),
    (#"Button {} label: { Image("tile") }"#, false),
    (#"Button {} label: { Image(systemName: "plus") }"#, true),
    (#"Button("Add") {}.background(.red)"#, false),
    (#"Button {} label: { Tile() }"#, false),
  ])
  func aStyleUnderADrawnButtonMayStay(button: String, isPreferred: Bool) throws {
    let finding = try #require(
      workspace(
        button + ".buttonStyle(.plain)",
        "struct Tile: View { var body: some View { Text(\"A\").background(.red) } }"
      ).findings(of: "control-restyled").first)
    #expect(finding.fixes.map(\.isPreferred) == [isPreferred], "\(button)")
  }

  /// What the ordinary interface shows as well is not changed without a second thought.
  @Test(arguments: [
    ("control-restyled", #"Button("Add", systemImage: "plus") {}.buttonStyle(.plain)"#, true),
    ("target-small", #"Button("Add", systemImage: "plus") {}.frame(width: 44, height: 44)"#, true),
    ("target-small", #"Button("Add", systemImage: "plus") {}.frame(width: 20)"#, false),
    ("text-small", #"Button {} label: { Label("Add", systemImage: "plus").font(.caption) }"#, true),
    ("label-without-text", #"Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)"#, true),
    ("label-without-icon", #"Button("Camera") {}"#, false),
  ])
  func whatTheOrdinaryInterfaceSharesKeepsItsLook(rule: String, body: String, isSpared: Bool) {
    func isPreferred(_ ordinary: String) -> [Bool] {
      ExampleWorkspace([
        "App.swift": """
          import SwiftUI
          @main struct A: App {
            var body: some Scene {
              WindowGroup { \(ordinary) }
              AssistiveAccess { Calm() }
            }
          }
          struct Home: View {
            var body: some View { List { Tools() } }
          }
          struct Calm: View {
            var body: some View { VStack { Tools() } }
          }
          struct Tools: View {
            var body: some View { \(body) }
          }
          #Preview(traits: .assistiveAccess) { Calm() }
          #Preview { Tools() }
          """
      ]).findings(of: rule).map { $0.fixes.contains(where: \.isPreferred) }
    }
    #expect(isPreferred("Text(\"One\")") == [true])
    #expect(isPreferred("Home()") == [!isSpared])
    #expect(isPreferred("NavigationStack { Tools() }") == [!isSpared])
  }

  // MARK: - Previews

  private func previewFix(_ root: String, members: String = "", view: String = "") throws -> Fix {
    let found = ExampleWorkspace([
      "App.swift": """
        import SwiftData
        import SwiftUI
        @main struct A: App {
          \(members)
          var body: some Scene { AssistiveAccess { \(root) } }
        }
        private struct Secret { static let shared = Library() }
        """,
      "Home.swift": """
        import SwiftUI
        \(view)
        struct Home: View { var body: some View { Text("One") } }
        @Observable final class Library { static let shared = Library() }
        @Model final class Recipe { init() {} }
        """,
    ]).findings(of: "preview-missing")
    return try #require(found.first?.fixes.first)
  }

  private func text(_ fix: Fix) -> String {
    fix.changes.map { change in
      if case .edit(_, let edits) = change { return edits.map(\.replacement).joined() }
      return ""
    }.joined()
  }

  @Test func aPreviewIsGivenWhatTheSceneGives() throws {
    let fix = try previewFix("Home().environment(Library()).environment(Library.shared)")
    #expect(fix.isPreferred)
    #expect(text(fix).contains("Home()\n    .environment(Library())\n    .environment(Library."))
    let container = try previewFix(
      "Home().modelContainer(for: Recipe.self)", view: "import SwiftData")
    #expect(container.isPreferred && text(container).contains(".modelContainer(for: Recipe.self)"))
    #expect(try previewFix("Home().padding()").isPreferred)
  }

  @Test(arguments: [
    "Home().environment(library)", "Home().environment(\\.font, font)",
    "Home().modelContainer(for: Recipe.self)", "Home().environment(Secret.shared)",
    "NavigationStack { Home() }.environment(library)",
  ])
  func aPreviewThatLacksSomethingIsNotPreferred(root: String) throws {
    let fix = try previewFix(
      root, members: "private let library = Library(); private let font = Font.body")
    #expect(!fix.isPreferred)
    #expect(!text(fix).contains(".environment") && !text(fix).contains(".modelContainer"))
  }

  // MARK: - Words

  @Test(arguments: [
    (
      #"NavigationLink("Photos") { Text("One") }"#,
      "The screen behind the link “Photos”"
    ),
    (
      #"NavigationLink { List {} } label: { Label("Music", systemImage: "star") }"#,
      "The screen behind the link “Music”"
    ),
    (
      #"NavigationLink { Text("One") } label: { Image("x") }"#,
      "The screen that `NavigationLink` shows"
    ),
    (
      #"List {}.navigationDestination(isPresented: $isOn) { Text("One") }"#,
      "The screen that `navigationDestination` shows"
    ),
    (
      #"NavigationLink("Photos") { Photos() }"#,
      "The screen that shows `Photos`"
    ),
  ])
  func aScreenWithoutATitleIsNamed(body: String, name: String) throws {
    let finding = try #require(
      workspace(body, "struct Photos: View { var body: some View { Text(\"One\") } }")
        .findings(of: "navigation-title-missing").first)
    #expect(finding.message.hasPrefix(name + " has no navigation title"), "\(finding.message)")
  }

  @Test func aNameThatAppleKeepsIsTold() throws {
    let find = { (name: String) in
      workspace("Image(systemName: \"\(name)\")").findings(of: "symbol-unknown").first
    }
    let near = try #require(find("apple.inteliigence"))
    #expect(near.message.contains("“apple.intelligence”, Apple keeps") && near.fixes.isEmpty)
    let video = try #require(find("video.badge.exclamationmark"))
    #expect(video.message.contains("“video."))
    #expect(!video.fixes.contains { $0.title.contains("clock") })
    let wrong = try #require(find("hand.drwa.fill"))
    #expect(wrong.message.hasSuffix("Check its spelling."))
  }
}
