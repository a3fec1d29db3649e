/// A comment that names a rule that does not exist, or says what cannot be understood. Judged by
/// `SuppressionJudge`, after all other rules.
enum SuppressionUnknownRule: Rule {
  static func check(_ context: RuleContext) -> [Finding] { [] }

  static let description = RuleDescription(
    id: "suppression-unknown-rule", family: .hygiene, severity: .warning,
    title: "A suppression names no known rule",
    problem: """
      A comment that begins with `aalsp:` names a rule that does not exist, names none, or is in no \
      form that is understood.
      """,
    impact: """
      It silences nothing, though whoever wrote it believes that it does; and a later reader takes \
      for decided what nobody has looked at.
      """,
    remedy: """
      Write `aalsp:disable:next`, `:this`, `:previous` or `:file`, or a region from `aalsp:disable` \
      to `aalsp:enable`, then the ids of the rules, and after a dash the reason. `aalsp explain` \
      lists the rules.
      """,
    facts: [], sources: [], hasFix: true, examples: examples)
}

extension SuppressionUnknownRule {
  /// An app that shows a view in Assistive Access.
  private static func scene(_ view: String) -> String {
    """
    import SwiftUI

    @main struct Calm: App {
      var body: some Scene {
        AssistiveAccess {
          \(view)
        }
      }
    }
    """
  }

  private static let examples = [
    RuleExample(
      "A misspelled rule", isDocumentation: true,
      scene("Button(\"Start\") {}  // aalsp:disable:this ⟦label-without-icons⟧"),
      fixed: scene("Button(\"Start\") {}  // aalsp:disable:this label-without-icon")),
    RuleExample(
      "A misspelled rule that reports nothing",
      "let first = 1  // aalsp:disable:this ⟦label-without-icons⟧\n", fixed: "let first = 1\n"),
    RuleExample(
      "Words that are no rule",
      "let first = 1  // aalsp:disable:this suppression-unused ⟦because⟧ ⟦of⟧ ⟦size⟧\n",
      fixed: "let first = 1  // aalsp:disable:this suppression-unused of size\n"),
    RuleExample(
      "A form that does not exist",
      scene("Button(\"Start\") {}  // ⟦aalsp:disable:ths⟧ label-without-icon"),
      fixed: scene("Button(\"Start\") {}  // aalsp:disable:this label-without-icon")),
    RuleExample(
      "A comment that names no rule", "let first = 1\n// ⟦aalsp:disable:file⟧ - later\n",
      fixed: "let first = 1\n"),
    RuleExample(
      "In a property list",
      files: [
        RuleExample.File(
          "Info.plist",
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
            <!-- aalsp:disable:next ⟦support-key-misssing⟧, suppression-unused -->
            <key>CFBundleName</key>
            <string>Calm</string>
          </dict>
          </plist>
          """,
          fixed: """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
              <!-- aalsp:disable:next suppression-unused -->
              <key>CFBundleName</key>
              <string>Calm</string>
            </dict>
            </plist>
            """)
      ]),
    RuleExample(
      "Reasons behind dashes",
      """
      import SwiftUI

      @main struct Calm: App {
        var body: some Scene {
          AssistiveAccess { Root() }
        }
      }

      struct Root: View {
        var body: some View {
          VStack {
            Button("One") {}  // aalsp:disable:this label-without-icon - any words
            Button("Two") {}  // aalsp:disable:this label-without-icon -- any words
            Button("Three") {}  // aalsp:disable:this label-without-icon — any words
            Button("Four") {}  // aalsp:disable:this label-without-icon: any words
            Button("Five") {}  /* aalsp:disable:this label-without-icon */
          }
        }
      }
      """),
    RuleExample("Words of another tool", "// swiftlint:disable:next line_length\nlet first = 1\n"),
    RuleExample(
      "A comment that is about aalsp", "// The server is aalsp: see its page.\nlet first = 1\n"),
  ]
}
