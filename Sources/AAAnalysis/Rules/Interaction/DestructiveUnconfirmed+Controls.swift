extension DestructiveUnconfirmed {
  /// Roles and taps, and where the dialog of the fix goes.
  static let controlExamples: [RuleExample] = [
    RuleExample(
      "Functions that are passed on to be run at once",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]

          var body: some View {
            VStack {
              ⟦Button⟧("One", systemImage: "trash") { drawings.first.map(context.delete) }
              ⟦Button⟧("Two", systemImage: "trash") {
                drawings.first.map { drawing in context.delete(drawing) }
              }
              ⟦Button⟧("All", systemImage: "trash") { withAnimation(.default, clear) }
              Button("Tell", systemImage: "text.bubble") { withAnimation(.default, tell) }
            }
          }

          private func clear() { drawings.forEach(context.delete) }
          private func tell() { print(drawings.count) }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "Functions of C that take files away, and one of the app's own of such a name",
      app(
        #"""
        struct Home: View {
          let path: String
          @State private var links: [String] = []

          var body: some View {
            VStack {
              ⟦Button⟧("Delete", systemImage: "trash") { unlink(path) }
              Button("Tidy", systemImage: "wind") { rmdir(path) }
            }
          }

          private func rmdir(_ name: String) { links.append(name) }
        }
        """#, scene: #"Home(path: "a")"#, importing: "Foundation")),
    RuleExample(
      "A destructive role with an action that nobody can follow",
      app(
        """
        struct Home: View {
          let player: AVPlayer

          var body: some View {
            ⟦Button⟧("Verwerfen", role: .destructive) {
              player.replaceCurrentItem(with: nil)
            }
          }
        }
        """, scene: "Home(player: AVPlayer())", importing: "AVFoundation"),
      fixed: app(
        """
        struct Home: View {
          let player: AVPlayer
          @State private var isConfirmingAction = false

          var body: some View {
            Button("Verwerfen", role: .destructive) {
              isConfirmingAction = true
            }
            .confirmationDialog(
              "Verwerfen",
              isPresented: $isConfirmingAction,
              titleVisibility: .visible
            ) {
              Button("Verwerfen", role: .destructive) {
                player.replaceCurrentItem(with: nil)
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }
        """, scene: "Home(player: AVPlayer())", importing: "AVFoundation")),
    RuleExample(
      "A role that is destructive at times",
      app(
        """
        struct Home: View {
          let isMine: Bool
          let leave: () -> Void

          var body: some View {
            ⟦Button⟧("Leave", role: isMine ? .destructive : nil, action: leave)
          }
        }
        """,
        scene: "Home(isMine: true, leave: { UserDefaults.standard.set(false, forKey: \"in\") })")),
    RuleExample(
      "A row of its own, with a state of its own",
      app(
        #"""
        struct Home: View {
          @Query private var drawings: [Drawing]

          var body: some View {
            List(drawings) { drawing in
              Row(drawing: drawing)
            }
          }
        }

        struct Row: View {
          let drawing: Drawing

          var body: some View {
            HStack {
              Text(drawing.title)
              ⟦Button⟧("Delete", systemImage: "trash") { drawing.modelContext?.delete(drawing) }
                .labelStyle(.iconOnly)
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
            List(drawings) { drawing in
              Row(drawing: drawing)
            }
          }
        }

        struct Row: View {
          let drawing: Drawing
          @State private var isConfirmingDeletion = false

          var body: some View {
            HStack {
              Text(drawing.title)
              Button("Delete", systemImage: "trash") { isConfirmingDeletion = true }
                .labelStyle(.iconOnly)
                .confirmationDialog(
                  "Delete",
                  isPresented: $isConfirmingDeletion,
                  titleVisibility: .visible
                ) {
                  Button("Delete", role: .destructive) { drawing.modelContext?.delete(drawing) }
                  Button("Cancel", role: .cancel) {}
                }
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A button of the team’s own, given its action elsewhere",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            BigButton("Weg damit") { context.delete(drawing) }
          }
        }

        struct BigButton: View {
          let title: String
          let action: () -> Void

          init(_ title: String, action: @escaping () -> Void) {
            self.title = title
            self.action = action
          }

          var body: some View {
            ⟦Button⟧(title) { action() }
              .font(.title)
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A button in the toolbar, in an extension of the view",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing  // Never nil.

          var body: some View {
            Text(drawing.title)
              .toolbar { deleteButton }
          }
        }

        extension Home {
          var deleteButton: some View {
            ⟦Button⟧("Delete") { context.delete(drawing) }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())"),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing  // Never nil.
          @State private var isConfirmingDeletion = false

          var body: some View {
            Text(drawing.title)
              .toolbar { deleteButton }
          }
        }

        extension Home {
          var deleteButton: some View {
            Button("Delete") { isConfirmingDeletion = true }
              .confirmationDialog(
                "Delete",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Delete", role: .destructive) { context.delete(drawing) }
                Button("Cancel", role: .cancel) {}
              }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A name that is taken",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @State private var isConfirmingDeletion = 0
          let drawing: Drawing

          var body: some View {
            if isConfirmingDeletion == 0, drawing.title != "" {
              ⟦Button⟧(drawing.title) {
                let text = """
                  gone:
                    \(drawing.title)
                  """
                print(text)

                context.delete(drawing)
              }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())"),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @State private var isConfirmingDeletion = 0
          let drawing: Drawing
          @State private var isConfirmingDeletion2 = false

          var body: some View {
            if isConfirmingDeletion == 0, drawing.title != "" {
              Button(drawing.title) {
                isConfirmingDeletion2 = true
              }
              .confirmationDialog(
                drawing.title,
                isPresented: $isConfirmingDeletion2,
                titleVisibility: .visible
              ) {
                Button(drawing.title, role: .destructive) {
                  let text = """
                    gone:
                      \(drawing.title)
                    """
                  print(text)

                  context.delete(drawing)
                }
                Button("Cancel", role: .cancel) {}
              }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A view without any stored property",
      app(
        """
        struct Home: View {
          var body: some View {
            HStack { ⟦Button⟧(action: { Names.forget() }) { Text("Forget my name") } }
          }
        }

        enum Names {
          static func forget() {
            UserDefaults.standard.removeObject(forKey: "name")
          }
        }
        """),
      fixed: app(
        """
        struct Home: View {
          @State private var isConfirmingDeletion = false

          var body: some View {
            HStack { Button(action: { isConfirmingDeletion = true }) { Text("Forget my name") }
              .confirmationDialog(
                "Forget my name",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Forget my name", role: .destructive) { Names.forget() }
                Button("Cancel", role: .cancel) {}
              } }
          }
        }

        enum Names {
          static func forget() {
            UserDefaults.standard.removeObject(forKey: "name")
          }
        }
        """)),
    RuleExample(
      "A function outside of any view, which has no place for a state",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            deleteButton(drawing, context)
          }
        }

        func deleteButton(_ drawing: Drawing, _ context: ModelContext) -> some View {
          ⟦Button⟧("Delete") { context.delete(drawing) }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A row whose type is not known, which could not be remembered",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let book: Book

          var body: some View {
            List {
              ForEach(book.pages.values.sorted { $0.title < $1.title }) { page in
                ⟦Button⟧("Delete") { context.delete(page) }
              }
            }
          }
        }

        struct Book {
          var pages: [String: Drawing] = [:]
        }

        \#(drawing)
        """#, scene: "Home(book: Book())")),
  ]
}
