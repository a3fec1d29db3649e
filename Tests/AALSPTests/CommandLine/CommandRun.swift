import AAAnalysis

@testable import AALSP

/// Keeps what is written.
final class MemorySink: OutputSink {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  func write(_ bytes: [UInt8]) { self.bytes.append(contentsOf: bytes) }
}

/// A command run inside the test: what it wrote and how it ended.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ arguments: String..., in folder: String = "/", input: [UInt8] = [],
    terminal: Terminal = Terminal(), rules: [RuleDescription] = [],
    clock: @escaping Profile.Clock = { 0 }, showProgress: (@Sendable (String) -> Void)? = nil
  ) {
    self.init(
      arguments: arguments, in: folder, input: input, terminal: terminal, rules: rules,
      clock: clock, showProgress: showProgress)
  }

  init(
    arguments: [String], in folder: String = "/", input: [UInt8] = [],
    terminal: Terminal = Terminal(), rules: [RuleDescription] = [],
    clock: @escaping Profile.Clock = { 0 }, showProgress: (@Sendable (String) -> Void)? = nil
  ) {
    let output = MemorySink()
    let errors = MemorySink()
    let environment = CommandEnvironment(
      workingFolder: folder, output: output, errors: errors, terminal: terminal,
      showProgress: showProgress, readInput: { input }, clock: clock, rules: { rules })
    status = Main.run(arguments, in: environment)
    self.output = output.text
    self.errors = errors.text
  }
}

extension RuleDescription {
  /// A rule that exists in tests alone.
  static let sample = RuleDescription(
    id: "label-empty", family: .controls, severity: .warning, title: "A label says nothing",
    problem: """
      A `Label` whose title is empty shows an icon alone, and an icon alone has to be guessed by
      everyone who meets it for the first time.

      - empty strings
      - strings of white space, however long they may be and wherever in the label they stand
      """,
    impact: "A person who reads little relies on both.", remedy: "Say what the control does.",
    facts: ["Z1"],
    sources: [
      Source(
        title: "Assistive Access", url: "https://support.apple.com/guide/assistive-access-iphone")
    ],
    minimumOS: "26.0", hasFix: true,
    examples: [
      RuleExample(
        "an empty title", isDocumentation: true, "struct A {\n\tlet 😀 = Label(⟦\"\"⟧)\n}\n",
        fixed: "struct A {\n\tlet 😀 = Label(\"Title\")\n}\n"),
      RuleExample("a title", isDocumentation: true, "let a = Label(\"Draw\")"),
      RuleExample("a regression", "let b = Label(⟦\"\"⟧)"),
    ])

  static let other = RuleDescription(
    id: "title-long", family: .navigation, severity: nil,
    title: "A title is longer than a line of the large text that Assistive Access sets it in",
    problem: "It is cut.", impact: "", remedy: "Shorten it.", facts: [], sources: [],
    hasFix: false, examples: [])
}
