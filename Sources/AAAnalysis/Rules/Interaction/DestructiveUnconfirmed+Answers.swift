/// Questions whose answer the action waits for.
extension DestructiveUnconfirmed {
  static let answerExamples: [RuleExample] = [
    RuleExample(
      "An answer that is awaited, and that the buttons of an alert give",
      app(
        #"""
        struct Home: View {
          @State private var answer: CheckedContinuation<Bool, Never>?

          var body: some View {
            Button("Delete", systemImage: "trash", role: .destructive) {
              Task {
                if await isConfirmed() { try? FileManager.default.removeItem(atPath: "a") }
              }
            }
            .alert("Sure?", isPresented: .constant(answer != nil)) {
              Button("Yes", role: .destructive) { give(true) }
              Button("No", role: .cancel) { give(false) }
            }
          }

          private func isConfirmed() async -> Bool {
            await withCheckedContinuation { answer = $0 }
          }

          private func give(_ isYes: Bool) {
            answer?.resume(returning: isYes)
            answer = nil
          }
        }
        """#, importing: "Foundation")),
    RuleExample(
      "A model that asks, in more than one spelling",
      app(
        #"""
        struct Home: View {
          @State private var questions = Questions()

          var body: some View {
            VStack {
              Button("Delete", systemImage: "trash") {
                Task {
                  guard await questions.ask("Delete?") else { return }
                  clear()
                }
              }
              Button("Delete all", systemImage: "trash") {
                Task {
                  let isSure = await questions.ask("Delete all?")
                  if isSure { clear() }
                }
              }
              Button("Empty", systemImage: "trash") {
                Task {
                  if await !questions.ask("Empty?") { return }
                  clear()
                }
              }
              Button("Forget", systemImage: "trash") {
                Task {
                  switch await questions.answer("Forget?") {
                  case .yes: clear()
                  case .no: break
                  }
                }
              }
              Button("Remove", systemImage: "trash") {
                Task {
                  if await questions.answer("Remove?") == .yes { clear() }
                }
              }
            }
          }

          private func clear() {
            try? FileManager.default.removeItem(atPath: "a")
          }
        }

        @MainActor
        final class Questions {
          enum Answer { case yes, no }

          private var pending: CheckedContinuation<Bool, Never>?

          func ask(_ question: String) async -> Bool {
            await withCheckedContinuation { continuation in
              pending = continuation
            }
          }

          func answer(_ question: String) async -> Answer {
            await ask(question) ? .yes : .no
          }
        }
        """#, importing: "Foundation")),
    RuleExample(
      "An answer of a package that cannot be looked into",
      app(
        #"""
        struct Home: View {
          var body: some View {
            Button("Delete", systemImage: "trash") {
              Task {
                if await CalmDialogs.confirm("Delete?") {
                  try? FileManager.default.removeItem(atPath: "a")
                }
              }
            }
          }
        }
        """#, importing: "Calm\nimport Foundation")),
    RuleExample(
      "What is awaited is no answer",
      app(
        #"""
        struct Home: View {
          private let store = Store()

          var body: some View {
            VStack {
              ⟦Button⟧("Delete", systemImage: "trash") {
                Task {
                  if await store.isReady() { clear() }
                }
              }
              ⟦Button⟧("Empty", systemImage: "trash") {
                Task {
                  guard let path = await store.path() else { return }
                  try? FileManager.default.removeItem(atPath: path)
                }
              }
              ⟦Button⟧("Replace", systemImage: "trash") {
                Task {
                  if let found = try? await URLSession.shared.data(from: URL(filePath: "a")) {
                    print(found)
                    clear()
                  }
                }
              }
              ⟦Button⟧("Forget", systemImage: "trash") {
                Task {
                  await store.load()
                  clear()
                }
              }
            }
          }

          private func clear() {
            try? FileManager.default.removeItem(atPath: "a")
          }
        }

        actor Store {
          private var count = 0

          func isReady() async -> Bool {
            try? await Task.sleep(for: .seconds(1))
            return count > 0
          }

          func load() async {
            count += 1
          }

          func path() -> String? { "a" }
        }
        """#, importing: "Foundation")),
    RuleExample(
      "An answer that comes too late",
      app(
        #"""
        struct Home: View {
          @State private var answer: CheckedContinuation<Bool, Never>?

          var body: some View {
            ⟦Button⟧("Delete", systemImage: "trash") {
              Task {
                try? FileManager.default.removeItem(atPath: "a")
                if await isConfirmed() { print("Gone") }
              }
            }
          }

          private func isConfirmed() async -> Bool {
            await withCheckedContinuation { answer = $0 }
          }
        }
        """#, importing: "Foundation")),
  ]
}
