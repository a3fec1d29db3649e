extension ControlRestyled {
  static let examples = shownExamples + reportedExamples + silentExamples

  private static let calm = """
    struct Calm: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .padding()
          .background(.yellow)
      }
    }
    """

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A plain button", isDocumentation: true,
      """
      Button("Add", systemImage: "plus") {}
        .⟦buttonStyle⟧(.plain)
      """,
      fixed: """
        Button("Add", systemImage: "plus") {}
        """),
    ControlExample.example(
      "A native button", isDocumentation: true,
      """
      Button("Add", systemImage: "plus") {}
        .buttonStyle(.borderedProminent)
      """),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "The plain style by its type, around several controls",
      """
      VStack {
        NavigationLink(value: 1) { Label("Draw", systemImage: "pencil") }
        Button("Add", systemImage: "plus") {}
      }
      .⟦buttonStyle⟧(PlainButtonStyle())
      .padding()
      """,
      fixed: """
        VStack {
          NavigationLink(value: 1) { Label("Draw", systemImage: "pencil") }
          Button("Add", systemImage: "plus") {}
        }
        .padding()
        """),
    ControlExample.example(
      "A style of the app's own",
      """
      Button("Add", systemImage: "plus") {}.⟦buttonStyle⟧(Calm()).padding()
      """,
      fixed: """
        Button("Add", systemImage: "plus") {}.padding()
        """,
      calm),
    ControlExample.example(
      "A style of the app's own by a member",
      """
      AddButton()
        // Calm colours.
        .⟦buttonStyle⟧(.calm)
      """,
      """
      struct AddButton: View {
        var body: some View {
          Button("Add", systemImage: "plus") {}
        }
      }

      \(calm)

      extension ButtonStyle where Self == Calm {
        static var calm: Self { Self() }
      }

      extension PrimitiveButtonStyle where Self == Quiet {
        static var quiet: Quiet { Quiet() }
      }

      struct Quiet: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button(configuration)
        }
      }
      """),
    ControlExample.example(
      "A style by a property and by a function of one name",
      """
      Button("Add", systemImage: "plus") {}.⟦buttonStyle⟧(.calm)
      Button("Add", systemImage: "plus") {}.⟦buttonStyle⟧(.calm(2))
      """,
      calm + """


        extension ButtonStyle where Self == Calm {
          static var calm: Calm { Calm() }
          static func calm(_ size: Int) -> Calm { Calm() }
        }
        """),
    ControlExample.example(
      "A style in a modifier of the app's own",
      """
      Button("Add", systemImage: "plus") {}.calm()
      """,
      """
      extension View {
        func calm() -> some View {
          ⟦buttonStyle⟧(.plain)
        }
      }
      """),
    ControlExample.example(
      "A style that keeps the buttons of a row apart",
      """
      List {
        HStack {
          Button("Add", systemImage: "plus") {}
            .⟦buttonStyle⟧(.plain)
          Button("Remove", systemImage: "minus") {}
            .⟦buttonStyle⟧(.plain)
        }
      }
      """),
  ]

  private static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Native styles",
      """
      Button("Add", systemImage: "plus") {}.buttonStyle(.bordered)
      Button("Add", systemImage: "plus") {}.buttonStyle(.borderless)
      Button("Add", systemImage: "plus") {}.buttonStyle(DefaultButtonStyle())
      Toggle("Loud", isOn: .constant(true)).toggleStyle(.switch)
      """),
    ControlExample.example(
      "A style on what is no control",
      """
      Text("Draw").buttonStyle(.plain)
      """),
    ControlExample.example(
      "A style for the ordinary interface alone",
      """
      if isCalm {
        Button("Add", systemImage: "plus") {}
      } else {
        Button("Add", systemImage: "plus") {}.buttonStyle(.plain)
      }
      """,
      properties: "@Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm"),
  ]
}
