extension DestructiveUnconfirmed {
  static let examples =
    shownExamples + storeExamples + controlExamples + swipeExamples + doubtfulExamples
    + questionExamples + answerExamples + valueExamples + harmlessExamples + rootExamples

  /// An app whose Assistive Access scene shows `scene`, and the given declarations.
  static func app(
    _ declarations: String, scene: String = "Home()", importing module: String? = nil
  ) -> String {
    """
    \(module.map { "import \($0)\n" } ?? "")import SwiftData
    import SwiftUI

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("Draw") }
        AssistiveAccess { \(scene) }
      }
    }

    \(declarations)

    """
  }

  /// The model of most examples.
  static let drawing = """
    @Model final class Drawing {
      var title = ""
      var strokes: [Stroke] = []

      init() {}
    }

    @Model final class Stroke {
      init() {}
    }
    """

  /// What explanations show.
  static let shownExamples: [RuleExample] = [
    RuleExample(
      "A delete two calls away from a button without a role", isDocumentation: true,
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            VStack {
              Text(drawing.title)
              ⟦Button⟧("Clear", systemImage: "eraser") {
                clear()
              }
            }
          }

          private func clear() {
            for stroke in drawing.strokes { remove(stroke) }
          }

          private func remove(_ stroke: Stroke) {
            context.delete(stroke)
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())"),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isConfirmingDeletion = false

          var body: some View {
            VStack {
              Text(drawing.title)
              Button("Clear", systemImage: "eraser") {
                isConfirmingDeletion = true
              }
              .confirmationDialog(
                "Clear",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Clear", role: .destructive) {
                  clear()
                }
                Button("Cancel", role: .cancel) {}
              }
            }
          }

          private func clear() {
            for stroke in drawing.strokes { remove(stroke) }
          }

          private func remove(_ stroke: Stroke) {
            context.delete(stroke)
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A delete button in every row", isDocumentation: true,
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]

          var body: some View {
            List {
              ForEach(drawings) { drawing in
                HStack {
                  Text(drawing.title)
                  ⟦Button⟧(role: .destructive) {
                    context.delete(drawing)
                  } label: {
                    Label("Delete", systemImage: "trash")
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
              ForEach(drawings) { drawing in
                HStack {
                  Text(drawing.title)
                  Button(role: .destructive) {
                    drawingToDelete = drawing
                  } label: {
                    Label("Delete", systemImage: "trash")
                  }
                }
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
                context.delete(drawing)
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A swipe that deletes", isDocumentation: true,
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]

          var body: some View {
            List {
              ForEach(drawings) { drawing in
                Text(drawing.title)
              }
              .⟦onDelete⟧(perform: delete)
            }
          }

          private func delete(at offsets: IndexSet) {
            for index in offsets { context.delete(drawings[index]) }
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
              ForEach(drawings) { drawing in
                Text(drawing.title)
              }
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
              Button("Delete", role: .destructive) { delete(at: offsets) }
              Button("Cancel", role: .cancel) {}
            }
          }

          private func delete(at offsets: IndexSet) {
            for index in offsets { context.delete(drawings[index]) }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A button that asks twice", isDocumentation: true,
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false
          @State private var isAskingAgain = false

          var body: some View {
            Button("Delete", systemImage: "trash", role: .destructive) { isAsking = true }
              .confirmationDialog(
                "Delete this drawing?", isPresented: $isAsking, titleVisibility: .visible
              ) {
                Button("Delete", role: .destructive) { isAskingAgain = true }
                Button("Keep", role: .cancel) {}
              }
              .alert("It will be gone for good.", isPresented: $isAskingAgain) {
                Button("Delete for good", role: .destructive) { context.delete(drawing) }
                Button("Keep", role: .cancel) {}
              }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
    RuleExample(
      "A question of the app’s own", isDocumentation: true,
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            VStack {
              if isAsking {
                Text("Throw this drawing away?")
                Button("Throw away", systemImage: "trash") { context.delete(drawing) }
                Button("Keep it", systemImage: "heart") { isAsking = false }
              } else {
                Text(drawing.title)
                Button("Throw away …", systemImage: "trash") { isAsking = true }
              }
            }
          }
        }

        \#(drawing)
        """#, scene: "Home(drawing: Drawing())")),
  ]
}
