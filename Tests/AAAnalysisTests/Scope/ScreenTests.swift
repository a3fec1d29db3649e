import AAAnalysis
import Testing

@Suite struct ScreenTests {
  @Test func everyWayOfPresentingIsAScreen() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("a") { Text("link") }
              NavigationLink(destination: Text("old link")) { Text("label") }
              NavigationLink(
                isActive: $x, destination: { Text("older link") }, label: { Text("label") })
              NavigationLink(value: 1) { Text("value") }
            }
            .navigationDestination(for: Int.self) { _ in Text("destination") }
            .sheet(isPresented: $x, onDismiss: { Text("no view") }) { Text("sheet") }
            .fullScreenCover(item: $y, content: cover)
            .popover(isPresented: $x) { Text("popover") }
            .alert("Alert", isPresented: $x) { Text("same screen") }
          }
          func cover(_ item: Int) -> some View { Text("cover") }
        }
        """)
    #expect(
      example.scope.screens.map(\.kind) == [
        .root, .link, .link, .link, .destination, .sheet, .fullScreenCover, .popover,
      ])
    #expect(
      example.texts == [
        "label", "label", "value", "same screen", "link", "old link", "older link", "destination",
        "sheet", "cover", "popover",
      ])
    #expect(example.scope.screens.dropFirst().allSatisfy { $0.parent == 0 })
  }

  @Test func tabsOfBothKinds() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View {
            TabView { Text("1").tabItem { Text("label") }; Text("2") }
            TabView {
              Tab("a", systemImage: "star") { Text("3") }
              ForEach(tabs) { tab in Tab(tab.name, systemImage: "star") { Text("4") } }
            }
          }
        }
        """)
    #expect(example.scope.screens.map(\.kind) == [.root, .tab, .tab, .tab, .tab])
    // Screens stand in the order in which they were met, and are read in that order.
    #expect(example.texts == ["1", "label", "2", "3", "4"])
  }

  @Test func theLabelOfATabIsNoPartOfItsScreen() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View {
            TabView { Tab(value: 1) { Text("content") } label: { Text("label") } }
          }
        }
        """)
    #expect(example.scope.screens.map { example.texts(on: $0) } == [["label"], ["content"]])
  }

  @Test func usesOfOneViewAreScreensOfTheirOwn() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View {
            NavigationLink("a") { Page() }
            NavigationLink("b") { Page() }
          }
        }
        struct Page: View {
          var body: some View { Text("page"); NavigationLink("c") { Text("end") } }
        }
        """)
    // What a page links to is the same either way, and is read once.
    #expect(example.texts == ["page", "page", "end"])
  }

  @Test func whatIsPassedKeepsUsesApart() {
    let example = ScopeExample(
      home: """
        struct Home: View {
          var body: some View {
            Row { Text("one") }
            Row { Text("two") }
          }
        }
        struct Row<Target: View>: View {
          @ViewBuilder let target: () -> Target
          var body: some View { NavigationLink("go", destination: target) }
        }
        """)
    #expect(example.texts == ["one", "two"])
  }

  @Test func longWaysAreNoDepth() {
    var source = "struct Home: View { var body: some View { Page0() } }\n"
    for page in 0..<150 {
      source +=
        "struct Page\(page): View { var body: some View { VStack { Text(\"\(page)\"); "
        + "NavigationLink(\"next\") { Page\(page + 1)() } } } }\n"
    }
    let example = ScopeExample(home: source)
    #expect(example.texts == (0..<150).map { "\($0)" })
    #expect(!example.scope.isTruncated)
  }

  /// Every page links to every page: the number of ways is beyond counting, that of links is not.
  @Test func manyWaysAreReadOnce() {
    let pages = 14
    var source = "struct Home: View { var body: some View { Page0() } }\n"
    for page in 0..<pages {
      let links = (0..<pages).map { "NavigationLink(\"\($0)\") { Page\($0)() }" }
      source +=
        "struct Page\(page): View { var body: some View { List { Text(\"\(page)\"); "
        + links.joined(separator: "; ") + " } } }\n"
    }
    let example = ScopeExample(home: source)
    #expect(!example.scope.isTruncated)
    #expect(example.scope.screens.count <= pages * pages + 1)
    #expect(Set(example.texts).count == pages)
  }

  @Test func recursiveViewsEnd() {
    let example = ScopeExample(
      home: """
        struct Home: View { var body: some View { Folder() } }
        struct Folder: View {
          var body: some View {
            Text("folder")
            DisclosureGroup("more") { Folder() }
            NavigationLink("open") { Folder() }
          }
        }
        """)
    #expect(example.texts == ["folder"])
    #expect(!example.scope.screens[0].mayHideModifiers)
    // The other screen shows what is known from the first, but not what it has of its own.
    #expect(example.scope.screens[1].mayHideModifiers)
  }
}
