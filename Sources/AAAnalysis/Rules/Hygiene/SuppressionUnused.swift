/// A comment that silences a rule where it reports nothing. Judged by `SuppressionJudge`, after all
/// other rules.
enum SuppressionUnused: Rule {
  static func check(_ context: RuleContext) -> [Finding] { [] }

  static let description = RuleDescription(
    id: "suppression-unused", family: .hygiene, severity: .warning,
    title: "A suppression silences nothing",
    problem: """
      A comment disables a rule where that rule reports nothing, or enables one that nothing \
      disables.
      """,
    impact: """
      What was silenced once and has been put right since needs no exception. If the same thing \
      goes wrong again, the comment hides it, and the person who uses the app meets it first.
      """,
    remedy: "Remove the name, or the whole comment.",
    facts: [], sources: [], hasFix: true, examples: examples)
}

extension SuppressionUnused {
  private static let examples = [
    RuleExample(
      "The finding has been put right", isDocumentation: true,
      """
      import SwiftUI

      @main struct Calm: App {
        var body: some Scene {
          AssistiveAccess { Root() }
        }
      }

      struct Root: View {
        var body: some View {
          // aalsp:disable:next ⟦label-without-icon⟧ - the icon comes with the redesign
          Button("Start", systemImage: "play") { start() }
        }

        private func start() {}
      }
      """,
      fixed: """
        import SwiftUI

        @main struct Calm: App {
          var body: some Scene {
            AssistiveAccess { Root() }
          }
        }

        struct Root: View {
          var body: some View {
            Button("Start", systemImage: "play") { start() }
          }

          private func start() {}
        }
        """),
    RuleExample(
      "One of two names",
      """
      import SwiftUI

      @main struct Calm: App {
        var body: some Scene {
          AssistiveAccess { Root() }
        }
      }

      struct Root: View {
        var body: some View {
          // aalsp:disable:next ⟦text-small⟧, label-without-icon - seen in tests
          Button("Start") { start() }
        }

        private func start() {}
      }
      """,
      fixed: """
        import SwiftUI

        @main struct Calm: App {
          var body: some Scene {
            AssistiveAccess { Root() }
          }
        }

        struct Root: View {
          var body: some View {
            // aalsp:disable:next label-without-icon - seen in tests
            Button("Start") { start() }
          }

          private func start() {}
        }
        """),
    RuleExample(
      "A region in which nothing is reported",
      """
      // aalsp:disable ⟦text-small⟧
      let first = 1
      // aalsp:enable text-small
      let second = 2  // aalsp:disable:this ⟦all⟧
      """,
      fixed: """
        let first = 1
        let second = 2  // aalsp:disable:this all
        """),
    RuleExample(
      "An end without a beginning", "let first = 1 /* aalsp:enable ⟦text-small⟧ */\n",
      fixed: "let first = 1\n"),
    RuleExample(
      "Comments that silence something, each in its own form",
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
            // aalsp:disable:next label-without-icon - told in training
            // The first of three.
            Button("One") { start() }
            Button("Two") { start() }  // aalsp:disable:this label-without-icon
            Button("Three") { start() }
            // aalsp:disable:previous label-without-icon
            // aalsp:disable label-without-icon
            Button("Four") { start() }
            // aalsp:enable label-without-icon
          }
        }

        private func start() {}
      }
      """),
    RuleExample(
      "A whole file, from its end",
      """
      import SwiftUI

      @main struct Calm: App {
        var body: some Scene {
          AssistiveAccess { Root() }
        }
      }

      struct Root: View {
        var body: some View {
          Button("One") {}
        }
      }
      /* aalsp:disable:file all */
      """),
    RuleExample(
      "Prose that speaks of suppressions",
      """
      // Write aalsp:disable:next text-small above the line.
      let help = "// aalsp:disable:next text-small"
      """),
  ]
}
