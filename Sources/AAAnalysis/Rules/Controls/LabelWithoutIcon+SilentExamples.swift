extension LabelWithoutIcon {
  static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "The buttons of alerts and confirmation dialogs",
      """
      Button("Delete", systemImage: "trash", role: .destructive) { isAsking = true }
        .alert("Delete it?", isPresented: $isAsking) {
          Button("Keep it") {}
          Button("Delete", role: .destructive) {}
        }
        .confirmationDialog("Delete it?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) {}
        }
      """,
      properties: "@State private var isAsking = false"),
    ControlExample.example(
      "Labels of one character",
      """
      Button("+") {}
      Button("😀") {}
      Button(action: {}) { Text("7").font(.title) }
      ForEach(0..<10) { digit in
        Button("\\(digit)") {}
      }
      ForEach(["😀", "😢"], id: \\.self) { mood in
        Button(mood) {}
      }
      ForEach(moods) { mood in
        Button { } label: { Text(mood.face) }
      }
      """,
      properties: """
        private let moods = [Mood(face: "😀"), Mood(face: "😢")]
        """,
      """
      struct Mood: Identifiable {
        let id = UUID()
        let face: String
      }
      """),
    ControlExample.example(
      "The keys of a keypad, in rows",
      """
      VStack {
        ForEach(keys.indices, id: \\.self) { row in
          HStack {
            ForEach(keys[row], id: \\.self) { key in keyButton(key) }
          }
        }
        ForEach(keys, id: \\.self) { row in
          HStack {
            ForEach(row, id: \\.self) { key in Button(key) {} }
          }
        }
      }
      """,
      properties: """
        private let keys: [[String]] = [["1", "2"], ["00", "⌫"]]
        """,
      """
      extension Home {
        private func keyButton(_ key: String) -> some View {
          Button {
          } label: {
            Text(key).font(.largeTitle)
          }
        }
      }
      """),
    ControlExample.example(
      "Signs that a property gives",
      """
      ForEach(Mood.allCases, id: \\.self) { mood in
        Button(mood.face) {}
      }
      """,
      """
      enum Mood: CaseIterable {
        case glad, sad

        var face: String {
          switch self {
          case .glad: "😀"
          case .sad: "😢"
          }
        }
      }
      """),
    ControlExample.example(
      "An emoji beside the words, or among them",
      """
      Button(action: {}) {
        VStack {
          Text("📷").font(.largeTitle)
          Text("Camera")
        }
      }
      Button("📷 Camera") {}
      """),
    ControlExample.example(
      "Labels that a role or the system brings",
      """
      Button(role: .close) {}
      EditButton()
      ShareLink(item: "Draw")
      Link("Help", destination: URL(filePath: "/"))
      """),
    ControlExample.example(
      "A button outside of what Assistive Access shows",
      """
      Label("Draw", systemImage: "pencil")
      """,
      """
      struct Settings: View {
        var body: some View {
          Button("Camera") {}
        }
      }
      """),
    ControlExample.example(
      "A branch that the mode never takes",
      """
      if isCalm {
        Button("Camera", systemImage: "camera") {}
      } else {
        Button("Camera") {}
      }
      """,
      properties: "@Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm"),
  ]

  static let silentLabels: [RuleExample] = [
    ControlExample.example(
      "Image and text by hand",
      """
      Button(action: {}) {
        HStack {
          Image(systemName: "camera")
          Text("Camera")
        }
      }
      Button("Letters", image: .letters) {}
      NavigationLink(value: 1) {
        VStack {
          Text("Camera")
          AsyncImage(url: nil)
        }
      }
      """,
      """
      extension ImageResource {
        static let letters = ImageResource(name: "letters", bundle: .main)
      }
      """),
    ControlExample.example(
      "A label view of the app's own",
      """
      NavigationLink {
        Text("Smile")
      } label: {
        RowLabel(title: "Camera", symbol: "camera")
      }
      """,
      """
      struct RowLabel: View {
        let title: String
        let symbol: String

        var body: some View {
          HStack {
            icon
            Text(title)
          }
        }

        private var icon: some View { Image(systemName: symbol) }
      }
      """),
    ControlExample.example(
      "An image under a condition of its own",
      """
      BigButton(title: "Camera", symbol: "camera")
      BigButton(title: "Letters", symbol: symbols.first)
      """,
      properties: "private let symbols = [String]()",
      """
      struct BigButton: View {
        let title: String
        var symbol: String?

        var body: some View {
          Button(action: {}) {
            if let symbol { Image(systemName: symbol) }
            Text(title)
          }
        }
      }
      """),
    ControlExample.example(
      "Images that stand in the text",
      """
      Button(action: {}) { Text("\\(Image(systemName: "camera")) Camera") }
      Button(action: {}) { Text(Image(systemName: "camera")) + Text("Camera") }
      """),
    ControlExample.example(
      "Drawn shapes, and colours to choose from",
      """
      Button(action: {}) {
        Circle().fill(.red)
        Text("Red")
      }
      Button(action: {}) {
        HStack {
          Color.red
          Text("Red")
        }
      }
      Button(action: {}) {
        Star()
        Text("Star")
      }
      """,
      """
      struct Star: Shape {
        func path(in rect: CGRect) -> Path { Path() }
      }
      """),
    ControlExample.example(
      "A style of the app's own that draws",
      """
      VStack {
        Button("Camera") {}
      }
      .buttonStyle(Tile())
      """,
      """
      struct Tile: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Image(systemName: "hand.tap")
            configuration.label
          }
        }
      }
      """),
    ControlExample.example(
      "A label that comes from outside of what can be read",
      """
      Wrapper { Text("Camera") }
      """,
      """
      struct Wrapper<Content: View>: View {
        let make: () -> Content

        init(@ViewBuilder content: @escaping () -> Content) {
          make = content
        }

        var body: some View {
          Button(action: {}) { Tile(make: make) }
        }
      }

      struct Tile<Content: View>: View {
        let make: () -> Content
        var parts: [AnyView] { [AnyView(Image(systemName: "star")), AnyView(make())] }

        var body: some View {
          ForEach(parts.indices, id: \\.self) { index in parts[index] }
        }
      }
      """),
    ControlExample.example(
      "A link without a label that is opened from elsewhere",
      """
      NavigationLink(destination: Text("Smile"), isActive: $isOpen) { EmptyView() }
      """,
      properties: "@State private var isOpen = false"),
    ControlExample.example(
      "A picture that a modifier of the app's own puts beside the text",
      """
      Button(action: {}) { Text("Camera").withSymbol("camera") }
      """,
      """
      extension View {
        func withSymbol(_ name: String) -> some View {
          HStack {
            Image(systemName: name)
            self
          }
        }
      }
      """),
    ControlExample.example(
      "Menus of something whose labels hide their icons",
      """
      VStack {
        Dish().labelStyle(.titleOnly)
        Menu("More", systemImage: "ellipsis") { Edit() }
      }
      .labelStyle(.titleOnly)
      """,
      """
      struct Dish: View {
        var body: some View {
          Label("Soup", systemImage: "fork.knife")
            .contextMenu { Edit() }
        }
      }

      struct Edit: View {
        var body: some View {
          Button(action: {}) {
            Label { Text("Edit") } icon: { Image(systemName: "pencil") }
          }
          Section {
            Button("Copy", systemImage: "plus") {}
          }
        }
      }
      """),
  ]
}
