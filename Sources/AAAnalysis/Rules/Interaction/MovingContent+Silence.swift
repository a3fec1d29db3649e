extension MovingContent {
  /// What ends, or does not move.
  static let stillExamples: [RuleExample] = [
    ControlExample.example(
      "An animation that ends",
      """
      Circle()
        .scaleEffect(isLarge ? 1.2 : 1)
        .onAppear {
          withAnimation(.easeInOut.repeatCount(3)) { isLarge = true }
        }
      """,
      properties: """
        @State private var isLarge = false
        """),
    ControlExample.example(
      "Phases and key frames that something triggers",
      """
      VStack {
        Button("Like", systemImage: "heart") { count += 1 }
          .phaseAnimator([1, 1.2], trigger: count) { view, scale in
            view.scaleEffect(scale)
          }
        Text("Liked")
          .keyframeAnimator(initialValue: 0.0, trigger: count) { view, angle in
            view.rotationEffect(.degrees(angle))
          } keyframes: { _ in
            LinearKeyframe(20, duration: 0.5)
          }
        Text("Once")
          .keyframeAnimator(initialValue: 0.0, repeating: false) { view, angle in
            view.rotationEffect(.degrees(angle))
          } keyframes: { _ in
            LinearKeyframe(20, duration: 0.5)
          }
      }
      """,
      properties: """
        @State private var count = 0
        """),
    ControlExample.example(
      "Symbols that move once, or stand still",
      """
      VStack {
        Image(systemName: "heart").symbolEffect(.bounce, value: count)
        Image(systemName: "bell").symbolEffect(.pulse, options: .repeat(2))
        Image(systemName: "star").symbolEffect(.pulse, options: .nonRepeating)
        Image(systemName: "sun.max").symbolEffect(.scale.up)
        Image(systemName: "moon").symbolEffect(.pulse, isActive: false)
      }
      """,
      properties: """
        @State private var count = 0
        """),
    ControlExample.example(
      "A sign of progress",
      """
      ProgressView()
      """),
    ControlExample.example(
      "Clocks",
      """
      VStack {
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text(context.date, style: .time)
        }
        TimelineView(.animation) { context in
          Text("\\(context.date.timeIntervalSince(start))").font(.title)
        }
        TimelineView(.animation(minimumInterval: 1)) { context in
          Circle().rotationEffect(.degrees(context.date.timeIntervalSince(start) * 6))
        }
      }
      """,
      properties: """
        private let start = Date()
        """),
    ControlExample.example(
      "An animation without an end that nothing sets off",
      """
      Circle()
        .scaleEffect(isLarge ? 1.2 : 1)
        .animation(.easeInOut.repeatForever(), value: isLarge)
      """,
      properties: """
        @State private var isLarge = false
        """),
    ControlExample.example(
      "A single phase",
      """
      Text("Draw").phaseAnimator([1.0]) { view, scale in view.scaleEffect(scale) }
      """),
  ]

  /// What moves because something is going on, or because the person wants it to.
  static let waitingExamples: [RuleExample] = [
    ControlExample.example(
      "A symbol that moves while something is looked for",
      """
      VStack {
        Image(systemName: "wifi").symbolEffect(.variableColor, isActive: isSearching)
        Button("Search", systemImage: "magnifyingglass") { isSearching = true }
      }
      """,
      properties: """
        @State private var isSearching = false
        """),
    ControlExample.example(
      "A wheel of the app's own that turns while it loads",
      """
      VStack {
        if isLoading {
          Wheel()
        }
        Button("Load", systemImage: "arrow.down") { isLoading = true }
      }
      """,
      properties: """
        @State private var isLoading = false
        """,
      """
      struct Wheel: View {
        @State private var isTurning = false

        var body: some View {
          Circle()
            .trim(from: 0, to: 0.7)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .onAppear {
              withAnimation(.linear.repeatForever(autoreverses: false)) { isTurning = true }
            }
        }
      }
      """),
    ControlExample.example(
      "A style of progress of the app's own",
      """
      ProgressView().progressViewStyle(WheelStyle())
      """,
      """
      struct WheelStyle: ProgressViewStyle {
        @State private var isTurning = false

        func makeBody(configuration: Configuration) -> some View {
          Circle()
            .trim(from: 0, to: 0.7)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .onAppear {
              withAnimation(.linear.repeatForever(autoreverses: false)) { isTurning = true }
            }
        }
      }
      """),
    ControlExample.example(
      "A dot that beats while a model records",
      """
      VStack {
        switch recorder.state {
        case .recording:
          Circle().phaseAnimator([1, 1.2]) { view, scale in view.scaleEffect(scale) }
        case .idle:
          Button("Record", systemImage: "mic") { recorder.start() }
        }
        if recorder.isLoud {
          Image(systemName: "speaker.wave.3").symbolEffect(.pulse)
        }
      }
      """,
      properties: """
        @StateObject private var recorder = Recorder()
        """,
      """
      final class Recorder: ObservableObject {
        enum State { case idle, recording }
        @Published var state = State.idle
        @Published var isLoud = false

        func start() { state = .recording }
      }
      """),
    ControlExample.example(
      "A hand of a clock that runs when it is started",
      """
      VStack {
        Rectangle()
          .frame(width: 2, height: 80)
          .rotationEffect(.degrees(elapsed * 6))
          .onReceive(timer) { _ in
            if isRunning { elapsed += 0.1 }
          }
        Rectangle().rotationEffect(.degrees(Double(seconds) * 6))
          .onReceive(slowTimer) { _ in seconds += 1 }
        Button("Start", systemImage: "play") { isRunning = true }
      }
      """,
      properties: """
        @State private var isRunning = false
        @State private var elapsed = 0.0
        @State private var seconds = 0
        private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        private let slowTimer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        """),
    ControlExample.example(
      "A star that a button sets in motion",
      """
      Button("Turn", systemImage: "star") {
        withAnimation(.linear.repeatForever(autoreverses: false)) { angle = 360 }
      }
      .rotationEffect(.degrees(angle))
      """,
      properties: """
        @State private var angle = 0.0
        """),
    ControlExample.example(
      "A view that is told whether to move",
      """
      VStack {
        Dot(isActive: isRecording)
        Button("Record", systemImage: "mic") { isRecording = true }
      }
      """,
      properties: """
        @State private var isRecording = false
        """,
      """
      struct Dot: View {
        let isActive: Bool
        @State private var isLarge = false

        var body: some View {
          Circle()
            .scaleEffect(isLarge ? 1.2 : 1)
            .onAppear {
              if isActive {
                withAnimation(.easeInOut.repeatForever()) { isLarge = true }
              }
            }
        }
      }
      """),
    ControlExample.example(
      "A drawing that waits to be started",
      """
      VStack {
        TimelineView(.animation(paused: !isRunning)) { timeline in
          Circle().rotationEffect(.radians(timeline.date.timeIntervalSinceReferenceDate))
        }
        Button("Start", systemImage: "play") { isRunning = true }
      }
      """,
      properties: """
        @State private var isRunning = false
        """),
    ControlExample.example(
      "An optional picture of what is going on",
      """
      VStack {
        if let upload {
          Text(upload).phaseAnimator([1, 1.2]) { view, scale in view.scaleEffect(scale) }
        }
        Button("Send", systemImage: "paperplane") { upload = "Sending" }
      }
      """,
      properties: """
        @State private var upload: String?
        """),
  ]

  /// What respects the person's settings, and what Assistive Access does not show.
  static let gatedExamples: [RuleExample] = [
    ControlExample.example(
      "No animation where motion is to be reduced",
      """
      Circle()
        .scaleEffect(isLarge ? 1.2 : 1)
        .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isLarge)
        .onAppear { isLarge = true }
      """,
      properties: """
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isLarge = false
        """),
    ControlExample.example(
      "A symbol that stands still where motion is to be reduced",
      """
      VStack {
        Image(systemName: "heart").symbolEffect(.pulse, isActive: !reduceMotion)
        if reduceMotion {
          Text("Draw")
        } else {
          Text("Draw").phaseAnimator([1, 1.2]) { view, scale in view.scaleEffect(scale) }
        }
      }
      """,
      properties: """
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        """),
    ControlExample.example(
      "A view that its parent keeps still",
      """
      Star(moves: !reduceMotion)
      """,
      properties: """
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        """,
      """
      struct Star: View {
        var moves = true

        var body: some View {
          if moves {
            Image(systemName: "star").phaseAnimator([1, 1.2]) { view, scale in
              view.scaleEffect(scale)
            }
          } else {
            Image(systemName: "star")
          }
        }
      }
      """),
    ControlExample.example(
      "A setting that is asked for by its function",
      """
      Circle()
        .scaleEffect(isLarge ? 1.2 : 1)
        .onAppear {
          if !UIAccessibility.isReduceMotionEnabled {
            withAnimation(.easeInOut.repeatForever()) { isLarge = true }
          }
        }
      """,
      properties: """
        @State private var isLarge = false
        """),
    ControlExample.example(
      "A background that moves in the ordinary interface only",
      """
      ZStack {
        if isAssistive {
          Color.blue
        } else {
          TimelineView(.animation) { timeline in
            LinearGradient(
              colors: [.blue, .green], startPoint: .top, endPoint: .bottom
            )
            .hueRotation(.radians(timeline.date.timeIntervalSinceReferenceDate))
          }
        }
        Text("Draw")
      }
      """,
      properties: """
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive
        """),
  ]
}
