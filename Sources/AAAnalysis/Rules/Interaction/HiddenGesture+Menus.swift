extension HiddenGesture {
  /// Context menus and swipe actions.
  static let menuExamples: [RuleExample] = [
    ControlExample.example(
      "A context menu of which one button is also on the screen",
      """
      Text(name)
        .⟦contextMenu⟧ {
          Button("Rename", systemImage: "pencil") { isNaming = true }
          Button("Copy", systemImage: "doc.on.doc") { copies += 1 }
        }
      Button("Rename", systemImage: "pencil") { isNaming = true }
      """,
      properties: """
        @State private var name = "Draft"
        @State private var isNaming = false
        @State private var copies = 0
        """),
    ControlExample.example(
      "Buttons in rows of a list",
      """
      List {
        ForEach(plants, id: \\.self) { plant in
          Label(plant, systemImage: "leaf")
            .padding()
            .⟦contextMenu⟧ {
              // Each plant by itself.
              Button("Water", systemImage: "drop") { watered = plant }
              Button("Turn", systemImage: "arrow.clockwise") { turned = plant }
            }
            .listRowSeparator(.hidden)
        }
      }
      """,
      fixed: """
        List {
          ForEach(plants, id: \\.self) { plant in
            VStack(alignment: .leading) {
              Label(plant, systemImage: "leaf")
                .padding()
              // Each plant by itself.
              Button("Water", systemImage: "drop") { watered = plant }
              Button("Turn", systemImage: "arrow.clockwise") { turned = plant }
            }
            .buttonStyle(.borderless)
            .listRowSeparator(.hidden)
          }
        }
        """,
      properties: """
        @State private var plants = ["Fern"]
        @State private var watered = ""
        @State private var turned = ""
        """),
    ControlExample.example(
      "The action of a swipe",
      """
      List(songs, id: \\.self) { song in
        Text(song)
          .⟦swipeActions⟧(edge: .leading) { Button("Play", systemImage: "play") { playing = song } }
      }
      """,
      fixed: """
        List(songs, id: \\.self) { song in
          VStack(alignment: .leading) {
            Text(song)
            Button("Play", systemImage: "play") { playing = song }
          }
          .buttonStyle(.borderless)
        }
        """,
      properties: """
        @State private var songs = ["Song"]
        @State private var playing = ""
        """),
    ControlExample.example(
      "Menus that have to stay as they are",
      """
      Text("A")
        .⟦contextMenu⟧ {
          Button("Keep") { kept += 1 }
        }
      Text("B")
        .⟦contextMenu⟧ {
          if kept > 0 {
            Button("Undo", systemImage: "arrow.uturn.backward") { kept -= 2 }
          }
        }
      List(songs, id: \\.self) { song in
        NavigationLink(value: song) { Label(song, systemImage: "music.note") }
          .⟦swipeActions⟧ {
            Button("Play", systemImage: "play") { playing = song }
          }
      }
      """,
      properties: """
        @State private var kept = 0
        @State private var songs = ["Song"]
        @State private var playing = ""
        """),
    ControlExample.example(
      "A toggle and a link in a context menu",
      """
      Text("Garden")
        .⟦contextMenu⟧ {
          Toggle("Wet", isOn: $isWet)
        }
      Text("House")
        .⟦contextMenu⟧ {
          NavigationLink { Rooms() } label: { Label("Rooms", systemImage: "bed.double") }
        }
      """,
      properties: "@State private var isWet = false",
      """
      struct Rooms: View {
        var body: some View { Text("Kitchen") }
      }
      """),
    ControlExample.example(
      "Two edges of a row",
      """
      List(songs, id: \\.self) { song in
        HStack {
          Text(song)
          Button("Play", systemImage: "play") { playing = song }
        }
        .swipeActions(edge: .leading) { Button("Play", systemImage: "play") { playing = song } }
        .⟦swipeActions⟧(edge: .trailing) { Button("Save", systemImage: "tray") { kept = song } }
      }
      """,
      properties: """
        @State private var songs = ["Song"]
        @State private var playing = ""
        @State private var kept = ""
        """),
    ControlExample.example(
      "The items of a context menu, shared with a menu button",
      """
      Text("Garden")
        .contextMenu { items(for: "Garden") }
      Menu("More", systemImage: "ellipsis.circle") { items(for: "Garden") }
      """,
      properties: "@State private var watered = \"\"",
      """
      extension Home {
        @ViewBuilder
        func items(for name: String) -> some View {
          Button("Water", systemImage: "drop") { water(name) }
        }

        func water(_ name: String) { watered = name }
      }
      """),
    ControlExample.example(
      "A link in a context menu beside one on the screen",
      """
      NavigationLink { Rooms() } label: { Label("House", systemImage: "house") }
        .contextMenu {
          NavigationLink { Rooms() } label: { Label("Rooms", systemImage: "bed.double") }
        }
      """,
      """
      struct Rooms: View {
        var body: some View { Text("Kitchen") }
      }
      """),
  ]
}
