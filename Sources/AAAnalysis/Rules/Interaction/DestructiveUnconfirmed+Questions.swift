extension DestructiveUnconfirmed {
  /// Questions of every kind.
  static let questionExamples: [RuleExample] = [
    RuleExample(
      "A dialog for the row that was chosen",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var drawingToDelete: Drawing?

          var body: some View {
            List(drawings) { drawing in
              Text(drawing.title)
                .swipeActions {
                  Button("Löschen") { drawingToDelete = drawing }.tint(.red)
                  Button(role: .destructive) { self.drawingToDelete = drawing } label: { Text("X") }
                }
            }
            .confirmationDialog(
              "Löschen?",
              isPresented: Binding(
                get: { drawingToDelete != nil }, set: { if !$0 { drawingToDelete = nil } }),
              presenting: drawingToDelete
            ) { drawing in
              Button("Löschen", role: .destructive) { context.delete(drawing) }
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A swipe that asks first",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var rows: IndexSet?
          @State private var isAsking = false

          var body: some View {
            List {
              ForEach(drawings) { Text($0.title) }
                .onDelete(perform: ask)
              ForEach(drawings) { Text($0.title) }
                .onDelete(perform: nil)
            }
            .alert("Delete?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) {
                for row in rows ?? [] { context.delete(drawings[row]) }
              }
            }
          }

          private func ask(_ offsets: IndexSet) {
            rows = offsets
            isAsking = true
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "An alert of the older kind",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Button("Delete") { isAsking.toggle() }
              .alert(isPresented: $isAsking) {
                Alert(
                  title: Text("Delete?"),
                  primaryButton: .destructive(Text("Delete")) { context.delete(drawing) },
                  secondaryButton: .cancel())
              }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A question that a model object opens",
      app(
        """
        struct Home: View {
          @State private var model = Album()

          var body: some View {
            Button("Delete album", role: .destructive) { model.askForDeletion() }
              .confirmationDialog("Delete?", isPresented: $model.isAsking) {
                Button("Delete", role: .destructive) { model.delete() }
              }
          }
        }

        @Observable final class Album {
          var isAsking = false

          func askForDeletion() {
            print("asking")
            isAsking = true
          }

          func delete() {
            UserDefaults.standard.removeObject(forKey: "album")
          }
        }
        """)),
    RuleExample(
      "A question in the view around",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Tools(asks: $isAsking)
              .confirmationDialog("Delete?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { context.delete(drawing) }
              }
          }
        }

        struct Tools: View {
          @Binding var asks: Bool

          var body: some View {
            Button(role: .destructive) { asks = true } label: { Text("Delete") }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A button of the team’s own that asks by itself",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            AskingButton(title: "Delete") { context.delete(drawing) }
          }
        }

        struct AskingButton: View {
          let title: String
          let action: () -> Void
          @State private var isAsking = false

          var body: some View {
            Button(title, role: .destructive) { isAsking = true }
              .confirmationDialog(title, isPresented: $isAsking) {
                Button(title, role: .destructive, action: action)
              }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A modifier of the team’s own that asks",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Button("Delete", role: .destructive) { isAsking = true }
              .question(isShown: $isAsking) { context.delete(drawing) }
          }
        }

        extension View {
          func question(isShown: Binding<Bool>, deed: @escaping () -> Void) -> some View {
            overlay {
              if isShown.wrappedValue {
                VStack {
                  Text("Really?")
                  Button("Yes") {
                    deed()
                    isShown.wrappedValue = false
                  }
                  Button("No") { isShown.wrappedValue = false }
                }
              }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A sheet that only asks",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Button("Throw away") { isAsking = true }
              .sheet(isPresented: $isAsking) { Question(drawing: drawing) }
          }
        }

        struct Question: View {
          @Environment(\.modelContext) private var context
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing

          var body: some View {
            VStack {
              Text("Throw \(drawing.title) away?").font(.largeTitle)
              Button("Yes", role: .destructive) {
                context.delete(drawing)
                dismiss()
              }
              Button("No") { dismiss() }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A sheet that a destructive button opens",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Button("Throw away", role: .destructive) { isAsking = true }
              .fullScreenCover(isPresented: $isAsking) { Question(drawing: drawing) }
          }
        }

        struct Question: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            List {
              Text(drawing.title)
              Button("Yes") { context.delete(drawing) }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A step of its own that only asks",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing

          var body: some View {
            NavigationStack {
              VStack {
                Text(drawing.title)
                NavigationLink("Throw away …") { Question(drawing: drawing) }
              }
            }
          }
        }

        struct Question: View {
          @Environment(\.modelContext) private var context
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing

          var body: some View {
            VStack {
              Text("Throw it away?")
              Button("Yes", systemImage: "trash") { context.delete(drawing) }
              Button("No", systemImage: "heart") { dismiss() }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "Steps of a switch",
      app(
        #"""
        struct Home: View {
          enum Step { case look, ask }

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
              Button("Yes") { context.delete(drawing) }
              Button("No") { step = .look }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A button that deletes at the second tap",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isSure = false

          var body: some View {
            VStack {
              Button(isSure ? "Tap again to delete" : "Delete", role: .destructive) {
                if isSure {
                  context.delete(drawing)
                } else {
                  isSure = true
                }
              }
              Button("Delete") {
                guard isSure else {
                  isSure = true
                  return
                }
                context.delete(drawing)
              }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A store that cannot be followed, but decides what the alert of the view shows",
      app(
        """
        struct Home: View {
          @State private var store: any Store = FirstStore()

          var body: some View {
            Button("Delete", role: .destructive) { store.send(.deleteTapped) }
              .alert(store.question, isPresented: $store.isAsking) {
                Button("Delete", role: .destructive) { store.send(.deletionConfirmed) }
              }
          }
        }

        enum Message { case deleteTapped, deletionConfirmed }

        protocol Store {
          var question: String { get }
          var isAsking: Bool { get set }
          func send(_ message: Message)
        }

        struct FirstStore: Store {
          let question = "Delete?"
          var isAsking = false
          func send(_ message: Message) {}
        }

        struct SecondStore: Store {
          let question = "Delete?"
          var isAsking = false
          func send(_ message: Message) {}
        }
        """)),
  ]
}
