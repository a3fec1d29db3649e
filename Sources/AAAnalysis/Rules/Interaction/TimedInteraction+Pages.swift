extension TimedInteraction {
  /// Pages, questions and tips that go on.
  static let pageExamples: [RuleExample] = [
    ControlExample.example(
      "Pages that a task turns",
      """
      Text(tips[index])
        .task {
          while !Task.isCancelled {
            try? await Task.⟦sleep⟧(for: .seconds(5))
            index = (index + 1) % tips.count
          }
        }
      """,
      properties: """
        @State private var index = 0
        private let tips = ["Tap a colour.", "Draw with a finger.", "Show it to a friend."]
        """),
    ControlExample.example(
      "Pages that are turned before the wait",
      """
      Text(tips[index])
        .task {
          while !Task.isCancelled {
            index = (index + 1) % tips.count
            try? await Task.⟦sleep⟧(for: .seconds(5))
          }
        }
      """,
      properties: """
        @State private var index = 0
        private let tips = ["Tap a colour.", "Draw with a finger.", "Show it to a friend."]
        """),
    ControlExample.example(
      "Tips that take turns",
      """
      Text(tip)
        .task {
          for next in tips {
            tip = next
            try? await Task.⟦sleep⟧(for: .seconds(3))
          }
        }
      """,
      properties: """
        @State private var tip = ""
        private let tips = ["Tap a colour.", "Draw with a finger."]
        """),
    ControlExample.example(
      "A tip of chance",
      """
      Text(tip)
        .onReceive(Timer.⟦publish⟧(every: 10, on: .main, in: .common).autoconnect()) { _ in
          tip = tips.randomElement() ?? ""
        }
      """,
      properties: """
        @State private var tip = ""
        private let tips = ["Tap a colour.", "Draw with a finger."]
        """),
    ControlExample.example(
      "The next question after an answer",
      """
      VStack {
        Text(questions[number])
        Button("Yes", systemImage: "checkmark", action: answer)
        Button("No", systemImage: "xmark", action: answer)
      }
      """,
      properties: """
        @State private var number = 0
        private let questions = ["Is it red?", "Is it round?", "Is it big?"]

        private func answer() {
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 1.5) {
            if number < questions.count - 1 { number += 1 }
          }
        }
        """),
    ControlExample.example(
      "Pages in a row that is moved",
      """
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Text("Draw")
          Text("Show")
        }
        .offset(x: -proxy.size.width * CGFloat(page))
      }
      .onAppear {
        Timer.⟦scheduledTimer⟧(withTimeInterval: 4, repeats: true) { _ in
          withAnimation { page = page == 1 ? 0 : page + 1 }
        }
      }
      """,
      properties: """
        @State private var page = 0
        """),
    ControlExample.example(
      "Steps that follow each other",
      """
      switch step {
      case 0: Text("Take a pencil")
      default: Text("Draw a line")
      }
      EmptyView().onAppear(perform: goOn)
      """,
      properties: """
        @State private var step = 0

        private func goOn() {
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 4) {
            step += 1
            goOn()
          }
        }
        """),
    ControlExample.example(
      "A list that scrolls by itself",
      """
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(0..<9) { Text("Picture \\($0)") }
        }
        .onReceive(timer) { _ in
          row += 1
          withAnimation { proxy.scrollTo(row) }
        }
        Text("Picture \\(row)")
      }
      """,
      properties: """
        @State private var row = 0
        private let timer = Timer.⟦publish⟧(every: 2, on: .main, in: .common).autoconnect()
        """),
    ControlExample.example(
      "Dots that say which page it is, and the page",
      """
      ZStack {
        ForEach(0..<3) { page in
          Text("Page \\(page)").opacity(page == current ? 1 : 0)
        }
      }
      .onReceive(timer) { _ in current = (current + 1) % 3 }
      """,
      properties: """
        @State private var current = 0
        private let timer = Timer.⟦publish⟧(every: 5, on: .main, in: .common).autoconnect()
        """),
    ControlExample.example(
      "A message that comes and goes",
      """
      VStack {
        if isHintShown { Text("Tap the drawing") }
      }
      .onReceive(timer) { _ in isHintShown.toggle() }
      """,
      properties: """
        @State private var isHintShown = true
        private let timer = Timer.⟦publish⟧(every: 1, on: .main, in: .common).autoconnect()
        """),
    RuleExample(
      "A timer that is made with the view",
      "import Combine\n" + ControlExample.home(
        """
        Slides(names: ["Tree", "House"])
        """,
        """
        struct Slides: View {
          @State private var current = 0
          private let names: [String]
          private let timer: Publishers.Autoconnect<Timer.TimerPublisher>

          init(names: [String]) {
            self.names = names
            timer = Timer.⟦publish⟧(every: 7, on: .main, in: .common).autoconnect()
          }

          var body: some View {
            Text(names[current])
              .onReceive(timer) { _ in current = current < names.count - 1 ? current + 1 : 0 }
          }
        }
        """)),
    ControlExample.example(
      "A loop over the beats of a timer",
      """
      Text(tips[index])
        .task {
          let beats = Timer.⟦publish⟧(every: 4, on: .main, in: .common).autoconnect()
          for await _ in beats.values {
            index = (index + 1) % tips.count
          }
        }
      """,
      properties: """
        @State private var index = 0
        private let tips = ["Tap a colour.", "Draw with a finger."]
        """),
    ControlExample.example(
      "A screen that leads on by itself",
      """
      NavigationStack(path: $path) {
        Text("Welcome")
          .navigationDestination(for: String.self) { Text($0) }
          .task {
            try? await Task.⟦sleep⟧(for: .seconds(3))
            path.append("Draw")
          }
      }
      """,
      properties: """
        @State private var path: [String] = []
        """),
    ControlExample.example(
      "A destination that opens by itself",
      """
      NavigationStack {
        Text("Welcome")
          .navigationDestination(isPresented: $isReady) { Text("Draw") }
          .onAppear {
            DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 3) { isReady = true }
          }
      }
      """,
      properties: """
        @State private var isReady = false
        """),
    ControlExample.example(
      "A computed page",
      """
      Text(currentTip)
        .onReceive(timer) { _ in index = (index + 1) % 2 }
      """,
      properties: """
        @State private var index = 0
        private let timer = Timer.⟦publish⟧(every: 6, on: .main, in: .common).autoconnect()
        private let tips = ["Tap a colour.", "Draw with a finger."]
        private var currentTip: String { tips[index] }
        """),
  ]

  /// Screens, sheets and dialogs that close.
  static let closingExamples: [RuleExample] = [
    ControlExample.example(
      "A sheet that goes away after it has said thank you",
      """
      Button("Send", systemImage: "paperplane") { isSent = true }
        .sheet(isPresented: $isSent) {
          Text("Thank you")
            .onAppear {
              DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { isSent = false }
            }
        }
      """,
      properties: """
        @State private var isSent = false
        """),
    ControlExample.example(
      "An alert that is taken away",
      """
      Button("Send", systemImage: "paperplane", action: send)
        .alert("Sent", isPresented: $isSent) {
          Button("OK") {}
        }
      """,
      properties: """
        @State private var isSent = false

        private func send() {
          isSent = true
          Task {
            try await Task.⟦sleep⟧(nanoseconds: 3_000_000_000)
            isSent = false
          }
        }
        """),
    ControlExample.example(
      "A screen that says what it did and closes",
      """
      NavigationStack {
        NavigationLink {
          LockView()
        } label: {
          Label("Lock", systemImage: "lock")
        }
      }
      """,
      """
      struct LockView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isLocked = false

        var body: some View {
          VStack {
            Text(isLocked ? "Locked" : "Open")
            Button("Lock", systemImage: "lock", action: lock)
          }
        }

        private func lock() {
          isLocked = true
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 1.1) {
            dismiss()
          }
        }
      }
      """),
    ControlExample.example(
      "A count that ends with leaving",
      """
      NavigationStack {
        NavigationLink {
          Quiz()
        } label: {
          Label("Quiz", systemImage: "questionmark")
        }
      }
      """,
      """
      struct Quiz: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var secondsLeft = 30
        private let timer = Timer.⟦publish⟧(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
          Text("\\(secondsLeft) seconds")
            .onReceive(timer) { _ in
              if secondsLeft > 0 {
                secondsLeft -= 1
              } else {
                dismiss()
              }
            }
        }
      }
      """),
  ]
}
