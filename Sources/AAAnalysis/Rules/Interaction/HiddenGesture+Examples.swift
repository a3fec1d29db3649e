extension HiddenGesture {
  static let examples =
    shownExamples + gestureExamples + menuExamples + rowExamples + pageExamples + wayExamples
    + harmlessExamples + viewingExamples

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A long press that nothing shows", isDocumentation: true,
      """
      Label("Song", systemImage: "music.note")
        .⟦onLongPressGesture⟧ { isFavorite.toggle() }
      """,
      properties: "@State private var isFavorite = false"),
    ControlExample.example(
      "The button of a context menu, shown", isDocumentation: true,
      """
      Label("Garden", systemImage: "leaf")
        .⟦contextMenu⟧ {
          Button("Water", systemImage: "drop") { isWet = true }
        }
      """,
      fixed: """
        VStack {
          Label("Garden", systemImage: "leaf")
          Button("Water", systemImage: "drop") { isWet = true }
        }
        """,
      properties: "@State private var isWet = false"),
    ControlExample.example(
      "A long press beside a button that does the same", isDocumentation: true,
      """
      Label("Song", systemImage: "music.note")
        .onLongPressGesture { isFavorite.toggle() }
      Button("Favourite", systemImage: "heart") { isFavorite.toggle() }
      """,
      properties: "@State private var isFavorite = false"),
  ]

  // MARK: Gestures

  private static let gestureExamples: [RuleExample] = [
    ControlExample.example(
      "A double tap, and three taps by a gesture",
      """
      Image(systemName: "heart").⟦onTapGesture⟧(count: 2, perform: like)
      Image(systemName: "star")
        .gesture(⟦TapGesture⟧(count: 3).onEnded { rating = 5 })
      """,
      properties: """
        @State private var likes = 0
        @State private var rating = 0
        """,
      """
      extension Home {
        func like() { likes += 1 }
      }
      """),
    ControlExample.example(
      "A swipe that turns to another picture",
      """
      Text("Picture \\(page)")
        .gesture(
          ⟦DragGesture⟧()
            .onEnded { value in
              if value.translation.width < -50 { page += 1 }
            })
      """,
      properties: "@State private var page = 0"),
    ControlExample.example(
      "Long presses and drags in other spellings",
      """
      Text("One").gesture(press)
      Text("Two").highPriorityGesture(hold { isHeld = true })
      Text("Three").simultaneousGesture(
        ⟦LongPressGesture⟧().sequenced(before: DragGesture()).onEnded { _ in place = 3 })
      Text("Four").gesture(isOn ? ⟦DragGesture⟧().onEnded { _ in place = 4 } : nil)
      Text("Five").gesture(Flick { place = 5 })
      """,
      properties: """
        @State private var isOn = true
        @State private var isHeld = false
        @State private var isPressed = false
        @State private var place = 0
        """,
      """
      extension Home {
        private var press: some Gesture {
          let long = ⟦LongPressGesture⟧(minimumDuration: 1)
          return long.onEnded { _ in isPressed = true }
        }

        private func hold(_ action: @escaping () -> Void) -> some Gesture {
          ⟦LongPressGesture⟧().onEnded { _ in action() }
        }
      }

      struct Flick: Gesture {
        let action: () -> Void

        var body: some Gesture {
          ⟦DragGesture⟧(minimumDistance: 30).onEnded { _ in action() }
        }
      }
      """),
    ControlExample.example(
      "A pinch that changes how many columns there are, and a turn",
      """
      Text("Photos")
        .gesture(
          ⟦MagnifyGesture⟧().onEnded { value in
            columns = value.magnification > 1 ? 2 : 4
          })
      Image(systemName: "dial.low")
        .rotationEffect(angle)
        .gesture(⟦RotateGesture⟧().onChanged { angle = $0.rotation })
      """,
      properties: """
        @State private var columns = 3
        @State private var angle = Angle.zero
        """),
    ControlExample.example(
      "What lasts of a drag: where something was put, and not how far it was moved",
      """
      Circle()
        .offset(moved)
        .gesture(
          ⟦DragGesture⟧()
            .onChanged { moved = $0.translation }
            .onEnded { value in
              place.width += value.translation.width
              moved = .zero
            })
      Circle()
        .offset(moved)
        .gesture(
          DragGesture()
            .onChanged { moved = $0.translation }
            .onEnded { _ in moved = .zero })
      """,
      properties: """
        @State private var moved = CGSize.zero
        @State private var place = CGSize.zero
        """),
    ControlExample.example(
      "A row of the team’s own that is given its long press",
      """
      ForEach(["A", "B"], id: \\.self) { name in
        Row(name: name) { chosen = name }
        Row(name: name)
      }
      """,
      properties: "@State private var chosen = \"\"",
      """
      struct Row: View {
        let name: String
        var onHold: (() -> Void)?

        var body: some View {
          Text(name).⟦onLongPressGesture⟧ { onHold?() }
        }
      }
      """),
    RuleExample(
      "Shaking, by a notification and a modifier of the team’s own",
      compiles: false,  // Overriding in an extension needs Objective-C.
      files: [
        .init(
          "App.swift",
          ControlExample.home(
            "Text(\"Dice: \\(dice)\").⟦onShake⟧ { dice = Int.random(in: 1...6) }",
            properties: "@State private var dice = 1")),
        .init(
          "Shake.swift",
          """
          import SwiftUI
          import UIKit

          extension Notification.Name {
            static let deviceDidShake = Notification.Name("deviceDidShake")
          }

          extension UIWindow {
            open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
              if motion == .motionShake {
                NotificationCenter.default.post(name: .deviceDidShake, object: nil)
              }
            }
          }

          struct ShakeModifier: ViewModifier {
            let action: () -> Void

            func body(content: Content) -> some View {
              content
                .onReceive(NotificationCenter.default.publisher(for: .deviceDidShake)) { _ in
                  action()
                }
            }
          }

          extension View {
            func onShake(_ action: @escaping () -> Void) -> some View {
              modifier(ShakeModifier(action: action))
            }
          }

          """),
      ]),
    ControlExample.example(
      "A way for assistive technologies alone",
      """
      VStack {
        Text("Song")
          // Held, not tapped.
          .⟦onLongPressGesture⟧ {
            like()
          }
          .accessibilityAction(named: "Gefällt mir") {
            like()
          }
          .padding()
      }
      """,
      fixed: """
        VStack {
          VStack {
            Text("Song")
              // Held, not tapped.
              .onLongPressGesture {
                like()
              }
              .accessibilityAction(named: "Gefällt mir") {
                like()
              }
            Button("Gefällt mir", systemImage: "hand.thumbsup.fill") {
              like()
            }
          }
          .padding()
        }
        """,
      properties: "@State private var likes = 0",
      """
      extension Home {
        func like() { likes += 1 }
      }
      """),
    ControlExample.example(
      "A drag away that closes a sheet",
      """
      Button("Open", systemImage: "book") { isOpen = true }
        .sheet(isPresented: $isOpen) { Page() }
      """,
      properties: "@State private var isOpen = false",
      """
      struct Page: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("Once upon a time").gesture(⟦DragGesture⟧().onEnded { _ in dismiss() })
        }
      }
      """),
    ControlExample.example(
      "A button that only closes what the gesture opens",
      """
      Text("Sky").⟦onLongPressGesture⟧ { isShown = true }
      if isShown {
        Button("Close", systemImage: "xmark") { isShown = false }
      }
      """,
      properties: "@State private var isShown = false"),
    ControlExample.example(
      "A button that opens another sheet by the same state",
      """
      Text("Sky").⟦onLongPressGesture⟧ { sheet = .clouds }
      Button("Sun", systemImage: "sun.max") { sheet = .sun }
      Text(sheet == .sun ? "Sun" : "Clouds")
      """,
      properties: "@State private var sheet: Sheet?",
      """
      enum Sheet {
        case sun, clouds
      }
      """),
  ]
}
