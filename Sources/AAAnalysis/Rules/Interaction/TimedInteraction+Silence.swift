extension TimedInteraction {
  /// Waits that end with an answer, or lead to work.
  static let dataExamples: [RuleExample] = [
    ControlExample.example(
      "A search that waits until typing has paused",
      """
      List {
        TextField("Search", text: $query)
        if isSearching { Text("Searching") }
        ForEach(results, id: \\.self) { Text($0) }
      }
      .onChange(of: query) {
        task?.cancel()
        isSearching = true
        task = Task {
          try? await Task.sleep(for: .seconds(0.5))
          guard !Task.isCancelled else { return }
          results = drawings.filter { $0.contains(query) }
          isSearching = false
        }
      }
      """,
      properties: """
        @State private var query = ""
        @State private var results: [String] = []
        @State private var isSearching = false
        @State private var task: Task<Void, Never>?
        private let drawings = ["Tree", "House"]
        """),
    ControlExample.example(
      "A word that says that somebody is typing",
      """
      VStack {
        TextField("Name", text: $name)
        if isTyping { Text("Typing") }
      }
      .onChange(of: name) { isTyping = true }
      .task(id: name) {
        try? await Task.sleep(for: .seconds(1))
        isTyping = false
      }
      """,
      properties: """
        @State private var name = ""
        @State private var isTyping = false
        """),
    ControlExample.example(
      "A search of a server after a pause",
      """
      VStack {
        TextField("Search", text: $query)
        if !message.isEmpty { Text(message) }
        ForEach(results, id: \\.self) { Text($0) }
      }
      .task(id: query) {
        do {
          try await Task.sleep(for: .milliseconds(600))
          message = ""
          let (data, _) = try await URLSession.shared.data(from: address)
          results = [String(decoding: data, as: UTF8.self)]
        } catch {}
      }
      """,
      properties: """
        @State private var query = ""
        @State private var message = ""
        @State private var results: [String] = []
        let address = URL(fileURLWithPath: "/")
        """),
    ControlExample.example(
      "A second try after a while",
      """
      VStack {
        if let problem = store.problem { Text(problem) }
        ForEach(store.drawings, id: \\.self) { Text($0) }
      }
      .task { await store.load() }
      """,
      properties: """
        @StateObject private var store = Store()
        """,
      """
      @MainActor final class Store: ObservableObject {
        @Published var drawings: [String] = []
        @Published var problem: String?

        func load() async {
          do {
            problem = nil
            let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "/"))
            drawings = [String(decoding: data, as: UTF8.self)]
          } catch {
            problem = "Not connected"
            retry()
          }
        }

        private func retry() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
            Task { await self.load() }
          }
        }
      }
      """),
    ControlExample.example(
      "An error that goes when the next try begins",
      """
      VStack {
        if let problem { Text(problem) }
        Button("Load", systemImage: "arrow.down", action: load)
      }
      """,
      properties: """
        @State private var problem: String?

        private func load() {
          problem = "Not connected"
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
            problem = nil
            URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, error in
              if error != nil { problem = "Not connected" }
            }.resume()
          }
        }
        """),
    ControlExample.example(
      "An answer that arrives",
      """
      VStack {
        Button("Ask", systemImage: "questionmark", action: ask)
        if isAsking { Text("One moment") }
        Text(answer)
      }
      """,
      properties: """
        @State private var isAsking = false
        @State private var answer = ""

        private func ask() {
          isAsking = true
          Task {
            try? await Task.sleep(for: .seconds(1))
            let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "/"))
            answer = String(decoding: data, as: UTF8.self)
            isAsking = false
          }
        }
        """),
    ControlExample.example(
      "Data that is made up after a while",
      """
      VStack {
        if isLoading { Text("Loading") }
        ForEach(drawings, id: \\.self) { Text($0) }
      }
      .onAppear {
        isLoading = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          drawings = samples()
          isLoading = false
        }
      }
      """,
      properties: """
        @State private var isLoading = false
        @State private var drawings: [String] = []

        private func samples() -> [String] { ["Tree", "House"] }
        """),
    ControlExample.example(
      "A result that takes the place of a message",
      """
      VStack {
        if isDrawing { Text("Drawing") }
        if isDone { Text("Done") }
        Button("Draw", systemImage: "pencil") {
          isDrawing = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            isDrawing = false
            isDone = true
          }
        }
      }
      """,
      properties: """
        @State private var isDrawing = false
        @State private var isDone = false
        """),
    ControlExample.example(
      "Placeholders for what is on its way",
      """
      VStack {
        if isLoading {
          Text("Drawing").redacted(reason: .placeholder)
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        isLoading = false
      }
      """,
      properties: """
        @State private var isLoading = true
        """),
    ControlExample.example(
      "A sign of progress that ends",
      """
      ZStack {
        Button("Save", systemImage: "checkmark") {
          isSaving = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isSaving = false }
        }
        if isSaving { Spinner() }
      }
      """,
      properties: """
        @State private var isSaving = false
        """,
      """
      struct Spinner: View {
        var body: some View {
          VStack {
            ProgressView()
            Text("Saving")
          }
        }
      }
      """),
    ControlExample.example(
      "Data that is looked for again and again",
      """
      VStack {
        if let problem { Text(problem) }
        Text(state)
      }
      .task {
        while !Task.isCancelled {
          problem = nil
          do {
            let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "/"))
            state = String(decoding: data, as: UTF8.self)
          } catch {
            problem = "Not connected"
          }
          try? await Task.sleep(for: .seconds(30))
        }
      }
      """,
      properties: """
        @State private var problem: String?
        @State private var state = ""
        """),
    ControlExample.example(
      "A refresh of data",
      """
      VStack {
        if let problem { Text(problem) }
        Text(now, style: .time)
      }
      .onReceive(timer) { date in
        now = date
        problem = nil
      }
      """,
      properties: """
        @State private var now = Date()
        @State private var problem: String?
        private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
        """),
  ]

  /// Waits after which nothing is gone.
  static let pauseExamples: [RuleExample] = [
    ControlExample.example(
      "A clock",
      """
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time)
      }
      """),
    ControlExample.example(
      "A kitchen clock that counts down",
      """
      VStack {
        if isRunning {
          Text("\\(remaining) seconds")
          Button("Stop", systemImage: "stop") { isRunning = false }
        } else {
          Button("Start", systemImage: "play") { isRunning = true }
        }
      }
      .onReceive(timer) { _ in
        guard isRunning else { return }
        if remaining > 0 {
          remaining -= 1
        } else {
          isRunning = false
        }
      }
      """,
      properties: """
        @State private var isRunning = false
        @State private var remaining = 300
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        """),
    ControlExample.example(
      "A field that takes the focus a little later",
      """
      TextField("Name", text: $name)
        .focused($isFocused)
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { isFocused = true }
        }
      """,
      properties: """
        @State private var name = ""
        @FocusState private var isFocused: Bool
        """),
    ControlExample.example(
      "Something that is shown a little later",
      """
      VStack {
        Text("Draw")
        if showsHelp { Button("Help", systemImage: "questionmark") {} }
      }
      .task {
        try? await Task.sleep(for: .seconds(5))
        withAnimation { showsHelp = true }
      }
      """,
      properties: """
        @State private var showsHelp = false
        """),
    ControlExample.example(
      "A second sheet after the first has closed",
      """
      Button("Next", systemImage: "arrow.right") {
        isFirstShown = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { isSecondShown = true }
      }
      .sheet(isPresented: $isFirstShown) { Text("First") }
      .sheet(isPresented: $isSecondShown) { Text("Second") }
      """,
      properties: """
        @State private var isFirstShown = false
        @State private var isSecondShown = false
        """),
    ControlExample.example(
      "A screen that the person closes, with an animation",
      """
      Card()
      """,
      """
      struct Card: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isVisible = true

        var body: some View {
          VStack {
            if isVisible { Text("Card") }
            Button("Close", systemImage: "xmark") {
              withAnimation(.easeOut(duration: 1)) { isVisible = false }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { dismiss() }
            }
          }
        }
      }
      """),
    ControlExample.example(
      "A message that the person closes, a little later",
      """
      VStack {
        if isShown {
          Text("Welcome")
          Button("Close", systemImage: "xmark") {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { isShown = false }
          }
        }
      }
      """,
      properties: """
        @State private var isShown = true
        """),
    ControlExample.example(
      "A button that rests for a while",
      """
      Button("Send", systemImage: "paperplane") {
        isResting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isResting = false }
      }
      .disabled(isResting)
      """,
      properties: """
        @State private var isResting = false
        """),
    ControlExample.example(
      "A bounce and a shake",
      """
      Button("Send", systemImage: "paperplane") {
        isLarge = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { isLarge = false }
      }
      .scaleEffect(isLarge ? 1.1 : 1)
      .offset(x: isLarge ? 10 : 0)
      """,
      properties: """
        @State private var isLarge = false
        """),
    ControlExample.example(
      "Confetti without words",
      """
      ZStack {
        Button("Send", systemImage: "paperplane") {
          isCheering = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCheering = false }
        }
        if isCheering { Circle().fill(.yellow) }
      }
      """,
      properties: """
        @State private var isCheering = false
        """),
    ControlExample.example(
      "A list that is scrolled to what was added",
      """
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(messages, id: \\.self) { Text($0) }
        }
        .onChange(of: messages) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            proxy.scrollTo(messages.last)
          }
        }
      }
      """,
      properties: """
        @State private var messages: [String] = []
        """),
    ControlExample.example(
      "A sound, a touch and a note in the log",
      """
      Button("Send", systemImage: "paperplane") {
        lastSent = Date()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("sent") }
      }
      """,
      properties: """
        @State private var lastSent: Date?
        """),
  ]

  /// What Assistive Access does not show, and what nothing shows.
  static let harmlessExamples: [RuleExample] = [
    ControlExample.example(
      "A message of the ordinary interface",
      """
      VStack {
        Text("Draw")
        if !isAssistive {
          Button(isCopied ? "Copied" : "Copy", systemImage: "doc.on.doc", action: copy)
        }
      }
      """,
      properties: """
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive
        @State private var isCopied = false

        private func copy() {
          isCopied = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isCopied = false }
        }
        """),
    ControlExample.example(
      "A message that Assistive Access does not show, set by a button that it does",
      """
      VStack {
        Button("Save", systemImage: "checkmark", action: save)
        if !isAssistive, isSaved { Text("Saved") }
      }
      """,
      properties: """
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive
        @State private var isSaved = false

        private func save() {
          isSaved = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isSaved = false }
        }
        """),
    ControlExample.example(
      "A state that nothing shows",
      """
      Button("Save", systemImage: "checkmark", action: save)
        .onChange(of: isSaved) { print("saved") }
      """,
      properties: """
        @State private var isSaved = false

        private func save() {
          isSaved = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isSaved = false }
        }
        """),
    ControlExample.example(
      "A function that only is called like a wait",
      """
      VStack {
        Button("Save", systemImage: "checkmark") {
          isSaved = true
          sleep(8)
          isSaved = false
        }
        if isSaved { Text("Saved") }
      }
      """,
      properties: """
        @State private var isSaved = false

        private func sleep(_ hours: Int) { print(hours) }
        """),
  ]
}
