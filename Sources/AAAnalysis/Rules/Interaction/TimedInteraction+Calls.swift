extension TimedInteraction {
  /// A home screen with a message and the ways in which a wait may be written.
  private static func message(
    _ caption: String, _ members: String, _ declarations: String = ""
  ) -> RuleExample {
    ControlExample.example(
      caption,
      """
      VStack {
        Button("Save", systemImage: "checkmark", action: save)
        if isSaved { Text("Saved") }
      }
      """,
      properties: "@State private var isSaved = false\n\n" + members, declarations)
  }

  /// Waits in other words.
  static let callExamples: [RuleExample] = [
    message(
      "A helper that runs something later",
      """
      private func save() {
        isSaved = true
        ⟦after⟧(2) { isSaved = false }
      }
      """,
      """
      func after(_ seconds: Double, _ action: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: action)
      }
      """),
    message(
      "A helper that is handed the state",
      """
      private func save() {
        Toast.show($isSaved)
      }
      """,
      """
      enum Toast {
        static func show(_ isShown: Binding<Bool>, delay: TimeInterval = 3) {
          withAnimation { isShown.wrappedValue = true }
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + delay) {
            withAnimation { isShown.wrappedValue = false }
          }
        }
      }
      """),
    message(
      "A helper that waits",
      """
      private func save() {
        isSaved = true
        Task {
          await ⟦pause⟧(seconds: 2)
          isSaved = false
        }
      }

      private func pause(seconds: Double) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * Double(NSEC_PER_SEC)))
      }
      """),
    message(
      "A helper in an extension of Task",
      """
      private func save() {
        isSaved = true
        Task {
          try? await Task.⟦sleep⟧(seconds: 2)
          isSaved = false
        }
      }
      """,
      """
      extension Task where Success == Never, Failure == Never {
        static func sleep(seconds: Double) async throws {
          try await sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        }
      }
      """),
    message(
      "A helper in an extension of DispatchQueue",
      """
      private func save() {
        isSaved = true
        DispatchQueue.main.⟦run⟧(after: 2) { isSaved = false }
      }
      """,
      """
      extension DispatchQueue {
        func run(after seconds: TimeInterval, _ action: @escaping () -> Void) {
          asyncAfter(deadline: .now() + seconds) { action() }
        }
      }
      """),
    message(
      "A function that is run later",
      """
      private let seconds = 2

      private func save() {
        isSaved = true
        DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + .seconds(seconds), execute: hide)
      }

      private func hide() { isSaved = false }
      """),
    message(
      "A clock that sleeps",
      """
      private func save() {
        isSaved = true
        Task {
          let clock = ContinuousClock()
          try? await clock.⟦sleep⟧(until: clock.now + .seconds(2))
          isSaved = false
        }
      }
      """),
    message(
      "A duration of an extension",
      """
      private func save() {
        isSaved = true
        Task {
          try? await Task.⟦sleep⟧(for: .message)
          isSaved = false
        }
      }
      """,
      """
      extension Duration {
        static let message: Duration = .seconds(2)
      }
      """),
    message(
      "A thread that sleeps",
      """
      private func save() {
        isSaved = true
        DispatchQueue.global().async {
          Thread.⟦sleep⟧(forTimeInterval: 2)
          DispatchQueue.main.async { isSaved = false }
        }
      }
      """),
    message(
      "Two durations, both long",
      """
      @State private var isSlow = false

      private func save() {
        isSaved = true
        DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + (isSlow ? 4 : 2)) { isSaved = false }
      }
      """),
    message(
      "A timer that is added to a run loop",
      """
      private func save() {
        isSaved = true
        let timer = ⟦Timer⟧(timeInterval: 2, repeats: false) { _ in isSaved = false }
        RunLoop.main.add(timer, forMode: .common)
      }
      """),
    message(
      "A wait of half a second",
      """
      private func save() {
        isSaved = true
        DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 0.5) { isSaved = false }
      }
      """),
    message(
      "A wait of less than half a second",
      """
      private func save() {
        isSaved = true
        Task {
          try? await Task.sleep(nanoseconds: NSEC_PER_SEC / 4)
          isSaved = false
        }
      }
      """),
    message(
      "Two durations, one short",
      """
      @State private var isSlow = false

      private func save() {
        isSaved = true
        DispatchQueue.main.asyncAfter(deadline: .now() + (isSlow ? 2 : 0.2)) { isSaved = false }
      }
      """),
    message(
      "A duration that nobody knows",
      """
      var seconds: Double?

      private func save() {
        isSaved = true
        DispatchQueue.main.asyncAfter(deadline: .now() + (seconds ?? other())) { isSaved = false }
      }

      private func other() -> Double { Double(ProcessInfo.processInfo.processorCount) }
      """),
    message(
      "A wait for another system",
      """
      private func save() {
        isSaved = true
        #if os(macOS)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isSaved = false }
        #endif
      }
      """),
  ]
}
