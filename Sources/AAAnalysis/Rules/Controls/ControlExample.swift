/// Writes the small apps in which the rules on controls show what they mean.
enum ControlExample {
  /// An app whose Assistive Access scene shows `Home`, and the given declarations.
  static func app(_ declarations: String) -> String {
    """
    import SwiftUI

    @main
    struct DrawApp: App {
      var body: some Scene {
        WindowGroup { Text("Draw") }
        AssistiveAccess { Home() }
      }
    }

    \(declarations)

    """
  }

  /// A home screen around the given views, with properties in front of its body and further
  /// declarations behind it.
  static func home(_ body: String, properties: String = "", _ declarations: String = "") -> String {
    let stored = properties.isEmpty ? "" : indented(properties, 2) + "\n\n"
    let rest = declarations.isEmpty ? "" : "\n\n" + declarations
    return app(
      "struct Home: View {\n\(stored)  var body: some View {\n\(indented(body, 4))\n  }\n}" + rest)
  }

  private static func indented(_ text: String, _ width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }

  /// An example of one file, by the views of its home screen.
  static func example(
    _ caption: String, isDocumentation: Bool = false, compiles: Bool = true, _ body: String,
    fixed: String? = nil, properties: String = "", _ declarations: String = ""
  ) -> RuleExample {
    // The marks are the text's before the fix.
    let unmarked = declarations.filter { $0 != "⟦" && $0 != "⟧" }
    return RuleExample(
      caption, isDocumentation: isDocumentation, compiles: compiles,
      home(body, properties: properties, declarations),
      fixed: fixed.map { home($0, properties: properties, unmarked) })
  }
}
