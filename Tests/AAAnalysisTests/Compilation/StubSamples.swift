/// Texts that the real modules take, by subject.
enum StubSamples {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let text: String

    /// Views in the body of a view, with properties of it.
    init(_ description: String, properties: String = "", _ views: String, imports: [String] = []) {
      self.description = description
      let imports = (["SwiftUI"] + imports).map { "import \($0)\n" }.joined()
      text = """
        \(imports)
        struct Sample: View {
          \(properties)
          var body: some View {
            \(views)
          }
        }

        """
    }

    /// A whole file.
    init(_ description: String, file: String) {
      self.description = description
      text = file
    }
  }

  static let right = gestures + motion + navigation + controls + dialogs + others + files

  private static let gestures: [Sample] = [
    Sample(
      "gestures",
      properties: """
        @State private var offset = CGSize.zero
        @State private var scale = 1.0
        @GestureState private var isPressed = false
        """,
      """
      Text("One").onTapGesture {}.onTapGesture(count: 2) { scale = 2 }
      Text("One").onLongPressGesture(minimumDuration: 1) {} onPressingChanged: { _ in }
      Text("One").onLongPressGesture { scale = 1 }
      Text("One").gesture(
        DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
      Text("One").simultaneousGesture(TapGesture().onEnded { scale = 1 })
      Text("One").highPriorityGesture(TapGesture(count: 2).onEnded { _ in scale = 1 })
      Text("One").gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      Text("One").gesture(RotateGesture().onEnded { print($0.rotation.degrees) })
      Text("One").gesture(
        LongPressGesture(minimumDuration: 1).updating($isPressed) { value, state, _ in
          state = value
        }.sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag?) = value { offset = drag.translation }
        })
      Text("One").gesture(
        MagnificationGesture().simultaneously(with: RotationGesture()).onEnded { value in
          print(value.first ?? 1, value.second ?? .zero)
        })
      Text("One").contextMenu { Button("Two") {} }
      List {
        Text("One").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Two") {} }
      }
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
      """)
  ]

  private static let motion: [Sample] = [
    Sample(
      "timers",
      properties: """
        @State private var isShown = true
        @State private var count = 0
        private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        """,
      """
      if isShown { Text("Saved") }
      Text("\\(count)")
        .onReceive(clock) { _ in count += 1 }
        .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in
          count = 0
        }
        .task {
          try? await Task.sleep(nanoseconds: 1_000_000)
          isShown = false
        }
        .task(id: count) { isShown = true }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isShown = false }
          Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
            Task { @MainActor in isShown = false }
          }
          withAnimation(.easeIn(duration: 1).delay(2)) { isShown.toggle() } completion: {}
        }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time)
      }
      TimelineView(.animation) { _ in Text("Now") }
      ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60))
      """),
    Sample(
      "animations",
      properties: "@State private var isOn = false",
      """
      Image(systemName: "star")
        .rotationEffect(.degrees(isOn ? 360 : 0))
        .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isOn)
        .symbolEffect(.pulse)
        .symbolEffect(.variableColor.iterative, options: .repeating, isActive: isOn)
        .symbolEffect(.bounce, value: isOn)
        .contentTransition(.symbolEffect(.replace))
        .transition(.move(edge: .bottom).combined(with: .opacity))
      Text("One").phaseAnimator([false, true]) { content, phase in
        content.opacity(phase ? 1 : 0)
      } animation: { _ in .easeInOut(duration: 1) }
      PhaseAnimator([0, 1]) { phase in Text("\\(phase)") }
      Text("One").keyframeAnimator(initialValue: 1.0, repeating: true) { content, scale in
        content.scaleEffect(scale)
      } keyframes: { _ in
        KeyframeTrack(\\.self) {
          LinearKeyframe(1.2, duration: 0.5)
          SpringKeyframe(1.0, duration: 0.5)
        }
      }
      """),
  ]

  private static let navigation: [Sample] = [
    Sample(
      "stacks and columns",
      properties: """
        struct Photo: Identifiable, Hashable { let id: Int }
        @State private var path = NavigationPath()
        @State private var numbers: [Int] = []
        @State private var photo: Photo?
        @State private var isShown = false
        """,
      """
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { Text("\\($0)") }
          .navigationDestination(isPresented: $isShown) { Text("Two") }
          .navigationDestination(item: $photo) { Text("\\($0.id)") }
          .navigationTitle("Photos")
          .navigationBarTitleDisplayMode(.inline)
          .assistiveAccessNavigationIcon(systemImage: "photo")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            if isShown { ToolbarItemGroup { Button("Done") { path.removeLast() } } }
          }
      }
      NavigationStack(path: $numbers) { Text("One") }
      NavigationSplitView { List(numbers, id: \\.self) { Text("\\($0)") } } detail: { Text("One") }
      Text("One")
        .sheet(isPresented: $isShown) { isShown = false } content: { Text("Two") }
        .sheet(item: $photo) { photo in Text("\\(photo.id)") }
        .fullScreenCover(isPresented: $isShown) { Text("Two") }
        .popover(isPresented: $isShown, arrowEdge: .top) { Text("Two") }
        .presentationDetents([.medium, .large])
        .interactiveDismissDisabled()
      """),
    Sample(
      "tabs",
      properties: "@State private var tab = 1",
      """
      TabView {
        Text("One").tabItem { Label("One", systemImage: "star") }.badge(2)
        Text("Two").tabItem { Text("Two") }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      TabView(selection: $tab) {
        Text("One").tabItem { Text("One") }.tag(1)
        Text("Two").tabItem { Text("Two") }.tag(2)
      }
      TabView {
        Tab("One", systemImage: "star") { Text("One") }
        Tab("Two", systemImage: "heart") { Text("Two") }
        Tab(role: .search) { Text("Three") }
      }
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: 1) { Text("One") }
        Tab("Two", systemImage: "heart", value: 2) { Text("Two") }
      }
      """),
    Sample(
      "what holds more",
      properties: "@State private var isOpen = false",
      """
      Menu("More") { Button("One") {}; Menu("Two") { Button("Three") {} } }
      Menu { Button("One") {} } label: { Label("More", systemImage: "ellipsis") }
      DisclosureGroup("More") { Text("One") }
      DisclosureGroup("More", isExpanded: $isOpen) { Text("One") }
      Form {
        Section("One") { Text("One") }
        Section { Text("One") } header: { Text("Two") } footer: { Text("Three") }
      }
      GroupBox("One") { Text("Two") }
      Grid { GridRow { Text("One"); Text("Two") } }
      ScrollView(.horizontal) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
          ForEach(0..<3) { Text("\\($0)") }
        }
      }
      LabeledContent("One", value: "Two")
      """),
  ]

  private static let controls: [Sample] = [
    Sample(
      "choices",
      properties: """
        enum Size: String, CaseIterable, Identifiable { case small, large; var id: Self { self } }
        @State private var size = Size.small
        @State private var date = Date()
        @State private var dates: Set<DateComponents> = []
        @State private var color = Color.red
        @State private var count = 1
        @State private var level = 0.5
        @State private var isOn = false
        """,
      """
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.wheel)
      Picker(selection: $count) { Text("One").tag(1) } label: { Text("Count") }
      DatePicker("Date", selection: $date, in: ...Date.now, displayedComponents: .date)
        .datePickerStyle(.graphical)
      MultiDatePicker("Dates", selection: $dates)
      ColorPicker("Color", selection: $color, supportsOpacity: false)
      Stepper("\\(count) pages", value: $count, in: 1...9)
      Stepper { Text("Pages") } onIncrement: { count += 1 } onDecrement: { count -= 1 }
      Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
      Slider(value: $level)
      Toggle("Sound", isOn: $isOn).toggleStyle(.button)
      Gauge(value: level) { Text("Level") }
      ProgressView("Loading", value: level, total: 1)
      """),
    Sample(
      "text fields",
      properties: """
        @State private var name = ""
        @State private var age = 7
        @FocusState private var isFocused: Bool
        """,
      """
      TextField("Name", text: $name)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
        .keyboardType(.emailAddress)
        .focused($isFocused)
        .onSubmit { isFocused = false }
      TextField("Note", text: $name, prompt: Text("Write"), axis: .vertical)
      TextField("Age", value: $age, format: .number)
      SecureField("Password", text: $name).textContentType(.password).submitLabel(.go)
      TextEditor(text: $name)
      """),
    Sample(
      "buttons and labels",
      """
      Button("One", action: {})
      Button("One", systemImage: "star", role: .destructive) {}.buttonStyle(.borderedProminent)
      Button(role: .cancel) {} label: { Label("One", systemImage: "star").labelStyle(.iconOnly) }
      Button(role: .close) {}
      Link("One", destination: URL(fileURLWithPath: "/"))
      ShareLink(item: URL(fileURLWithPath: "/"))
      Image("One").resizable().scaledToFit().accessibilityLabel("Two")
      AsyncImage(url: nil) { $0.resizable() } placeholder: { ProgressView() }
      Text("One").font(.system(size: 12)).foregroundStyle(.secondary)
        .background(.blue, in: .capsule)
      """),
  ]

  private static let dialogs: [Sample] = [
    Sample(
      "questions",
      properties: """
        @State private var isAsking = false
        @State private var name: String?
        """,
      """
      Text("One")
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} } message: { Text("Gone") }
        .alert("Sure?", isPresented: $isAsking, presenting: name) { Button($0) {} }
        .alert(Text("Sure?"), isPresented: $isAsking, presenting: name) { name in
          Button("Delete \\(name)", role: .destructive) {}
        } message: { Text($0) }
        .alert(name ?? "", isPresented: $isAsking) { Button("Yes") {} }
        .alert(isPresented: $isAsking) { Alert(title: Text("Gone")) }
        .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Yes", role: .destructive) {}
          Button("No", role: .cancel) {}
        } message: { Text("Gone") }
        .confirmationDialog("Sure?", isPresented: $isAsking, presenting: name) { Button($0) {} }
      """)
  ]

  private static let others: [Sample] = [
    Sample(
      "sign-in",
      properties: """
        @Environment(\\.webAuthenticationSession) private var session
        @Environment(\\.openURL) private var openURL
        """,
      """
      Button("Sign in") {
        Task {
          let url = try? await session.authenticate(
            using: URL(fileURLWithPath: "/"), callbackURLScheme: "draw")
          if let url { openURL(url) }
        }
      }
      Button("Sign in") {
        let session = ASWebAuthenticationSession(
          url: URL(fileURLWithPath: "/"), callbackURLScheme: "draw") { _, _ in }
        session.start()
      }
      SignInWithAppleButton(.signIn) { $0.requestedScopes = [.email] } onCompletion: { _ in }
      """, imports: ["AuthenticationServices"]),
    Sample(
      "media and maps",
      properties: """
        @State private var player = AVPlayer(url: URL(fileURLWithPath: "/"))
        @State private var photo: PhotosPickerItem?
        """,
      """
      VideoPlayer(player: player).onAppear { player.play() }
      PhotosPicker("Photo", selection: $photo, matching: .images)
      Map { Marker("Home", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) }
      Chart { BarMark(x: .value("Day", "One"), y: .value("Count", 3)) }
      """, imports: ["AVKit", "Charts", "MapKit", "PhotosUI"]),
  ]

  private static let files: [Sample] = [
    Sample(
      "models, previews and keys",
      file: """
        import SwiftData
        import SwiftUI

        @Model final class Note {
          @Attribute(.unique) var title: String
          @Relationship(deleteRule: .cascade) var parts: [Note] = []
          var date = Date.now
          init(title: String) { self.title = title }
        }

        struct Notes: View {
          @Query(sort: \\Note.date, order: .reverse) private var notes: [Note]
          @Query(filter: #Predicate<Note> { $0.title == "One" }) private var ones: [Note]
          @Environment(\\.modelContext) private var context
          @Environment(\\.brush) private var brush

          var body: some View {
            ForEach(notes) { NoteField(note: $0) }
            Button("New") {
              context.insert(Note(title: "\\(brush) of \\(ones.count)"))
              try? context.save()
            }
          }
        }

        struct NoteField: View {
          @Bindable var note: Note
          var body: some View { TextField("Title", text: $note.title) }
        }

        extension EnvironmentValues {
          @Entry var brush = 1
          @Entry var color: Color? = nil
        }

        #Preview { Notes().modelContainer(for: Note.self, inMemory: true) }
        #Preview("Calm", traits: .landscapeLeft, .assistiveAccess) {
          @Previewable @State var isOn = false
          Toggle("On", isOn: $isOn)
        }

        """),
    Sample(
      "objects",
      file: """
        import Combine
        import SwiftUI

        @MainActor final class Store: ObservableObject {
          static let shared = Store()
          @Published var names: [String] = []
          private var cancellables: Set<AnyCancellable> = []
          init() { $names.dropFirst().sink { print($0) }.store(in: &cancellables) }
        }

        struct Names: View {
          @StateObject private var store = Store.shared
          @ObservedObject var other: Store
          @EnvironmentObject private var third: Store
          var body: some View {
            TextField("First", text: $store.names[0])
            TextField("First", text: $other.names[0])
            ForEach($third.names, id: \\.self) { TextField("Name", text: $0) }
          }
        }

        """),
    Sample(
      "scenes",
      file: """
        import SwiftUI

        @main struct DrawApp: App {
          @UIApplicationDelegateAdaptor private var delegate: AppDelegate
          var body: some Scene {
            WindowGroup("Draw", id: "main") { Text("One") }
              .onChange(of: phase) { print(phase) }
            if #available(iOS 26.0, *) { calm }
          }
          @Environment(\\.scenePhase) private var phase
          private var calm: some Scene { AssistiveAccess { Text("One") } }
        }

        final class AppDelegate: NSObject, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            if session.role == .windowAssistiveAccessApplication {
              configuration.delegateClass = CalmDelegate.self
            }
            return configuration
          }
        }

        final class CalmDelegate: UIResponder, UIHostingSceneDelegate {
          static var rootScene: some Scene { AssistiveAccess { Text("One") } }
        }

        """),
  ]
}
