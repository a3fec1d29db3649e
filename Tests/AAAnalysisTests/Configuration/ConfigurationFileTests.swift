import Testing

@testable import AAAnalysis

@Suite struct ConfigurationFileTests {
  private func problems(_ text: String) -> [String] {
    let source = SourceText(text)
    return ConfigurationFile(source).problems.map { "\(source[$0.range]): \($0.message)" }
  }

  @Test func everythingThatCanBeSaid() {
    let file = ConfigurationFile(
      SourceText(
        """
        {
          "$schema": "https://example.com/aalsp.schema.json",
          "extends": "../.aalsp.json",
          "exclude": ["Generated/**"],
          "rules": {
            "text-small": "off",
            "label-without-icon": "error",
            "target-small": { "severity": "error", "minimum": 48, "recommended": 60.5 }
          },
          "components": { "BigButton": "Button", "screenIcon": "assistiveAccessNavigationIcon" },
          "scope": { "roots": ["CalmRoot"] }
        }
        """))
    #expect(file.problems.isEmpty)
    #expect(file.isWellFormed)
    #expect(file.parent?.path == "../.aalsp.json")
    #expect(file.exclude == ["Generated/**"])
    #expect(file.rules["text-small"] == RuleSetting(isOff: true))
    #expect(file.rules["label-without-icon"] == RuleSetting(severity: .error))
    #expect(
      file.rules["target-small"]
        == RuleSetting(severity: .error, options: ["minimum": 48, "recommended": 60.5]))
    #expect(file.components["BigButton"] == "Button")
    #expect(file.scopeRoots == ["CalmRoot"])
  }

  @Test(arguments: [
    ("{\"rule\": {}}", "\"rule\": There is no setting `rule`. Perhaps `rules` is meant."),
    (
      "{\"rules\": {\"text-smal\": \"off\"}}",
      "\"text-smal\": There is no rule `text-smal`. Perhaps `text-small` is meant."
    ),
    (
      "{\"rules\": {\"text-small\": \"warn\"}}",
      "\"warn\": There is no severity `warn`. Write one of `off`, `error`, `warning`, "
        + "`information`, `hint`."
    ),
    (
      "{\"rules\": {\"text-small\": true}}",
      "true: The setting of a rule is `\"off\"`, a severity, or an object with `severity` and "
        + "options."
    ),
    (
      "{\"rules\": {\"target-small\": {\"minimum\": 0}}}",
      "0: `minimum` is a number from 1 to 200: points under which a frame is a warning."
    ),
    (
      "{\"rules\": {\"detection-scattered\": {\"maximum\": 2.5}}}",
      "2.5: `maximum` is a whole number from 0 to 10000: views that may decide by the mode."
    ),
    (
      "{\"rules\": {\"text-small\": {\"minimum\": 3}}}",
      "\"minimum\": `text-small` has no option `minimum`. Remove it."
    ),
    ("{\"exclude\": \"a\"}", "\"a\": `exclude` is a list of path patterns."),
    ("{\"exclude\": [1]}", "1: `exclude` is a list of path patterns."),
    ("{\"scope\": {\"root\": []}}", "\"root\": `scope` has no setting `root`. "
      + "Perhaps `roots` is meant."),
    ("[]", "[]: A configuration is an object. Write `{ … }`."),
    (
      "{\"exclude\": [], \"exclude\": []}",
      "\"exclude\": `exclude` stands here twice; the first counts. Remove one."
    ),
    ("{\"extends\": null}", "null: `extends` is the path of another configuration."),
  ])
  func whatIsWrongIsToldAtItsPlace(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func theRestStaysInForce() {
    let file = ConfigurationFile(
      SourceText("{\"rules\": {\"text-small\": \"off\", \"nonsense\": \"off\"}}"))
    #expect(file.rules == ["text-small": RuleSetting(isOff: true)])
  }

  @Test(arguments: [
    ("", "The file is empty"), ("{", "name in double quotes"), ("{\"a\" 1}", "colon"),
    ("{\"exclude\": [1,]}", "followed by another"), ("{} x", "Nothing may follow"),
    ("{\"a\": 01}", "no number"), ("{\"a\": \"b", "closing quote"), ("{a: 1}", "double quotes"),
    ("{\"a\": \"\\x\"}", "escape"), ("{\"a\": \"\\u12\"}", "hexadecimal"),
    ("{\"rules\": // none\n{}}", "no comments"), ("{\"a\": 1 \"b\": 2}", "comma"),
    ("{\"rules\": {\"text-small\": \"off\"", "closing `}`"), ("{\"a\": 1e999}", "no number"),
  ])
  func brokenJSONIsToldOnce(text: String, expected: String) {
    let file = ConfigurationFile(SourceText(text))
    #expect(!file.isWellFormed)
    let broken = file.problems.filter { $0.message.contains(expected) }
    #expect(broken.count == 1)
    #expect(file.problems.allSatisfy { $0.range.end <= max(text.utf8.count, 0) })
  }

  @Test func nestingIsBounded() {
    let text = String(repeating: "[", count: 100_000)
    #expect(!ConfigurationFile(SourceText(text)).isWellFormed)
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(!ConfigurationFile(SourceText(objects)).isWellFormed)
  }

  @Test func escapesAreRead() {
    let document = JSONDocument(
      SourceText("[\"\\u00e4\\n\\uD83D\\uDE00\\ud800x\\/\\\"\\\\\"]"))
    guard case .array(let values)? = document.root?.content else {
      Issue.record("no array")
      return
    }
    #expect(values.first?.content == .string("ä\n😀\u{FFFD}x/\"\\"))
  }

  /// Whatever the bytes: an answer, and no trap.
  @Test func damagedFilesAreRead() {
    let original = Array(
      "{\"rules\": {\"target-small\": {\"severity\": \"error\", \"minimum\": 4.5e1}}, \"a\": [true]}"
        .utf8)
    var random = DamageGenerator(seed: 7)
    for _ in 0..<4000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.remove(at: place)
        }
      }
      let file = ConfigurationFile(SourceText(bytes: bytes))
      #expect(file.problems.allSatisfy { $0.range.start >= 0 && $0.range.end <= bytes.count })
    }
  }
}
