/// Room around a control, and room in its label.
extension TargetSmall {
  static let roomExamples: [RuleExample] = [
    ControlExample.example(
      "Room around a button is no part of it",
      """
      Button(action: {}) {
        Label("Dismiss", systemImage: "xmark")
          .font(.body)
      }
      .⟦frame⟧(width: 20, height: 20)
      .buttonStyle(.plain)
      .accessibilityIdentifier("dismiss")
      """,
      fixed: """
        Button(action: {}) {
          Label("Dismiss", systemImage: "xmark")
            .font(.body)
            .frame(minWidth: 60, minHeight: 60)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("dismiss")
        """),
    ControlExample.example(
      "A title that becomes a label",
      """
      Button("Add", systemImage: "plus", role: .cancel) {
        drawings += 1
      }.⟦frame⟧(height: 24)
        .padding()
      """,
      fixed: """
        Button(role: .cancel) {
          drawings += 1
        } label: {
          Label("Add", systemImage: "plus").frame(minHeight: 60)
        }
          .padding()
        """,
      properties: "@State private var drawings = 0"),
    ControlExample.example(
      "A title behind which the action is named, and a link",
      """
      Button("+", action: add).⟦frame⟧(width: 99, height: 24, alignment: .leading)
      NavigationLink(value: 1) { Label("Draw", systemImage: "pencil") }
        .⟦frame⟧(maxHeight: 50)
      """,
      fixed: """
        Button(action: add) { Text("+").frame(minHeight: 60) }.frame(width: 99, alignment: .leading)
        NavigationLink(value: 1) { Label("Draw", systemImage: "pencil") }
          .frame(maxHeight: 50)
        """,
      properties: "@State private var drawings = 0",
      """
      extension Home {
        func add() { drawings += 1 }
      }
      """),
    ControlExample.example(
      "A label that is smaller than the room around it",
      """
      Button(action: {}) {
        if isOn {
          Rectangle().fill(.red).⟦frame⟧(maxWidth: .infinity, maxHeight: 10).clipShape(.rect)
        } else {
          Rectangle().fill(.blue).frame(maxWidth: .infinity, maxHeight: 10).clipShape(.capsule)
        }
      }
      .accessibilityLabel("First")
      .frame(height: 24)
      """,
      fixed: """
        Button(action: {}) {
          if isOn {
            Rectangle().fill(.red).frame(maxWidth: .infinity, maxHeight: 60).clipShape(.rect)
          } else {
            Rectangle().fill(.blue).frame(maxWidth: .infinity, maxHeight: 60).clipShape(.capsule)
          }
        }
        .accessibilityLabel("First")
        """,
      properties: "@State private var isOn = true"),
    ControlExample.example(
      "Much room around a small label of a plain button",
      """
      Button(action: {}) {
        Label("Add", systemImage: "plus").⟦frame⟧(width: 20, height: 20)
      }
      .buttonStyle(.plain)
      .frame(width: 80, height: 80)
      """,
      fixed: """
        Button(action: {}) {
          Label("Add", systemImage: "plus").frame(width: 60, height: 60)
        }
        .buttonStyle(.plain)
        .frame(width: 80, height: 80)
        """),
    RuleExample(
      "In the ordinary interface a button is its label",
      files: [
        .init(
          "App.swift",
          fullScreen(
            """
            Button(action: {}) {
              Image(systemName: "plus").⟦frame⟧(width: 20, height: 20)
            }
            .frame(width: 80, height: 80)
            Button("+") {}.⟦frame⟧(height: 30)
            """),
          fixed: fullScreen(
            """
            Button(action: {}) {
              Image(systemName: "plus").frame(width: 44, height: 44)
            }
            .frame(width: 80, height: 80)
            Button("+") {}.frame(height: 30)
            """)),
        .init("Info.plist", list),
      ]),
    RuleExample(
      "In the ordinary interface with just as much room as the guidelines ask for",
      files: [
        .init(
          "App.swift",
          fullScreen(
            """
            Button("+") {}.⟦frame⟧(height: 30)
            Button("+") {}.frame(height: 44)
            """),
          fixed: fullScreen(
            """
            Button {} label: { Text("+").frame(minHeight: 44) }
            Button("+") {}.frame(height: 44)
            """)),
        .init("Info.plist", list),
      ]),
    RuleExample(
      "In the ordinary interface, labels that the style or the list adds to",
      files: [
        .init(
          "App.swift",
          fullScreen(
            """
            Button(action: {}) { Image(systemName: "plus").frame(width: 20, height: 20) }
              .buttonStyle(.bordered)
              .frame(width: 80, height: 80)
            Button(action: {}) { Image(systemName: "plus").frame(width: 20, height: 20) }
            List {
              Button(action: {}) { Image(systemName: "plus").frame(width: 20, height: 20) }
                .frame(width: 80, height: 80)
            }
            .toolbar {
              Button(action: {}) { Image(systemName: "plus").frame(width: 20, height: 20) }
                .frame(width: 80, height: 80)
            }
            """)),
        .init("Info.plist", list),
      ]),
  ]

  private static let list = SupportKeyMissing.list(
    "<key>UISupportsFullScreenInAssistiveAccess</key><true/>", SupportKeyMissing.launchScreen)

  /// An app without a scene for the mode whose home screen holds these views.
  private static func fullScreen(_ views: String) -> String {
    """
    import SwiftUI

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Home() }
      }
    }

    struct Home: View {
      var body: some View {
        VStack {
          \(views.replacing("\n", with: "\n      "))
        }
      }
    }

    """
  }
}
