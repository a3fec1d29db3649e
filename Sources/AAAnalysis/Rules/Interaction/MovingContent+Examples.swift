extension MovingContent {
  static let examples =
    shownExamples + animationExamples + frameExamples + mediaExamples + stillExamples
    + waitingExamples + gatedExamples

  /// What explanations show.
  static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A star that turns from the start", isDocumentation: true,
      """
      Image(systemName: "star")
        .rotationEffect(.degrees(angle))
        .onAppear {
          withAnimation(.linear(duration: 4).⟦repeatForever⟧(autoreverses: false)) {
            angle = 360
          }
        }
      """,
      properties: """
        @State private var angle = 0.0
        """),
    ControlExample.example(
      "A picture that goes through its phases", isDocumentation: true,
      """
      Image(systemName: "heart")
        .⟦phaseAnimator⟧([1, 1.2]) { view, scale in
          view.scaleEffect(scale)
        }
      """),
    ControlExample.example(
      "A star that turns unless motion is to be reduced", isDocumentation: true,
      """
      Image(systemName: "star")
        .rotationEffect(.degrees(angle))
        .onAppear {
          guard !reduceMotion else { return }
          withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) {
            angle = 360
          }
        }
      """,
      properties: """
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var angle = 0.0
        """),
    ControlExample.example(
      "A dot that beats while something is recorded", isDocumentation: true,
      """
      VStack {
        Circle()
          .scaleEffect(isRecording ? 1.2 : 1)
          .animation(.easeInOut.repeatForever(), value: isRecording)
        Button("Record", systemImage: "mic") { isRecording.toggle() }
      }
      """,
      properties: """
        @State private var isRecording = false
        """),
  ]

  /// Animations that repeat forever.
  static let animationExamples: [RuleExample] = [
    ControlExample.example(
      "An animation of a value that changes as the screen appears",
      """
      Circle()
        .scaleEffect(isLarge ? 1.2 : 1)
        .animation(
          .easeInOut(duration: 1).⟦repeatForever⟧(autoreverses: true),
          value: isLarge)
        .onAppear { isLarge = true }
      """,
      properties: """
        @State private var isLarge = false
        """),
    ControlExample.example(
      "An animation in a task",
      """
      Circle()
        .opacity(isFaded ? 0.3 : 1)
        .task {
          withAnimation(Animation.easeInOut(duration: 1).delay(1).⟦repeatForever⟧()) {
            isFaded.toggle()
          }
        }
      """,
      properties: """
        @State private var isFaded = false
        """),
    ControlExample.example(
      "An animation that begins a moment later",
      """
      Circle()
        .opacity(isFaded ? 0.3 : 1)
        .onAppear(perform: begin)
      """,
      properties: """
        @State private var isFaded = false

        private func begin() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            withAnimation(.linear.⟦repeatForever⟧()) { isFaded = true }
          }
        }
        """),
    ControlExample.example(
      "An animation that a property holds",
      """
      Circle()
        .scaleEffect(isLarge ? 1.2 : 1)
        .onAppear { withAnimation(beat) { isLarge = true } }
      """,
      properties: """
        @State private var isLarge = false
        private var beat: Animation { .easeInOut(duration: 1).⟦repeatForever⟧() }
        """),
    ControlExample.example(
      "An animation of every change",
      """
      Text("☀️")
        .rotationEffect(.degrees(isTurned ? 360 : 0))
        .animation(forever)
        .onAppear { isTurned.toggle() }
      """,
      properties: """
        @State private var isTurned = false
        """,
      """
      private let forever = Animation.linear(duration: 7).⟦repeatForever⟧()
      """),
    ControlExample.example(
      "An animation by a helper of the app's own",
      """
      Circle()
        .scaleEffect(isLarge ? 1.2 : 1)
        .onAppear {
          withCalmAnimation(.easeInOut.⟦repeatForever⟧()) { isLarge = true }
        }
      """,
      properties: """
        @State private var isLarge = false
        """,
      """
      func withCalmAnimation(_ animation: Animation, _ change: () -> Void) {
        withAnimation(animation) { change() }
      }
      """),
    ControlExample.example(
      "An animation of an extension",
      """
      Circle()
        .scaleEffect(isLarge ? 1.2 : 1)
        .animation(.beat, value: isLarge)
        .onAppear { isLarge = true }
      """,
      properties: """
        @State private var isLarge = false
        """,
      """
      extension Animation {
        static let beat = Animation.easeInOut(duration: 1).⟦repeatForever⟧(autoreverses: true)
      }
      """),
    ControlExample.example(
      "A modifier of the app's own that lets things beat",
      """
      Label("Draw", systemImage: "pencil").beating()
      """,
      """
      struct Beat: ViewModifier {
        @State private var isLarge = false

        func body(content: Content) -> some View {
          content
            .scaleEffect(isLarge ? 1.1 : 1)
            .onAppear {
              withAnimation(.easeInOut(duration: 1).⟦repeatForever⟧()) { isLarge = true }
            }
        }
      }

      extension View {
        func beating() -> some View { modifier(Beat()) }
      }
      """),
    ControlExample.example(
      "A line of text that runs past",
      """
      Text("Draw something nice today")
        .offset(x: position)
        .onAppear {
          position = 300
          withAnimation(.linear(duration: 8).⟦repeatForever⟧(autoreverses: false)) {
            position = -300
          }
        }
      """,
      properties: """
        @State private var position: CGFloat = 0
        """),
    ControlExample.example(
      "A line of text that a timer moves",
      """
      Text("Draw something nice today")
        .offset(x: position)
        .onReceive(timer) { _ in position = position < -300 ? 300 : position - 1 }
      """,
      properties: """
        @State private var position: CGFloat = 0
        private let timer = Timer.⟦publish⟧(every: 0.02, on: .main, in: .common).autoconnect()
        """),
    ControlExample.example(
      "An animation of a model that starts by itself",
      """
      Circle()
        .scaleEffect(model.scale)
        .onAppear { model.start() }
      """,
      properties: """
        @StateObject private var model = Beat()
        """,
      """
      final class Beat: ObservableObject {
        @Published var scale = 1.0

        func start() {
          withAnimation(.easeInOut.⟦repeatForever⟧()) { scale = 1.2 }
        }
      }
      """),
    ControlExample.example(
      "A dot under a condition that holds from the start",
      """
      VStack {
        if showsDot {
          Dot()
        }
      }
      """,
      properties: """
        @State private var showsDot = true
        """,
      """
      struct Dot: View {
        @State private var isLarge = false

        var body: some View {
          Circle()
            .scaleEffect(isLarge ? 1.2 : 1)
            .animation(isLarge ? .default.⟦repeatForever⟧() : .default, value: isLarge)
            .onAppear { isLarge = true }
        }
      }
      """),
  ]

  /// Phases, key frames, symbols and timelines.
  static let frameExamples: [RuleExample] = [
    ControlExample.example(
      "A view of phases",
      """
      ⟦PhaseAnimator⟧([false, true]) { isLarge in
        Text("Draw").scaleEffect(isLarge ? 1.2 : 1)
      }
      """),
    ControlExample.example(
      "Key frames that repeat",
      """
      Image(systemName: "bell")
        .⟦keyframeAnimator⟧(initialValue: 0.0, repeating: true) { view, angle in
          view.rotationEffect(.degrees(angle))
        } keyframes: { _ in
          LinearKeyframe(20, duration: 0.5)
          LinearKeyframe(0, duration: 0.5)
        }
      """),
    ControlExample.example(
      "Symbols that keep moving",
      """
      VStack {
        Image(systemName: "wifi").⟦symbolEffect⟧(.variableColor.iterative.reversing)
        Image(systemName: "heart").⟦symbolEffect⟧(.pulse)
        Image(systemName: "bell").⟦symbolEffect⟧(.pulse, options: .repeating.speed(2))
        Image(systemName: "star").⟦symbolEffect⟧(.pulse, isActive: true)
      }
      """),
    ControlExample.example(
      "A symbol that moves from the start",
      """
      Image(systemName: "heart")
        .⟦symbolEffect⟧(.pulse, isActive: isActive)
        .onAppear { isActive = true }
      """,
      properties: """
        @State private var isActive = false
        """),
    ControlExample.example(
      "A drawing that follows the time",
      """
      ⟦TimelineView⟧(.animation) { timeline in
        let angle = timeline.date.timeIntervalSinceReferenceDate
        Image(systemName: "gear")
          .rotationEffect(.radians(angle))
      }
      """),
    ControlExample.example(
      "A canvas that follows the time",
      """
      ⟦TimelineView⟧(.animation(minimumInterval: 1 / 30)) { timeline in
        Canvas { context, size in
          let x = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
          context.fill(
            Path(CGRect(x: x * size.width, y: 0, width: 8, height: 8)), with: .color(.red))
        }
      }
      """),
  ]

  /// Films that play.
  static let mediaExamples: [RuleExample] = [
    media(
      "A film that plays as the screen appears",
      """
      VideoPlayer(player: player)
        .onAppear { player.⟦play⟧() }
      """,
      properties: """
        @State private var player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
        """),
    media(
      "A film that plays once it is there",
      """
      VStack {
        if let player {
          VideoPlayer(player: player)
        }
      }
      .task {
        let film = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
        film.⟦play⟧()
        player = film
      }
      """,
      properties: """
        @State private var player: AVPlayer?
        """),
    media(
      "A film of a model",
      """
      VideoPlayer(player: model.player)
        .onAppear(perform: model.begin)
      """,
      properties: """
        @StateObject private var model = Film()
        """,
      """
      @MainActor final class Film: ObservableObject {
        let player = AVQueuePlayer()

        func begin() {
          player.isMuted = true
          player.⟦play⟧()
        }
      }
      """),
    media(
      "A film that a button plays",
      """
      VStack {
        VideoPlayer(player: player)
        Button("Play", systemImage: "play") { player.play() }
      }
      .onDisappear { player.pause() }
      """,
      properties: """
        @State private var player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
        """),
    media(
      "A film that plays where the person allows it",
      """
      VideoPlayer(player: player)
        .onAppear {
          if UIAccessibility.isVideoAutoplayEnabled { player.play() }
        }
      """,
      properties: """
        @State private var player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
        """),
    media(
      "A game that somebody plays",
      """
      Text("Chess").onAppear { game.play() }
      """,
      properties: """
        @StateObject private var game = Game()
        """,
      """
      final class Game: ObservableObject {
        func play() {}
      }
      """),
  ]

  private static func media(
    _ caption: String, _ body: String, properties: String, _ declarations: String = ""
  ) -> RuleExample {
    RuleExample(
      caption,
      "import AVKit\n" + ControlExample.home(body, properties: properties, declarations))
  }
}
