extension TapGestureControl {
  static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "The keyboard put away, and the focus moved", compiles: false,  // Selectors need Objective-C.
      """
      VStack {
        Text("Name")
      }
      .contentShape(Rectangle())
      .onTapGesture { focus = nil }
      Text("One").onTapGesture {
        UIApplication.shared.sendAction(
          #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
      Text("Two").onTapGesture { hideKeyboard() }
      Text("Three").onTapGesture { isTyping = false }
      Text("Four").gesture(TapGesture().onEnded { isTyping = true })
      """,
      properties: """
        @FocusState private var focus: Int?
        @FocusState private var isTyping: Bool
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
      "Fields that are tapped",
      """
      TextField("Name", text: $name).onTapGesture { isNaming = true }
      SearchBar(name: $name).onTapGesture { isNaming = true }
      Text(isNaming ? "Naming" : "")
      """,
      properties: """
        @State private var name = ""
        @State private var isNaming = false
        """,
      """
      struct SearchBar: View {
        @Binding var name: String

        var body: some View {
          HStack {
            Image(systemName: "magnifyingglass")
            TextField("Search", text: $name)
          }
        }
      }
      """),
    ControlExample.example(
      "A gesture beside a control’s own",
      """
      Button("Draw", systemImage: "pencil") { drawings += 1 }
        .simultaneousGesture(TapGesture().onEnded { taps += 1 })
      DrawButton(drawings: $drawings)
        .simultaneousGesture(TapGesture().onEnded { taps += 1 })
      VStack {
        Button("Draw", systemImage: "pencil") { drawings += 1 }
      }
      .simultaneousGesture(TapGesture().onEnded { taps += 1 })
      NavigationLink(value: taps) { Label("Taps", systemImage: "hand.tap") }
        .onTapGesture { taps += 1 }
      """,
      properties: """
        @State private var drawings = 0
        @State private var taps = 0
        """,
      """
      struct DrawButton: View {
        @Binding var drawings: Int

        var body: some View {
          Button("Draw", systemImage: "pencil") { drawings += 1 }
        }
      }
      """),
    ControlExample.example(
      "Taps that do nothing, or are only felt",
      """
      Text("One").onTapGesture {}
      Text("Two").onTapGesture { print("tapped") }
      Text("Three").onTapGesture { UISelectionFeedbackGenerator().selectionChanged() }
      Text("Four").gesture(TapGesture())
      Card()
      """,
      """
      struct Card: View {
        var onTap: () -> Void = {}

        var body: some View {
          Text("Card").onTapGesture { onTap() }
        }
      }
      """),
    ControlExample.example(
      "Several taps, and taps at a place",
      """
      Text("One").onTapGesture(count: 2) { taps += 1 }
      Text("Two").onTapGesture { place in x = place.x }
      Text("Three").onTapGesture(coordinateSpace: .global) { x = $0.x }
      Text("Four").gesture(SpatialTapGesture().onEnded { x = $0.location.x })
      Text("Five").onTapGesture(count: count) { taps += 1 }
      """,
      properties: """
        @State private var taps = 0
        @State private var x = 0.0
        let count = 2
        """),
    ControlExample.example(
      "A surface behind something that has a button to close it",
      """
      ZStack {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isShown = false }
        Color(white: 0.5).onTapGesture { isShown = false }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .onTapGesture { isShown = false }
        Rectangle().ignoresSafeArea().onTapGesture { other += 1 }
        Rectangle().onTapGesture { withAnimation { isShown = false } }
        Button("Close", systemImage: "xmark") { isShown = false }
      }
      .background { Rectangle().onTapGesture { other += 1 } }
      Text(isShown ? "Shown" : "")
      """,
      properties: """
        @State private var isShown = true
        @State private var other = 0
        """),
    ControlExample.example(
      "A tap beside what is chosen that only gives it up",
      """
      ScrollView {
        Text("Sun")
        Button("Choose", systemImage: "checkmark") { chosen = "Sun" }
      }
      .onTapGesture { chosen = nil }
      """,
      properties: "@State private var chosen: String?"),
    ControlExample.example(
      "A row that makes its toggle easier to hit",
      """
      HStack {
        Text("Light")
        Toggle("Light", isOn: $isOn)
      }
      .onTapGesture { isOn.toggle() }
      """,
      properties: "@State private var isOn = false"),
    ControlExample.example(
      "The words beside a control that sets the same",
      """
      HStack {
        Text("Light")
          .onTapGesture {
            isDark = false
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
          }
        Toggle(isOn: $isDark) { EmptyView() }
        Text("Dark").onTapGesture { isDark = true }
      }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Image(systemName: "plus").onTapGesture { withAnimation { size = 2 } }
      Volume(level: $level)
      """,
      properties: """
        @State private var isDark = false
        @State private var size = 1
        @State private var level = 0.5
        """,
      """
      struct Volume: View {
        @Binding var level: Double

        var body: some View {
          HStack {
            Image(systemName: "speaker").onTapGesture { level = 0 }
            Slider(value: $level)
          }
        }
      }
      """),
    ControlExample.example(
      "The label of a control",
      """
      DisclosureGroup(isExpanded: $isOpen) {
        Text("Sun")
      } label: {
        Text("Weather").onTapGesture { isOpen.toggle() }
      }
      """,
      properties: "@State private var isOpen = false"),
    RuleExample(
      "A tap in the ordinary interface",
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
          Text("Board").onTapGesture { isLarge.toggle() }
        }
      }

      """),
  ]
}
