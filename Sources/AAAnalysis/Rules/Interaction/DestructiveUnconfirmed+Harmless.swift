extension DestructiveUnconfirmed {
  /// Actions that take nothing from the person.
  static let harmlessExamples: [RuleExample] = [
    RuleExample(
      "A role whose action only writes a log, or is felt",
      app(
        #"""
        struct Home: View {
          var body: some View {
            Menu("More", systemImage: "ellipsis") {
              Button(role: .destructive, action: {
                print("Delete Action")
              }) {
                Label("Delete", systemImage: "trash")
              }
              Button("Clear", role: .destructive) {
                note("cleared")
              }
            }
            Button("Leave", role: .destructive, action: leave)
            List {
              ForEach(["a", "b"], id: \.self) { Text($0) }
                .onDelete { _ in print("deleted") }
              Text("c")
                .swipeActions {
                  Button("Remove", role: .destructive) { NSLog("removed") }
                }
            }
          }

          private func note(_ text: String) {
            debugPrint(text)
          }

          private func leave() {
            UINotificationFeedbackGenerator().notificationOccurred(.warning)
          }
        }
        """#)),
    RuleExample(
      "What was never stored",
      app(
        #"""
        struct Home: View {
          @State private var words = ["a", "b"]
          @State private var text = ""
          @State private var choice: String?

          var body: some View {
            List {
              ForEach(words, id: \.self) { Text($0) }
                .onDelete { words.remove(atOffsets: $0) }
              Rows(words: $words)
              TextField("Name", text: $text)
              Button("Clear", role: .destructive) { text = "" }
              Button("Clear", role: .destructive) { choice = nil }
              Button("Clear", role: .destructive) { withAnimation { words.removeAll() } }
            }
          }
        }

        struct Rows: View {
          @Binding var words: [String]

          var body: some View {
            ForEach(words, id: \.self) { Text($0) }
              .onDelete(perform: remove)
          }

          private func remove(_ offsets: IndexSet) {
            words.remove(atOffsets: offsets)
          }
        }
        """#)),
    RuleExample(
      "A draft that a form hands on through initializers",
      app(
        #"""
        struct Home: View {
          @State private var words = ["a", "b"]

          var body: some View {
            List {
              Names($words)
              Names(named: $words)
              Names(wrapped: $words)
              Tags(.constant(["c"]))
            }
            .toolbar { EditButton() }
          }
        }

        struct Names: View {
          @Binding private var names: [String]
          @State private var ids: [Int] = []

          init(_ words: Binding<[String]>) { self._names = words }
          init(named names: Binding<[String]>) { _names = names }
          init(wrapped: Binding<[String]>) { _names = Binding(projectedValue: wrapped) }

          var body: some View {
            ForEach(ids, id: \.self) { Label("\($0)", systemImage: "star") }
              .onDelete { remove(atOffsets: $0) }
          }
        }

        extension Names {
          private func remove(atOffsets offsets: IndexSet) {
            names.remove(atOffsets: offsets)
            ids.remove(atOffsets: offsets)
          }
        }

        struct Tags: View {
          @Binding var tags: [String]

          init(_ tags: Binding<[String]>) { _tags = tags }

          var body: some View {
            ForEach(tags, id: \.self) { Text($0) }
              .onDelete { tags.remove(atOffsets: $0) }
          }
        }
        """#)),
    RuleExample(
      "Elements of a collection in memory",
      app(
        """
        struct Home: View {
          @State private var game = Game()

          var body: some View {
            Button("Take back") { game.moves.removeLast() }
            Button("New game") { game.restart() }
          }
        }

        @Observable final class Game {
          var moves: [Int] = []

          func restart() {
            moves.removeAll()
            moves = []
          }
        }
        """)),
    RuleExample(
      "A role without an action",
      app(
        """
        struct Home: View {
          var body: some View {
            Button("Nothing", role: .destructive) {}
            Button("Nothing", role: .destructive) {
              // Still to come.
            }
            Button(role: .destructive, action: {}) { Text("Nothing") }
          }
        }
        """)),
    RuleExample(
      "Temporary files and caches",
      app(
        """
        struct Home: View {
          let recorder = Recorder()

          var body: some View {
            Button("Again") { recorder.restart() }
            Button("Free space") { recorder.emptyCache() }
            Button("Tidy") {
              let file = FileManager.default.temporaryDirectory.appendingPathComponent("a")
              try? FileManager.default.removeItem(at: file)
            }
          }
        }

        final class Recorder {
          private let url = URL(fileURLWithPath: NSTemporaryDirectory() + "voice.m4a")

          func restart() {
            try? FileManager.default.removeItem(at: url)
          }

          func emptyCache() {
            let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
            try? FileManager.default.removeItem(at: folder)
          }
        }
        """)),
    RuleExample(
      "Files that are written anew, handed over, or cleared away at the end",
      app(
        """
        struct Home: View {
          let store = Store()

          var body: some View {
            Button("Save") { store.save(Data()) }
            Button("Keep") { store.keep(URL(fileURLWithPath: "/a")) }
            Button("Record") { store.record() }
          }
        }

        final class Store {
          private let files = FileManager.default
          private let target = URL(fileURLWithPath: "/b")

          func save(_ data: Data) {
            try? files.removeItem(at: target)
            try? data.write(to: target)
          }

          func keep(_ file: URL) {
            try? files.copyItem(at: file, to: target)
            try? files.removeItem(at: file)
          }

          func record() {
            let piece = URL(fileURLWithPath: "/c")
            defer { try? files.removeItem(at: piece) }
            print(piece)
          }
        }
        """)),
    RuleExample(
      "Files of which new ones take the place",
      app(
        """
        struct Home: View {
          let store = Store()

          var body: some View {
            Button("Notify", systemImage: "bell") { Task { try? await store.notify() } }
            Button("Add", systemImage: "plus") { try? store.addAll() }
            Button("Sort", systemImage: "list.bullet") { try? store.sort() }
            Button("Keep", systemImage: "heart") { try? store.keep() }
          }
        }

        struct Store {
          let files = FileManager.default
          let folder = URL(fileURLWithPath: "/group")
          var list: URL { folder.appendingPathComponent("list") }

          func notify() async throws {
            let url = folder.appendingPathComponent("note")
            try removeIfThere(url)
            try Data().write(to: url)
          }

          private func removeIfThere(_ url: URL) throws {
            guard files.fileExists(atPath: url.path) else { return }
            try files.removeItem(at: url)
          }

          func addAll() throws {
            for url in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
              try files.removeItem(at: url)
            }
            try Data().write(to: folder.appendingPathComponent("a"))
          }

          func sort() throws {
            let old = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            try old.forEach { try files.removeItem(at: $0) }
            for name in ["a", "b"] {
              try Data().write(to: folder.appendingPathComponent(name))
            }
          }

          func keep() throws {
            try removeList()
            try Data().write(to: list)
          }

          private func removeList() throws {
            if files.fileExists(atPath: list.path) {
              try files.removeItem(atPath: list.path)
            }
          }
        }
        """)),
    RuleExample(
      "A callback that nobody calls from the action",
      app(
        """
        struct Home: View {
          let camera = Camera()

          var body: some View {
            Button("Take a photo") { camera.shoot() }
          }
        }

        final class Camera: NSObject, AVCaptureFileOutputRecordingDelegate {
          private let output = AVCaptureMovieFileOutput()
          private let target = URL(fileURLWithPath: "/film.mov")

          func shoot() {
            output.startRecording(to: target, recordingDelegate: self)
          }

          func fileOutput(
            _ output: AVCaptureFileOutput, didFinishRecordingTo file: URL,
            from connections: [AVCaptureConnection], error: (any Error)?
          ) {
            try? FileManager.default.removeItem(at: file)
          }
        }
        """, importing: "AVFoundation")),
    RuleExample(
      "A toggle that the next tap takes back",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var favorites: [Drawing]

          var body: some View {
            Button("Favorite") {
              if let favorite = favorites.first {
                context.delete(favorite)
              } else {
                context.insert(Drawing())
              }
            }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "An entry of the keychain that is written anew",
      app(
        """
        struct Home: View {
          var body: some View {
            Button("Save") { Keychain.save("secret") }
          }
        }

        enum Keychain {
          static func save(_ secret: String) {
            let query: [String: Any] = ["acct": secret]
            SecItemDelete(query as CFDictionary)
            SecItemAdd(query as CFDictionary, nil)
          }
        }
        """, importing: "Security")),
    RuleExample(
      "What was fetched, over what was kept",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @Query private var drawings: [Drawing]

          var body: some View {
            Button("Refresh") { Task { await refresh() } }
          }

          private func refresh() async {
            let fresh = await Server.drawings()
            for drawing in drawings { context.delete(drawing) }
            for drawing in fresh { context.insert(drawing) }
          }
        }

        enum Server {
          static func drawings() async -> [Drawing] { [] }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "Photos, for which the system itself asks",
      app(
        """
        struct Home: View {
          let photos: [PHAsset]

          var body: some View {
            Button("Delete photos") {
              PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.deleteAssets(photos as NSArray)
              }
            }
          }
        }
        """, scene: "Home(photos: [])", importing: "Photos")),
    RuleExample(
      "The standard interface, comments and texts",
      app(
        #"""
        struct Home: View {
          var body: some View {
            Text("Button(role: .destructive) { context.delete(drawing) }")
            // Button("Delete", role: .destructive) { context.delete(drawing) }
            Button("Back") { goBack() }
          }

          private func goBack() {}
        }

        struct Standard: View {
          @Environment(\.modelContext) private var context
          let drawing: Drawing

          var body: some View {
            Button("Delete", role: .destructive) { context.delete(drawing) }
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "Names that only look like it",
      app(
        """
        struct Home: View {
          @State private var queue = Queue()
          let shelf: Shelf

          var body: some View {
            Button("Skip") { queue.delete(3) }
            Button("Sort") { shelf.delete() }
            Button("Look") { shelf.run("SELECT * FROM songs WHERE deleted = 0") }
            Button("Later") { shelf.later = { UserDefaults.standard.removeObject(forKey: "a") } }
          }
        }

        struct Queue {
          private var numbers: [Int] = []

          mutating func delete(_ number: Int) {
            numbers.removeAll { $0 == number }
          }
        }

        final class Shelf {
          var later: () -> Void = {}

          func delete() {}
          func run(_ statement: String) {}
        }
        """, scene: "Home(shelf: Shelf())")),
  ]
}
