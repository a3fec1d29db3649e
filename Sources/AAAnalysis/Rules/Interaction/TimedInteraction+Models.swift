extension TimedInteraction {
  /// Waits in objects that views read.
  static let modelExamples: [RuleExample] = [
    ControlExample.example(
      "A message of a model",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { model.save() }
        if let toast = model.toast { Text(toast) }
      }
      """,
      properties: """
        @StateObject private var model = Model()
        """,
      """
      final class Model: ObservableObject {
        @Published var toast: String?

        func save() {
          toast = "Saved"
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { [weak self] in
            self?.toast = nil
          }
        }
      }
      """),
    ControlExample.example(
      "A task of a model that is kept and cancelled",
      """
      Button("Save", systemImage: "checkmark") { center.show("Saved") }
        .overlay {
          if let message = center.message { Text(message) }
        }
      """,
      properties: """
        @State private var center = MessageCenter()
        """,
      """
      @MainActor @Observable final class MessageCenter {
        var message: String?
        private var task: Task<Void, Never>?

        func show(_ text: String, seconds: Double = 2) {
          message = text
          task?.cancel()
          task = Task { [weak self] in
            try? await Task.⟦sleep⟧(nanoseconds: UInt64(seconds * 1_000_000_000))
            guard !Task.isCancelled else { return }
            await MainActor.run { self?.message = nil }
          }
        }
      }
      """),
    RuleExample(
      "A message of a model in the environment, in files of their own",
      files: [
        RuleExample.File(
          "App.swift",
          """
          import SwiftUI

          @main
          struct DrawApp: App {
            @StateObject private var store = Store()

            var body: some Scene {
              WindowGroup { Text("Draw") }
              AssistiveAccess { Home().environmentObject(store) }
            }
          }

          """),
        RuleExample.File(
          "Home.swift",
          """
          import SwiftUI

          struct Home: View {
            @EnvironmentObject private var store: Store

            var body: some View {
              VStack {
                Button("Save", systemImage: "checkmark", action: store.save)
                Text(store.message ?? "")
              }
            }
          }

          """),
        RuleExample.File(
          "Store.swift",
          """
          import SwiftUI

          enum Delays {
            static let message: Double = 3
          }

          @MainActor
          final class Store: ObservableObject {
            @Published var message: String?

            func save() {
              message = "Saved"
              hideLater()
            }

            private func hideLater() {
              let deadline = DispatchTime.now() + Delays.message
              DispatchQueue.main.⟦asyncAfter⟧(deadline: deadline) {
                self.message = nil
              }
            }
          }

          """),
      ]),
    ControlExample.example(
      "A model that clears what it is given",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { model.toast = "Saved" }
        if let toast = model.toast { Text(toast) }
      }
      """,
      properties: """
        @StateObject private var model = Model()
        """,
      """
      final class Model: ObservableObject {
        @Published var toast: String? {
          didSet {
            guard toast != nil else { return }
            DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + 2) { self.toast = nil }
          }
        }
      }
      """),
    ControlExample.example(
      "A model that turns pages from the start",
      """
      TabView(selection: $model.page) {
        Text("Draw").tag(0)
        Text("Show").tag(1)
      }
      """,
      properties: """
        @StateObject private var model = Pages()
        """,
      """
      final class Pages: ObservableObject {
        @Published var page = 0
        private var timer: Timer?

        init() {
          timer = Timer.⟦scheduledTimer⟧(withTimeInterval: 4, repeats: true) { [weak self] _ in
            self?.turn()
          }
        }

        private func turn() {
          page = (page + 1) % 2
        }
      }
      """),
    // Selectors need Objective-C.
    RuleExample(
      "A timer with a target", compiles: false,
      ControlExample.home(
        """
        VStack {
          Button("Save", systemImage: "checkmark") { model.save() }
          if model.isSaved { Text("Saved") }
        }
        """,
        properties: """
          @StateObject private var model = Model()
          """,
        """
        final class Model: NSObject, ObservableObject {
          @Published var isSaved = false

          func save() {
            isSaved = true
            Timer.⟦scheduledTimer⟧(
              timeInterval: 2, target: self, selector: #selector(hide), userInfo: nil, repeats: false)
          }

          @objc private func hide() {
            isSaved = false
          }
        }
        """)),
    // Selectors need Objective-C.
    RuleExample(
      "A selector that is performed later", compiles: false,
      ControlExample.home(
        """
        VStack {
          Button("Save", systemImage: "checkmark") { model.save() }
          if model.isSaved { Text("Saved") }
        }
        """,
        properties: """
          @StateObject private var model = Model()
          """,
        """
        final class Model: NSObject, ObservableObject {
          @Published var isSaved = false

          func save() {
            isSaved = true
            ⟦perform⟧(#selector(hide), with: nil, afterDelay: 2)
          }

          @objc private func hide() {
            isSaved = false
          }
        }
        """)),
    ControlExample.example(
      "A timer that is subscribed to",
      """
      Text(model.tips[model.index])
        .onAppear { model.start() }
      """,
      properties: """
        @StateObject private var model = Tips()
        """,
      """
      final class Tips: ObservableObject {
        @Published var index = 0
        let tips = ["Tap a colour.", "Draw with a finger."]
        private var timer: Any?

        func start() {
          timer = Timer.⟦publish⟧(every: 5, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.index += 1 }
        }
      }
      """),
    ControlExample.example(
      "A work item that is kept",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { model.save() }
        if model.isSaved { Text("Saved") }
      }
      """,
      properties: """
        @StateObject private var model = Model()
        """,
      """
      final class Model: ObservableObject {
        @Published var isSaved = false
        private var hiding: DispatchWorkItem?

        func save() {
          isSaved = true
          hiding?.cancel()
          let item = DispatchWorkItem { self.isSaved = false }
          hiding = item
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + .milliseconds(2500), execute: item)
        }
      }
      """),
    ControlExample.example(
      "A notice that hides itself if it is told to",
      """
      Button("Save", systemImage: "checkmark") { notice = "Saved" }
        .notice($notice, autoDismiss: true)
      """,
      properties: """
        @State private var notice: String?
        """,
      """
      struct Notice: ViewModifier {
        @Binding var notice: String?
        let autoDismiss: Bool
        @State private var hiding = DispatchWorkItem(block: {})
        private let time = 5.0

        func body(content: Content) -> some View {
          content.overlay {
            if let notice {
              Text(notice).onAppear { hideLater() }
            }
          }
        }

        private func hideLater() {
          guard autoDismiss else { return }
          hiding.cancel()
          prepare()
          DispatchQueue.main.⟦asyncAfter⟧(deadline: .now() + time, execute: hiding)
        }

        private func prepare() {
          hiding = .init { $notice.wrappedValue = nil }
        }
      }

      extension View {
        func notice(_ notice: Binding<String?>, autoDismiss: Bool = false) -> some View {
          modifier(Notice(notice: notice, autoDismiss: autoDismiss))
        }
      }
      """),
    ControlExample.example(
      "A toast that is told how long to stay",
      """
      VStack {
        Button("Save", systemImage: "checkmark") { center.show("Saved", for: .seconds(3)) }
        if let toast = center.toast { Text(toast) }
      }
      """,
      properties: """
        @State private var center = ToastCenter()
        """,
      """
      @MainActor @Observable final class ToastCenter {
        var toast: String?
        private var hiding: Task<Void, Never>?

        func show(_ text: String, for duration: Duration? = nil) {
          hiding?.cancel()
          toast = text
          hide(after: duration)
        }

        private func hide(after duration: Duration?) {
          guard let duration else { return }
          hiding = Task {
            try? await Task.⟦sleep⟧(for: duration)
            guard !Task.isCancelled else { return }
            toast = nil
          }
        }
      }
      """),
    ControlExample.example(
      "A message of a model that only the ordinary interface shows",
      """
      Button("Save", systemImage: "checkmark") { model.save() }
      """,
      properties: """
        @StateObject private var model = Model()
        """,
      """
      struct OrdinaryHome: View {
        @ObservedObject var model: Model

        var body: some View {
          if let toast = model.toast { Text(toast) }
        }
      }

      final class Model: ObservableObject {
        @Published var toast: String?

        func save() {
          toast = "Saved"
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            self?.toast = nil
          }
        }
      }
      """),
  ]
}
