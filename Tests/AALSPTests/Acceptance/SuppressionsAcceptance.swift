import Testing

@testable import AALSP

/// Comments that silence: a line, the next, a region, a file; what is unused or unknown is told.
@Suite("Requirement 12: suppressions") struct SuppressionsAcceptance {
  private static let capabilities = #"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#
  private static let button = #"Button("Start") {}"#

  /// The app with something in place of its button.
  private static func app(_ view: String) -> String {
    CalmApp.source.replacing("{ \(button) }", with: "{\n    VStack {\n      \(view)\n    }\n  }")
  }

  private func rules(_ text: String) throws -> [String]? {
    let client = TestClient.running()
    try client.open("untitled:1", text)
    return client.settle().last(of: "untitled:1")?.rules
  }

  @Test("Each form silences what it covers, with a reason or without",
    arguments: ["", " - known since 2.0", " -- known", " — bekannt 🙂"])
  func forms(reason: String) throws {
    let (rule, button) = (CalmApp.rule, Self.button)
    for view in [
      "\(button) // aalsp:disable:this \(rule)\(reason)",
      "// aalsp:disable:next \(rule)\(reason)\n      \(button)",
      "\(button)\n      // aalsp:disable:previous \(rule)\(reason)",
      "// aalsp:disable \(rule)\(reason)\n      \(button)\n      // aalsp:enable \(rule)",
    ] {
      #expect(try rules(Self.app(view)) == [], "\(view)")
      // And no further.
      let more = view + "\n      Text(\"\")\n      Button(\"Stop\") {}"
      #expect(try rules(Self.app(more)) == [rule], "\(more)")
    }
    let file = "// aalsp:disable:file \(rule)\(reason)\n"
    #expect(try rules(file + Self.app("\(button)\n      Button(\"Stop\") {}")) == [])
  }

  @Test("What is unused or unknown is told, and mended by a fix")
  func unusedAndUnknown() throws {
    let client = TestClient.running(capabilities: Self.capabilities)
    let text = Self.app(
      """
      Text("漢") // aalsp:disable:this \(CalmApp.rule)
            \(Self.button) // aalsp:disable:this label-without-icons
      """)
    try client.open("untitled:1", text)
    let found = client.settle().last(of: "untitled:1")
    #expect(
      found?.rules == ["suppression-unused", CalmApp.rule, "suppression-unknown-rule"])
    let unused = try #require(client.actions("untitled:1", line: 7, column: 45).first)
    let unknown = try #require(client.actions("untitled:1", line: 8, column: 50).first)
    var result = EditorText(text)
    for action in [unknown, unused] {
      let change = action["edit"]?["documentChanges"]?.elements.first
      result = result.applying(change?["edits"]?.elements ?? [])
    }
    #expect(try rules(result.text) == [])
    #expect(result.text.contains("Text(\"漢\")\n"))
  }

  /// What stands around the button, `@` for it.
  private static let places = [
    "@", "  @ // at the end", "Text(\"\"\"\n      a // b\n      \"\"\")\n      @",
    "Text(\"a\")\n        .padding()\n        .overlay(\n          @\n        )\n        .bold()",
    "@\n        .padding()\n        .background(Text(\"\"\"\n          \"quoted\" // and no comment\n"
      + "          \"\"\"))",
    "Text(\"\"\"\n      \\(1) and \\(2)\n      \"\"\").overlay { @ }",
    "Group { Text(\"a\"); @; Text(\"b\") }", "if true {\n        @\n      } else { Text(\"\") }",
    "/* a */ @", "Text(#\"\"\"\n      \\#(1) /* \"\n      \"\"\"#); @",
  ]

  @Test("The comment that the editor offers stands where it silences, around strings and chains",
    arguments: places, ["\n", "\r\n"])
  func offeredComments(place: String, ending: String) throws {
    let text = Self.app(place.replacing("@", with: Self.button)).replacing("\n", with: ending)
    let client = TestClient.running(capabilities: Self.capabilities)
    try client.open("untitled:1", text)
    let found = try #require(client.settle().last(of: "untitled:1"))
    #expect(found.rules == [CalmApp.rule])
    guard case .integer(let line)? = found.diagnostics.first?["range"]?["start"]?["line"],
      case .integer(let column)? = found.diagnostics.first?["range"]?["start"]?["character"]
    else { return }
    let silencing = client.actions("untitled:1", line: line, column: column).filter { action in
      let changes = action["edit"]?["documentChanges"]?.elements ?? []
      return changes.contains { change in
        (change["edits"]?.elements ?? []).contains {
          $0["newText"]?.stringValue?.contains("aalsp:disable") == true
        }
      }
    }
    // For the line, and for the file; where a line begins inside a string, for the file alone.
    let beginsInString = place.contains("\"\"\").overlay { @ }") || place.hasSuffix("\"\"\"#); @")
    #expect(silencing.count == (beginsInString ? 1 : 2))
    for action in silencing {
      let edits = action["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements ?? []
      let after = EditorText(text).applying(edits).text
      #expect(try rules(after) == [], "\(after)")
      // Only a comment has come: the code is as it was.
      let lines = after.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let kept = lines.filter { !$0.contains("aalsp:disable") }
      let before = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let (new, old) = (kept.joined(), before.joined())
      #expect(new.filter { !$0.isWhitespace } == old.filter { !$0.isWhitespace })
    }
  }
}
