import Testing

/// The ways in which one view shows another, each in the spellings that apps use. The scene shows
/// `Home`; what it reaches says "x".
@Suite struct ReachTests {
  /// The texts that are reached where `Home` has this body and these members, beside `others`.
  private func reached(
    _ body: String, _ members: String = "", _ others: String = "", files: [String: String] = [:]
  ) -> [String] {
    let home = "struct Home: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n\(others)\n"
    let all = files.merging(["App.swift": ScopeExample.app + home]) { own, _ in own }
    return ScopeExample(all).texts
  }

  @Test(arguments: [
    ("header", "var header: some View { Text(\"x\") }"),
    ("self.header", "private var header: some View { return Text(\"x\") }"),
    ("header.padding()", "@ViewBuilder var header: some View { Text(\"x\") }"),
    ("header", "var header: some View { get { Text(\"x\") } }"),
    ("header", "var header: AnyView { AnyView(Text(\"x\")) }"),
    ("header", "private var header: Text { Text(\"x\") }"),
    ("header", "let header = Text(\"x\")"),
    ("header", "private let header: some View = Text(\"x\")"),
    ("Self.header", "static var header: some View { Text(\"x\") }"),
    ("Home.header", "static let header = Text(\"x\")"),
    ("VStack { header }", "@ViewBuilder private var header: (some View)? { Text(\"x\") }"),
    ("header", "var header: VStack<Text> { VStack { Text(\"x\") } }"),
    ("if let header { header }", "var header: Text? { Text(\"x\") }"),
  ])
  func properties(body: String, member: String) {
    #expect(reached(body, member) == ["x"])
  }

  @Test(arguments: [
    ("row()", "func row() -> some View { Text(\"x\") }"),
    ("self.row()", "@ViewBuilder func row() -> some View { Text(\"x\") }"),
    ("row(1)", "private func row(_ number: Int) -> AnyView { AnyView(Text(\"x\")) }"),
    ("row(for: 1)", "func row(for number: Int, isOn: Bool = true) -> some View { Text(\"x\") }"),
    ("Self.row()", "static func row() -> some View { Text(\"x\") }"),
    ("row(Text(\"x\"))", "func row<T: View>(_ view: T) -> some View { HStack { view } }"),
    ("row { Text(\"x\") }", "func row(@ViewBuilder _ c: () -> some View) -> some View { c() }"),
    (
      "row(1) { Text(\"x\") }",
      "func row<C: View>(_ n: Int, @ViewBuilder content: () -> C) -> some View {\n"
        + "VStack { content() } }"
    ),
    (
      "row(text: 1)",
      "func row(number: Int) -> some View { Text(\"n\") }\n"
        + "func row(text: Int) -> some View { Text(\"x\") }"
    ),
    (
      "ForEach(items, id: \\.self, content: row)",
      "func row(_ item: Int) -> some View { Text(\"x\") }"
    ),
    (
      "List(items, id: \\.self, rowContent: row)",
      "func row(_ item: Int) -> some View { Text(\"x\") }"
    ),
    ("List(items) { row($0) }", "func row(_ item: Item) -> Text { Text(\"x\") }"),
    (
      "row()",
      "func row() -> some View {\nlet text = Text(\"x\")\nreturn HStack { text }\n}"
    ),
  ])
  func functions(body: String, member: String) {
    #expect(reached(body, member) == ["x"])
  }

  @Test(arguments: [
    ("header()", "func header() -> some View { Text(\"x\") }"),
    ("header", "var header: some View { Text(\"x\") }"),
    ("makeHeader(1)", "@ViewBuilder func makeHeader(_ n: Int) -> some View { Text(\"x\") }"),
  ])
  func globals(body: String, other: String) {
    #expect(reached(body, "", other) == ["x"])
  }

  @Test(arguments: [
    (
      "Card { Text(\"x\") }",
      "@ViewBuilder var content: () -> C\nvar body: some View { content() }"
    ),
    ("Card(content: Text(\"x\"))", "let content: C\nvar body: some View { VStack { content } }"),
    (
      "Card { Text(\"x\") }",
      "let content: C\ninit(@ViewBuilder content: () -> C) { self.content = content() }\n"
        + "var body: some View { content.padding() }"
    ),
    (
      "Card(Text(\"x\"))",
      "let build: () -> C\ninit(_ build: @autoclosure @escaping () -> C) { self.build = build }\n"
        + "var body: C { build() }"
    ),
    (
      "Card(title: \"t\") { Text(\"x\") }",
      "let title: String\n@ViewBuilder let content: () -> C\nvar body: some View { content() }"
    ),
    (
      "Card { _ in Text(\"x\") }",
      "let row: (Int) -> C\nvar body: some View { ForEach(items, id: \\.self) { row($0) } }"
    ),
    (
      "Card { Text(\"x\") } footer: { EmptyView() }",
      "let content: () -> C\nlet footer: () -> EmptyView\n"
        + "var body: some View { VStack { content(); footer() } }"
    ),
    (
      "Card<Text>(content: { Text(\"x\") })",
      "let content: () -> C\nvar body: some View { content() }"
    ),
    ("Card(content: make)", "let content: () -> C\nvar body: some View { content() }"),
    (
      "Card { Text(\"x\") }",
      "var content: C\ninit(@ViewBuilder _ make: () -> C) { content = make() }\n"
        + "var body: some View { self.content }"
    ),
  ])
  func genericWrappers(use: String, members: String) {
    #expect(
      reached(
        use, "func make() -> Text { Text(\"x\") }", "struct Card<C: View>: View {\n\(members)\n}")
        == ["x"])
  }

  @Test(arguments: [
    "AnyView(Page())", "AnyView(erasing: Page())", "Page().erased()",
    "EquatableView(content: Page())",
    "(Page())", "Group { Page() }", "flag ? AnyView(Page()) : AnyView(EmptyView())",
    "let page = Page()\nreturn page", "ModifiedContent(content: Page(), modifier: Plain())",
    "ViewThatFits { Page() }", "{ Page() }()", "Page().equatable()",
  ])
  func erasedAndWrapped(body: String) {
    #expect(
      reached(
        body, "@State var flag = true",
        """
        struct Page: View { var body: some View { Text("x") } }
        extension View { func erased() -> AnyView { AnyView(self) } }
        struct Plain: ViewModifier { func body(content: Content) -> some View { content } }
        """) == ["x"])
  }

  // MARK: Routes

  private static let routes = """
    enum Route: Hashable, CaseIterable { case one, two(Int) }
    struct One: View { var body: some View { Text("1") } }
    struct Two: View { var body: some View { Text("2") } }

    """

  @Test(arguments: [
    (
      ".navigationDestination(for: Route.self) { route in switch route { case .one: One()\n"
        + "case .two(let n): Two() } }", ""
    ),
    (
      ".navigationDestination(for: Route.self) { switch $0 { case .one: One()\n"
        + "case .two: Two() } }",
      ""
    ),
    (
      ".navigationDestination(for: Route.self, destination: page)",
      "extension Home { @ViewBuilder func page(_ route: Route) -> some View { switch route {"
        + " case .one: One()\ncase .two: Two() } } }"
    ),
    (
      ".navigationDestination(for: Route.self) { page(for: $0) }",
      "extension Home { func page(for route: Route) -> AnyView { switch route {"
        + " case .one: return AnyView(One())\ncase .two: return AnyView(Two()) } } }"
    ),
    (
      ".navigationDestination(for: Route.self) { $0.view }",
      "extension Route { @ViewBuilder var view: some View { switch self {"
        + " case .one: One()\ncase .two: Two() } } }"
    ),
    (
      ".navigationDestination(for: Route.self) { route in route.view }",
      "extension Route { @ViewBuilder var view: some View { switch self {"
        + " case .one: One()\ncase .two: Two() } } }\n"
        + "enum Other { @ViewBuilder var view: some View { Text(\"3\") } }"
    ),
    (
      ".navigationDestination(for: Route.self) { $0 }",
      "extension Route: View { var body: some View { switch self {"
        + " case .one: One()\ncase .two: Two() } } }"
    ),
    (
      ".navigationDestination(for: Route.self) { route in route }",
      "extension Route: View { var body: some View { switch self {"
        + " case .one: One()\ncase .two: Two() } } }"
    ),
    (
      ".navigationDestination(for: Route.self) { Page(route: $0) }",
      "struct Page: View { let route: Route\nvar body: some View { switch route {"
        + " case .one: One()\ncase .two: Two() } } }"
    ),
    (
      ".navigationDestination(for: Route.self) { Router.view(for: $0) }",
      "enum Router { @ViewBuilder static func view(for route: Route) -> some View { switch route {"
        + " case .one: One()\ncase .two: Two() } } }"
    ),
    (
      ".navigationDestination(for: Route.self) { if case .one = $0 { One() } else { Two() } }", ""
    ),
    (
      ".sheet(item: $route) { $0.view }",
      "extension Route { @ViewBuilder var view: some View { switch self {"
        + " case .one: One()\ncase .two: Two() } } }"
    ),
    (
      ".withRoutes()",
      "extension View { func withRoutes() -> some View {\n"
        + "navigationDestination(for: Route.self) { route in switch route { case .one: One()\n"
        + "case .two: Two() } } } }"
    ),
  ])
  func routes(modifier: String, others: String) {
    #expect(
      reached(
        "NavigationStack { List { NavigationLink(value: Route.one) { EmptyView() } }\(modifier) }",
        "@State var route: Route?", Self.routes + others) == ["1", "2"])
  }

  // MARK: Presentations

  @Test(arguments: [
    "NavigationLink(destination: Page()) { EmptyView() }",
    "NavigationLink(\"Go\", destination: Page())",
    "NavigationLink { Page() } label: { EmptyView() }",
    "NavigationLink(\"Go\") { Page() }",
    "NavigationLink(destination: { Page() }, label: { EmptyView() })",
    "NavigationLink(destination: Page(), isActive: $flag) { EmptyView() }",
    "NavigationLink(destination: page) { EmptyView() }",
    "NavigationLink(destination: LazyView(Page())) { EmptyView() }",
    "ForEach(items) { item in NavigationLink { Page() } label: { EmptyView() } }",
    "RowLink { Page() }",
    "RowLink(to: { Page() })",
    "EmptyView().navigationDestination(isPresented: $flag) { Page() }",
    "EmptyView().navigationDestination(isPresented: $flag, destination: { page })",
    "EmptyView().navigationDestination(item: $item) { _ in Page() }",
    "EmptyView().sheet(isPresented: $flag) { Page() }",
    "EmptyView().sheet(isPresented: $flag, onDismiss: done) { NavigationStack { Page() } }",
    "EmptyView().sheet(isPresented: $flag, content: { Page() })",
    "EmptyView().sheet(isPresented: $flag, content: Page.init)",
    "EmptyView().sheet(item: $item) { item in Page() }",
    "EmptyView().sheet(item: $item, content: page(for:))",
    "EmptyView().fullScreenCover(isPresented: $flag) { Page() }",
    "EmptyView().fullScreenCover(item: $item, onDismiss: { }) { _ in Page() }",
    "EmptyView().popover(isPresented: $flag) { Page() }",
    "EmptyView().inspector(isPresented: $flag) { Page() }",
    "EmptyView().presenting($flag)",
    "EmptyView().modifier(Presenting(flag: $flag))",
    "EmptyView().background { EmptyView().sheet(isPresented: $flag) { Page() } }",
    "EmptyView().background(EmptyView().sheet(isPresented: $flag) { Page() })",
    "TabView { Page().tabItem { EmptyView() } }",
    "TabView { Tab(\"Go\", systemImage: \"star\") { Page() } }",
    "TabView(selection: $item) { TabSection { Tab(value: 1) { Page() } label: { EmptyView() } } }",
    "TabView { ForEach(items) { item in Page() } }",
    "NavigationSplitView { EmptyView() } detail: { Page() }",
    "NavigationView { Page() }",
    "EmptyView().toolbar { ToolbarItem(placement: .bottomBar) { Page() } }",
    "EmptyView().toolbar(content: { Page() })",
    "EmptyView().overlay(Page())", "EmptyView().overlay(alignment: .top) { Page() }",
    "EmptyView().safeAreaInset(edge: .bottom) { Page() }",
    "EmptyView().contextMenu { Page() }", "Menu { Page() } label: { EmptyView() }",
    "EmptyView().swipeActions { Page() }",
    "Section { EmptyView() } header: { Page() }", "Section(header: Page()) { EmptyView() }",
    "DisclosureGroup(content: { Page() }, label: { EmptyView() })",
    "LabeledContent { Page() } label: { EmptyView() }",
    "EmptyView().alert(\"A\", isPresented: $flag) { } message: { Page() }",
    "EmptyView().confirmationDialog(\"A\", isPresented: $flag, actions: { Page() })",
    "List(items, children: \\.children) { item in Page() }",
    "TimelineView(.periodic(from: now, by: 1)) { _ in Page() }",
    "GeometryReader { proxy in Page() }", "ScrollViewReader { _ in ScrollView { Page() } }",
    "AsyncImage(url: url) { phase in Page() }",
    "AsyncImage(url: url) { $0 } placeholder: { Page() }",
  ])
  func presentations(body: String) {
    #expect(
      reached(
        body,
        """
        @State var flag = false
        @State var item: Int?
        var page: some View { Page() }
        func page(for item: Int) -> some View { Page() }
        """,
        """
        struct Page: View { var body: some View { Text("x") } }
        struct LazyView<C: View>: View {
          let build: () -> C
          init(_ build: @autoclosure @escaping () -> C) { self.build = build }
          var body: some View { build() }
        }
        struct RowLink<D: View>: View {
          let to: () -> D
          var body: some View { NavigationLink(destination: to()) { EmptyView() } }
        }
        extension View {
          func presenting(_ flag: Binding<Bool>) -> some View {
            sheet(isPresented: flag) { Page() }
          }
        }
        struct Presenting: ViewModifier {
          @Binding var flag: Bool
          func body(content: Content) -> some View { content.sheet(isPresented: $flag) { Page() } }
        }
        """) == ["x"])
  }

  // MARK: Compilation and versions

  @Test(arguments: [
    ("#if os(iOS)\nText(\"1\")\n#else\nText(\"2\")\n#endif", ["1"]),
    ("#if os(macOS)\nText(\"1\")\n#else\nText(\"2\")\n#endif", ["2"]),
    ("#if !os(macOS)\nText(\"1\")\n#endif", ["1"]),
    ("#if os(iOS) || os(visionOS)\nText(\"1\")\n#elseif os(tvOS)\nText(\"2\")\n#endif", ["1"]),
    ("#if canImport(UIKit)\nText(\"1\")\n#else\nText(\"2\")\n#endif", ["1"]),
    ("#if canImport(AppKit)\nText(\"1\")\n#else\nText(\"2\")\n#endif", ["2"]),
    ("#if targetEnvironment(macCatalyst)\nText(\"1\")\n#else\nText(\"2\")\n#endif", ["2"]),
    ("#if DEBUG\nText(\"1\")\n#else\nText(\"2\")\n#endif", ["1", "2"]),
    ("#if DEBUG && os(macOS)\nText(\"1\")\n#else\nText(\"2\")\n#endif", ["2"]),
    ("#if false\nText(\"1\")\n#endif\nText(\"2\")", ["2"]),
    (
      "VStack { }\n#if os(macOS)\n.overlay { Text(\"1\") }\n#else\n.overlay { Text(\"2\") }\n"
        + "#endif", ["2"]
    ),
  ])
  func conditionalCompilation(body: String, expected: [String]) {
    #expect(reached(body) == expected)
  }

  /// A scene is there from iOS 26 on, so that only later versions part what it shows.
  @Test(arguments: [
    ("if #available(iOS 26, *) { Text(\"1\") } else { Text(\"2\") }", ["1"], ["1", "2"]),
    ("if #available(iOS 17, *) { Text(\"1\") } else { Text(\"2\") }", ["1"], ["1"]),
    ("if #available(iOS 27, *) { Text(\"1\") } else { Text(\"2\") }", ["1", "2"], ["1", "2"]),
    ("if #unavailable(iOS 26) { Text(\"1\") } else { Text(\"2\") }", ["2"], ["1", "2"]),
    ("if #available(iOS 18, *) { Text(\"1\") } else { Text(\"2\") }", ["1"], ["1"]),
    (
      "guard #available(iOS 26.0, *) else { return AnyView(Text(\"2\")) }\n"
        + "return AnyView(Text(\"1\"))", ["1"], ["2", "1"]
    ),
    ("modern()", ["1"], ["1", "2"]),
  ])
  func versions(body: String, inScene: [String], inBranch: [String]) {
    let modern =
      "extension View { @ViewBuilder func modern() -> some View {\n"
      + "if #available(iOS 26, *) { Text(\"1\") } else { Text(\"2\") } } }"
    #expect(reached(body, "", modern) == inScene)
    // A branch of the mode is shown from iOS 18 on.
    let branch = """
      import SwiftUI
      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var isCalm
        var body: some View { if isCalm { Page() } }
      }
      struct Page: View { var body: some View {
      \(body)
      } }
      \(modern)
      """
    #expect(ScopeExample(branch).texts == inBranch)
  }

  // MARK: Hosts

  @Test(arguments: [
    "class D: UIResponder, UIHostingSceneDelegate {\n"
      + "  static var rootScene: some Scene { AssistiveAccess { Text(\"x\") } }\n}",
    "final class D: NSObject {}\nextension D: UIHostingSceneDelegate {\n"
      + "  static var rootScene: some Scene { AssistiveAccess { Text(\"x\") } }\n}",
    "class D: UIResponder, UIHostingSceneDelegate {\n"
      + "  class var rootScene: some Scene { AssistiveAccess(content: { Text(\"x\") }) }\n}",
    "class D: UIResponder, UIHostingSceneDelegate {\n"
      + "  @SceneBuilder static var rootScene: some Scene {\n"
      + "    WindowGroup { Text(\"y\") }\n    AssistiveAccess { Text(\"x\") }\n  }\n}",
    "class D: UIResponder, UIHostingSceneDelegate {\n"
      + "  static var rootScene: some Scene { CalmScene() }\n}\n"
      + "struct CalmScene: Scene { var body: some Scene { AssistiveAccess { Text(\"x\") } } }",
    "class D: Base {\n  static var rootScene: some Scene { AssistiveAccess { Text(\"x\") } }\n}\n"
      + "class Base: UIResponder, UIHostingSceneDelegate {}",
    "@available(iOS 26.0, *)\nclass D: UIResponder, UIHostingSceneDelegate {\n"
      + "  static var rootScene: some Scene { AssistiveAccess { D.root } }\n"
      + "  private static var root: some View { Text(\"x\") }\n}",
  ])
  func hostsOfUIKit(source: String) {
    #expect(ScopeExample("import SwiftUI\nimport UIKit\n" + source).texts == ["x"])
  }

  // MARK: Names

  @Test(arguments: [
    ("Outer.Page()", "enum Outer { struct Page: View { var body: some View { Text(\"x\") } } }"),
    ("Page()", "extension Home { struct Page: View { var body: some View { Text(\"x\") } } }"),
    ("Home.Page()", "extension Home { struct Page: View { var body: some View { Text(\"x\") } } }"),
    (
      "Alias()",
      "typealias Alias = Page\nstruct Page: View { var body: some View { Text(\"x\") } }"
    ),
    ("Outer.page", "enum Outer { static var page: some View { Text(\"x\") } }"),
    (
      "Outer.page()",
      "struct Outer { @ViewBuilder static func page() -> some View { Text(\"x\") } }"
    ),
    ("Outer.page", "enum Outer { static let page = AnyView(Text(\"x\")) }"),
    ("Page.main", "struct Page: View { var body: some View { Text(\"x\") }\n"
      + "static var main: some View { Page() } }"),
    ("Page.init()", "struct Page: View { var body: some View { Text(\"x\") } }"),
    ("Page()", "struct Page {}\nextension Page: View { var body: some View { Text(\"x\") } }"),
    ("Page()", "protocol Screenish: View {}\n"
      + "struct Page: Screenish { var body: some View { Text(\"x\") } }"),
    ("Page<Int>()", "struct Page<T>: View { var body: some View { Text(\"x\") } }"),
    ("header", "protocol Headed { }\nextension Home: Headed {}\n"
      + "extension Headed { var header: some View { Text(\"x\") } }"),
  ])
  func names(body: String, others: String) {
    #expect(reached(body, "", others) == ["x"])
  }

  @Test func extensionsInOtherFiles() {
    let files = [
      "Home+Parts.swift": "extension Home { var header: some View { Page() } }",
      "Parts/Page.swift": "struct Page: View { let a = 1 }",
      "Parts/Page+Body.swift": "extension Page { var body: some View { row(1) } }",
      "Parts/Row.swift": "extension View { func row(_ n: Int) -> some View { Text(\"x\") } }",
    ]
    #expect(reached("header", files: files) == ["x"])
  }

  @Test func theNearestOfSeveralCounts() {
    func page(_ text: String) -> String {
      "struct Page: View { var body: some View { Text(\"\(text)\") } }"
    }
    #expect(
      reached("Page()", files: ["Calm/Page.swift": page("far"), "Page.swift": page("near")])
        == ["near"])
    #expect(
      reached("Page()", "", page("own"), files: ["Calm/Page.swift": page("far")]) == ["own"])
    #expect(
      reached(
        "Page()", files: ["One/Page.swift": page("one"), "Two/Page.swift": page("two")]
      ).isEmpty)
    // From a folder of its own each is the nearest.
    #expect(
      reached(
        "One(); Two()",
        files: [
          "One/Page.swift": page("1"), "Two/Page.swift": page("2"),
          "One/One.swift": "struct One: View { var body: some View { Page() } }",
          "Two/Two.swift": "struct Two: View { var body: some View { Page() } }",
        ]) == ["1", "2"])
  }

  @Test(arguments: [
    ("Feature.Page()", "struct Page: View { var body: some View { Text(\"x\") } }"),
    ("Feature.Page().padding()", "struct Page: View { var body: some View { Text(\"x\") } }"),
    (
      "Feature.Pages.Start.Page()",
      "enum Pages { enum Start { struct Page: View { var body: some View { Text(\"x\") } } } }"
    ),
    ("Feature.Map()", "struct Map: View { var body: some View { Text(\"x\") } }"),
  ])
  func namesWithModules(body: String, declaration: String) {
    let home = "import Feature\nstruct Home: View { var body: some View { \(body) } }"
    let other = "struct Page: View { var body: some View { Text(\"other\") } }"
    let files = [
      "Sources/App/App.swift": ScopeExample.app + home, "Sources/Feature/Page.swift": declaration,
      "Sources/App/Page.swift": other,
    ]
    #expect(ScopeExample(files).texts == ["x"])
  }

  @Test func theFrameworkOwnViewOfAName() {
    let home =
      "import MapKit\nstruct Home: View { var body: some View { MapKit.Map(); Text(\"x\") } }"
    let map = "struct Map: View { var body: some View { Text(\"own\") } }"
    let example = ScopeExample(["App.swift": ScopeExample.app + home, "Map.swift": map])
    #expect(example.texts == ["x"])
  }

  @Test(arguments: [
    ("Pages.Start.Page()", "enum Pages { enum Start { \(Self.page) } }"),
    ("Pages.Start.Page()", "enum Pages {}\nextension Pages { enum Start { \(Self.page) } }"),
    ("Pages.Start.Page()", "enum Pages { enum Start {} }\nextension Pages.Start { \(Self.page) }"),
    (
      "Inner()",
      "extension Home {\nstruct Inner: View { var body: some View { part } }\n}\n"
        + "extension Home.Inner { var part: some View { Text(\"x\") } }\n"
        + "struct Other: View { var body: some View { Text(\"y\") }\n"
        + "struct Inner: View { var body: some View { Text(\"z\") } } }\n"
        + "extension Other.Inner { var part: some View { Text(\"z\") } }"
    ),
  ])
  func nestedTypes(body: String, others: String) {
    #expect(reached(body, "", others) == ["x"])
  }

  private static let page = "struct Page: View { var body: some View { Text(\"x\") } }"

  @Test(arguments: [
    (
      "Page()",
      "protocol Titled: View { associatedtype C: View\n@ViewBuilder var content: C { get } }\n"
        + "extension Titled { var body: some View { VStack { content } } }\n"
        + "struct Page: Titled { var content: some View { Text(\"x\") } }"
    ),
    (
      "Page()",
      "protocol Titled: View {}\nextension Titled { var body: some View { Text(\"y\") } }\n"
        + "struct Page: Titled { var body: some View { Text(\"x\") } }"
    ),
  ])
  func bodiesOfProtocols(body: String, others: String) {
    #expect(reached(body, "", others) == ["x"])
  }

  @Test(arguments: [
    "extension View { var marked: some View { overlay { Text(\"x\") } } }",
    "extension View { @ViewBuilder var marked: some View { self.overlay { Text(\"x\") } } }",
    "extension Divider { var marked: some View { HStack { self; Text(\"x\") } } }",
  ])
  func propertiesThatModify(others: String) {
    #expect(reached("Divider().marked", "", others) == ["x"])
  }

  @Test(arguments: [
    "extension View { var marked: Int { 1 } }",
    "extension View { static var marked: some View { Text(\"x\") } }",
    "struct Other { var marked: some View { Text(\"x\") } }",
  ])
  func propertiesThatDoNot(others: String) {
    #expect(reached("Divider().marked", "", others).isEmpty)
  }

  @Test func whatIsAmbiguousHidesModifiers() {
    let page = "struct Page: View { var body: some View { Text(\"x\").navigationTitle(\"T\") } }"
    let example = ScopeExample([
      "App.swift": ScopeExample.app + "struct Home: View { var body: some View { Page() } }",
      "One/Page.swift": page, "Two/Page.swift": page,
    ])
    #expect(example.scope.screens.map(\.mayHideModifiers) == [true])
  }
}
