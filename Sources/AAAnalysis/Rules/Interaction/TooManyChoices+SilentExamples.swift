extension TooManyChoices {
  private static let state = "@State private var isOpen = false"

  static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Branches that exclude one another",
      """
      VStack {
        if isOpen {
      \(buttons(4, "    "))
        } else {
      \(buttons(4, "    "))
        }
      }
      """,
      properties: state),
    ControlExample.example(
      "Steps, each under a condition of its own",
      """
      VStack {
        if step == 0 {
      \(buttons(3, "    "))
        }
        if step == 1 {
      \(buttons(3, "    "))
        }
        switch step {
        case 2:
      \(buttons(3, "    "))
        default:
          Text("Done")
        }
      }
      """,
      properties: "@State private var step = 0"),
    ControlExample.example(
      "A toolbar, a dialog and a menu",
      """
      NavigationStack {
        VStack {
      \(buttons(2, "    "))
          Menu("More", systemImage: "ellipsis") {
      \(buttons(6, "      "))
          }
        }
        .toolbar {
      \(buttons(3, "    "))
        }
        .confirmationDialog("Colour", isPresented: $isOpen) {
      \(buttons(6, "    "))
        }
        .alert("Colour", isPresented: $isOpen) {
      \(buttons(6, "    "))
        }
        .contextMenu {
      \(buttons(6, "    "))
        }
      }
      """,
      properties: state),
    ControlExample.example(
      "Data",
      """
      List {
        ForEach(names, id: \\.self) { name in
      \(buttons(3, "    "))
        }
        Button("More", systemImage: "plus") {}
      }
      """,
      properties: "let names = [\"Red\", \"Blue\", \"Green\"]"),
    ControlExample.example(
      "A list over data",
      """
      List(0..<20, id: \\.self) { number in
        NavigationLink(value: number) { Label("Drawing", systemImage: "photo") }
      }
      """),
    ControlExample.example(
      "Five choices and a way back",
      "VStack {\n\(buttons(5))\n  Button(\"Back\", systemImage: \"arrow.left\", role: .cancel) {}\n}"
    ),
    ControlExample.example(
      "A pad of keys",
      """
      VStack {
        HStack {
          key("1")
          key("2")
          key("3")
        }
        HStack {
          Button("4") {}
          Button("5") {}
          Button { } label: { Text("6") }
        }
      }
      """,
      """
      extension Home {
        func key(_ digit: String) -> some View {
          Button(digit) {}
        }
      }
      """),
    ControlExample.example(
      "Layouts that stand in for one another",
      """
      ViewThatFits {
        HStack {
      \(buttons(3, "    "))
        }
        VStack {
      \(buttons(3, "    "))
        }
      }
      """),
    ControlExample.example(
      "Columns, of which a phone shows one",
      """
      VStack {
        NavigationSplitView {
      \(buttons(2, "    "))
          VStack {
      \(buttons(2, "      "))
          }
        } content: {
      \(buttons(2, "    "))
        } detail: {
      \(buttons(3, "    "))
        }
        NavigationView {
          VStack {
      \(buttons(3, "      "))
          }
          HStack {
      \(buttons(3, "      "))
          }
        }
      }
      """),
    ControlExample.example(
      "Choices that are hidden, or that only code follows",
      """
      VStack {
      \(buttons(4))
        VStack {
      \(buttons(2, "    "))
        }
        .opacity(isOpen ? 1 : 0)
        NavigationLink(destination: Text("Drawing"), isActive: $isOpen) { EmptyView() }
        NavigationLink("", destination: Text("Drawing"))
      }
      """,
      properties: state),
    ControlExample.example(
      "Two screens",
      """
      VStack {
      \(buttons(4))
      }
      .sheet(isPresented: $isOpen) {
        VStack {
      \(buttons(4, "    "))
        }
      }
      """,
      properties: state),
    ControlExample.example(
      "A bar over the content",
      """
      VStack {
      \(buttons(4))
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
      \(buttons(2, "    "))
        }
      }
      """),
    ControlExample.example(
      "The same view twice, open or not",
      """
      VStack {
        Fold()
        Fold()
      }
      """,
      """
      struct Fold: View {
        @State private var isOpen = false

        var body: some View {
          Toggle("More", isOn: $isOpen)
          if isOpen {
      \(buttons(3, "      "))
          }
        }
      }
      """),
    ControlExample.example(
      "Pages to swipe through",
      """
      TabView {
        Text("1").tabItem { Text("1") }
        Text("2").tabItem { Text("2") }
        Text("3").tabItem { Text("3") }
        Text("4").tabItem { Text("4") }
        Text("5").tabItem { Text("5") }
        Text("6").tabItem { Text("6") }
      }
      .tabViewStyle(.page)
      """),
  ]
}
