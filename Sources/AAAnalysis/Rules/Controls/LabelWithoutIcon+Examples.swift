extension LabelWithoutIcon {
  static let examples = shownExamples + reportedExamples + silentExamples + silentLabels

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A button of words alone", isDocumentation: true,
      """
      ⟦Button⟧("Delete", role: .destructive) {}
      """,
      fixed: """
        Button("Delete", systemImage: "trash.fill", role: .destructive) {}
        """),
    ControlExample.example(
      "A navigation link of words alone", isDocumentation: true,
      """
      NavigationStack {
        ⟦NavigationLink⟧("Camera") {
          Text("Smile")
        }
      }
      """,
      fixed: """
        NavigationStack {
          NavigationLink {
            Text("Smile")
          } label: {
            Label("Camera", systemImage: "camera.fill")
          }
        }
        """),
    ControlExample.example(
      "A button and a link with image and words", isDocumentation: true,
      """
      NavigationStack {
        NavigationLink {
          Text("Smile")
        } label: {
          Label("Camera", systemImage: "camera.fill")
        }
        Button("Delete", systemImage: "trash.fill", role: .destructive) {}
      }
      """),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "A button whose action is a function",
      """
      ⟦Button⟧("Camera", action: start)
      """,
      fixed: """
        Button("Camera", systemImage: "camera.fill", action: start)
        """,
      properties: "private func start() {}"),
    ControlExample.example(
      "A label that is a text",
      """
      ⟦Button⟧ {
        start()
      } label: {
        // The way to the pictures.
        Text("Camera")
          .font(.title)
      }
      """,
      fixed: """
        Button {
          start()
        } label: {
          // The way to the pictures.
          Label("Camera", systemImage: "camera.fill")
            .font(.title)
        }
        """,
      properties: "private func start() {}"),
    ControlExample.example(
      "A label that is a text in bold",
      """
      ⟦Button⟧(action: {}) {
        Text(verbatim: "Camera").kerning(2)
      }
      """,
      fixed: """
        Button(action: {}) {
          Label { Text(verbatim: "Camera").kerning(2) } icon: { Image(systemName: "camera.fill") }
        }
        """),
    ControlExample.example(
      "Words for one or the other state",
      """
      ⟦Button⟧(action: {}) {
        if isOpen {
          Text("Music")
        } else {
          Text("Camera")
        }
      }
      """,
      fixed: """
        Button(action: {}) {
          if isOpen {
            Label("Music", systemImage: "music.note")
          } else {
            Label("Camera", systemImage: "camera.fill")
          }
        }
        """,
      properties: "@State private var isOpen = false"),
    ControlExample.example(
      "A link to a value",
      """
      NavigationStack {
        ⟦NavigationLink⟧("Camera", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("Smile") }
      }
      """,
      fixed: """
        NavigationStack {
          NavigationLink(value: 1) { Label("Camera", systemImage: "camera.fill") }
            .navigationDestination(for: Int.self) { _ in Text("Smile") }
        }
        """),
    ControlExample.example(
      "A link to a destination among its arguments",
      """
      NavigationStack {
        ⟦NavigationLink⟧("Camera", destination: Text("Smile"))
      }
      """,
      fixed: """
        NavigationStack {
          NavigationLink(destination: Text("Smile")) { Label("Camera", systemImage: "camera.fill") }
        }
        """),
    ControlExample.example(
      "A link to a screen that has an icon beside its title",
      """
      NavigationStack {
        ⟦NavigationLink⟧("Pictures") { Gallery() }
      }
      """,
      fixed: """
        NavigationStack {
          NavigationLink { Gallery() } label: { Label("Pictures", systemImage: "photo.stack.fill") }
        }
        """,
      """
      struct Gallery: View {
        var body: some View {
          List {}
            .navigationTitle("Pictures")
            .assistiveAccessNavigationIcon(systemImage: "photo.stack.fill")
        }
      }
      """),
    ControlExample.example(
      "A label in a view of the app's own",
      """
      ⟦Button⟧(action: {}) {
        HStack {
          Caption(text: "Camera")
          Spacer()
        }
      }
      """,
      """
      struct Caption: View {
        let text: String

        var body: some View {
          Text(text).font(.title)
        }
      }
      """),
    ControlExample.example(
      "A control of the app's own that makes its label of a text",
      """
      BigButton(title: "Camera")
      BigButton(title: "Letters")
      """,
      """
      struct BigButton: View {
        let title: String

        var body: some View {
          ⟦Button⟧(action: {}) { Text(title) }
        }
      }
      """),
    ControlExample.example(
      "A control of the app's own that is given its label",
      """
      Card { Label("Letters", systemImage: "envelope.fill") }
      ⟦Card⟧ { Text("Camera") }
      """,
      fixed: """
        Card { Label("Letters", systemImage: "envelope.fill") }
        Card { Label("Camera", systemImage: "camera.fill") }
        """,
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
          Button(action: {}) { content.padding() }
        }
      }
      """),
    ControlExample.example(
      "A symbol that may be given and is not",
      """
      BigButton(title: "Letters", symbol: "envelope.fill")
      BigButton(title: "Camera")
      """,
      """
      struct BigButton: View {
        let title: String
        var symbol: String? = nil

        var body: some View {
          ⟦Button⟧(action: {}) {
            if let symbol { Image(systemName: symbol) }
            Text(title)
          }
        }
      }
      """),
    ControlExample.example(
      "Words under a condition, with words of a style that is changed",
      """
      ⟦Button⟧(action: {}) {
        Text(isOn ? "Stop" : "Camera")
          .brightness(0.1)
      }
      """,
      fixed: """
        Button(action: {}) {
          Label(isOn ? "Stop" : "Camera", systemImage: "stop.fill")
            .brightness(0.1)
        }
        """,
      properties: "let isOn = false"),
    ControlExample.example(
      "A row for each of several things",
      """
      List {
        ForEach(["Camera", "Letters"], id: \\.self) { name in
          ⟦Button⟧(name) {}
        }
      }
      """),
    ControlExample.example(
      "One of two labels has no image",
      """
      ⟦Button⟧ {
        isOn.toggle()
      } label: {
        if isOn {
          Label("Stop", systemImage: "stop.fill")
        } else {
          Text("Camera")
        }
      }
      """,
      fixed: """
        Button {
          isOn.toggle()
        } label: {
          if isOn {
            Label("Stop", systemImage: "stop.fill")
          } else {
            Label("Camera", systemImage: "camera.fill")
          }
        }
        """,
      properties: "@State private var isOn = false"),
    ControlExample.example(
      "A menu and a toolbar count",
      """
      NavigationStack {
        Menu("More", systemImage: "ellipsis.circle") {
          ⟦Button⟧("Camera") {}
        }
        .toolbar {
          ToolbarItem {
            ⟦Button⟧("Letters") {}
          }
        }
      }
      """,
      fixed: """
        NavigationStack {
          Menu("More", systemImage: "ellipsis.circle") {
            Button("Camera", systemImage: "camera.fill") {}
          }
          .toolbar {
            ToolbarItem {
              Button("Letters") {}
            }
          }
        }
        """),
    ControlExample.example(
      "A picture behind the label, and one over the control, are no image of it",
      """
      ⟦Button⟧(action: {}) {
        Text("Camera")
          .overlay(alignment: .topTrailing) { Image(systemName: "circle.fill") }
      }
      .background { Image(systemName: "circle") }
      """,
      fixed: """
        Button(action: {}) {
          Label("Camera", systemImage: "camera.fill")
            .overlay(alignment: .topTrailing) { Image(systemName: "circle.fill") }
        }
        .background { Image(systemName: "circle") }
        """),
    ControlExample.example(
      "A control in an overlay whose label has an overlay",
      """
      List {}
        .overlay {
          ⟦Button⟧(action: {}) {
            Text("Camera").overlay { Image(systemName: "circle.fill") }
          }
        }
      """),
    ControlExample.example(
      "Images that a style hides",
      """
      VStack {
        ⟦Button⟧("Camera", systemImage: "camera.fill") {}
        ⟦Button⟧(action: {}) { Label("Letters", systemImage: "envelope.fill") }
      }
      .labelStyle(.titleOnly)
      """),
    ControlExample.example(
      "A style of the app's own that only colours",
      """
      ⟦Button⟧("Camera") {}
        .buttonStyle(.calm)
      """,
      fixed: """
        Button("Camera", systemImage: "camera.fill") {}
          .buttonStyle(.calm)
        """,
      """
      struct Calm: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .padding()
            .background(RoundedRectangle(cornerRadius: 8))
        }
      }

      extension ButtonStyle where Self == Calm {
        static var calm: Calm { Calm() }
      }
      """),
    ControlExample.example(
      "Texts that are joined",
      """
      ⟦Button⟧(action: {}) { Text("Camera ") + Text("now").bold() }
      """),
    ControlExample.example(
      "A label that changes with a state, whatever that begins with",
      """
      Entry(isNew: true)
      """,
      """
      struct Entry: View {
        @State var isNew: Bool

        var body: some View {
          ⟦Button⟧ {
            isNew = false
          } label: {
            if isNew { Label("Create", systemImage: "plus") } else { Text("Save") }
          }
        }
      }
      """),
  ]
}
