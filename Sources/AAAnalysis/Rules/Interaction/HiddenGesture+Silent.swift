extension HiddenGesture {
  /// Other ways to do the same.
  static let wayExamples: [RuleExample] = [
    routes(
      "A button in another case of a route",
      song: "Text(\"Song\").⟦onLongPressGesture⟧ { store.removeAll() }",
      list: "Button(\"Clear\", systemImage: \"xmark\") { store.removeAll() }"),
    ControlExample.example(
      "A swipe beside a toggle, a slider, and a control of the team’s own",
      """
      Text("Light").gesture(DragGesture().onEnded { _ in isOn.toggle() })
      Toggle("Light", isOn: $isOn)
      Text("Volume").gesture(DragGesture().onEnded { volume = $0.translation.width })
      Slider(value: $volume)
      Text("Colour").onLongPressGesture { isRed = true }
      Dial(isRed: $isRed)
      """,
      properties: """
        @State private var isOn = false
        @State private var isRed = false
        @State private var volume = 0.5
        """,
      """
      struct Dial: View {
        @Binding var isRed: Bool

        var body: some View {
          HStack {
            Text("Red")
            Toggle("Red", isOn: $isRed)
          }
        }
      }
      """),
    ControlExample.example(
      "The same function behind other names",
      """
      Text("Song").onLongPressGesture(perform: player.like)
      if player.isReady {
        Button("Like", systemImage: "heart") {
          withAnimation(.spring(duration: 1)) { heart() }
        }
      }
      """,
      properties: "@State private var player = Player()",
      """
      extension Home {
        private func heart() { player.like() }
      }

      @Observable final class Player {
        var isReady = true
        var likes = 0
        func like() { likes += 1 }
      }
      """),
    ControlExample.example(
      "A button in the toolbar, and one in a dialog",
      """
      NavigationStack {
        Text("Map")
          .onTapGesture(count: 2) { isLarge = true }
          .onLongPressGesture { place = "Home" }
          .toolbar { Button("Larger", systemImage: "plus") { isLarge = true } }
          .confirmationDialog("Where?", isPresented: $isAsking) {
            Button("Home") { place = "Home" }
          }
        Button("Where?", systemImage: "mappin") { isAsking = true }
      }
      """,
      properties: """
        @State private var isLarge = false
        @State private var isAsking = false
        @State private var place = ""
        """),
    ControlExample.example(
      "A swipe back beside the system’s back button",
      """
      NavigationStack {
        NavigationLink { Page() } label: { Label("Page", systemImage: "book") }
      }
      """,
      """
      struct Page: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("Once upon a time")
            .gesture(DragGesture().onEnded { if $0.translation.width > 80 { dismiss() } })
        }
      }
      """),
    ControlExample.example(
      "A drag that closes a sheet beside a button that does",
      """
      Button("Open", systemImage: "book") { isOpen = true }
        .sheet(isPresented: $isOpen) { Page(isOpen: $isOpen) }
      """,
      properties: "@State private var isOpen = false",
      """
      struct Page: View {
        @Binding var isOpen: Bool
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("Once upon a time")
            .gesture(DragGesture().onEnded { _ in isOpen = false })
          Button("Close", systemImage: "xmark") { dismiss() }
        }
      }
      """),
    ControlExample.example(
      "A long press that leads where a link leads",
      """
      NavigationStack {
        NavigationLink { Page() } label: { Label("Page", systemImage: "book") }
          .onLongPressGesture { isOpen = true }
          .navigationDestination(isPresented: $isOpen) { Page() }
      }
      """,
      properties: "@State private var isOpen = false",
      """
      struct Page: View {
        var body: some View { Text("Once upon a time") }
      }
      """),
    ControlExample.example(
      "A view of a foreign package that is given the same action",
      """
      Text("Song").onLongPressGesture { like() }
      HeartButton(action: like)
      """,
      properties: "@State private var likes = 0",
      """
      extension Home {
        func like() { likes += 1 }
      }

      struct HeartButton: UIViewRepresentable {
        let action: () -> Void
        func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
    ControlExample.example(
      "A tap on the same thing, which is another rule’s affair",
      """
      Image(systemName: "heart")
        .onTapGesture { isLiked = true }
        .onLongPressGesture { isLiked = true }
      """,
      properties: "@State private var isLiked = false"),
  ]

  /// Gestures that do nothing that lasts, or that a touch makes.
  static let harmlessExamples: [RuleExample] = [
    ControlExample.example(
      "Gestures that do nothing",
      """
      Text("One").onLongPressGesture {}
      Text("Two").gesture(DragGesture())
      Text("Three").onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { isPressed in
        isDown = isPressed
      }
      Text("Four").contextMenu {}
      Text("Five").highPriorityGesture(DragGesture().onChanged { _ in })
      Text(isDown ? "Down" : "Up")
      """,
      properties: "@State private var isDown = false"),
    ControlExample.example(
      "Gestures that are only felt, logged, or shown while they last",
      """
      Text("One").onLongPressGesture {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        print("pressed")
      }
      Text("Two").gesture(
        DragGesture().updating($moved) { value, state, _ in state = value.translation })
      Text("Three")
        .offset(x: far)
        .gesture(
          DragGesture()
            .onChanged { far = $0.translation.width }
            .onEnded { _ in withAnimation(.spring) { far = 0 } })
      """,
      properties: """
        @GestureState private var moved = CGSize.zero
        @State private var far = 0.0
        """),
    ControlExample.example(
      "Presses and drags that are no more than a touch",
      """
      Text("One")
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in isDown = true }
            .onEnded { _ in count += 1 })
      Text("Two").onLongPressGesture(minimumDuration: 0) { count += 2 }
      Text("Three").gesture(LongPressGesture(minimumDuration: 0.1).onEnded { _ in count += 3 })
      Text("\\(count)").opacity(isDown ? 1 : 0.5)
      """,
      properties: """
        @State private var isDown = false
        @State private var count = 0
        """),
    ControlExample.example(
      "The keyboard put away by a drag", compiles: false,  // Selectors need Objective-C.
      """
      TextField("Name", text: $name)
        .focused($isNaming)
      Text("Hello")
        .gesture(DragGesture().onChanged { _ in isNaming = false })
      Text("You")
        .gesture(DragGesture().onEnded { _ in hideKeyboard() })
      """,
      properties: """
        @State private var name = ""
        @FocusState private var isNaming: Bool
        """,
      """
      extension View {
        func hideKeyboard() {
          UIApplication.shared.sendAction(
            #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
      """),
    ControlExample.example(
      "Dropping something, and what is only there to be dropped",
      """
      Text("Box")
        .onDrop(of: [.text], isTargeted: nil) { _ in
          count += 1
          return true
        }
        .dropDestination(for: String.self) { texts, _ in
          count += texts.count
          return true
        }
      Text("Thing").draggable("Thing")
      Text("\\(count)")
      """,
      properties: "@State private var count = 0"),
    routes(
      "A button in the same case of a route",
      song: """
        VStack {
              Text("Song").onLongPressGesture { store.removeAll() }
              Button("Clear", systemImage: "xmark") { store.removeAll() }
            }
        """, list: "Text(\"List\")"),
    RuleExample(
      "A gesture of the ordinary interface",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { Board() }
          AssistiveAccess { Text("Draw") }
        }
      }

      struct Board: View {
        @State private var isLarge = false

        var body: some View {
          Text("Board").onLongPressGesture { isLarge.toggle() }
        }
      }

      """),
    ControlExample.example(
      "A gesture for the ordinary interface alone",
      """
      if isCalm {
        Text("Board")
      } else {
        Text("Board").onLongPressGesture { isLarge.toggle() }
      }
      """,
      properties: """
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
        @State private var isLarge = false
        """),
    ControlExample.example(
      "A modifier of the team’s own that has the name of a gesture",
      """
      Text("Board").onLongPressGesture(label: "Board")
      """,
      """
      extension View {
        func onLongPressGesture(label: String) -> some View { accessibilityLabel(label) }
      }
      """),
  ]

  /// Looking closer, scrolling, drawing.
  static let viewingExamples: [RuleExample] = [
    ControlExample.example(
      "Zooming, and what is moved into sight",
      """
      Image("garden")
        .scaleEffect(zoom)
        .offset(place)
        .gesture(
          MagnifyGesture()
            .onChanged { now = $0.magnification - 1 }
            .onEnded { _ in
              total += now
              now = 0
            })
        .simultaneousGesture(
          DragGesture()
            .onChanged { place = $0.translation }
            .onEnded { _ in last = place })
        .onTapGesture(count: 2) { total = total > 1 ? 1 : 3 }
        .accessibilityLabel("Garden")
      """,
      properties: """
        @State private var now = 0.0
        @State private var total = 1.0
        @State private var place = CGSize.zero
        @State private var last = CGSize.zero

        private var zoom: Double { now + total }
        """),
    ControlExample.example(
      "Scrolling that is watched",
      """
      ScrollView {
        Text("Once upon a time")
      }
      .simultaneousGesture(DragGesture().onChanged { _ in isScrolling = true })
      Text(isScrolling ? "Reading" : "")
      """,
      properties: "@State private var isScrolling = false"),
    ControlExample.example(
      "Drawing",
      """
      Canvas { context, size in
        for line in lines { context.stroke(Path(line), with: .color(.red)) }
      }
      .gesture(DragGesture().onChanged { lines.append(CGRect(origin: $0.location, size: .zero)) })
      """,
      properties: "@State private var lines: [CGRect] = []"),
    ControlExample.example(
      "Drawing on what lies above",
      """
      ZStack {
        Path { path in path.addLines(points) }
        Color.clear
          .contentShape(Rectangle())
          .gesture(
            DragGesture().onChanged { value in
              points.append(value.location)
            })
      }
      """,
      properties: "@State private var points: [CGPoint] = []"),
  ]

  /// Two routes, made of expressions that know the same `store`.
  static func routes(_ title: String, song: String, list: String) -> RuleExample {
    RuleExample(
      title,
      """
      import SwiftUI

      @main
      struct SongApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      enum Route: Hashable { case song, list }

      @Observable
      final class Store {
        var songs: [String] = []

        func removeAll() { songs.removeAll() }
      }

      struct Home: View {
        @State private var store = Store()

        var body: some View {
          NavigationStack {
            NavigationLink("Song", value: Route.song)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .song: Song(store: store)
                case .list: SongList(store: store)
                }
              }
          }
        }
      }

      struct Song: View {
        let store: Store

        var body: some View {
          \(song)
        }
      }

      struct SongList: View {
        let store: Store

        var body: some View {
          \(list)
        }
      }

      """)
  }
}
