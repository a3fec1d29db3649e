extension DestructiveConfirmedOnce {
  /// What takes more than a tap, and what cannot be told.
  static let guardedExamples: [RuleExample] = [
    RuleExample(
      "A name that has to be typed",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false
          @State private var name = ""

          var body: some View {
            Button("Delete") { isAsking = true }
              .alert("Type the title to delete.", isPresented: $isAsking) {
                TextField("Title", text: $name)
                Button("Delete", role: .destructive) {
                  if name == drawing.title { context.delete(drawing) }
                }
              }
          }
        }
        """#)),
    RuleExample(
      "A button that waits for something else",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Button("Throw away", role: .destructive) { isAsking = true }
              .sheet(isPresented: $isAsking) { Question(drawing: drawing) }
          }
        }

        struct Question: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isSure = false

          var body: some View {
            VStack {
              Button("I am sure") { isSure = true }
              Button("Delete", role: .destructive) { context.delete(drawing) }
                .disabled(!isSure)
            }
          }
        }
        """#)),
    RuleExample(
      "A question that something unknown brings up",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @Binding var isAsking: Bool

          var body: some View {
            Text(drawing.title)
              .confirmationDialog("Delete?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { context.delete(drawing) }
              }
          }
        }
        """#, scene: "Home(drawing: Drawing(), isAsking: .constant(false))")),
    RuleExample(
      "Steps of a switch",
      app(
        #"""
        struct Home: View {
          enum Step { case look, ask, askAgain }

          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var step = Step.look

          var body: some View {
            switch step {
            case .look:
              Text(drawing.title)
              Button("Delete") { step = .ask }
            case .ask:
              Text("Sure?")
              Button("Yes") { step = .askAgain }
              Button("No") { step = .look }
            case .askAgain:
              Text("Really?")
              Button("Yes") { context.delete(drawing) }
              Button("No") { step = .look }
            }
          }
        }
        """#)),
    RuleExample(
      "A dialog that another dialog opens, among its other choices",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isChoosing = false
          @State private var isAsking = false

          var body: some View {
            Button("More") { isChoosing = true }
              .confirmationDialog("More", isPresented: $isChoosing) {
                Button("Draw again") { drawing.strokes = [] }
                Button("Delete …", role: .destructive) { isAsking = true }
              }
              .confirmationDialog("Delete?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { context.delete(drawing) }
              }
          }
        }
        """#)),
  ]
}
