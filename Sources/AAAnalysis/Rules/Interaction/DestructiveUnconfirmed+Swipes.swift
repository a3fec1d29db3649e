extension DestructiveUnconfirmed {
  /// Swipes, and what their fixes remember.
  static let swipeExamples: [RuleExample] = [
    RuleExample(
      "A swipe action, whose role would take the row away at once",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]

          var body: some View {
            List(drawings) { drawing in
              Text(drawing.title)
                .swipeActions {
                  ⟦Button⟧("Delete", role: .destructive) {
                    // The strokes go, too.
                    context.delete(drawing)
                  }
                }
            }
          }
        }

        \#(drawing)
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var drawingToDelete: Drawing?

          var body: some View {
            List(drawings) { drawing in
              Text(drawing.title)
                .swipeActions {
                  Button("Delete") {
                    drawingToDelete = drawing
                  }
                  .tint(.red)
                }
            }
            .confirmationDialog(
              "Delete",
              isPresented: Binding(
                get: { drawingToDelete != nil },
                set: { if !$0 { drawingToDelete = nil } }
              ),
              titleVisibility: .visible,
              presenting: drawingToDelete
            ) { drawing in
              Button("Delete", role: .destructive) {
                // The strokes go, too.
                context.delete(drawing)
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A swipe action in the style of a label",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]

          var body: some View {
            List {
              ForEach(drawings) { (drawing: Drawing) in
                Text(drawing.title)
                  .swipeActions(edge: .trailing) {
                    ⟦Button⟧(role: .destructive) { context.delete(drawing) } label: {
                      Image(systemName: "trash")
                    }
                  }
              }
            }
          }
        }

        \#(drawing)
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var drawingToDelete: Drawing?

          var body: some View {
            List {
              ForEach(drawings) { (drawing: Drawing) in
                Text(drawing.title)
                  .swipeActions(edge: .trailing) {
                    Button { drawingToDelete = drawing } label: {
                      Image(systemName: "trash")
                    }
                    .tint(.red)
                  }
              }
            }
            .confirmationDialog(
              "Are you sure?",
              isPresented: Binding(
                get: { drawingToDelete != nil },
                set: { if !$0 { drawingToDelete = nil } }
              ),
              titleVisibility: .visible,
              presenting: drawingToDelete
            ) { drawing in
              Button("Delete", role: .destructive) { context.delete(drawing) }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A swipe that takes a row from a model object",
      app(
        #"""
        struct Home: View {
          @State private var model = Songs()

          var body: some View {
            List {
              Section {
                ForEach(model.titles, id: \.self) { title in
                  Text(title)
                }
                .⟦onDelete⟧ { rows in
                  // Keeps the order.
                  model.titles.remove(atOffsets: rows)
                }
              }
            }
          }
        }

        @Observable final class Songs {
          var titles = ["A", "B"]
        }
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @State private var model = Songs()
          @State private var offsetsToDelete: IndexSet?

          var body: some View {
            List {
              Section {
                ForEach(model.titles, id: \.self) { title in
                  Text(title)
                }
                .onDelete { offsetsToDelete = $0 }
              }
            }
            .confirmationDialog(
              "Are you sure?",
              isPresented: Binding(
                get: { offsetsToDelete != nil },
                set: { if !$0 { offsetsToDelete = nil } }
              ),
              titleVisibility: .visible,
              presenting: offsetsToDelete
            ) { rows in
              Button("Delete", role: .destructive) {
                // Keeps the order.
                model.titles.remove(atOffsets: rows)
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        @Observable final class Songs {
          var titles = ["A", "B"]
        }
        """#)),
    RuleExample(
      "A drag that throws away",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            Text(drawing.title)
              .⟦gesture⟧(
                DragGesture().onEnded { value in
                  if value.translation.width < -100 { context.delete(drawing) }
                })
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A list that lets rows be swiped out of a store",
      app(
        #"""
        struct Home: View {
          @State private var model = Songs()
          @State private var drafts = ["x"]

          var body: some View {
            VStack {
              ⟦List⟧($model.titles, id: \.self, editActions: .delete) { title in
                Text(title.wrappedValue)
              }
              List($drafts, id: \.self, editActions: .delete) { Text($0.wrappedValue) }
              List {
                ⟦ForEach⟧($model.titles, id: \.self, editActions: [.move, .delete]) { title in
                  Text(title.wrappedValue)
                }
                ForEach($model.titles, id: \.self, editActions: .move) { Text($0.wrappedValue) }
              }
            }
          }
        }

        @Observable final class Songs {
          var titles = ["A", "B"]
        }
        """#)),
    RuleExample(
      "A function of several of the same name",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]

          var body: some View {
            List {
              ForEach(drawings) { Text($0.title) }
                .⟦onDelete⟧(perform: delete)
            }
          }

          private func delete(_ drawing: Drawing) {
            context.delete(drawing)
          }

          private func delete(rows: IndexSet) {
            rows.forEach { delete(drawings[$0]) }
          }
        }

        \#(drawing)
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
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
              Button("Delete", role: .destructive) { delete(rows: offsets) }
              Button("Cancel", role: .cancel) {}
            }
          }

          private func delete(_ drawing: Drawing) {
            context.delete(drawing)
          }

          private func delete(rows: IndexSet) {
            rows.forEach { delete(drawings[$0]) }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A swipe that is handled in a few words",
      app(
        #"""
        struct Home: View {
          @State private var model = Songs()

          var body: some View {
            List {
              ForEach(model.titles, id: \.self) { Text($0) }
                .⟦onDelete⟧ { model.titles.remove(atOffsets: $0) }
            }
          }
        }

        @Observable final class Songs {
          var titles = ["A", "B"]
        }
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @State private var model = Songs()
          @State private var offsetsToDelete: IndexSet?

          var body: some View {
            List {
              ForEach(model.titles, id: \.self) { Text($0) }
                .onDelete { offsetsToDelete = $0 }
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
              Button("Delete", role: .destructive) { model.titles.remove(atOffsets: offsets) }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        @Observable final class Songs {
          var titles = ["A", "B"]
        }
        """#)),
  ]
}
