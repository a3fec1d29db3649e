extension TapGestureControl {
  /// What becomes of the chain, the comments and the label.
  static let fixExamples: [RuleExample] = [
    ControlExample.example(
      "A chain that goes on behind the gesture",
      """
      VStack {
        // The whole row.
        HStack {
          Image(systemName: "pencil") // red
          Text("Draw")

          Spacer()
        }
        .contentShape(Rectangle())
        .⟦onTapGesture⟧ {
          // One more.
          draw()
        }
        .padding() // around
        .background(.yellow)
      }
      """,
      fixed: """
        VStack {
          // The whole row.
          Button {
            // One more.
            draw()
          } label: {
            HStack {
              Image(systemName: "pencil") // red
              Text("Draw")

              Spacer()
            }
            .contentShape(Rectangle())
          }
          .padding() // around
          .background(.yellow)
        }
        """,
      properties: "@State private var drawings = 0", draw),
    ControlExample.example(
      "Links that stand further in, and a comment between them",
      """
      Label("Draw", systemImage: "pencil")
        .padding()
        // Draws.
        .⟦onTapGesture⟧(perform: draw)
        .background(.yellow)
        .padding()
      """,
      fixed: """
        // Draws.
        Button(action: draw) {
          Label("Draw", systemImage: "pencil")
            .padding()
        }
        .background(.yellow)
        .padding()
        """,
      properties: "@State private var drawings = 0", draw),
    ControlExample.example(
      "A gesture of its own type, on one line",
      """
      Label("Draw", systemImage: "pencil").⟦gesture⟧(TapGesture().onEnded { _ in draw() }).padding()
      """,
      fixed: """
        Button { draw() } label: { Label("Draw", systemImage: "pencil") }.padding()
        """,
      properties: "@State private var drawings = 0", draw),
    ControlExample.example(
      "Words alone get a symbol",
      """
      Text("Home")
        .font(.title)
        .⟦onTapGesture⟧ {
          draw()
        }
      """,
      fixed: """
        Button {
          draw()
        } label: {
          Label("Home", systemImage: "house.fill")
            .font(.title)
        }
        """,
      properties: "@State private var drawings = 0", draw),
    ControlExample.example(
      "An image alone shows the words that it has for VoiceOver",
      """
      Image(systemName: "pencil")
        .accessibilityLabel("Zeichnen")
        .⟦onTapGesture⟧ { draw() }
      """,
      fixed: """
        Button { draw() } label: {
          Label("Zeichnen", systemImage: "pencil")
            .accessibilityLabel("Zeichnen")
        }
        """,
      properties: "@State private var drawings = 0", draw),
    RuleExample(
      "A view of the team’s own, as a row and returned from a function",
      listApp(
        """
        return Row(name: name)
              .⟦onTapGesture⟧ { draw() }
        """),
      fixed: listApp(
        """
        return Button { draw() } label: {
              Row(name: name)
            }
        """)),
    ControlExample.example(
      "Words whose look a label does not have",
      """
      VStack {
        Text("Home")
          .bold()
          .⟦onTapGesture⟧ {
            draw()
          }
      }
      """,
      fixed: """
        VStack {
          Button {
            draw()
          } label: {
            Label {
              Text("Home")
                .bold()
            } icon: {
              Image(systemName: "house.fill")
            }
          }
        }
        """,
      properties: "@State private var drawings = 0", draw),
  ]

  /// What stays with the button, and what it says by itself.
  static let outerExamples: [RuleExample] = [
    ControlExample.example(
      "What shows another screen, or waits for this one",
      """
      ZStack {
        Label("Draw", systemImage: "pencil")
          .padding().frame(maxWidth: .infinity, alignment: .leading)
          .onAppear { draw() }
          // The board.
          .sheet(isPresented: $isOpen) {
            Text("Board")
              .padding()
          }
          .⟦onTapGesture⟧ {
            isOpen.toggle()
          }
          .padding()
      }
      """,
      fixed: """
        ZStack {
          Button {
            isOpen.toggle()
          } label: {
            Label("Draw", systemImage: "pencil")
              .padding().frame(maxWidth: .infinity, alignment: .leading)
          }
          .onAppear { draw() }
          // The board.
          .sheet(isPresented: $isOpen) {
            Text("Board")
              .padding()
          }
          .padding()
        }
        """,
      properties: "@State private var drawings = 0\n@State private var isOpen = false", draw),
    ControlExample.example(
      "On one line, with words alone",
      """
      Text("Home").alert("Home", isPresented: $isOpen) {}.⟦onTapGesture⟧ { isOpen = true }.padding()
      """,
      fixed: """
        Button { isOpen = true } label: { Label("Home", systemImage: "house.fill") }\
        .alert("Home", isPresented: $isOpen) {}.padding()
        """,
      properties: "@State private var isOpen = false"),
    ControlExample.example(
      "A trait that a button has by itself",
      """
      Image(systemName: "pencil")
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel("Zeichnen")
        .⟦onTapGesture⟧ { draw() }
      Label("Draw", systemImage: "pencil")
        .padding()
        .accessibilityAddTraits([.isButton])
        .⟦onTapGesture⟧ {
          draw()
        }
        .accessibilityAddTraits(.isButton)
      Label("Draw", systemImage: "pencil")
        .⟦onTapGesture⟧ { draw() }
        .accessibilityAddTraits([.isButton, .isSelected])
      """,
      fixed: """
        Button { draw() } label: {
          Label("Zeichnen", systemImage: "pencil")
            .accessibilityLabel("Zeichnen")
        }
        Label("Draw", systemImage: "pencil")
          .padding()
          .accessibilityAddTraits([.isButton])
          .onTapGesture {
            draw()
          }
          .accessibilityAddTraits(.isButton)
        Label("Draw", systemImage: "pencil")
          .onTapGesture { draw() }
          .accessibilityAddTraits([.isButton, .isSelected])
        """,
      properties: "@State private var drawings = 0", draw),
    ControlExample.example(
      "The trait as the last of the label, and behind the gesture",
      """
      Label("Draw", systemImage: "pencil")
        .padding()
        .accessibilityAddTraits([.isButton])
        .⟦onTapGesture⟧ {
          draw()
        }
        .accessibilityAddTraits(.isButton)
      """,
      fixed: """
        Button {
          draw()
        } label: {
          Label("Draw", systemImage: "pencil")
            .padding()
        }
        """,
      properties: "@State private var drawings = 0", draw),
  ]

  private static let draw = """
    extension Home {
      func draw() { drawings += 1 }
    }
    """

  private static func listApp(_ row: String) -> String {
    ControlExample.home(
      """
      List {
        ForEach(["A", "B"], id: \\.self) { name in
          row(name)
        }
      }
      """,
      properties: "@State private var drawings = 0",
      """
      \(draw)

      extension Home {
        func row(_ name: String) -> some View {
          \(row)
        }
      }

      struct Row: View {
        let name: String

        var body: some View {
          HStack {
            Image(systemName: "pencil")
            Text(name)
          }
        }
      }
      """)
  }
}
