extension TimedInteraction {
  /// Messages and pictures that go away.
  static let messageExamples: [RuleExample] = [
    ControlExample.example(
      "A message cleared after Task.sleep in nanoseconds",
      """
      VStack {
        Button("Save", systemImage: "checkmark", action: save)
        if let toast { Text(toast) }
      }
      """,
      properties: """
        @State private var toast: String?

        private func save() {
          toast = "Saved"
          Task {
            try? await Task.⟦sleep⟧(nanoseconds: 2 * 1_000_000_000)
            toast = nil
          }
        }
        """),
    ControlExample.example(
      "A message in an overlay, cleared by the task that watches it",
      """
      Button("Save", systemImage: "checkmark") { toast = "Saved" }
        .overlay(alignment: .top) {
          if let toast { Text(toast) }
        }
        .task(id: toast) {
          guard toast != nil else { return }
          do {
            try await Task.⟦sleep⟧(for: .milliseconds(1500))
            toast = nil
          } catch {}
        }
      """,
      properties: """
        @State private var toast: String?
        """),
    ControlExample.example(
      "Words that go back after they were emptied",
      """
      VStack {
        TextField("Name", text: $name)
        Text(name)
      }
      .onChange(of: name) { _, new in
        guard new.isEmpty else { return }
        Task {
          try? await Task.⟦sleep⟧(for: .seconds(2))
          if name.isEmpty { name = "Ann" }
        }
      }
      """,
      properties: "@State private var name = \"Ann\""),
    ControlExample.example(
      "Words that are cleared after they were set",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { note = "Saved" }
        Text(note)
      }
      .onChange(of: note) {
        Task {
          try? await Task.⟦sleep⟧(for: .seconds(3))
          note = ""
        }
      }
      """,
      properties: "@State private var note = \"\""),
    ControlExample.example(
      "A message hidden as its state changes",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { isSaved = true }
        if isSaved { Label("Saved", systemImage: "checkmark") }
      }
      .onChange(of: isSaved) {
        guard isSaved else { return }
        DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + .seconds(2)) { isSaved = false }
      }
      """,
      properties: """
        @State private var isSaved = false
        """),
    ControlExample.example(
      "A modifier of the app's own that hides what it shows",
      """
      Button("Save", systemImage: "checkmark") { isSaved = true }
        .toast("Saved", isShown: $isSaved)
      """,
      properties: """
        @State private var isSaved = false
        """,
      """
      struct Toast: ViewModifier {
        let text: String
        @Binding var isShown: Bool
        var duration = 2.5

        func body(content: Content) -> some View {
          ZStack {
            content
            if isShown {
              Text(text)
                .onAppear {
                  DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + duration) {
                    withAnimation { isShown = false }
                  }
                }
            }
          }
        }
      }

      extension View {
        func toast(_ text: String, isShown: Binding<Bool>) -> some View {
          modifier(Toast(text: text, isShown: isShown))
        }
      }
      """),
    ControlExample.example(
      "A picture that appears and goes",
      """
      ZStack {
        Button("Save", systemImage: "checkmark") {
          isDone = true
          Timer.⟦scheduledTimer⟧(withTimeInterval: 1, repeats: false) { _ in
            isDone = false
          }
        }
        if isDone { Image(systemName: "hand.thumbsup") }
      }
      """,
      properties: """
        @State private var isDone = false
        """),
    ControlExample.example(
      "A label that says for a moment what was done",
      """
      Button {
        isCopied = true
        Task { @MainActor in
          try? await Task.⟦sleep⟧(for: .seconds(1.5))
          isCopied = false
        }
      } label: {
        Label(isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc")
      }
      """,
      properties: """
        @State private var isCopied = false
        """),
    ControlExample.example(
      "A state that goes back to what it was",
      """
      Button {
        phase = .saved
        DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { phase = .ready }
      } label: {
        switch phase {
        case .ready: Label("Save", systemImage: "square.and.arrow.down")
        case .saved: Label("Saved", systemImage: "checkmark")
        }
      }
      """,
      properties: """
        @State private var phase = Phase.ready
        """,
      """
      enum Phase { case ready, saved }
      """),
    ControlExample.example(
      "A text that is put back",
      """
      Button(title) {
        title = "Thank you"
        DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 3) { title = "Send" }
      }
      """,
      properties: """
        @State private var title = "Send"
        """),
    ControlExample.example(
      "A message that fades",
      """
      VStack {
        Button("Save", systemImage: "checkmark") {
          isSaved.toggle()
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { isSaved.toggle() }
        }
        Text("Saved").opacity(isSaved ? 1 : 0)
      }
      """,
      properties: """
        @State private var isSaved = false
        """),
    ControlExample.example(
      "A message that slides away",
      """
      ZStack(alignment: .top) {
        Button("Save", systemImage: "checkmark") {
          isSaved = true
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { isSaved = false }
        }
        Text("Saved").offset(y: isSaved ? 0 : -200)
      }
      """,
      properties: """
        @State private var isSaved = false
        """),
    ControlExample.example(
      "Messages that are taken from a list",
      """
      VStack {
        Button("Save", systemImage: "checkmark", action: save)
        ForEach(messages, id: \\.self) { Text($0) }
      }
      """,
      properties: """
        @State private var messages: [String] = []

        private func save() {
          messages.append("Saved")
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 3) {
            messages.removeAll { $0 == "Saved" }
          }
        }
        """),
    ControlExample.example(
      "A message in a view of its own",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { isSaved = true }
        if isSaved { Banner(isShown: $isSaved) }
      }
      """,
      properties: """
        @State private var isSaved = false
        """,
      """
      struct Banner: View {
        @Binding var isShown: Bool

        var body: some View {
          Text("Saved")
            .task {
              try? await Task.⟦sleep⟧(for: .seconds(4))
              isShown = false
            }
        }
      }
      """),
    ControlExample.example(
      "Controls that hide themselves",
      """
      VStack {
        Text("Film")
        if showsControls {
          Button("Pause", systemImage: "pause") {}
        }
      }
      .onTapGesture {
        showsControls.toggle()
        DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 3) { showsControls = false }
      }
      """,
      properties: """
        @State private var showsControls = true
        """),
    ControlExample.example(
      "A greeting that fades with a delay",
      """
      ZStack {
        Text("Draw")
        if showsGreeting { Text("Welcome") }
      }
      .onAppear {
        withAnimation(.easeOut(duration: 1).⟦delay⟧(2)) { showsGreeting = false }
      }
      """,
      properties: """
        @State private var showsGreeting = true
        """),
    ControlExample.example(
      "A greeting that gives way to the app",
      """
      if isReady {
        Text("Draw")
      } else {
        Text("Welcome to the drawing app")
          .onAppear {
            DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { isReady = true }
          }
      }
      """,
      properties: """
        @State private var isReady = false
        """),
  ]
}
