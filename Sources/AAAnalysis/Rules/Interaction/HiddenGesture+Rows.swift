extension HiddenGesture {
  private static let drawing = """
    @Observable final class Songs {
      var titles = ["A", "B"]
    }
    """

  /// Rows that are deleted or moved, and lists that are pulled.
  static let rowExamples: [RuleExample] = [
    ControlExample.example(
      "Rows that only a swipe deletes and a drag moves",
      """
      NavigationStack {
        List {
          ForEach(names, id: \\.self) { Text($0) }
            .⟦onDelete⟧ { names.remove(atOffsets: $0) }
            .⟦onMove⟧ { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      """,
      fixed: """
        NavigationStack {
          List {
            ForEach(names, id: \\.self) { Text($0) }
              .onDelete { names.remove(atOffsets: $0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
        """,
      properties: "@State private var names = [\"A\", \"B\"]"),
    ControlExample.example(
      "Rows without a bar for a button",
      """
      List {
        ForEach(names, id: \\.self) { Text($0) }
          .⟦onMove⟧(perform: move)
      }
      """,
      properties: "@State private var names = [\"A\", \"B\"]",
      """
      extension Home {
        func move(from: IndexSet, to: Int) {
          names.move(fromOffsets: from, toOffset: to)
        }
      }
      """),
    ControlExample.example(
      "A list that edits its data",
      """
      NavigationStack {
        List($model.titles, id: \\.self, ⟦editActions⟧: .move) { title in
          Text(title.wrappedValue)
        }
        .navigationBarTitleDisplayMode(.inline)
      }
      """,
      fixed: """
        NavigationStack {
          List($model.titles, id: \\.self, editActions: .move) { title in
            Text(title.wrappedValue)
          }
          .toolbar { EditButton() }
          .navigationBarTitleDisplayMode(.inline)
        }
        """,
      properties: "@State private var model = Songs()", drawing),
    ControlExample.example(
      "Rows with an edit button, or in a list that is always edited",
      """
      NavigationStack {
        List {
          ForEach(names, id: \\.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
      """,
      properties: "@State private var names = [\"A\", \"B\"]"),
    ControlExample.example(
      "A list that is always edited",
      """
      List {
        ForEach(names, id: \\.self) { Text($0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\\.editMode, .constant(.active))
      """,
      properties: "@State private var names = [\"A\", \"B\"]"),
    ControlExample.example(
      "A button in each row that deletes it, too",
      """
      List {
        ForEach(names, id: \\.self) { name in
          HStack {
            Text(name)
            Button("Delete", systemImage: "trash") { names.removeAll { $0 == name } }
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      """,
      properties: "@State private var names = [\"A\", \"B\"]"),
    ControlExample.example(
      "Rows that cannot be deleted",
      """
      List {
        ForEach(names, id: \\.self) { Text($0) }
          .onDelete(perform: nil)
      }
      """,
      properties: "@State private var names = [\"A\", \"B\"]"),
    ControlExample.example(
      "Pulling down, with another way in the other list alone",
      """
      List(news.titles, id: \\.self) { Text($0) }
        .⟦refreshable⟧ { await news.load() }
      List(letters.titles, id: \\.self) { Text($0) }
        .refreshable { await letters.reload() }
      if letters.titles.isEmpty {
        Button("Try again", systemImage: "arrow.clockwise") { Task { await letters.reload() } }
      }
      """,
      properties: """
        @State private var news = News()
        @State private var letters = Letters()
        """,
      """
      @MainActor @Observable final class News {
        var titles: [String] = []
        func load() async { titles = ["A"] }
      }

      @MainActor @Observable final class Letters {
        var titles: [String] = []
        func reload() async { titles = ["B"] }
      }
      """),
  ]

  /// Pages that are swiped.
  static let pageExamples: [RuleExample] = [
    ControlExample.example(
      "Pages without dots, without and with a selection that nothing sets",
      """
      TabView {
        Text("One")
        Text("Two")
      }
      .⟦tabViewStyle⟧(.page(indexDisplayMode: .never))
      TabView(selection: $page) {
        ForEach(0..<3, id: \\.self) { Text("Page \\($0)").tag($0) }
      }
      .⟦tabViewStyle⟧(PageTabViewStyle(indexDisplayMode: .never))
      """,
      properties: "@State private var page = 0"),
    ControlExample.example(
      "Pages without dots, by constants and as it was passed",
      """
      TabView {
        Text("One")
        Text("Two")
      }
      .⟦tabViewStyle⟧(.page(indexDisplayMode: dots))
      TabView {
        Text("One")
        Text("Two")
      }
      .⟦tabViewStyle⟧(.page(indexDisplayMode: Home.none))
      Pages(dots: .never)
      """,
      properties: """
        private let dots = PageTabViewStyle.IndexDisplayMode.never
        private static let none: PageTabViewStyle.IndexDisplayMode = .never
        """,
      """
      struct Pages: View {
        let dots: PageTabViewStyle.IndexDisplayMode

        var body: some View {
          TabView {
            Text("One")
            Text("Two")
          }
          .⟦tabViewStyle⟧(PageTabViewStyle(indexDisplayMode: dots))
        }
      }
      """),
    ControlExample.example(
      "Pages whose dots show them, or may",
      """
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page)
      TabView(selection: $page) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page(indexDisplayMode: dots))
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(PageTabViewStyle())
      Pages(dots: .automatic)
      """,
      properties: """
        @State private var page = 0
        @State private var dots = PageTabViewStyle.IndexDisplayMode.never
        """,
      """
      struct Pages: View {
        let dots: PageTabViewStyle.IndexDisplayMode

        var body: some View {
          TabView {
            Text("One")
            Text("Two")
          }
          .tabViewStyle(.page(indexDisplayMode: dots))
        }
      }
      """),
    ControlExample.example(
      "Pages with a button on each that goes on",
      """
      TabView(selection: $page) {
        Step(page: $page).tag(0)
        Step(page: $page).tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      """,
      properties: "@State private var page = 0",
      """
      struct Step: View {
        @Binding var page: Int

        var body: some View {
          Button("Next", systemImage: "arrow.right") { withAnimation { page += 1 } }
        }
      }
      """),
    ControlExample.example(
      "Pages with a picker, and a single page",
      """
      Picker("Page", selection: $page) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      TabView(selection: $page) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      TabView {
        Text("Alone")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      """,
      properties: "@State private var page = 0"),
  ]
}
