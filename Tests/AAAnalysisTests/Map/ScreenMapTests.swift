import AAAnalysis
import Testing

@Suite struct ScreenMapTests {
  // MARK: Which screens there are

  @Test func usesWithTheSameTitleAndIconAreOneScreen() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            NavigationLink("One") { Page(title: "Page") }
            NavigationLink("Two") { Page(title: "Page") }
            NavigationLink("Three") { Page(title: "Other") }
          }
        }
        struct Page: View {
          let title: String
          var body: some View {
            List {}.navigationTitle(title).assistiveAccessNavigationIcon(systemImage: "star")
          }
        }
        """)
    #expect(example.screens == ["Home", "Page “Page” [“star”]", "Page_2 “Other” [“star”]"])
    #expect(
      example.links == ["Home -link-> Page “One” “Two”", "Home -link-> Page_2 “Three”"])
  }

  @Test func aViewInsideOfItselfIsAWayBack() {
    let example = MapExample(
      home: """
        struct Home: View {
          let folder: Folder
          var body: some View {
            List(folder.folders) { inner in
              NavigationLink(inner.name) { Home(folder: inner) }
              NavigationLink("Song") { Song() }
            }
            .navigationTitle(folder.name)
          }
        }
        struct Song: View {
          var body: some View { NavigationLink("Folder") { Home(folder: parent) } }
        }
        """)
    #expect(example.screens == ["Home ‹folder.name›", "Song"])
    #expect(
      example.links == [
        "Home -link-> Home ‹inner.name›", "Home -link-> Song “Song”", "Song -link-> Home “Folder”",
      ])
  }

  @Test func whatIsShownByTurnsIsAScreenEach() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              if isKnown { Player() } else { Welcome() }
            }
          }
        }
        struct Player: View { var body: some View { Text("a").navigationTitle("Player") } }
        struct Welcome: View { var body: some View { Text("b").navigationTitle("Welcome") } }
        """)
    #expect(example.screens == ["Player “Player”", "Welcome “Welcome”"])
    #expect(example.map.roots.map(\.screens) == [[0, 1]])
  }

  @Test func statesOfOneScreenAreOneScreen() {
    let titled = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            Group { if isKnown { Player() } else { Welcome() } }.navigationTitle("Home")
          }
        }
        struct Player: View { var body: some View { Text("a") } }
        struct Welcome: View { var body: some View { Text("b") } }
        """)
    #expect(titled.screens == ["Home “Home”"])
    let loading = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            if isLoading { ProgressView() } else { Player() }
          }
        }
        struct Player: View { var body: some View { Text("a").navigationTitle("Player") } }
        """)
    #expect(loading.screens == ["Home “Player”"])
  }

  @Test func aViewAroundAnotherIsNamedAfterIt() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View { NavigationLink("a") { Frame { Page() } } }
        }
        struct Frame<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { NavigationStack { content } }
        }
        struct Page: View { var body: some View { Text("page") } }
        """)
    #expect(example.screens == ["Home", "Page"])
  }

  @Test func namesAreUniqueAndPlain() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            NavigationLink("a") { Größe(title: "1") }
            NavigationLink("b") { Größe(title: "2") }
            NavigationLink("c") { Text("1").navigationTitle("3") }
          }
        }
        struct Größe: View {
          let title: String
          var body: some View { Text("page").navigationTitle(title) }
        }
        """)
    #expect(example.map.screens.map(\.id) == ["Home", "Gr__e", "Gr__e_2", "Text"])
    #expect(example.map.screens.map(\.name) == ["Home", "Größe", "Größe", "Text"])
  }

  // MARK: What is known of them

  @Test func whatIsNotKnownIsNotMissing() {
    let example = MapExample(
      home: """
        struct Home: View {
          var body: some View {
            NavigationLink("a") { Open() }
            NavigationLink("b") { Closed() }
            NavigationLink("c") { Placed() }
          }
        }
        struct Open: View { var body: some View { Foreign().navigationTitle("Open") } }
        struct Closed: View { var body: some View { Text("a").navigationTitle("Closed") } }
        struct Placed: View {
          var body: some View {
            Text("a").toolbar { ToolbarItem(placement: .principal) { Text("Title") } }
          }
        }
        """)
    #expect(example.screens == ["Home", "Open “Open” ?", "Closed “Closed”", "Placed ?"])
    #expect(example.map.screens.map(\.lacksIcon) == [false, false, true, false])
  }

  @Test func textsAreLiteralsOrSource() {
    let example = MapExample(
      home: """
        struct Home: View {
          @State private var count = 0
          var body: some View {
            Text("a").navigationTitle(isOn ? "On" : name)
              .assistiveAccessNavigationIcon(systemImage: isOn ? "sun.max" : "moon")
            NavigationLink("\\(count) songs") { Page(name: store.name) }
          }
        }
        struct Page: View {
          let name: String
          var body: some View { Text("b").navigationTitle(Text(name)) }
        }
        """)
    #expect(
      example.screens == [
        "Home “On” ‹isOn ? \"On\" : name› [“sun.max” “moon”]", "Page ‹store.name›",
      ])
    #expect(example.links == ["Home -link-> Page ‹\\(count) songs›"])
  }

  @Test func controlsAreListed() {
    let example = MapExample(
      home: """
        struct Home: View {
          @State private var isAsking = false
          var body: some View {
            Form {
              Button("Play", systemImage: "play") { play() }
              Toggle("Sound", isOn: $sound)
              TextField("Name", text: $name)
              Slider(value: $volume) { Text("Volume") }
              ForEach(songs) { song in Button { stop() } label: { Image(systemName: "stop") } }
              NavigationLink { Text("b") } label: { Button("No control of its own") { stop() } }
            }
            .toolbar { Menu("More") { Button("Share") { share() } } }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") { play() } }
          }
        }
        """)
    #expect(
      example.controls(of: "Home") == [
        "button content “Play” [“play”]", "toggle content “Sound”", "field content “Name”",
        "slider content “Volume”", "button content repeated [“stop”]", "link content",
        "menu toolbar “More”", "button menu “Share”", "button dialog “Yes”",
      ])
  }

  // MARK: Full screen

  @Test func theOrdinaryInterfaceOfAppsInFullScreen() {
    let app = """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Page") { Page() }
              .navigationTitle("Home")
          }
        }
      }
      struct Page: View { var body: some View { Text("x").navigationTitle("Page") } }
      """
    func list(_ value: String) -> String {
      "<plist version=\"1.0\"><dict><key>UISupportsFullScreenInAssistiveAccess</key><\(value)/>"
        + "<key>UILaunchScreen</key><dict/></dict></plist>"
    }
    let example = MapExample(["App.swift": app, "Info.plist": list("true")])
    #expect(example.map.roots.map(\.kind) == [.standardUI])
    #expect(example.screens == ["Home “Home”", "Page “Page”"])
    #expect(example.links == ["Home -link-> Page “Page”"])
    // Icons are shown in scenes alone.
    #expect(example.map.screens.allSatisfy { !$0.lacksIcon })

    let scene = app.replacing("WindowGroup { Home() }", with: "WindowGroup { Home() }\n" + """
      AssistiveAccess { Page() }
      """)
    let both = MapExample(["App.swift": scene, "Info.plist": list("true")])
    #expect(both.map.roots.map(\.kind) == [.scene, .standardUI])
    #expect(both.screens == ["Page “Page”", "Home “Home”", "Page_2 “Page”"])
    #expect(both.links == ["Home -link-> Page_2 “Page”"])
    #expect(both.map.screens.map(\.lacksIcon) == [true, false, false])

    #expect(MapExample(["App.swift": app, "Info.plist": list("false")]).map.roots.isEmpty)
  }
}
