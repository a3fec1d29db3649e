extension DestructiveConfirmedOnce {
  /// What is asked twice, not at all, or not about anything that is lost.
  static let silentExamples: [RuleExample] = [
    RuleExample(
      "A dialog that leads to a sheet, which asks again",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing
          @State private var isAsking = false
          @State private var isAskingAgain = false

          var body: some View {
            Button("Delete", role: .destructive) { isAsking = true }
              .alert("Delete?", isPresented: $isAsking) {
                Button("Delete …", role: .destructive) { isAskingAgain = true }
              }
              .sheet(isPresented: $isAskingAgain) { Question(drawing: drawing) }
          }
        }

        struct Question: View {
          @Environment(\.modelContext) private var context
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing

          var body: some View {
            VStack {
              Text("It is gone for ever then.")
              Button("Delete for good", role: .destructive) {
                context.delete(drawing)
                dismiss()
              }
              Button("Keep") { dismiss() }
            }
          }
        }
        """#)),
    RuleExample(
      "A sheet whose answer is asked about once more",
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
          @State private var isSure = false

          var body: some View {
            VStack {
              Text("Throw it away?")
              Button("Yes") { isSure = true }
                .confirmationDialog("For good?", isPresented: $isSure) {
                  Button("For good", role: .destructive) {
                    context.delete(drawing)
                    dismiss()
                  }
                }
              Button("No") { dismiss() }
            }
          }
        }
        """#)),
    RuleExample(
      "Two parts of a screen that ask one after the other",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false
          @State private var isAskingAgain = false

          var body: some View {
            VStack {
              Button("Delete") { isAsking = true }
              if isAsking {
                Text("Delete?")
                Button("Yes") { isAskingAgain = true }
                Button("No") { isAsking = false }
              }
              if isAskingAgain {
                Text("Really?")
                Button("Yes") { context.delete(drawing) }
                Button("No") { isAskingAgain = false }
              }
            }
          }
        }
        """#)),
    RuleExample(
      "Two screens, each of which only asks",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing

          var body: some View {
            NavigationStack {
              NavigationLink("Throw away …") { First(drawing: drawing) }
            }
          }
        }

        struct First: View {
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing

          var body: some View {
            VStack {
              Text("Throw it away?")
              NavigationLink("Yes") { Second(drawing: drawing) }
              Button("No") { dismiss() }
            }
          }
        }

        struct Second: View {
          @Environment(\.modelContext) private var context
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing

          var body: some View {
            VStack {
              Text("For good?")
              Button("Yes") { context.delete(drawing) }
              Button("No") { dismiss() }
            }
          }
        }
        """#)),
    RuleExample(
      "A model object that asks again",
      app(
        """
        struct Home: View {
          @State private var model = Album()

          var body: some View {
            Button("Delete album") { model.isAsking = true }
              .alert("Delete?", isPresented: $model.isAsking) {
                Button("Delete", role: .destructive) { model.askAgain() }
              }
              .alert("Really?", isPresented: $model.isAskingAgain) {
                Button("Really", role: .destructive) { model.delete() }
              }
          }
        }

        @Observable final class Album {
          var isAsking = false
          var isAskingAgain = false

          func askAgain() {
            isAskingAgain = true
          }

          func delete() {
            UserDefaults.standard.removeObject(forKey: "album")
          }
        }
        """, scene: "Home()")),
    RuleExample(
      "A choice that only leaves",
      app(
        #"""
        struct Home: View {
          @Environment(\.dismiss) private var dismiss
          let drawing: Drawing
          @State private var isAsking = false
          @State private var title = ""

          var body: some View {
            VStack {
              TextField("Title", text: $title)
              Button("Leave") { isAsking = true }
                .confirmationDialog("Leave without saving?", isPresented: $isAsking) {
                  Button("Leave", role: .destructive) { dismiss() }
                  Button("Clear", role: .destructive) {
                    title = ""
                    dismiss()
                  }
                  Button("Log and leave", role: .destructive) {
                    print("left")
                    dismiss()
                  }
                }
            }
          }
        }
        """#)),
    RuleExample(
      "Nothing asks at all, which is another rule’s affair",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            Button("Delete", role: .destructive) { context.delete(drawing) }
          }
        }
        """#)),
    RuleExample(
      "Dialogs that destroy nothing",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false
          @State private var hasFailed = false

          var body: some View {
            Button("Draw another") { isAsking = true }
              .confirmationDialog("Another one?", isPresented: $isAsking) {
                Button("Draw") { context.insert(Drawing()) }
                Button("Cancel", role: .cancel) {}
                Button("Nothing", role: .destructive) {}
              }
              .alert("That did not work.", isPresented: $hasFailed) {
                Button("OK") { hasFailed = false }
              }
          }
        }
        """#)),
    RuleExample(
      "A toggle between two states that are both stored",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing
          @Environment(\.modelContext) private var context
          @State private var isAsking = false
          @State private var isKept = true

          var body: some View {
            Button("Keep or drop") { isAsking = true }
              .confirmationDialog("Change it?", isPresented: $isAsking) {
                Button("Change") {
                  if isKept {
                    context.delete(drawing)
                  } else {
                    context.insert(drawing)
                  }
                }
              }
          }
        }
        """#)),
    RuleExample(
      "A choice that deletes on the way to something else",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Button("Save") { isAsking = true }
              .confirmationDialog("Save all?", isPresented: $isAsking) {
                Button("This one") { drawing.title = "Saved" }
                Button("All") { saveAll() }
                Button("Cancel", role: .cancel) {}
              }
          }

          private func saveAll() {
            drawing.title = "Saved"
            context.delete(drawing)
          }
        }
        """#)),
    RuleExample(
      "A sheet that closes, and a focus that moves",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing
          @State private var isShown = true

          var body: some View {
            Text(drawing.title)
              .sheet(isPresented: $isShown) { Page(isShown: $isShown) }
          }
        }

        struct Page: View {
          @Binding var isShown: Bool
          @State private var isAsking = false
          @AccessibilityFocusState private var isFocused: Bool

          var body: some View {
            Button("Close") { isAsking = true }
              .accessibilityFocused($isFocused)
              .confirmationDialog("Close?", isPresented: $isAsking) {
                Button("Close", role: .destructive) { isShown = false }
                Button("Stay", role: .destructive) { isFocused = true }
              }
          }
        }
        """#)),
    RuleExample(
      "A mode in which rows can be taken out, which is no question",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]
          @State private var isEditing = false

          var body: some View {
            List {
              ForEach(drawings) { drawing in
                HStack {
                  if isEditing {
                    Button("Delete") { context.delete(drawing) }
                  }
                  Text(drawing.title)
                }
              }
              Button("Change", role: .destructive) { isEditing.toggle() }
            }
          }
        }
        """#, scene: "Home()")),
    RuleExample(
      "The standard scene alone",
      app(
        #"""
        struct Home: View {
          let drawing: Drawing

          var body: some View { Text(drawing.title) }
        }

        struct Other: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing
          @State private var isAsking = false

          var body: some View {
            Button("Delete") { isAsking = true }
              .confirmationDialog("Delete?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { context.delete(drawing) }
              }
          }
        }
        """#)),
  ]
}
