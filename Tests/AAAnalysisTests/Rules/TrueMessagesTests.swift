import Testing

@testable import AAAnalysis

/// What messages say of a place is true of it.
@Suite struct TrueMessagesTests {
  private func messages(_ rule: String, _ body: String) -> [String] {
    ExampleWorkspace([
      "App.swift": """
        import SwiftUI
        @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
        struct Home: View {
          @State private var x = 0.0
          @State private var isOn = false
          var body: some View {
            \(body)
          }
        }
        """
    ]).findings(of: rule).map(\.message)
  }

  /// A knob may well look as if it could be dragged.
  @Test func aDragIsOnlySaidToBeTheOnlyWay() {
    let drag = messages(
      "hidden-gesture",
      "Circle().gesture(DragGesture().onEnded { x = $0.location.x })")
    #expect(drag == ["A drag is the only way to do this. Add a visible button that does the same."])
    let held = messages("hidden-gesture", "Text(\"A\").onLongPressGesture { x += 1 }")
    #expect(held.count == 1)
    #expect(held.allSatisfy { $0.contains("nothing on the screen shows it") })
  }

  /// The size is the label's, and what is asked for is what the fix gives.
  @Test func aControlIsAsLargeAsItsLabel() {
    let label = "Rectangle().frame(maxWidth: .infinity, maxHeight: 10)"
    let small = messages("target-small", "Button(action: {}) { \(label) }.frame(height: 24)")
    #expect(small.count == 1)
    #expect(small.allSatisfy { $0.contains("10 points high") && $0.contains("ask for 60") })
    let either = "if isOn { \(label) } else { \(label.replacing("10", with: "12")) }"
    #expect(
      messages("target-small", "Button(action: {}) { \(either) }.frame(height: 24)").count == 1)
  }
}
