extension TimedInteraction {
  /// Messages that come up when work is done, and go away after a time.
  static let arrivalExamples: [RuleExample] = [
    ControlExample.example(
      "A message after what was awaited, in a function",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { Task { await save() } }
        if let toast { Text(toast) }
      }
      """,
      properties: """
        @State private var toast: String?
        private let server = Server()

        private func save() async {
          do {
            try await server.save()
            toast = "Saved"
            try await Task.⟦sleep⟧(for: .seconds(3))
            toast = nil
          } catch {
            toast = "Failed"
          }
        }
        """,
      """
      final class Server {
        func save() async throws {
          _ = try await URLSession.shared.data(from: URL(filePath: "a"))
        }
      }
      """),
    ControlExample.example(
      "A message after something of a framework was awaited",
      """
      VStack {
        Button("Copy", systemImage: "doc") { Task { await copy() } }
        if isCopied { Text("Copied") }
      }
      """,
      properties: """
        @State private var isCopied = false

        private func copy() async {
          let found = try? await URLSession.shared.data(from: URL(filePath: "a"))
          guard found != nil else { return }
          isCopied = true
          try? await Task.⟦sleep⟧(nanoseconds: 1_500_000_000)
          isCopied = false
        }
        """),
    ControlExample.example(
      "A message in the closure that takes the answer",
      """
      VStack {
        Button("Save", systemImage: "checkmark", action: save)
        if isSaved { Text("Saved") }
      }
      """,
      properties: """
        @State private var isSaved = false

        private func save() {
          URLSession.shared.dataTask(with: URL(filePath: "a")) { _, _, _ in
            isSaved = true
            DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { isSaved = false }
          }
          .resume()
        }
        """),
    ControlExample.example(
      "A message that a function shows when the answer has come",
      """
      VStack {
        Button("Save", systemImage: "checkmark") {
          server.save { DispatchQueue.main.async { tell() } }
        }
        if isSaved { Text("Saved") }
      }
      """,
      properties: """
        @State private var isSaved = false
        private let server = Server()

        private func tell() {
          isSaved = true
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { isSaved = false }
        }
        """,
      """
      final class Server {
        func save(_ done: @escaping @Sendable () -> Void) {
          URLSession.shared.dataTask(with: URL(filePath: "a")) { _, _, _ in done() }.resume()
        }
      }
      """),
    ControlExample.example(
      "A sign of the work itself, which stays a little longer",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { Task { await save() } }
        Button("Load", systemImage: "arrow.down", action: load)
        if isSaving { Text("Saving") }
        if isLoading { Text("Loading") }
      }
      """,
      properties: """
        @State private var isSaving = false
        @State private var isLoading = false

        private func save() async {
          isSaving = true
          _ = try? await URLSession.shared.data(from: URL(filePath: "a"))
          try? await Task.sleep(for: .seconds(1))
          isSaving = false
        }

        private func load() {
          isLoading = true
          URLSession.shared.dataTask(with: URL(filePath: "a")) { _, _, _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isLoading = false }
          }
          .resume()
        }
        """),
    ControlExample.example(
      "What is loaded in between takes the place of a message",
      """
      VStack {
        Button("Load", systemImage: "arrow.down") { Task { await load() } }
        if isEmpty { Text("Nothing yet") }
      }
      """,
      properties: """
        @State private var isEmpty = true

        private func load() async {
          isEmpty = true
          try? await Task.sleep(for: .seconds(1))
          _ = try? await URLSession.shared.data(from: URL(filePath: "a"))
          isEmpty = false
        }
        """),
  ]
}
