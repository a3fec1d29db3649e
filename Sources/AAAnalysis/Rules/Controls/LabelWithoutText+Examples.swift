extension LabelWithoutText {
  static let examples = shownExamples + reportedExamples + silentExamples

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "An image with a name for VoiceOver alone", isDocumentation: true,
      """
      ⟦Button⟧ {
        add()
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add")
      """,
      fixed: """
        Button {
          add()
        } label: {
          Label("Add", systemImage: "plus")
        }
        .accessibilityLabel("Add")
        """,
      properties: "private func add() {}"),
    ControlExample.example(
      "A style that hides the title", isDocumentation: true,
      """
      ⟦Button⟧("Add", systemImage: "plus") {}
        .labelStyle(.iconOnly)
      """,
      fixed: """
        Button("Add", systemImage: "plus") {}
          .labelStyle(.titleAndIcon)
        """),
    ControlExample.example(
      "Image and title", isDocumentation: true,
      """
      Button("Add", systemImage: "plus") {}
      """),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "An image that nothing names",
      """
      NavigationStack {
        ⟦NavigationLink⟧(value: 1) { Image("garden") }
        ⟦Button⟧(action: {}) { Image(systemName: "plus").font(.title) }
      }
      """),
    ControlExample.example(
      "A name on an image that has a size",
      """
      ⟦Button⟧(action: {}) {
        // As large as the others.
        Image("plus")
          .resizable()
          .frame(width: 80, height: 80)
          .accessibilityLabel(Text("Add"))
      }
      """,
      fixed: """
        Button(action: {}) {
          // As large as the others.
          Label {
            Text("Add")
          } icon: {
            Image("plus")
              .resizable()
              .frame(width: 80, height: 80)
              .accessibilityLabel(Text("Add"))
          }
        }
        """),
    ControlExample.example(
      "A name on an image in one line",
      """
      ⟦Button⟧(action: {}) {
        Image(systemName: "plus").resizable().accessibilityLabel(name)
      }
      """,
      fixed: """
        Button(action: {}) {
          Label { Text(name) } icon: { Image(systemName: "plus").resizable().accessibilityLabel(name) }
        }
        """,
      properties: "let name = \"Add\""),
    ControlExample.example(
      "One of two images",
      """
      ⟦Button⟧(action: {}) {
        Image(systemName: isOn ? "pause" : "play")
          .accessibilityLabel(isOn ? "Pause" : "Play")
      }
      """,
      fixed: """
        Button(action: {}) {
          Label(isOn ? "Pause" : "Play", systemImage: isOn ? "pause" : "play")
            .accessibilityLabel(isOn ? "Pause" : "Play")
        }
        """,
      properties: "@State private var isOn = false"),
    ControlExample.example(
      "A name that is a text",
      """
      ⟦Button⟧(action: {}) {
        Image(systemName: "sparkles")
      }
      .accessibilityLabel(name)
      """,
      fixed: """
        Button(action: {}) {
          Label { name } icon: { Image(systemName: "sparkles") }
        }
        .accessibilityLabel(name)
        """,
      properties: "private var name: Text { Text(\"Summary\") }"),
    ControlExample.example(
      "A name that a function gives as a text",
      """
      ⟦Button⟧(action: {}) { Image(systemName: "sparkles") }
        .accessibilityLabel(Names.title(of: 1))
      """,
      fixed: """
        Button(action: {}) { Label { Names.title(of: 1) } icon: { Image(systemName: "sparkles") } }
          .accessibilityLabel(Names.title(of: 1))
        """,
      """
      enum Names {
        static func title(of number: Int) -> Text { Text("Summary \\(number)") }
      }
      """),
    ControlExample.example(
      "Images for one or the other state, each with a name",
      """
      ⟦Button⟧(action: {}) {
        if isOn {
          Image(systemName: "pause").accessibilityLabel("Pause")
        } else {
          Image(systemName: "play").accessibilityLabel("Play")
        }
      }
      """,
      fixed: """
        Button(action: {}) {
          if isOn {
            Label("Pause", systemImage: "pause").accessibilityLabel("Pause")
          } else {
            Label("Play", systemImage: "play").accessibilityLabel("Play")
          }
        }
        """,
      properties: "@State private var isOn = false"),
    ControlExample.example(
      "Images for one or the other state",
      """
      ⟦Button⟧(action: {}) {
        if isOn {
          Image(systemName: "pause")
        } else {
          Image(systemName: "play")
        }
      }
      """,
      properties: "@State private var isOn = false"),
    ControlExample.example(
      "A title without words",
      """
      ⟦Button⟧("", systemImage: "plus") {}
        .accessibilityLabel("Add")
      """,
      fixed: """
        Button("Add", systemImage: "plus") {}
          .accessibilityLabel("Add")
        """),
    ControlExample.example(
      "A style around several controls, and hidden labels",
      """
      VStack {
        ⟦Button⟧("Add", systemImage: "plus") {}
      }
      .labelStyle(IconOnlyLabelStyle())
      ⟦Button⟧("Remove", systemImage: "minus") {}
        .labelsHidden()
      """),
    ControlExample.example(
      "Labels that a modifier hides",
      """
      ⟦Button⟧("Remove", systemImage: "minus") {}
        .labelsHidden()
        .padding()
      """,
      fixed: """
        Button("Remove", systemImage: "minus") {}
          .padding()
        """),
    ControlExample.example(
      "A style of the app's own that shows the icon alone",
      """
      ⟦Button⟧(action: {}) { Label("Add", systemImage: "plus") }
        .labelStyle(.picture)
      """,
      """
      struct Picture: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.icon.font(.largeTitle)
        }
      }

      extension LabelStyle where Self == Picture {
        static var picture: Picture { Picture() }
      }
      """),
    ControlExample.example(
      "A control of the app's own that is given an image",
      """
      Tile { Label("Draw", systemImage: "pencil") }
      ⟦Tile⟧ { Image(systemName: "plus") }
      """,
      """
      struct Tile<Content: View>: View {
        let content: Content

        init(@ViewBuilder content: () -> Content) {
          self.content = content()
        }

        var body: some View {
          Button(action: {}) { content }
        }
      }
      """),
    ControlExample.example(
      "Text in an overlay and a badge",
      """
      NavigationStack {
        List {}
          .toolbar {
            ⟦Button⟧(action: {}) {
              Image(systemName: "tray")
                .overlay(alignment: .topTrailing) { Text("3") }
            }
            .badge("3")
          }
      }
      """),
  ]

  private static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Image and text by hand",
      """
      Button(action: {}) {
        VStack {
          Image(systemName: "plus")
          Text("Add")
        }
      }
      """),
    ControlExample.example(
      "A label that a property holds",
      """
      Button(action: {}) {
        Image(systemName: "plus")
        caption
      }
      """,
      properties: "private var caption: some View { Text(\"Add\") }"),
    ControlExample.example(
      "Text under a condition",
      """
      Button(action: {}) {
        Image(systemName: "plus")
        if isLarge { Text("Add") }
      }
      """,
      properties: "let isLarge = true"),
    ControlExample.example(
      "A style that shows both",
      """
      VStack {
        Button("Add", systemImage: "plus") {}
          .labelStyle(.titleAndIcon)
        Button("Remove", systemImage: "minus") {}
          .labelStyle(Stacked())
      }
      .labelStyle(.iconOnly)
      """,
      """
      struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            configuration.icon
            configuration.title
          }
        }
      }
      """),
    ControlExample.example(
      "A style under a condition that is not known",
      """
      if isLarge {
        add.labelStyle(.iconOnly)
      }
      Button("Remove", systemImage: "minus") {}
        .labelStyle(isLarge ? AnyStyle() : AnyStyle())
      """,
      properties: """
        let isLarge = true
        private var add: some View { Text("Add") }
        """,
      """
      struct AnyStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label(configuration)
        }
      }
      """),
    ControlExample.example(
      "Hidden labels of other controls",
      """
      VStack {
        Button("Add", systemImage: "plus") {}
        Toggle("Loud", isOn: .constant(true))
      }
      .labelsHidden()
      """),
    ControlExample.example(
      "Images that are no control",
      """
      Image(systemName: "plus")
      Label("Add", systemImage: "plus").labelStyle(.iconOnly)
      """),
    ControlExample.example(
      "A style of the app's own that writes the title",
      """
      Button(action: {}) { Image(systemName: "plus") }
        .buttonStyle(Titled(title: "Add"))
      """,
      """
      struct Titled: ButtonStyle {
        let title: String

        func makeBody(configuration: Configuration) -> some View {
          VStack {
            configuration.label
            Text(title)
          }
        }
      }
      """),
    ControlExample.example(
      "Default labels",
      """
      Button(role: .close) {}
      ShareLink(item: "Draw")
      """),
  ]
}
