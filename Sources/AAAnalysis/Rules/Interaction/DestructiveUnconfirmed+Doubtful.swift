extension DestructiveUnconfirmed {
  /// What looks like a question and is none.
  static let doubtfulExamples: [RuleExample] = [
    RuleExample(
      "An alert that only tells of a failure",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var hasFailed = false

          var body: some View {
            ⟦Button⟧("Delete", role: .destructive) {
              do {
                context.delete(drawing)
                try context.save()
              } catch {
                hasFailed = true
              }
            }
            .alert("That did not work", isPresented: $hasFailed) {
              Button("OK") {}
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())"),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var hasFailed = false
          @State private var isConfirmingDeletion = false

          var body: some View {
            Button("Delete", role: .destructive) {
              isConfirmingDeletion = true
            }
            .alert("That did not work", isPresented: $hasFailed) {
              Button("OK") {}
            }
            .confirmationDialog(
              "Delete",
              isPresented: $isConfirmingDeletion,
              titleVisibility: .visible
            ) {
              Button("Delete", role: .destructive) {
                do {
                  context.delete(drawing)
                  try context.save()
                } catch {
                  hasFailed = true
                }
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A dialog that is another button’s",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            VStack {
              Button("Delete all", role: .destructive) { isAsking = true }
              ⟦Button⟧("Delete this", role: .destructive) { context.delete(drawing) }
            }
            .alert("Delete all?", isPresented: $isAsking) {
              Button("Delete all", role: .destructive) { try? context.delete(model: Drawing.self) }
              Button("Keep", role: .cancel) {}
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())"),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false
          @State private var isConfirmingDeletion = false

          var body: some View {
            VStack {
              Button("Delete all", role: .destructive) { isAsking = true }
              Button("Delete this", role: .destructive) { isConfirmingDeletion = true }
                .confirmationDialog(
                  "Delete this",
                  isPresented: $isConfirmingDeletion,
                  titleVisibility: .visible
                ) {
                  Button("Delete this", role: .destructive) { context.delete(drawing) }
                  Button("Cancel", role: .cancel) {}
                }
            }
            .alert("Delete all?", isPresented: $isAsking) {
              Button("Delete all", role: .destructive) { try? context.delete(model: Drawing.self) }
              Button("Keep", role: .cancel) {}
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A sheet of settings that can also delete",
      app(
        #"""
        struct Home: View {
          @State private var showsSettings = false

          var body: some View {
            Button("Settings") { showsSettings = true }
              .sheet(isPresented: $showsSettings) { Settings() }
          }
        }

        struct Settings: View {
          @Environment(\.modelContext) private var context
          @Environment(\.dismiss) private var dismiss
          @State private var hasSound = true

          var body: some View {
            VStack {
              Toggle("Sound", isOn: $hasSound)
              ⟦Button⟧("Clear") { try? context.delete(model: Drawing.self) }
              Button("Done") { dismiss() }
            }
          }
        }

        \#(drawing)
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @State private var showsSettings = false

          var body: some View {
            Button("Settings") { showsSettings = true }
              .sheet(isPresented: $showsSettings) { Settings() }
          }
        }

        struct Settings: View {
          @Environment(\.modelContext) private var context
          @Environment(\.dismiss) private var dismiss
          @State private var hasSound = true
          @State private var isConfirmingDeletion = false

          var body: some View {
            VStack {
              Toggle("Sound", isOn: $hasSound)
              Button("Clear") { isConfirmingDeletion = true }
                .confirmationDialog(
                  "Clear",
                  isPresented: $isConfirmingDeletion,
                  titleVisibility: .visible
                ) {
                  Button("Clear", role: .destructive) { try? context.delete(model: Drawing.self) }
                  Button("Cancel", role: .cancel) {}
                }
              Button("Done") { dismiss() }
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A page of one drawing, which also leads back",
      app(
        #"""
        struct Home: View {
          @Query private var drawings: [Drawing]

          var body: some View {
            NavigationStack {
              List(drawings) { drawing in
                NavigationLink(drawing.title) { Page(drawing: drawing) }
              }
            }
          }
        }

        struct Page: View {
          @Environment(\.modelContext) private var context
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing

          var body: some View {
            VStack {
              Text(drawing.title)
              ⟦Button⟧("Delete") {
                context.delete(drawing)
                dismiss()
              }
              Button("Back") { dismiss() }
            }
          }
        }

        \#(drawing)
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Query private var drawings: [Drawing]

          var body: some View {
            NavigationStack {
              List(drawings) { drawing in
                NavigationLink(drawing.title) { Page(drawing: drawing) }
              }
            }
          }
        }

        struct Page: View {
          @Environment(\.modelContext) private var context
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing
          @State private var isConfirmingDeletion = false

          var body: some View {
            VStack {
              Text(drawing.title)
              Button("Delete") {
                isConfirmingDeletion = true
              }
              .confirmationDialog(
                "Delete",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Delete", role: .destructive) {
                  context.delete(drawing)
                  dismiss()
                }
                Button("Cancel", role: .cancel) {}
              }
              Button("Back") { dismiss() }
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A question that some deletions do without",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            ⟦Button⟧("Delete") {
              if drawing.title.isEmpty {
                context.delete(drawing)
              } else {
                isAsking = true
              }
            }
            .alert("Delete?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) { context.delete(drawing) }
              Button("Keep", role: .cancel) {}
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())"),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false
          @State private var isConfirmingDeletion = false

          var body: some View {
            Button("Delete") {
              isConfirmingDeletion = true
            }
            .alert("Delete?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) { context.delete(drawing) }
              Button("Keep", role: .cancel) {}
            }
            .confirmationDialog(
              "Delete",
              isPresented: $isConfirmingDeletion,
              titleVisibility: .visible
            ) {
              Button("Delete", role: .destructive) {
                if drawing.title.isEmpty {
                  context.delete(drawing)
                } else {
                  isAsking = true
                }
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A part of the screen that is there in any case",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @State private var drawing: Drawing?
          @State private var isLoading = false

          var body: some View {
            VStack {
              if isLoading {
                ProgressView()
              } else {
                ⟦Button⟧("Delete") { delete() }
                Button("Reload") {
                  isLoading = true
                  isLoading = false
                }
              }
            }
          }

          private func delete() {
            if let drawing { context.delete(drawing) }
          }
        }

        \#(drawing)
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @State private var drawing: Drawing?
          @State private var isLoading = false
          @State private var isConfirmingDeletion = false

          var body: some View {
            VStack {
              if isLoading {
                ProgressView()
              } else {
                Button("Delete") { isConfirmingDeletion = true }
                  .confirmationDialog(
                    "Delete",
                    isPresented: $isConfirmingDeletion,
                    titleVisibility: .visible
                  ) {
                    Button("Delete", role: .destructive) { delete() }
                    Button("Cancel", role: .cancel) {}
                  }
                Button("Reload") {
                  isLoading = true
                  isLoading = false
                }
              }
            }
          }

          private func delete() {
            if let drawing { context.delete(drawing) }
          }
        }

        \#(drawing)
        """#)),
  ]
}
