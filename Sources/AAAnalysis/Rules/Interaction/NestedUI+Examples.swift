extension NestedUI {
  static let examples = shownExamples + reportedExamples + silentExamples

  private static let state = """
    @State private var isOpen = false
    @State private var isShown = false
    """

  private static let shownExamples: [RuleExample] = [
    ControlExample.example(
      "A menu", isDocumentation: true,
      """
      ⟦Menu⟧("Share", systemImage: "square.and.arrow.up") {
        Button("Print", systemImage: "printer") {}
        Button("Send", systemImage: "paperplane") {}
      }
      """),
    ControlExample.example(
      "The same choices, visible", isDocumentation: true,
      """
      VStack {
        Button("Print", systemImage: "printer") {}
        Button("Send", systemImage: "paperplane") {}
      }
      """),
  ]

  private static let reportedExamples: [RuleExample] = [
    ControlExample.example(
      "Menus in a toolbar, one of them in the other",
      """
      NavigationStack {
        Text("Draw")
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              ⟦Menu⟧ {
                Button("Print", systemImage: "printer") {}
                ⟦Menu⟧("More", systemImage: "ellipsis") {
                  Button("Send", systemImage: "paperplane") {}
                }
              } label: {
                Label("Share", systemImage: "square.and.arrow.up")
              }
            }
          }
      }
      """),
    ControlExample.example(
      "A disclosure group",
      """
      List {
        ⟦DisclosureGroup⟧("More") {
          Text("Made in 2025")
        }
        ⟦DisclosureGroup⟧(isExpanded: $isOpen) {
          Text("Made in 2025")
        } label: {
          Label("More", systemImage: "info.circle")
        }
      }
      """,
      properties: state),
    ControlExample.example(
      "A popover",
      """
      Button("Help", systemImage: "questionmark") { isOpen = true }
        .⟦popover⟧(isPresented: $isOpen, arrowEdge: .bottom) {
          Text("Draw with a finger")
        }
      """,
      properties: state),
    ControlExample.example(
      "A popover in a modifier of the app's own",
      """
      Text("Draw").help(isPresented: $isOpen)
      """,
      properties: state,
      """
      extension View {
        func help(isPresented: Binding<Bool>) -> some View {
          ⟦popover⟧(isPresented: isPresented) { Text("Draw with a finger") }
        }
      }
      """),
    ControlExample.example(
      "A split view",
      """
      ⟦NavigationSplitView⟧ {
        Text("Drawings")
      } detail: {
        Text("One drawing")
      }
      """),
    ControlExample.example(
      "A menu behind the title",
      """
      NavigationStack {
        Text("Draw")
          .navigationTitle("Draw")
          .assistiveAccessNavigationIcon(systemImage: "pencil")
          .⟦toolbarTitleMenu⟧ {
            Button("Rename", systemImage: "pencil") {}
          }
      }
      """),
    ControlExample.example(
      "A sheet from a sheet",
      """
      Button("Colour", systemImage: "paintpalette") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Button("Other colours", systemImage: "plus") { isShown = true }
            .⟦sheet⟧(isPresented: $isShown) {
              Text("Colours")
            }
        }
      """,
      properties: state),
    ControlExample.example(
      "A sheet from a screen that was pushed in a sheet",
      """
      Button("Colour", systemImage: "paintpalette") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          NavigationStack {
            NavigationLink {
              More()
            } label: {
              Label("Other colours", systemImage: "plus")
            }
          }
        }
      """,
      properties: state,
      """
      struct More: View {
        @State private var isShown = false

        var body: some View {
          Text("Colours")
            .navigationTitle("Colours")
            .assistiveAccessNavigationIcon(systemImage: "paintpalette")
            .⟦sheet⟧(isPresented: $isShown, onDismiss: nil) { Text("More colours") }
        }
      }
      """),
    ControlExample.example(
      "A sheet in a modifier of the app's own, used in a sheet and outside",
      """
      Text("Draw")
        .help(isPresented: $isShown)
        .sheet(isPresented: $isOpen) {
          Text("Colours").padding().⟦help⟧(isPresented: $isShown)
        }
      """,
      properties: state,
      """
      extension View {
        func help(isPresented: Binding<Bool>) -> some View {
          sheet(isPresented: isPresented) { Text("Draw with a finger") }
        }
      }
      """),
  ]

  private static let silentExamples: [RuleExample] = [
    ControlExample.example(
      "Sheets side by side",
      """
      Button("Colour", systemImage: "paintpalette") { isOpen = true }
        .sheet(isPresented: $isOpen) { Text("Colours") }
        .sheet(isPresented: $isShown) { Text("Sizes") }
        .fullScreenCover(isPresented: $isShown) { Text("All") }
      """,
      properties: state),
    ControlExample.example(
      "A sheet from a cover",
      """
      Button("Draw", systemImage: "pencil") { isOpen = true }
        .fullScreenCover(isPresented: $isOpen) {
          Text("Draw")
            .sheet(isPresented: $isShown) { Text("Colours") }
        }
      """,
      properties: state),
    ControlExample.example(
      "A view that may show itself on a sheet",
      """
      Folder()
      """,
      """
      struct Folder: View {
        @State private var isOpen = false

        var body: some View {
          Button("Open", systemImage: "folder") { isOpen = true }
            .sheet(isPresented: $isOpen) { Folder() }
        }
      }
      """),
    ControlExample.example(
      "A context menu is hidden, not nested",
      """
      Text("Draw")
        .contextMenu {
          Menu("More", systemImage: "ellipsis") {
            Button("Print", systemImage: "printer") {}
          }
        }
      """),
    ControlExample.example(
      "A picker, whatever its style",
      """
      Picker("Colour", selection: $count) {
        Text("Red").tag(0)
        Text("Blue").tag(1)
      }
      .pickerStyle(.menu)
      """,
      properties: "@State private var count = 0"),
    ControlExample.example(
      "Views of the app's own with these names",
      """
      Menu {
        DisclosureGroup()
      }
      """,
      """
      struct Menu<Content: View>: View {
        @ViewBuilder let content: () -> Content

        var body: some View { VStack { content() } }
      }

      struct DisclosureGroup: View {
        var body: some View { Text("Draw") }
      }
      """),
    RuleExample(
      "A menu of the ordinary interface",
      """
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup {
            Menu("Share", systemImage: "square.and.arrow.up") {
              Button("Print", systemImage: "printer") {}
            }
          }
          AssistiveAccess {
            Button("Print", systemImage: "printer") {}
          }
        }
      }
      """),
    ControlExample.example(
      "A popover for the ordinary interface only",
      """
      if isCalm {
        Text("Draw")
      } else {
        Text("Draw").popover(isPresented: $isOpen) { Text("Draw with a finger") }
      }
      """,
      properties: state
        + "\n@Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm"),
    ControlExample.example(
      "A modifier of the app's own with that name",
      """
      Text("Draw").popover(isOpen)
      """,
      properties: state,
      """
      extension View {
        func popover(_ isOpen: Bool) -> some View {
          opacity(isOpen ? 1 : 0.5)
        }
      }
      """),
  ]
}
