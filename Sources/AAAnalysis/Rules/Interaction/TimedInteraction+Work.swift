extension TimedInteraction {
  /// Waits that belong to work which goes on elsewhere.
  static let workExamples: [RuleExample] = [
    ControlExample.example(
      "A connection that is given up after a while",
      """
      VStack {
        Button("Connect", systemImage: "wifi") { link.connect() }
        if let name = link.name { Text(name) }
      }
      """,
      properties: """
        @StateObject private var link = Link()
        """,
      """
      final class Link: ObservableObject {
        @Published var name: String?
        private var timeout: DispatchWorkItem?

        func connect() {
          name = "Printer"
          let item = DispatchWorkItem { [weak self] in self?.giveUp() }
          timeout = item
          DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(5), execute: item)
        }

        private func giveUp() {
          print("no answer")
          disconnect()
        }

        private func disconnect() {
          timeout?.cancel()
          name = nil
        }
      }
      """),
    ControlExample.example(
      "A state of a connection that is another after a while",
      """
      VStack {
        Button("Connect", systemImage: "wifi", action: connect)
        switch state {
        case .idle: Text("Not connected")
        case .waiting: Text("Connecting")
        case .failed: Text("Nobody answers")
        }
      }
      """,
      properties: """
        @State private var state = Connection.idle

        private func connect() {
          state = .waiting
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
            if state == .waiting { state = .failed }
          }
        }
        """,
      """
      enum Connection { case idle, waiting, failed }
      """),
    ControlExample.example(
      "What is awaited does more than wait",
      """
      VStack {
        Button("Leave", systemImage: "arrow.left", action: leave)
        if isLeaving { Text("Leaving") }
      }
      """,
      properties: """
        @State private var isLeaving = false
        private let server = Server()

        private func leave() {
          isLeaving = true
          Task {
            await server.leave()
            isLeaving = false
          }
        }
        """,
      """
      final class Server {
        private let session = URLSession.shared

        func leave() async {
          session.invalidateAndCancel()
          try? await Task.sleep(for: .seconds(3))
        }
      }
      """),
    ControlExample.example(
      "Something that is locked again once it has been left",
      """
      NavigationStack(path: $path) {
        ForEach(store.open, id: \\.self) { name in
          NavigationLink(name, value: name)
        }
      }
      .onChange(of: path) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          store.open.removeAll { $0 == "Diary" }
        }
      }
      """,
      properties: """
        @State private var path: [String] = []
        @StateObject private var store = Store()
        """,
      """
      final class Store: ObservableObject {
        @Published var open: [String] = []
      }
      """),
    ControlExample.example(
      "A sheet of the app's own that is closed, and then is gone",
      """
      VStack {
        Button("Close", systemImage: "xmark") { isClosing = true }
        if isShown { Text("Sheet") }
        if isClosing { Text("Bye") }
      }
      .onChange(of: isClosing) {
        withAnimation { isShown = false }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isClosing = false }
      }
      """,
      properties: """
        @State private var isShown = true
        @State private var isClosing = false
        """),
    ControlExample.example(
      "A sign of progress of the app's own that ends",
      """
      ZStack {
        Text("Draw")
        if isSearching { Waves() }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { isSearching = false }
      }
      """,
      properties: """
        @State private var isSearching = true
        """,
      """
      struct Waves: View {
        @State private var isWide = false

        var body: some View {
          VStack {
            Circle().scaleEffect(isWide ? 1.2 : 1)
            Text("Searching")
          }
          .onAppear {
            withAnimation(.easeInOut.repeatForever()) { isWide = true }
          }
        }
      }
      """),
  ]
}
