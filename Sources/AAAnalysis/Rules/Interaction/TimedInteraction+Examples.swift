extension TimedInteraction {
  static let examples =
    shownExamples + messageExamples + pageExamples + closingExamples + modelExamples
    + callExamples + pauseExamples + dataExamples + workExamples + arrivalExamples
    + harmlessExamples

  /// What explanations show.
  static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A message that is cleared after two seconds", isDocumentation: true,
      """
      VStack {
        Button("Save", systemImage: "checkmark", action: save)
        if !message.isEmpty {
          Text(message)
        }
      }
      """,
      properties: """
        @State private var message = ""

        private func save() {
          withAnimation { message = "Saved" }
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) {
            withAnimation { message = "" }
          }
        }
        """),
    ControlExample.example(
      "Pages that turn by themselves", isDocumentation: true,
      """
      TabView(selection: $page) {
        Text("Draw").tag(0)
        Text("Colour").tag(1)
        Text("Show").tag(2)
      }
      .onReceive(timer) { _ in
        withAnimation { page = (page + 1) % 3 }
      }
      """,
      properties: """
        @State private var page = 0
        private let timer = Timer.⟦publish⟧(every: 3, on: .main, in: .common).autoconnect()
        """),
    ControlExample.example(
      "A screen that closes by itself", isDocumentation: true,
      """
      NavigationStack {
        NavigationLink {
          Saved()
        } label: {
          Label("Save", systemImage: "checkmark")
        }
      }
      """,
      """
      struct Saved: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("Your drawing is saved")
            .task {
              try? await Task.⟦sleep⟧(for: .seconds(3))
              dismiss()
            }
        }
      }
      """),
    ControlExample.example(
      "A message that stays until it is closed", isDocumentation: true,
      """
      VStack {
        Button("Save", systemImage: "checkmark") { message = "Saved" }
        if !message.isEmpty {
          Text(message)
          Button("OK", systemImage: "checkmark.circle") { message = "" }
        }
      }
      """,
      properties: """
        @State private var message = ""
        """),
    ControlExample.example(
      "A flash of a tenth of a second", isDocumentation: true,
      """
      ZStack {
        Button("Take Photo", systemImage: "camera", action: takePhoto)
        if isFlashing {
          Text("Click")
        }
      }
      """,
      properties: """
        @State private var isFlashing = false

        private func takePhoto() {
          isFlashing = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            isFlashing = false
          }
        }
        """),
    ControlExample.example(
      "A clock that ticks while something is recorded", isDocumentation: true,
      """
      VStack {
        Text("Recording: \\(seconds) seconds")
        Button("Stop", systemImage: "stop.fill") {}
      }
      .onReceive(timer) { _ in seconds += 1 }
      """,
      properties: """
        @State private var seconds = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        """),
  ]
}
