extension DestructiveConfirmedOnce {
  static let examples = shownExamples + dialogExamples + handMadeExamples + silentExamples
    + guardedExamples

  /// An app whose Assistive Access scene shows `scene`, with the given declarations and drawings.
  static func app(_ declarations: String, scene: String = "Home(drawing: Drawing())")
    -> String
  {
    DestructiveUnconfirmed.app(declarations + "\n\n" + DestructiveUnconfirmed.drawing, scene: scene)
  }

  /// What explanations show.
  private static let shownExamples: [RuleExample] = [
    RuleExample(
      "A dialog that asks once", isDocumentation: true,
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isConfirmingDeletion = false

          var body: some View {
            Button("Delete", systemImage: "trash") { isConfirmingDeletion = true }
              .confirmationDialog(
                "Delete the drawing?",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                ⟦Button⟧("Delete", role: .destructive) {
                  context.delete(drawing)
                }
                Button("Keep", role: .cancel) {}
              }
          }
        }
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isConfirmingDeletion = false
          @State private var isConfirmingDeletionAgain = false

          var body: some View {
            Button("Delete", systemImage: "trash") { isConfirmingDeletion = true }
              .confirmationDialog(
                "Delete the drawing?",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Delete", role: .destructive) {
                  isConfirmingDeletionAgain = true
                }
                Button("Keep", role: .cancel) {}
              }
              .confirmationDialog(
                "Delete the drawing?",
                isPresented: $isConfirmingDeletionAgain,
                titleVisibility: .visible
              ) {
                Button("Delete", role: .destructive) {
                  context.delete(drawing)
                }
                Button("Keep", role: .cancel) {}
              }
          }
        }
        """#)),
    RuleExample(
      "Two questions, one after the other", isDocumentation: true,
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false
          @State private var isAskingAgain = false

          var body: some View {
            Button("Delete", systemImage: "trash") { isAsking = true }
              .confirmationDialog("Delete the drawing?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { isAskingAgain = true }
                Button("Keep", role: .cancel) {}
              }
              .alert("It cannot be brought back.", isPresented: $isAskingAgain) {
                Button("Delete for good", role: .destructive) { context.delete(drawing) }
                Button("Keep", role: .cancel) {}
              }
          }
        }
        """#)),
  ]

  // MARK: Questions of the app's own

  private static let handMadeExamples: [RuleExample] = [
    RuleExample(
      "A question on the screen itself",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            VStack {
              Text(drawing.title)
              Button("Löschen") { isAsking = true }
              if isAsking {
                VStack {
                  Text("Wirklich?")
                  ⟦Button⟧("Ja, löschen") {
                    context.delete(drawing)
                    isAsking = false
                  }
                  Button("Nein") { isAsking = false }
                }
              }
            }
          }
        }
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false
          @State private var isConfirmingDeletion = false

          var body: some View {
            VStack {
              Text(drawing.title)
              Button("Löschen") { isAsking = true }
              if isAsking {
                VStack {
                  Text("Wirklich?")
                  Button("Ja, löschen") {
                    isConfirmingDeletion = true
                  }
                  .confirmationDialog(
                    "Ja, löschen",
                    isPresented: $isConfirmingDeletion,
                    titleVisibility: .visible
                  ) {
                    Button("Ja, löschen", role: .destructive) {
                      context.delete(drawing)
                      isAsking = false
                    }
                    Button("Cancel", role: .cancel) {}
                  }
                  Button("Nein") { isAsking = false }
                }
              }
            }
          }
        }
        """#)),
    RuleExample(
      "A sheet that only asks",
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
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing

          var body: some View {
            VStack {
              Text("Throw \(drawing.title) away?").font(.largeTitle)
              ⟦Button⟧("Yes", role: .destructive) {
                context.delete(drawing)
                dismiss()
              }
              Button("No") { dismiss() }
            }
          }
        }
        """#),
      fixed: app(
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
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing
          @State private var isConfirmingDeletion = false

          var body: some View {
            VStack {
              Text("Throw \(drawing.title) away?").font(.largeTitle)
              Button("Yes", role: .destructive) {
                isConfirmingDeletion = true
              }
              .confirmationDialog(
                "Yes",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Yes", role: .destructive) {
                  context.delete(drawing)
                  dismiss()
                }
                Button("Cancel", role: .cancel) {}
              }
              Button("No") { dismiss() }
            }
          }
        }
        """#)),
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
              ⟦Button⟧("Yes", systemImage: "trash") { context.delete(drawing) }
              Button("No", systemImage: "heart") { dismiss() }
            }
          }
        }
        """#)),
    RuleExample(
      "A destination that a destructive button opens",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            NavigationStack {
              Button("Throw away", role: .destructive) { isAsking = true }
                .navigationDestination(isPresented: $isAsking) { Question(drawing: drawing) }
            }
          }
        }

        struct Question: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            ⟦Button⟧("Yes") { context.delete(drawing) }
          }
        }
        """#)),
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
            alert("Really?", isPresented: isShown) {
              ⟦Button⟧("Yes") { deed() }
              Button("No", role: .cancel) {}
            }
          }
        }
        """#)),
  ]
}
