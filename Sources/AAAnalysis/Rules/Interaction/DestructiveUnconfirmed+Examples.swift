extension DestructiveUnconfirmed {
  /// A file whose Assistive Access scene shows `Home`, and the given declarations.
  private static func app(_ declarations: String, imports: String = "SwiftData") -> String {
    """
    import \(imports)
    import SwiftUI

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("Draw") }
        AssistiveAccess { Home() }
      }
    }

    \(declarations)

    """
  }

  /// A home screen with the given members, on drawings that are kept in a model.
  private static func home(_ members: String) -> String {
    // A member that is indented already joins the properties above.
    let joins = members.hasPrefix("  ")
    let indented = members.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty || $0.hasPrefix("  @State") && joins ? String($0) : "  " + $0 }
      .joined(separator: "\n")
    let gap = joins ? "" : "\n"
    return app(
      """
      @Model final class Drawing {
        var title: String
        init(title: String) { self.title = title }
      }

      struct Home: View {
        @Environment(\\.modelContext) private var modelContext
        @Query private var drawings: [Drawing]
      \(gap)\(indented)
      }
      """)
  }

  // MARK: Shown in explanations

  static let documentationExamples: [RuleExample] = [
    RuleExample(
      "A button that deletes at one tap", isDocumentation: true,
      home(
        """
        var body: some View {
          ⟦Button⟧("Delete all", systemImage: "trash") {
            // Nothing is left after this.
            try? modelContext.delete(model: Drawing.self)
          }
        }
        """),
      fixed: home(
        """
          @State private var isConfirmingDeletion = false

        var body: some View {
          Button("Delete all", systemImage: "trash") {
            isConfirmingDeletion = true
          }
          .confirmationDialog(
            "Delete all",
            isPresented: $isConfirmingDeletion,
            titleVisibility: .visible
          ) {
            Button("Delete all", role: .destructive) {
              // Nothing is left after this.
              try? modelContext.delete(model: Drawing.self)
            }
            Button("Cancel", role: .cancel) {}
          }
        }
        """)),
    RuleExample(
      "A dialog asks before the deletion", isDocumentation: true,
      home(
        """
        @State private var asks = false

        var body: some View {
          Button("Delete all", systemImage: "trash", role: .destructive) { asks = true }
            .confirmationDialog("Delete all?", isPresented: $asks, titleVisibility: .visible) {
              Button("Delete all", role: .destructive) {
                try? modelContext.delete(model: Drawing.self)
              }
            }
        }
        """)),
  ]

  // MARK: Reported

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "A button in a row whose action uses the row",
      home(
        """
        var body: some View {
          List {
            ForEach(drawings) { drawing in
              ⟦Button⟧("Delete", systemImage: "trash") { modelContext.delete(drawing) }
            }
          }
        }
        """)),
    RuleExample(
      "A swipe to delete",
      home(
        """
        var body: some View {
          List {
            ForEach(drawings) { drawing in
              Label(drawing.title, systemImage: "photo")
            }
            .⟦onDelete⟧ { offsets in
              for index in offsets { modelContext.delete(drawings[index]) }
            }
          }
        }
        """)),
    RuleExample(
      "A swipe action that deletes",
      home(
        """
        var body: some View {
          List(drawings) { drawing in
            Label(drawing.title, systemImage: "photo")
              .swipeActions {
                ⟦Button⟧("Löschen", systemImage: "trash") { modelContext.delete(drawing) }
              }
          }
        }
        """)),
    RuleExample(
      "A deletion two calls away, without a role",
      home(
        """
        var body: some View {
          ⟦Button⟧("Neu", systemImage: "plus") { clear() }
        }

        private func clear() {
          removeAll()
        }

        private func removeAll() {
          for drawing in drawings { modelContext.delete(drawing) }
        }
        """)),
    RuleExample(
      "A function that is named, not called",
      home(
        """
        var body: some View {
          ⟦Button⟧("Leeren", systemImage: "trash", action: removeAll)
        }

        private func removeAll() {
          for drawing in drawings { modelContext.delete(drawing) }
        }
        """)),
    RuleExample(
      "The destructive role, whatever the action is",
      app(
        """
        struct Home: View {
          let erase: () -> Void = { print("erased") }

          var body: some View {
            ⟦Button⟧("Erase", systemImage: "eraser", role: .destructive) { erase() }
          }
        }
        """)),
    RuleExample(
      "Settings",
      app(
        """
        struct Home: View {
          var body: some View {
            ⟦Button⟧("Zurücksetzen", systemImage: "gear") {
              UserDefaults.standard.removeObject(forKey: "name")
            }
          }
        }
        """, imports: "Foundation")),
    RuleExample(
      "An alert that only tells asks nothing",
      home(
        """
        @State private var isDone = false

        var body: some View {
          ⟦Button⟧("Alles löschen", systemImage: "trash") {
            try? modelContext.delete(model: Drawing.self)
            isDone = true
          }
          .alert("Gelöscht", isPresented: $isDone) {}
        }
        """)),
  ]

  // MARK: Silent

  static let silentExamples: [RuleExample] = [
    RuleExample(
      "An alert asks",
      home(
        """
        @State private var asks = false

        var body: some View {
          Button("Delete all", systemImage: "trash") { asks = true }
            .alert("Delete all?", isPresented: $asks) {
              Button("Delete", role: .destructive) { removeAll() }
              Button("Keep", role: .cancel) {}
            }
        }

        private func removeAll() {
          for drawing in drawings { modelContext.delete(drawing) }
        }
        """)),
    RuleExample(
      "The row to delete is remembered, and the list asks",
      home(
        """
        @State private var doomed: Drawing?

        var body: some View {
          List(drawings) { drawing in
            Button("Delete", systemImage: "trash", role: .destructive) { doomed = drawing }
          }
          .confirmationDialog(
            "Delete?", isPresented: .constant(doomed != nil), presenting: doomed
          ) { drawing in
            Button("Delete", role: .destructive) { modelContext.delete(drawing) }
          }
        }
        """)),
    RuleExample(
      "A question of the app's own",
      home(
        """
        @State private var asks = false

        var body: some View {
          if asks {
            Label("Really?", systemImage: "questionmark")
            Button("Yes", systemImage: "checkmark") {
              try? modelContext.delete(model: Drawing.self)
              asks = false
            }
            Button("No", systemImage: "xmark") { asks = false }
          } else {
            Button("Delete all", systemImage: "trash") { asks = true }
          }
        }
        """)),
    RuleExample(
      "A role with an empty action",
      app(
        """
        struct Home: View {
          var body: some View {
            Button("Erase", systemImage: "eraser", role: .destructive) {}
          }
        }
        """)),
    RuleExample(
      "What is removed is a list of the view's own",
      app(
        """
        struct Home: View {
          @State private var words = ["a", "b"]

          var body: some View {
            Button("Remove", systemImage: "minus") { words.removeAll() }
          }
        }
        """)),
    RuleExample(
      "Typed text is cleared",
      app(
        """
        struct Home: View {
          @State private var name = ""

          var body: some View {
            TextField("Name", text: $name)
            Button("Clear", systemImage: "xmark") { name = "" }
          }
        }
        """)),
    RuleExample(
      "A temporary file",
      app(
        """
        struct Home: View {
          var body: some View {
            Button("Share", systemImage: "square.and.arrow.up") {
              let url = FileManager.default.temporaryDirectory.appendingPathComponent("a")
              try? FileManager.default.removeItem(at: url)
            }
          }
        }
        """, imports: "Foundation")),
    RuleExample(
      "A word that says delete, and an action that does not",
      app(
        """
        struct Home: View {
          @State private var count = 0

          var body: some View {
            Button("Delete", systemImage: "trash") { count += 1 }
          }
        }
        """)),
    RuleExample(
      "A function of the app's own that bears the name",
      app(
        """
        struct Pile {
          var items: [String] = []
          mutating func delete(_ item: String) { items.removeAll { $0 == item } }
        }

        struct Home: View {
          @State private var pile = Pile()

          var body: some View {
            Button("Use", systemImage: "checkmark") { pile.delete("a") }
          }
        }
        """)),
    RuleExample(
      "The standard interface is another matter",
      app(
        """
        struct Home: View {
          var body: some View {
            Label("Draw", systemImage: "pencil")
          }
        }

        struct Standard: View {
          @Environment(\\.modelContext) private var modelContext
          let drawing: Drawing

          var body: some View {
            Button("Delete", role: .destructive) { modelContext.delete(drawing) }
          }
        }

        @Model final class Drawing {
          init() {}
        }
        """)),
  ]
}
