import AAAnalysis
import Testing

@Suite struct ModifierTests {
  @Test func customModifiersApplyToTheViewWhereverTheirBodyNamesIt() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View { Gauge(value: 1).modifier(Chrome()).framed() }
        }
        struct Chrome: ViewModifier {
          func body(content: Content) -> some View {
            VStack {
              Card { content.bold() }
              Text("x").italic()
            }
          }
        }
        struct Card<C: View>: View {
          @ViewBuilder var inside: C
          var body: some View { inside.padding() }
        }
        extension View {
          @ViewBuilder func framed() -> some View {
            if #available(iOS 26, *) { AnyView(border(.red)) } else { self.hidden() }
          }
        }
        """)
    #expect(example.modifiers(of: "Gauge") == ["modifier", "bold", "framed", "border"])
    #expect(example.modifiers(of: "Text") == ["italic"])
  }

  @Test func usesKnowTheirOutermostSite() throws {
    let example = ScopeExample(
      home: """
        struct Home: View { var body: some View { Text("x").outer("a") } }
        extension View {
          func outer(_ t: String) -> some View { inner(t) }
          func inner(_ t: String) -> some View { modifier(Title(t: t)) }
        }
        struct Title: ViewModifier {
          let t: String
          func body(content: Content) -> some View { content.navigationTitle(t) }
        }
        """)
    let title = try #require(
      example.scope.screens[0].modifiers.first { $0.name == "navigationTitle" })
    let site = try #require(title.useSite)
    #expect(example.text(site.reference.file, site.nameRange) == "outer")
    #expect(title.declaration == nil)
    let outer = try #require(example.scope.screens[0].modifiers.first { $0.name == "outer" })
    #expect(outer.declaration != nil)
    #expect(outer.useSite == nil)
  }

  @Test(arguments: [
    // An overload beside SwiftUI's, which the call does not fit.
    ("Text(\"x\").navigationTitle(\"a\")", "navigationTitle(_ t: String, icon: String)", false),
    (
      "Text(\"x\").navigationTitle(\"a\", icon: \"b\")",
      "navigationTitle(_ t: String, icon: String)", true
    ),
    (
      "Text(\"x\").navigationTitle(\"a\")", "navigationTitle(_ t: String, icon: String = \"\")",
      true
    ),
    ("Text(\"x\").padding(8)", "padding(_ x: Int, y: Int)", false),
    ("Text(\"x\").card { Text(\"y\") }", "card<V: View>(@ViewBuilder content: () -> V)", true),
  ])
  func overloadsCountWhereTheyFit(call: String, signature: String, isOwn: Bool) {
    let example = ScopeExample(
      home: """
        struct Home: View { var body: some View { \(call) } }
        extension View { func \(signature) -> some View { bold() } }
        """)
    #expect(example.modifiers(of: "Text").contains("bold") == isOwn)
  }

  @Test func conditionalCompilationInChains() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View {
            Text("x")
              .bold()
              #if os(iOS)
              .italic()
              .hidden()
              #elseif os(macOS)
              .underline()
              #endif
              .padding()
          }
        }
        """)
    #expect(example.modifiers(of: "Text") == ["bold", "italic", "hidden", "padding"])
  }

  @Test(arguments: [
    ("Text(\"x\").calm()", true),
    ("Calm { Text(\"x\") }", true),
    ("router.view(for: 1)", true),
    ("make(1)", true),
    ("content", true),
    ("header", false),
    ("Text(\"x\").modifier(Calm.icon)", true),
    ("Button(\"x\") {} label: { Calm() }", false),
    ("List { ForEach(items) { item in Calm(item) } }", false),
    ("Text(\"x\").overlay { Calm() }", false),
    ("AsyncImage(url: url) { image in image.resizable() }", false),
    ("icon.resizable()", false),
    ("Color.red.ignoresSafeArea()", false),
    ("Canvas { context, size in context.fill(path); helper.draw(context) }", false),
    ("FlowLayout { Text(\"x\") }", false),
    ("TabView { Tab(\"x\") { Text(\"y\") }.tabPlacement(.pinned) }", false),
    ("Text(\"x\").toolbar { ToolbarTitleMenu { Button(\"x\") {} } }", false),
    ("Chart { LineMark(x: x, y: y).interpolationMethod(.monotone) }", false),
    ("CameraPreview(session: session)", false),
    ("Text(\"x\").font(.title).padd", false),
  ])
  func marksWhatItCannotResolve(body: String, isMarked: Bool) {
    let example = ScopeExample(
      home: """
        struct Home<Content: View>: View {
          let content: Content
          let icon: Image
          let make: (Int) -> Content
          var header: some View { Text("x") }
          var body: some View { \(body) }
        }
        struct FlowLayout: Layout {}
        struct CameraPreview: UIViewRepresentable { let session: Session }
        """)
    #expect(example.scope.screens[0].mayHideModifiers == isMarked)
  }

  @Test func toolbarItemsInTheTitlesPlace() {
    for (placement, isTitle) in [("principal", true), ("title", true), ("topBarTrailing", false)] {
      let example = ScopeExample(
        home: """
          struct Home: View {
            var body: some View { Text("x").toolbar { Items() } }
          }
          struct Items: ToolbarContent {
            var body: some ToolbarContent { ToolbarItem(placement: .\(placement)) { Text("y") } }
          }
          """)
      #expect(example.scope.screens[0].toolbarTitles.isEmpty != isTitle)
    }
  }
}
