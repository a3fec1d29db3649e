extension DestructiveUnconfirmed {
  /// Actions that are handed on as values: functions by their names, and closures that are made.
  static let valueExamples: [RuleExample] = [
    RuleExample(
      "One of several functions of a name, which asks",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var doomed: [Drawing] = []
          @State private var isAsking = false

          var body: some View {
            List {
              ForEach(drawings) { Row(drawing: $0, onDelete: requestDeletion) }
                .onDelete(perform: requestDeletion)
              Button("All", role: .destructive, action: requestDeletion)
            }
            .confirmationDialog("Delete?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) { delete() }
            }
          }

          private func delete() {
            for drawing in doomed { context.delete(drawing) }
          }

          private func requestDeletion(rows: IndexSet) {
            doomed = rows.map { drawings[$0] }
            isAsking = true
          }

          private func requestDeletion(_ drawing: Drawing) {
            doomed = [drawing]
            isAsking = true
          }

          private func requestDeletion() {
            doomed = drawings
            isAsking = true
          }
        }

        struct Row: View {
          let drawing: Drawing
          let onDelete: (Drawing) -> Void

          var body: some View {
            Button(role: .destructive) {
              onDelete(drawing)
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "One of several functions of a name, which deletes",
      app(
        #"""
        struct Home: View {
          @Query private var drawings: [Drawing]
          let album = Album()

          var body: some View {
            List {
              ForEach(drawings) { Text($0.title) }
                .⟦onDelete⟧(perform: album.delete)
            }
          }
        }

        struct Album {
          func delete(_ drawing: Drawing) {
            print(drawing.title)
          }

          func delete(_ rows: IndexSet) {
            try? FileManager.default.removeItem(at: .documentsDirectory)
          }
        }

        \#(drawing)
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Query private var drawings: [Drawing]
          let album = Album()
          @State private var offsetsToDelete: IndexSet?

          var body: some View {
            List {
              ForEach(drawings) { Text($0.title) }
                .onDelete(perform: { offsetsToDelete = $0 })
            }
            .confirmationDialog(
              "Are you sure?",
              isPresented: Binding(
                get: { offsetsToDelete != nil },
                set: { if !$0 { offsetsToDelete = nil } }
              ),
              titleVisibility: .visible,
              presenting: offsetsToDelete
            ) { offsets in
              Button("Delete", role: .destructive) { album.delete(offsets) }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        struct Album {
          func delete(_ drawing: Drawing) {
            print(drawing.title)
          }

          func delete(_ rows: IndexSet) {
            try? FileManager.default.removeItem(at: .documentsDirectory)
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "One of several functions of a name, and it cannot be told which",
      app(
        """
        struct Home: View {
          let album = Album()

          var body: some View {
            Button("Delete", role: .destructive) { album.ask(for: .init(3)) }
          }
        }

        struct Album {
          func ask(for number: Int) {}
          func ask(for name: Substring) {}
        }
        """)),
    RuleExample(
      "An action that a function or a property makes, and that asks",
      app(
        #"""
        struct Home: View {
          enum Question { case all, one }

          @Environment(\.modelContext) private var context
          @State private var question: Question?

          var body: some View {
            List {
              tools
              Button("One", role: .destructive, action: asking(.one))
              Button("Later", role: .destructive, action: { asking(.one)() })
              Button("All", role: .destructive, action: askForAll)
              Button("Either", role: .destructive, action: either(false))
            }
            .alert("Delete one?", isPresented: isAskingForOne) {
              Button("Delete", role: .destructive) { try? context.delete(model: Drawing.self) }
            }
            .confirmationDialog("Delete?", isPresented: isAsking(.all)) {
              Button("Delete", role: .destructive) { try? context.delete(model: Drawing.self) }
            }
          }

          private var tools: some View { Tools(deleteAll: asking(.all)) }

          private func asking(_ question: Question) -> () -> Void {
            { self.question = question }
          }

          private var askForAll: () -> Void {
            return { question = .all }
          }

          private func either(_ all: Bool) -> () -> Void {
            let next: Question = .one
            if all { return askForAll } else { return { question = next } }
          }

          private var isAskingForOne: Binding<Bool> { isAsking(.one) }

          private func isAsking(_ question: Question) -> Binding<Bool> {
            Binding(
              get: { self.question == question }, set: { if !$0 { self.question = nil } })
          }
        }

        struct Tools: View {
          let deleteAll: () -> Void

          var body: some View {
            Button(role: .destructive, action: deleteAll) {
              Label("Delete all", systemImage: "trash")
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "An action that a function makes, and that deletes",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing
          @Environment(\.modelContext) private var context

          var body: some View {
            ⟦Button⟧("Delete", systemImage: "trash", action: deletion(of: drawing))
          }

          private func deletion(of drawing: Drawing) -> () -> Void {
            let context = context
            return {
              context.delete(drawing)
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "An action that something out of sight makes",
      app(
        """
        struct Home: View {
          let actions: [() -> Void]

          var body: some View {
            Button("Delete", role: .destructive, action: actions[0])
            Button("Delete", role: .destructive, action: actions.randomElement()!)
          }
        }
        """, scene: "Home(actions: [])")),
  ]
}
