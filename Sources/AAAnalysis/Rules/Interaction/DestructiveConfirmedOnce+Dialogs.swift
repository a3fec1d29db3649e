extension DestructiveConfirmedOnce {
  /// Dialogs and alerts of every kind that ask once.
  static let dialogExamples: [RuleExample] = [
    RuleExample(
      "An alert for the row that was chosen",
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
                }
            }
            .alert(
              "Löschen?",
              isPresented: Binding(
                get: { drawingToDelete != nil }, set: { if !$0 { drawingToDelete = nil } }),
              presenting: drawingToDelete
            ) { drawing in
              ⟦Button⟧("Löschen", role: .destructive) { context.delete(drawing) }
              Button("Behalten", role: .cancel) {}
            } message: { drawing in
              Text(drawing.title)
            }
          }
        }
        """#, scene: "Home()"),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var drawingToDelete: Drawing?
          @State private var drawingToConfirmAgain: Drawing?

          var body: some View {
            List(drawings) { drawing in
              Text(drawing.title)
                .swipeActions {
                  Button("Löschen") { drawingToDelete = drawing }.tint(.red)
                }
            }
            .alert(
              "Löschen?",
              isPresented: Binding(
                get: { drawingToDelete != nil }, set: { if !$0 { drawingToDelete = nil } }),
              presenting: drawingToDelete
            ) { drawing in
              Button("Löschen", role: .destructive) { drawingToConfirmAgain = drawing }
              Button("Behalten", role: .cancel) {}
            } message: { drawing in
              Text(drawing.title)
            }
            .alert(
              "Löschen?",
              isPresented: Binding(
                get: { drawingToConfirmAgain != nil },
                set: { if !$0 { drawingToConfirmAgain = nil } }
              ),
              presenting: drawingToConfirmAgain
            ) { drawing in
              Button("Löschen", role: .destructive) { context.delete(drawing) }
              Button("Behalten", role: .cancel) {}
            } message: { drawing in
              Text(drawing.title)
            }
          }
        }
        """#, scene: "Home()")),
    RuleExample(
      "One of several choices of a dialog",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isChoosing = false  // Never in a row.

          var body: some View {
            Button("More") { isChoosing = true }
              .confirmationDialog("More", isPresented: $isChoosing) {
                Button("Draw again") { drawing.strokes = [] }
                ⟦Button⟧(role: .destructive, action: remove) {
                  Text("Delete")
                }
                Button(role: .cancel) {} label: { Text("Not now") }
              }
              .padding()
          }

          private func remove() {
            context.delete(drawing)
          }
        }
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isChoosing = false  // Never in a row.
          @State private var isConfirmingDeletionAgain = false

          var body: some View {
            Button("More") { isChoosing = true }
              .confirmationDialog("More", isPresented: $isChoosing) {
                Button("Draw again") { drawing.strokes = [] }
                Button(role: .destructive, action: { isConfirmingDeletionAgain = true }) {
                  Text("Delete")
                }
                Button(role: .cancel) {} label: { Text("Not now") }
              }
              .confirmationDialog(
                "Delete",
                isPresented: $isConfirmingDeletionAgain,
                titleVisibility: .visible
              ) {
                Button("Delete", role: .destructive) { remove() }
                Button("Not now", role: .cancel) {}
              }
              .padding()
          }

          private func remove() {
            context.delete(drawing)
          }
        }
        """#)),
    RuleExample(
      "A role alone says that the choice destroys",
      DestructiveUnconfirmed.app(
        """
        struct Home: View {
          let player: AVPlayer
          @State private var isAsking = false

          var body: some View {
            Button("Verwerfen") { isAsking.toggle() }
              .alert("Verwerfen?", isPresented: $isAsking) {
                ⟦Button⟧("Verwerfen", role: .destructive) { player.replaceCurrentItem(with: nil) }
              }
          }
        }
        """, scene: "Home(player: AVPlayer())", importing: "AVFoundation")),
    RuleExample(
      "What was asked about is gone when the dialog closes",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var drawingToDelete: Drawing?

          var body: some View {
            List(drawings) { drawing in
              Button(drawing.title) { drawingToDelete = drawing }
            }
            .confirmationDialog(
              "Delete?",
              isPresented: Binding(
                get: { drawingToDelete != nil }, set: { if !$0 { drawingToDelete = nil } })
            ) {
              ⟦Button⟧("Delete", role: .destructive) { remove() }
            }
          }

          private func remove() {
            if let drawingToDelete { context.delete(drawingToDelete) }
          }
        }
        """#, scene: "Home()")),
    RuleExample(
      "A name that the content of the dialog binds",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var chosen: Drawing?
          @State private var isAsking = false

          var body: some View {
            List(drawings) { drawing in
              Button(drawing.title) {
                chosen = drawing
                isAsking = true
              }
            }
            .confirmationDialog("Delete?", isPresented: $isAsking) {
              if let drawing = chosen {
                ⟦Button⟧("Delete", role: .destructive) { context.delete(drawing) }
              }
            }
          }
        }
        """#, scene: "Home()")),
    RuleExample(
      "A question that a model object opens, and a property that holds the buttons",
      app(
        """
        struct Home: View {
          @State private var model = Album()

          var body: some View {
            Button("Delete album", role: .destructive) { model.askForDeletion() }
              .confirmationDialog("Delete?", isPresented: $model.isAsking) { choices }
          }

          @ViewBuilder private var choices: some View {
            ⟦Button⟧("Delete", role: .destructive) { model.delete() }
            Button("Keep", role: .cancel) {}
          }
        }

        @Observable final class Album {
          var isAsking = false

          func askForDeletion() {
            isAsking = true
          }

          func delete() {
            UserDefaults.standard.removeObject(forKey: "album")
          }
        }
        """, scene: "Home()")),
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
                ⟦Button⟧(title, role: .destructive, action: action)
              }
          }
        }
        """#)),
    RuleExample(
      "A dialog of each row, with a state of all rows",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var isAsking = false

          var body: some View {
            ForEach(drawings) { drawing in
              Button("Delete") { isAsking = true }
                .confirmationDialog("Delete?", isPresented: $isAsking) {
                  ⟦Button⟧("Delete", role: .destructive) { context.delete(drawing) }
                }
            }
          }
        }
        """#, scene: "Home()")),
    RuleExample(
      "A state on whose changes more hangs",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Button("Delete") { isAsking = true }
              .confirmationDialog("Delete?", isPresented: $isAsking) {
                ⟦Button⟧("Delete", role: .destructive) { context.delete(drawing) }
              }
              .onChange(of: isAsking) { print("asked") }
          }
        }
        """#)),
  ]
}
