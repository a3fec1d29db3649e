import Testing

@testable import AAAnalysis

@Suite struct LoginWithoutHelpTests {
  private func findings(_ body: String, _ declarations: String = "") -> [Finding] {
    ExampleWorkspace([
      "App.swift": """
        import SwiftUI
        @main struct A: App { var body: some Scene { AssistiveAccess { Home() } } }
        struct Home: View {
          @State private var text = ""
          var body: some View { VStack { \(body) } }
        }
        \(declarations)
        """
    ]).findings(of: "login-without-help")
  }

  @Test func oneFieldIsAPassword() throws {
    let found = findings("SecureField(\"A\", text: $text)")
    let fixes = try #require(found.first).fixes
    #expect(fixes.map(\.title) == ["Mark it as a password", "Mark it as a new password"])
    #expect(fixes.map(\.isPreferred) == [true, false])
    #expect(fixes.allSatisfy { !$0.isSafe })
  }

  @Test(arguments: [
    "SecureField(\"A\", text: $text)\nSecureField(\"B\", text: $text)",
    "Secret(text: $text)\nSecret(text: $text)",
  ])
  func ofTwoFieldsNoTypeIsPreferred(body: String) {
    let own = """
      struct Secret: View {
        @Binding var text: String
        var body: some View { SecureField("A", text: $text) }
      }
      """
    #expect(findings(body, own).flatMap(\.fixes).allSatisfy { !$0.isPreferred })
    #expect(!findings(body, own).isEmpty)
  }

  @Test func fieldsThatExcludeEachOtherAreOne() {
    let found = findings(
      "if text == \"\" { SecureField(\"A\", text: $text) } else { SecureField(\"B\", text: $text) }"
    )
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.fixes.first?.isPreferred == true })
  }

  @Test(arguments: [".textContentType(nil)", ".textContentType(.none)"])
  func whatWasDeclinedIsLeftAlone(modifier: String) {
    let found = findings("SecureField(\"A\", text: $text)\(modifier)")
    #expect(found.count == 1 && found.allSatisfy { $0.fixes.isEmpty })
  }

  @Test(arguments: [
    ".introspect(.secureField) { $0.textContentType = .password }", ".modifier(Foreign())",
    ".textFieldStyle(.foreign)", ".textFieldStyle(ForeignStyle())",
  ])
  func whatCannotBeReadMayHelp(modifier: String) {
    #expect(findings("SecureField(\"A\", text: $text)\(modifier)").isEmpty)
  }
}
