extension TextSmall {
  static let examples = shownExamples + reportedExamples + silentExamples

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A button whose words are set small", isDocumentation: true,
      """
      Button(action: {}) {
        Label("Camera", systemImage: "camera")
          .⟦font⟧(.system(size: 12, weight: .bold))
      }
      """,
      fixed: """
        Button(action: {}) {
          Label("Camera", systemImage: "camera")
            .font(.body.weight(.bold))
        }
        """),
    ControlExample.example(
      "A button with words of its own size", isDocumentation: true,
      """
      Button("Camera", systemImage: "camera") {}
      """),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "The caption and footnote styles",
      """
      Button(action: {}) {
        Image(systemName: "camera")
        Text("Camera").⟦font⟧(.caption.bold())
      }
      Toggle(isOn: .constant(true)) { Text("Loud").⟦font⟧(Font.footnote) }
      NavigationLink(value: 1) {
        VStack {
          Image(systemName: "envelope")
          Text("Letters").⟦font⟧(.system(.caption2, design: .rounded))
        }
      }
      """,
      fixed: """
        Button(action: {}) {
          Image(systemName: "camera")
          Text("Camera").font(.body.bold())
        }
        Toggle(isOn: .constant(true)) { Text("Loud").font(Font.footnote) }
        NavigationLink(value: 1) {
          VStack {
            Image(systemName: "envelope")
            Text("Letters").font(.system(.caption2, design: .rounded))
          }
        }
        """),
    ControlExample.example(
      "Rows that are written out",
      """
      List {
        Text("Ann").⟦font⟧(.caption)
        Section {
          HStack { Text("Ben").⟦font⟧(.caption) }
        } header: {
          Text("Friends")
        }
      }
      """,
      fixed: """
        List {
          Text("Ann").font(.body)
          Section {
            HStack { Text("Ben").font(.caption) }
          } header: {
            Text("Friends")
          }
        }
        """),
    ControlExample.example(
      "Sizes in points",
      """
      Button(action: {}) {
        Label("Camera", systemImage: "camera").⟦font⟧(.system(size: 16.5, design: .rounded))
      }
      """,
      fixed: """
        Button(action: {}) {
          Label("Camera", systemImage: "camera").font(.system(.body, design: .rounded))
        }
        """),
    ControlExample.example(
      "A font of the app's own",
      """
      Button(action: {}) {
        Label("Camera", systemImage: "camera").⟦font⟧(.custom("Sketch", size: 14))
      }
      """,
      fixed: """
        Button(action: {}) {
          Label("Camera", systemImage: "camera").font(.custom("Sketch", size: 17))
        }
        """),
    ControlExample.example(
      "The only words of a row",
      """
      List(names, id: \\.self) { name in
        HStack {
          Image(systemName: "person")
          Text(name).⟦font⟧(.footnote)
        }
      }
      List {
        ForEach(names, id: \\.self) { name in
          NameRow(name: name)
        }
      }
      """,
      properties: "let names = [\"Ann\", \"Ben\"]",
      """
      struct NameRow: View {
        let name: String

        var body: some View {
          Text(name).⟦font⟧(.system(size: 13))
        }
      }
      """),
    ControlExample.example(
      "All the words of a control are small",
      """
      Button(action: {}) {
        Image(systemName: "camera")
        VStack {
          Text("Camera").⟦font⟧(.footnote)
          Text("Take a picture").⟦font⟧(.caption)
        }
      }
      """),
  ]

  private static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Body text and larger",
      """
      Button(action: {}) {
        Label("Camera", systemImage: "camera").font(.body)
      }
      Button(action: {}) {
        Label("Letters", systemImage: "envelope").font(.system(size: 17))
      }
      Button(action: {}) {
        Label("Music", systemImage: "music.note").font(.largeTitle)
      }
      """),
    ControlExample.example(
      "Secondary words beside larger ones",
      """
      Button(action: {}) {
        Image(systemName: "camera")
        VStack {
          Text("Camera")
          Text("Take a picture").font(.caption)
        }
      }
      List(names, id: \\.self) { name in
        VStack {
          Text(name).font(.title)
          Text("A friend").font(.footnote)
        }
      }
      """,
      properties: "let names = [\"Ann\", \"Ben\"]"),
    ControlExample.example(
      "Text that names nothing",
      """
      Text("Made with care").font(.footnote)
      Image(systemName: "camera").font(.system(size: 12))
      """),
    ControlExample.example(
      "A size that is no literal, and an inner font that counts",
      """
      Button(action: {}) {
        Label("Camera", systemImage: "camera").font(.system(size: size))
      }
      Button(action: {}) {
        Label("Letters", systemImage: "envelope").font(.title).font(.caption)
      }
      """,
      properties: "let size: CGFloat = 12"),
    ControlExample.example(
      "A sign, and words over a picture",
      """
      Button(action: {}) { Text("3").font(.caption) }
      Button(action: {}) {
        Label("Letters", systemImage: "envelope")
          .overlay { Text("new").font(.caption2) }
      }
      """),
    ControlExample.example(
      "A line between rows",
      """
      List {
        ForEach(names, id: \\.self) { name in
          Text("Since yesterday").font(.caption)
          Text(name)
        }
      }
      """,
      properties: "let names = [\"Ann\", \"Ben\"]"),
    ControlExample.example(
      "A row with something that cannot be read",
      """
      List(names, id: \\.self) { name in
        VStack {
          details()
          Text(name).font(.footnote)
        }
      }
      """,
      properties: """
        let names = ["Ann", "Ben"]
        var details: () -> AnyView = { AnyView(EmptyView()) }
        """),
    ControlExample.example(
      "Words above and below the rows",
      """
      List {
        Section {
          Text("Ann")
        } header: {
          Text("Since yesterday").font(.caption)
        } footer: {
          Text("Since yesterday").font(.caption)
        }
        Section(header: Text("New").font(.footnote)) {
          VStack {
            Text("Ben")
            Text("Since yesterday").font(.caption)
          }
          Text("Since yesterday").font(.footnote).foregroundStyle(.secondary)
        }
      }
      """),
  ]
}
