extension TapGestureControl {
  static let examples =
    shownExamples + reportedExamples + fixExamples + outerExamples + silentExamples

  private static let draw = """
    extension Home {
      func draw() { drawings += 1 }
    }
    """
  private static let drawings = "@State private var drawings = 0"

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A label that is tapped", isDocumentation: true,
      """
      Label("Draw", systemImage: "pencil")
        .padding()
        .⟦onTapGesture⟧ { draw() }
      """,
      fixed: """
        Button { draw() } label: {
          Label("Draw", systemImage: "pencil")
            .padding()
        }
        """,
      properties: drawings, draw),
    ControlExample.example(
      "A button", isDocumentation: true,
      """
      Button("Draw", systemImage: "pencil") { draw() }
      """,
      properties: drawings, draw),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "Gestures by their type, and with other priorities",
      """
      Image("sun").⟦gesture⟧(TapGesture().onEnded { draw() })
      Image("moon").⟦highPriorityGesture⟧(TapGesture(count: 1).onEnded { draw() })
      Image("star").⟦simultaneousGesture⟧(tap)
      """,
      properties: drawings,
      draw + """


        extension Home {
          var tap: some Gesture { TapGesture().onEnded { _ in draw() } }
        }
        """),
    ControlExample.example(
      "Beside a control that sets something else, less, or is typed into",
      """
      Toggle("Loud", isOn: $isLoud)
      TextField("Place", text: $place)
      Text("Quiet").⟦onTapGesture⟧ {
        isLoud = false
        draw()
      }
      Text("Rome").⟦onTapGesture⟧ { place = "Rome" }
      Text("Draw").⟦onTapGesture⟧ { draw() }
      """,
      properties: drawings + """

        @State private var isLoud = false
        @State private var place = ""
        """,
      draw),
    ControlExample.example(
      "Pictures with a colour behind or above them",
      """
      Image("sun").background(Color.black).⟦simultaneousGesture⟧(tap)
      Image("moon").background(.black, in: Circle()).⟦simultaneousGesture⟧(tap)
      Image("star").background(night).⟦simultaneousGesture⟧(tap)
      Image("cloud").overlay(Color.black.opacity(0.2)).⟦simultaneousGesture⟧(tap)
      Image("rain").overlay(
        Image(systemName: "xmark.circle.fill")
          .background(Color.black)
          .clipShape(Circle())
          .⟦simultaneousGesture⟧(TapGesture().onEnded { draw() }))
      """,
      properties: drawings + "\nlet night: Color = .black",
      draw + """


        extension Home {
          var tap: some Gesture { TapGesture().onEnded { _ in draw() } }
        }
        """),
    ControlExample.example(
      "A card of the team’s own, given its action where it is used",
      """
      Card(name: "Sun") { draw() }
      Card(name: "Moon")
      """,
      properties: drawings,
      draw + """


        struct Card: View {
          let name: String
          var onTap: (() -> Void)?

          var body: some View {
            VStack {
              Text(name)
              Circle()
            }
            .⟦onTapGesture⟧ { onTap?() }
          }
        }
        """),
    ControlExample.example(
      "A modifier of the team’s own, used on several views",
      """
      Text("Sun").tappable { draw() }
      Label("Moon", systemImage: "moon").tappable { draw() }
      """,
      properties: drawings,
      draw + """


        extension View {
          func tappable(_ action: @escaping () -> Void) -> some View {
            contentShape(Rectangle()).⟦onTapGesture⟧(perform: action)
          }
        }
        """),
    ControlExample.example(
      "A row with a button of its own",
      """
      List {
        HStack {
          Text("Sun")
          Button("Like", systemImage: "heart") { likes += 1 }
        }
        .⟦onTapGesture⟧ { draw() }
      }
      """,
      properties: """
        @State private var drawings = 0
        @State private var likes = 0
        """, draw),
    ControlExample.example(
      "A surface with a shape of its own",
      """
      Color.blue.frame(width: 80, height: 80).⟦onTapGesture⟧ { draw() }
      Color.red.clipShape(Circle()).⟦onTapGesture⟧ { draw() }
      Rectangle().⟦onTapGesture⟧ { isShown = false }
      Text(isShown ? "Shown" : "")
      """,
      properties: """
        @State private var drawings = 0
        @State private var isShown = true
        """, draw),
    ControlExample.example(
      "A tap and a double tap",
      """
      Image("sun")
        .⟦gesture⟧(
          TapGesture(count: 2).onEnded { draw() }
            .exclusively(before: TapGesture().onEnded { likes += 1 }))
      """,
      properties: """
        @State private var drawings = 0
        @State private var likes = 0
        """, draw),
    ControlExample.example(
      "A tap that deletes for good",
      """
      Label("Reset", systemImage: "trash")
        .⟦onTapGesture⟧ { UserDefaults.standard.removeObject(forKey: "drawings") }
      """),
    ControlExample.example(
      "A part of a row, small print, a small frame, a plain style",
      """
      List { HStack { Label("Sun", systemImage: "sun.max").⟦onTapGesture⟧ { draw() }; Spacer() } }
      Label("Moon", systemImage: "moon").font(.caption).⟦onTapGesture⟧ { draw() }
      Label("Star", systemImage: "star").⟦onTapGesture⟧ { draw() }.frame(width: 40)
      VStack { Label("Rain", systemImage: "cloud").⟦onTapGesture⟧ { draw() } }.buttonStyle(.plain)
      """,
      properties: drawings, draw),
    ControlExample.example(
      "Images without words",
      """
      Image(systemName: "pencil").⟦onTapGesture⟧ { draw() }
      HStack {
        Image(systemName: "sun.max")
        Image(systemName: "moon")
      }
      .⟦onTapGesture⟧ { draw() }
      """,
      properties: drawings, draw),
  ]
}
