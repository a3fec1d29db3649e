import AAAnalysis
import Testing

@Suite struct MappedLinkTests {
  private let pages = """

    struct Songs: View { var body: some View { Text("a").navigationTitle("Songs") } }
    struct Radio: View { var body: some View { Text("b").navigationTitle("Radio") } }
    struct Search: View { var body: some View { Text("c").navigationTitle("Search") } }
    """

  @Test func valuesLeadToTheirCases() {
    let example = MapExample(
      home: """
        enum Route: Hashable { case songs, radio(Int), search }
        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Songs", value: Route.songs)
              NavigationLink("Radio", value: Route.radio(1))
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .songs: Songs()
                  case .radio(let station): Radio()
                  default: Search()
                  }
                }
            }
          }
        }
        """ + pages)
    #expect(example.screens == ["Home", "Songs “Songs”", "Radio “Radio”", "Search “Search”"])
    #expect(
      example.links == [
        "Home -link-> Songs “Songs”", "Home -link-> Radio “Radio”",
        // Nothing that is known leads there, but the destination is declared.
        "Home -destination-> Search",
      ])
  }

  @Test func valuesOfAllCasesLeadToAll() {
    let example = MapExample(
      home: """
        enum Route: String, CaseIterable {
          case songs, radio
          var title: String {
            switch self {
            case .songs: "Songs"
            case .radio: "Radio"
            }
          }
        }
        struct Home: View {
          var body: some View {
            List(Route.allCases, id: \\.self) { route in NavigationLink(route.title, value: route) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .songs: Songs()
                case .radio: Radio()
                }
              }
          }
        }
        """ + pages)
    #expect(
      example.links == [
        "Home -link-> Songs “Songs” “Radio”", "Home -link-> Radio “Songs” “Radio”",
      ])
  }

  @Test func destinationsAreToldApartByType() {
    let example = MapExample(
      home: """
        struct Song: Hashable { let name: String }
        struct Station: Hashable { let name: String }
        struct Home: View {
          let songs: [Song]
          var body: some View {
            List(songs) { song in NavigationLink(song.name, value: song) }
              .navigationDestination(for: Station.self) { _ in Radio() }
              .navigationDestination(for: Song.self) { _ in Songs() }
          }
        }
        """ + pages)
    #expect(
      example.links == ["Home -link-> Songs ‹song.name›", "Home -destination-> Radio"])
  }

  @Test func sheetsAreLabelledByWhatOpensThem() {
    let example = MapExample(
      home: """
        struct Home: View {
          enum Sheet: Identifiable { case songs, radio }
          @State private var isSearching = false
          @State private var sheet: Sheet?
          var body: some View {
            Button("Find") { startSearch() }
            Button("Songs") { sheet = .songs }
            Button("Close") { isSearching = false }
              .sheet(isPresented: $isSearching) { Search() }
              .fullScreenCover(item: $sheet) { sheet in
                switch sheet {
                case .songs: Songs()
                case .radio: Radio()
                }
              }
          }
          func startSearch() { isSearching = true }
        }
        """ + pages)
    #expect(
      example.links == [
        "Home -sheet-> Search “Find”", "Home -fullScreenCover-> Songs “Songs”",
        "Home -fullScreenCover-> Radio",
      ])
  }

  @Test func tabsAreLabelled() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            TabView {
              Songs().tabItem { Label("My songs", systemImage: "music.note") }
              Tab("Radio", systemImage: "radio") { Radio() }
              Tab { Search() } label: { Text("Find") }
            }
          }
        }
        """ + pages)
    #expect(
      Set(example.links) == [
        "Home -tab-> Songs “My songs”", "Home -tab-> Radio “Radio”", "Home -tab-> Search “Find”",
      ])
  }

  @Test func oneRowLeadsWhereEachUseOfItSays() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            List {
              Row("My songs") { Songs() }
              Row("My radio") { Radio() }
              Row("Find") { Search() }
            }
          }
        }
        struct Row<Target: View>: View {
          let title: String
          let target: Target
          init(_ title: String, @ViewBuilder target: () -> Target) {
            self.title = title
            self.target = target()
          }
          var body: some View {
            NavigationLink { target } label: { Label(title, systemImage: "star") }
          }
        }
        """ + pages)
    #expect(
      example.links == [
        "Home -link-> Songs “My songs”", "Home -link-> Radio “My radio”",
        "Home -link-> Search “Find”",
      ])
  }

  @Test func linksReadOnceAreDrawnFromEveryScreen() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            Row()
            NavigationLink("Radio") { Station() }
          }
        }
        struct Row: View {
          var body: some View { NavigationLink("Songs") { Songs() } }
        }
        struct Station: View { var body: some View { Row() } }
        """ + pages)
    #expect(
      example.links == [
        "Home -link-> Songs “Songs”", "Home -link-> Station “Radio”",
        "Station -link-> Songs “Songs”",
      ])
  }

  @Test func manyLinksTakeNoLongTime() {
    let links = (0..<1_000).map { "NavigationLink(\"\($0)\") { Page(title: \"\($0)\") }" }
    let example = MapExample(
      home: """
        struct Home: View { var body: some View { List { \(links.joined(separator: "\n")) } } }
        struct Page: View {
          let title: String
          var body: some View { Text(title).navigationTitle(title) }
        }
        """)
    #expect(example.map.screens.count == 1_001)
    #expect(example.map.links.count == 1_000)
  }
}

@Suite struct MappedFindingTests {
  @Test func findingsStandOnTheScreensThatShowThem() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            NavigationLink("Page") { Page() }.navigationTitle("Home")
          }
        }
        struct Page: View {
          @Environment(\\.modelContext) private var context
          let song: Song
          var body: some View {
            Row(delete: { context.delete(song) }).navigationTitle("Page")
              .assistiveAccessNavigationIcon(systemImage: "no.such.symbol.at.all")
          }
        }
        struct Row: View {
          let delete: () -> Void
          var body: some View { Button("Delete", role: .destructive, action: delete) }
        }
        """)
    #expect(example.findings(of: "Home").contains("navigation-icon-missing"))
    #expect(!example.findings(of: "Home").contains("destructive-unconfirmed"))
    #expect(example.findings(of: "Page").contains("destructive-unconfirmed"))
    #expect(example.findings(of: "Page").contains("symbol-unknown"))
    #expect(!example.findings(of: "Page").contains("navigation-icon-missing"))
  }

  @Test func findingsOnASceneStandAtItsRoot() {
    let example = MapExample([
      "Draw/App.swift": ScopeExample.app + "struct Home: View { var body: some View { Text(\"a\") } }",
      "Draw/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
        <key>UILaunchScreen</key><dict/></dict></plist>
        """,
    ])
    #expect(example.map.roots.flatMap(\.findings).map(\.rule) == ["support-key-missing"])
    #expect(example.map.roots.map(\.owner) == ["A"])
  }

  @Test func aBranchOfTheModeIsAPartOfAScreen() {
    let example = MapExample([
      "Page.swift": """
        import SwiftUI
        struct Page: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
          var body: some View {
            NavigationStack {
              List {
                if isCalm {
                  if isReady { Button("Play") { play() } } else { Button("Wait") { stop() } }
                }
              }
              .navigationTitle("Songs")
            }
          }
        }
        """
    ])
    #expect(example.map.roots.map(\.kind) == [.modeBranch])
    #expect(example.map.roots.map(\.owner) == ["Page"])
    #expect(example.map.screens.map(\.isComplete) == [false])
    #expect(example.map.screens.flatMap(\.controls).count == 2)
  }

  @Test func onlyRootsThatReachAWantedFileAreDrawn() {
    let files = [
      "One.swift": """
        import SwiftUI
        @main struct One: App { var body: some Scene { AssistiveAccess { First() } } }
        struct First: View { var body: some View { NavigationLink("a") { Shared() } } }
        """,
      "Two.swift": """
        import SwiftUI
        struct Two: App { var body: some Scene { AssistiveAccess { Second() } } }
        struct Second: View { var body: some View { NavigationLink("b") { Shared() } } }
        """,
      "Shared.swift": "struct Shared: View { var body: some View { Text(\"a\") } }",
    ]
    #expect(MapExample(files).screens == ["First", "Shared", "Second", "Shared_2"])
    let two = MapExample(files) { $0.name == "Two.swift" }
    #expect(two.screens == ["Second", "Shared_2"])
    #expect(two.links == ["Second -link-> Shared_2 “b”"])
    #expect(two.map.roots.map(\.screens) == [[0]])
    #expect(MapExample(files) { $0.name == "Shared.swift" }.map.roots.count == 2)
    #expect(MapExample(files) { $0.name == "Other.swift" }.map.screens.isEmpty)
  }
}
