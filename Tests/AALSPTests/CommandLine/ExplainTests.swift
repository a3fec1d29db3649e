import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct ExplainTests {
  private let rules = [RuleDescription.other, .sample]

  @Test func thePageIsWrappedAndUnderlined() {
    let run = CommandRun("explain", "label-empty", rules: rules)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output
        == """
        label-empty
        A label says nothing.
        warning · Controls and text · iOS 26.0 and later · fix available

        What is wrong
          A `Label` whose title is empty shows an icon alone, and an icon alone has to
          be guessed by everyone who meets it for the first time.

          - empty strings
          - strings of white space, however long they may be and wherever in the label
            they stand

        Whom it affects
          A person who reads little relies on both.

        What to do
          Say what the control does.

        Reported: an empty title
            struct A {
                let 😀 = Label("")
                               ^~
            }
          The fix:
              struct A {
            -     let 😀 = Label("")
            +     let 😀 = Label("Title")
              }

        Not reported: a title
            let a = Label("Draw")

        To make an exception
            // aalsp:disable:next label-empty - reason

        Sources
          Assistive Access
            https://support.apple.com/guide/assistive-access-iphone

        """)
  }

  @Test func aNarrowTerminalGetsNarrowLines() {
    let run = CommandRun(
      "explain", "label-empty", terminal: Terminal(width: 50), rules: [.sample])
    let prose = run.output.split(separator: "\n").filter { !$0.contains("https:") }
    #expect(prose.dropFirst(3).allSatisfy { $0.count <= 50 })
  }

  @Test func theListSaysOneLineEach() {
    #expect(
      CommandRun("explain", rules: rules).output
        == """
        Navigation
          title-long   off       A title is longer than a line of the large text that \
        Assistive Access sets it in

        Controls and text
          label-empty  warning * A label says nothing

        * offers a fix. `aalsp explain RULE` tells more.

        """)
  }

  @Test func onATerminalTheListIsWrapped() {
    let run = CommandRun("explain", terminal: Terminal(width: 60), rules: rules)
    #expect(
      run.output.contains(
        """
          title-long   off       A title is longer than a line of
                                 the large text that Assistive
                                 Access sets it in
        """))
  }

  @Test func optionsAreTold() {
    let rules = RuleCatalogue.all.map { $0.description }
    for rule in rules where !rule.options.isEmpty {
      let page = CommandRun("explain", rule.id, rules: rules).output
      for option in rule.options {
        #expect(page.contains("\n  `\(option.name)`: "))
        #expect(page.contains("(\(option.shownDefault) by"))
      }
      let json = CommandRun("explain", "--format", "json", rule.id, rules: rules).output
      #expect(json.contains("\"default\": \"\(rule.options[0].shownDefault)\""))
    }
  }

  @Test func everyPageFitsATerminal() {
    let rules = RuleCatalogue.all.map { $0.description }
    for rule in rules {
      let page = CommandRun("explain", rule.id, rules: rules).output
      let prose = page.prefix(upTo: page.range(of: "\nReported")?.lowerBound ?? page.endIndex)
      for line in prose.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      #expect(!page.contains("⟦"))
    }
  }

  @Test func anUnknownRuleIsGuessed() {
    let run = CommandRun("explain", "lable-empty", rules: rules)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "aalsp explain: unknown rule `lable-empty`; did you mean `label-empty`? "
        + "(see `aalsp explain --help`)\n")
  }

  @Test func theMarkdownPageHasCleanCode() {
    let page = CommandRun("explain", "--format", "markdown", "label-empty", rules: rules).output
    #expect(page.hasPrefix("# `label-empty`\n\nA label says nothing.\n\n_warning · "))
    #expect(
      page.contains(
        """
        ### Reported: an empty title

        ```swift
        struct A {
        \tlet 😀 = Label("")
        }
        ```

        Reported on line 2: `""`

        After the fix:

        ```swift
        """))
    #expect(!page.contains("⟦") && !page.contains("a regression"))
    #expect(page.hasSuffix("(https://support.apple.com/guide/assistive-access-iphone)\n"))
  }

  @Test func theMarkdownListIsATable() {
    #expect(
      CommandRun("explain", "--format", "markdown", rules: [.sample]).output
        == """
        | Rule | Severity | Fix | Reports |
        | --- | --- | --- | --- |
        | `label-empty` | warning | yes | A label says nothing |

        """)
  }

  @Test func jsonHoldsEverything() throws {
    struct List: Decodable {
      struct Rule: Decodable {
        struct Example: Decodable {
          struct File: Decodable {
            struct Range: Decodable {
              let startByte: Int
              let endByte: Int
            }
            let text: String
            let flagged: [Range]
            let fixed: String?
          }
          let caption: String
          let files: [File]
        }
        let id: String
        let severity: String
        let minimumOS: String?
        let hasFix: Bool
        let examples: [Example]
      }
      let version: Int
      let rules: [Rule]
    }
    let output = CommandRun("explain", "--format", "json", rules: rules).output
    let list = try JSONDecoder().decode(List.self, from: Data(output.utf8))
    #expect(list.version == 1)
    #expect(list.rules.map(\.id) == ["title-long", "label-empty"])
    #expect(list.rules.map(\.severity) == ["off", "warning"])
    #expect(list.rules.map(\.minimumOS) == [nil, "26.0"])
    let examples = list.rules[1].examples
    #expect(examples.map(\.caption) == ["an empty title", "a title"])
    let file = try #require(examples.first?.files.first)
    let range = try #require(file.flagged.first)
    #expect(Array(file.text.utf8)[range.startByte..<range.endByte] == Array("\"\"".utf8)[...])

    let one = CommandRun("explain", "--format", "json", "label-empty", rules: rules).output
    #expect(try JSONDecoder().decode(List.Rule.self, from: Data(one.utf8)).id == "label-empty")
  }

  @Test func marksWithoutPartnersVanish() {
    let file = RuleExample.File("A.swift", "a⟧b⟦c⟦d⟧e⟦")
    #expect(file.unmarked.text.string == "abcde")
    #expect(file.unmarked.flagged == [ByteRange(3, 4)])
  }
}
