extension DestructiveUnconfirmed {
  /// What is deleted, and how far from the button.
  static let storeExamples: [RuleExample] = [
    RuleExample(
      "A photo’s file, through a shared object in another file",
      files: [
        RuleExample.File(
          "App.swift",
          app(
            """
            struct Home: View {
              let photo: URL

              var body: some View {
                ⟦Button⟧("写真を消す", systemImage: "trash") {
                  PhotoLibrary.shared.forget(photo)
                }
              }
            }
            """, scene: #"Home(photo: URL(fileURLWithPath: "/photo.heic"))"#),
          fixed: app(
            """
            struct Home: View {
              let photo: URL
              @State private var isConfirmingDeletion = false

              var body: some View {
                Button("写真を消す", systemImage: "trash") {
                  isConfirmingDeletion = true
                }
                .confirmationDialog(
                  "写真を消す",
                  isPresented: $isConfirmingDeletion,
                  titleVisibility: .visible
                ) {
                  Button("写真を消す", role: .destructive) {
                    PhotoLibrary.shared.forget(photo)
                  }
                  Button("Cancel", role: .cancel) {}
                }
              }
            }
            """, scene: #"Home(photo: URL(fileURLWithPath: "/photo.heic"))"#)),
        RuleExample.File(
          "PhotoLibrary.swift",
          """
          import Foundation

          @MainActor final class PhotoLibrary {
            static let shared = PhotoLibrary()
            private let files = FileManager.default

            func forget(_ photo: URL) {
              try? files.removeItem(at: photo)
            }
          }
          """),
      ]),
    RuleExample(
      "All settings, by the name of a function",
      app(
        """
        struct Home: View {
          var body: some View {
            Form {
              ⟦Button⟧("Start over", action: reset)
            }
          }

          private func reset() {
            UserDefaults.standard.removePersistentDomain(forName: "draw")
          }
        }
        """),
      fixed: app(
        """
        struct Home: View {
          @State private var isConfirmingDeletion = false

          var body: some View {
            Form {
              Button("Start over", action: { isConfirmingDeletion = true })
                .confirmationDialog(
                  "Start over",
                  isPresented: $isConfirmingDeletion,
                  titleVisibility: .visible
                ) {
                  Button("Start over", role: .destructive) { reset() }
                  Button("Cancel", role: .cancel) {}
                }
            }
          }

          private func reset() {
            UserDefaults.standard.removePersistentDomain(forName: "draw")
          }
        }
        """)),
    RuleExample(
      "An entry of the keychain, after something to wait for",
      app(
        """
        struct Home: View {
          @State private var session = Session()

          var body: some View {
            ⟦Button⟧("Sign out") {
              Task { await session.end() }
            }
          }
        }

        @MainActor @Observable final class Session {
          func end() async {
            try? await Task.sleep(for: .seconds(1))
            removeToken()
          }

          private func removeToken() {
            let query: [String: Any] = ["acct": "token"]
            SecItemDelete(query as CFDictionary)
          }
        }
        """, importing: "Security"),
      fixed: app(
        """
        struct Home: View {
          @State private var session = Session()
          @State private var isConfirmingDeletion = false

          var body: some View {
            Button("Sign out") {
              isConfirmingDeletion = true
            }
            .confirmationDialog(
              "Sign out",
              isPresented: $isConfirmingDeletion,
              titleVisibility: .visible
            ) {
              Button("Sign out", role: .destructive) {
                Task { await session.end() }
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        @MainActor @Observable final class Session {
          func end() async {
            try? await Task.sleep(for: .seconds(1))
            removeToken()
          }

          private func removeToken() {
            let query: [String: Any] = ["acct": "token"]
            SecItemDelete(query as CFDictionary)
          }
        }
        """, importing: "Security")),
    RuleExample(
      "An object of Core Data, in the menu of a row",
      app(
        #"""
        struct Home: View {
          @Environment(\.managedObjectContext) private var viewContext
          @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>

          var body: some View {
            List(notes) { note in
              Text("Note")
                .contextMenu {
                  ⟦Button⟧("Delete") {
                    withAnimation { viewContext.delete(note) }
                  }
                }
            }
          }
        }

        final class Note: NSManagedObject, Identifiable {}
        """#, importing: "CoreData"),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.managedObjectContext) private var viewContext
          @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>
          @State private var noteToDelete: Note?

          var body: some View {
            List(notes) { note in
              Text("Note")
                .contextMenu {
                  Button("Delete") {
                    noteToDelete = note
                  }
                }
            }
            .confirmationDialog(
              "Delete",
              isPresented: Binding(
                get: { noteToDelete != nil },
                set: { if !$0 { noteToDelete = nil } }
              ),
              titleVisibility: .visible,
              presenting: noteToDelete
            ) { note in
              Button("Delete", role: .destructive) {
                withAnimation { viewContext.delete(note) }
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        final class Note: NSManagedObject, Identifiable {}
        """#, importing: "CoreData")),
    RuleExample(
      "A batch of objects, behind an environment object",
      app(
        """
        struct Home: View {
          @EnvironmentObject private var library: Library

          var body: some View {
            ⟦Button⟧("Empty the library", action: library.empty)
          }
        }

        final class Library: ObservableObject {
          let container = NSPersistentContainer(name: "Library")

          func empty() {
            let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book"))
            container.performBackgroundTask { context in
              _ = try? context.execute(request)
            }
          }
        }
        """, importing: "CoreData"),
      fixed: app(
        """
        struct Home: View {
          @EnvironmentObject private var library: Library
          @State private var isConfirmingDeletion = false

          var body: some View {
            Button("Empty the library", action: { isConfirmingDeletion = true })
              .confirmationDialog(
                "Empty the library",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Empty the library", role: .destructive) { library.empty() }
                Button("Cancel", role: .cancel) {}
              }
          }
        }

        final class Library: ObservableObject {
          let container = NSPersistentContainer(name: "Library")

          func empty() {
            let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book"))
            container.performBackgroundTask { context in
              _ = try? context.execute(request)
            }
          }
        }
        """, importing: "CoreData")),
    RuleExample(
      "Every instance of a model, through a static function",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context

          var body: some View {
            ⟦Button⟧("Alles löschen") { Cleaner.clean(context) }
          }
        }

        enum Cleaner {
          static func clean(_ storage: ModelContext) {
            try? storage.delete(model: Drawing.self)
          }
        }

        \#(drawing)
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          @State private var isConfirmingDeletion = false

          var body: some View {
            Button("Alles löschen") { isConfirmingDeletion = true }
              .confirmationDialog(
                "Alles löschen",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Alles löschen", role: .destructive) { Cleaner.clean(context) }
                Button("Cancel", role: .cancel) {}
              }
          }
        }

        enum Cleaner {
          static func clean(_ storage: ModelContext) {
            try? storage.delete(model: Drawing.self)
          }
        }

        \#(drawing)
        """#)),
    RuleExample(
      "A statement of SQL",
      app(
        """
        struct Home: View {
          let database: Database

          var body: some View {
            ⟦Button⟧("Forget all songs") {
              let statement = "DELETE FROM songs"
              database.execute(statement)
            }
          }
        }

        final class Database {
          func execute(_ statement: String) {}
        }
        """, scene: "Home(database: Database())"),
      fixed: app(
        """
        struct Home: View {
          let database: Database
          @State private var isConfirmingDeletion = false

          var body: some View {
            Button("Forget all songs") {
              isConfirmingDeletion = true
            }
            .confirmationDialog(
              "Forget all songs",
              isPresented: $isConfirmingDeletion,
              titleVisibility: .visible
            ) {
              Button("Forget all songs", role: .destructive) {
                let statement = "DELETE FROM songs"
                database.execute(statement)
              }
              Button("Cancel", role: .cancel) {}
            }
          }
        }

        final class Database {
          func execute(_ statement: String) {}
        }
        """, scene: "Home(database: Database())")),
    RuleExample(
      "An event of the calendar",
      app(
        """
        struct Home: View {
          let store: EKEventStore
          let event: EKEvent

          var body: some View {
            Text(event.title)
              .⟦onTapGesture⟧ {
                try? store.remove(event, span: .thisEvent)
              }
          }
        }
        """,
        scene: "Home(store: EKEventStore(), event: EKEvent(eventStore: EKEventStore()))",
        importing: "EventKit"),
      fixed: app(
        """
        struct Home: View {
          let store: EKEventStore
          let event: EKEvent
          @State private var isConfirmingDeletion = false

          var body: some View {
            Text(event.title)
              .onTapGesture {
                isConfirmingDeletion = true
              }
              .confirmationDialog(
                "Are you sure?",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Delete", role: .destructive) {
                  try? store.remove(event, span: .thisEvent)
                }
                Button("Cancel", role: .cancel) {}
              }
          }
        }
        """,
        scene: "Home(store: EKEventStore(), event: EKEvent(eventStore: EKEventStore()))",
        importing: "EventKit")),
    RuleExample(
      "A store behind a protocol",
      app(
        #"""
        struct Home: View {
          let store: any TripStore
          let trip: Drawing

          var body: some View {
            ⟦Button⟧("Delete trip") { store.delete(trip) }
          }
        }

        protocol TripStore {
          func delete(_ trip: Drawing)
        }

        struct StoredTrips: TripStore {
          let context: ModelContext

          func delete(_ trip: Drawing) {
            context.delete(trip)
          }
        }

        struct PreviewTrips: TripStore {
          func delete(_ trip: Drawing) {}
        }

        \#(drawing)
        """#, scene: "Home(store: PreviewTrips(), trip: Drawing())"),
      fixed: app(
        #"""
        struct Home: View {
          let store: any TripStore
          let trip: Drawing
          @State private var isConfirmingDeletion = false

          var body: some View {
            Button("Delete trip") { isConfirmingDeletion = true }
              .confirmationDialog(
                "Delete trip",
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
              ) {
                Button("Delete trip", role: .destructive) { store.delete(trip) }
                Button("Cancel", role: .cancel) {}
              }
          }
        }

        protocol TripStore {
          func delete(_ trip: Drawing)
        }

        struct StoredTrips: TripStore {
          let context: ModelContext

          func delete(_ trip: Drawing) {
            context.delete(trip)
          }
        }

        struct PreviewTrips: TripStore {
          func delete(_ trip: Drawing) {}
        }

        \#(drawing)
        """#, scene: "Home(store: PreviewTrips(), trip: Drawing())")),
    RuleExample(
      "Settings that are set to nothing, and every row of a container",
      app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          private let settings = UserDefaults.standard

          var body: some View {
            VStack {
              ⟦Button⟧("Forget") { settings.set(nil, forKey: "a") }
              ⟦Button⟧("Empty") { context.container.deleteAllData() }
            }
          }
        }
        """#),
      fixed: app(
        #"""
        struct Home: View {
          @Environment(\.modelContext) private var context
          private let settings = UserDefaults.standard
          @State private var isConfirmingDeletion = false

          var body: some View {
            VStack {
              Button("Forget") { isConfirmingDeletion = true }
                .confirmationDialog(
                  "Forget",
                  isPresented: $isConfirmingDeletion,
                  titleVisibility: .visible
                ) {
                  Button("Forget", role: .destructive) { settings.set(nil, forKey: "a") }
                  Button("Cancel", role: .cancel) {}
                }
              Button("Empty") { context.container.deleteAllData() }
            }
          }
        }
        """#)),
  ]
}
