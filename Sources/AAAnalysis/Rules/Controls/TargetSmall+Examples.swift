extension TargetSmall {
  static let examples = shownExamples + reportedExamples + roomExamples + silentExamples

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A button that a frame makes small", isDocumentation: true,
      """
      Button("Add", systemImage: "plus") {}
        .⟦frame⟧(width: 30, height: 30)
      """,
      fixed: """
        Button {} label: { Label("Add", systemImage: "plus").frame(minWidth: 60, minHeight: 60) }
        """),
    ControlExample.example(
      "A button that has as much room as it needs", isDocumentation: true,
      """
      Button("Add", systemImage: "plus") {}
        .frame(maxWidth: .infinity, minHeight: 80)
      """),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "One dimension is small",
      """
      Toggle("Loud", isOn: .constant(true)).⟦frame⟧(height: 40)
      Slider(value: .constant(0.5)).⟦frame⟧(width: 200, height: 43.5, alignment: .center)
      """,
      fixed: """
        Toggle("Loud", isOn: .constant(true)).frame(height: 60)
        Slider(value: .constant(0.5)).frame(width: 200, height: 43.5, alignment: .center)
        """),
    ControlExample.example(
      "Smaller than guides ask for",
      """
      Button("Add", systemImage: "plus") {}
        .⟦frame⟧(maxWidth: .infinity, maxHeight: 50)
      """,
      fixed: """
        Button {} label: { Label("Add", systemImage: "plus").frame(minHeight: 60) }
          .frame(maxWidth: .infinity)
        """),
    ControlExample.example(
      "A minimum that is the only size",
      """
      Button("Add", systemImage: "plus") {}
        .⟦frame⟧(minWidth: 20, minHeight: 20)
      """,
      fixed: """
        Button {} label: { Label("Add", systemImage: "plus").frame(minWidth: 60, minHeight: 60) }
        """),
    ControlExample.example(
      "The whole label of a control with a plain style",
      """
      VStack {
        Button(action: {}) {
          Label("Add", systemImage: "plus")
            .⟦frame⟧(width: 28, height: 28)
            .background(.yellow)
        }
        NavigationLink(value: 1) {
          Tile()
        }
      }
      .buttonStyle(.plain)
      """,
      fixed: """
        VStack {
          Button(action: {}) {
            Label("Add", systemImage: "plus")
              .frame(width: 60, height: 60)
              .background(.yellow)
          }
          NavigationLink(value: 1) {
            Tile()
          }
        }
        .buttonStyle(.plain)
        """,
      """
      struct Tile: View {
        var body: some View {
          HStack {
            Image(systemName: "pencil")
            Text("Draw")
          }
          .⟦frame⟧(height: 32)
        }
      }
      """),
    ControlExample.example(
      "A control of the app's own, by a modifier of the app's own",
      """
      AddButton().small()
      """,
      """
      struct AddButton: View {
        var body: some View {
          Button("Add", systemImage: "plus") {}
        }
      }

      extension View {
        func small() -> some View {
          ⟦frame⟧(width: 24, height: 24)
        }
      }
      """),
  ]

  private static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Frames of other views",
      """
      Image(systemName: "plus").frame(width: 20, height: 20)
      Text("Add").frame(height: 20)
      HStack {
        Button("Add", systemImage: "plus") {}
        Button("Remove", systemImage: "minus") {}
      }
      .frame(height: 40)
      """),
    ControlExample.example(
      "A part of a label, and a label that the system draws around",
      """
      Button(action: {}) {
        HStack {
          Image(systemName: "plus").frame(width: 24, height: 24)
          Text("Add")
        }
      }
      .buttonStyle(.plain)
      Button(action: {}) {
        Label("Add", systemImage: "plus").frame(height: 30)
      }
      """),
    ControlExample.example(
      "Room around the frame",
      """
      Button(action: {}) {
        Label("Add", systemImage: "plus")
          .frame(width: 28, height: 28)
          .padding(20)
      }
      .buttonStyle(.plain)
      Button(action: {}) {
        Label("Add", systemImage: "plus")
          .frame(width: 28, height: 28)
          .frame(width: 80, height: 80)
      }
      .buttonStyle(.plain)
      """),
    ControlExample.example(
      "A minimum beside other sizes, and sizes that are no literals",
      """
      Button("Add", systemImage: "plus") {}
        .frame(minHeight: 20)
        .frame(height: 100)
      Button("Add", systemImage: "plus") {}
        .frame(minWidth: 20, maxWidth: .infinity)
      Button("Remove", systemImage: "minus") {}
        .frame(width: size, height: size)
      """,
      properties: "let size: CGFloat = 20"),
    ControlExample.example(
      "A control that is not shown",
      """
      Button("Add", systemImage: "plus") {}
        .keyboardShortcut("n")
        .frame(width: 0, height: 0)
      Button("Remove", systemImage: "minus") {}
        .frame(width: 1, height: 1)
        .hidden()
      """),
  ]
}
