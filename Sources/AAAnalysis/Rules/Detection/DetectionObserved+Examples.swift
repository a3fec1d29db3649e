extension DetectionObserved {
  /// A view that knows the mode, with modifiers on its text.
  private static func view(_ modifiers: String, _ members: String = "") -> String {
    """
    import Accessibility
    import SwiftUI

    struct Gallery: View {
      @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
      @State private var showsAll = false
      \(members)

      var body: some View {
        Text("Photos")
          \(modifiers)
      }
    }

    """
  }

  static let reportedExamples: [RuleExample] = [
    RuleExample(
      "A change that never comes", isDocumentation: true,
      view(".⟦onChange⟧(of: isSimple) { _, isOn in showsAll = !isOn }")),
    RuleExample(
      "The setting, and its opposite",
      view(
        """
        .⟦onChange⟧(of: AccessibilitySettings.isAssistiveAccessEnabled) { showsAll = false }
            .⟦task⟧(id: !isSimple) { showsAll = true }
        """)),
    RuleExample(
      "Behind `self`, and compared",
      view(
        """
        .⟦onChange⟧(of: self.isSimple, initial: true) { showsAll = false }
            .⟦onChange⟧(of: isSimple == true) { showsAll = false }
        """)),
    RuleExample(
      "An animation of a change",
      view(".⟦animation⟧(.default, value: isSimple)")),
    RuleExample(
      "A property that passes the mode on",
      view(
        ".⟦onChange⟧(of: showsLess) { showsAll = false }",
        "private var showsLess: Bool { isSimple }")),
    RuleExample(
      "A constant of another type",
      view(
        ".⟦onChange⟧(of: Mode.isSimple) { showsAll = false }",
        "enum Mode { static let isSimple = AccessibilitySettings.isAssistiveAccessEnabled }")),
    RuleExample(
      "In an extension in another file",
      files: [
        .init(
          "Gallery.swift",
          view(".padding()").replacing("private var isSimple", with: "var isSimple")),
        .init(
          "Header.swift",
          """
          import SwiftUI

          /// The header, also in Assistive Access (AssistiveAccess).
          extension Gallery {
            var header: some View {
              Text("Ours").⟦onChange⟧(of: isSimple) { print("changed") }
            }
          }

          """),
      ]),
  ]

  static let silentExamples: [RuleExample] = [
    RuleExample(
      "The mode is read where it counts", isDocumentation: true,
      view(".font(isSimple ? .largeTitle : .body)\n      .onAppear { showsAll = !isSimple }")),
    RuleExample(
      "Something else is observed",
      view(".onChange(of: showsAll) { if isSimple { showsAll = false } }")),
    RuleExample(
      "Something else has a part in it",
      view(".onChange(of: isSimple && showsAll) { showsAll = false }")),
    RuleExample(
      "A variable that may change",
      view(
        ".onChange(of: model.isSimple) { showsAll = false }",
        """
        final class Model { var isSimple = AccessibilitySettings.isAssistiveAccessEnabled }
          var model = Model()
        """)),
    RuleExample(
      "A flag of the app's own with a name like it",
      """
      import SwiftUI

      struct Gallery: View {
        @AppStorage("simulateAssistiveAccess") private var simulateAssistiveAccess = false
        var body: some View {
          Text("Photos").animation(.default, value: simulateAssistiveAccess)
        }
      }

      """),
    RuleExample(
      "A parameter of the same name",
      view(
        ".padding()",
        """
        func row(_ isSimple: Bool) -> some View {
            Text("Row").onChange(of: isSimple) { print(isSimple) }
          }
        """)),
    RuleExample(
      "The mode as the identity of a view, or handed on",
      view(".id(isSimple).disabled(isSimple)")),
    RuleExample(
      "Another type's property of the same name",
      files: [
        .init("Gallery.swift", view(".padding()")),
        .init(
          "Other.swift",
          """
          import SwiftUI

          /// Beside the one for AssistiveAccess.
          struct Other: View {
            @State private var isSimple = false
            var body: some View { Toggle("Simple", isOn: $isSimple).onChange(of: isSimple) {} }
          }

          """),
      ]),
  ]
}
