import AAAnalysis
import Testing

/// Lists as they are while somebody types, and texts that are no lists.
@Suite struct PropertyListRecoveryTests {
  private func list(_ entries: String) -> PropertyList {
    PropertyList(SourceText("<plist>\n<dict>\n\(entries)\n</dict>\n</plist>\n"))
  }

  /// What the root dictionary holds: each key with the source of its value.
  private func contents(_ list: PropertyList) -> [String] {
    list.entries(of: list.root).map { entry in
      let value = entry.value.map { list.source[list.range(of: $0)] } ?? "-"
      return "\(list.string(of: entry.key) ?? "?"): \(value)"
    }
  }

  @Test(
    arguments: [
      ("<", ["a: <true/>", "b: -"], [.unfinishedTag, .keyWithoutValue]),
      ("<t", ["a: <true/>", "b: <t"], [.unfinishedTag]),
      ("<tru/>", ["a: <true/>", "b: <tru/>"], [.unknownElement]),
      ("<true", ["a: <true/>", "b: <true"], [.unfinishedTag]),
      ("<true>", ["a: <true/>", "b: <true>"], [.unclosedElement]),
      ("<string>half", ["a: <true/>", "b: <string>half"], [.unclosedElement]),
      ("<string>half<", ["a: <true/>", "b: <string>half<"], [.badEscape, .unclosedElement]),
      ("<string>half</", ["a: <true/>", "b: <string>half</"], [.unexpectedClosingTag]),
      ("<string>half</str", ["a: <true/>", "b: <string>half</str"], [.unexpectedClosingTag]),
      ("<string>half</string", ["a: <true/>", "b: <string>half</string"], [.unfinishedTag]),
      ("<string>half</sting>", ["a: <true/>", "b: <string>half</sting>"], [.unexpectedClosingTag]),
      ("<string a=\"x>y</string>", ["a: <true/>", "b: <string a=\"x>y</string>"], []),
      ("text", ["a: <true/>", "b: -"], [.strayText, .keyWithoutValue]),
      ("", ["a: <true/>", "b: -"], [.keyWithoutValue]),
      ("<true/><true/>", ["a: <true/>", "b: <true/>"], [.valueWithoutKey]),
      ("<true/></key>", ["a: <true/>", "b: <true/>"], [.unexpectedClosingTag]),
      ("<true/></array>", ["a: <true/>", "b: <true/>"], [.unexpectedClosingTag]),
      ("<true>x</true>", ["a: <true/>", "b: <true>x</true>"], [.nonEmptyBoolean]),
      ("<true/>&", ["a: <true/>", "b: <true/>"], [.strayText]),
      ("<string>a & b</string>", ["a: <true/>", "b: <string>a & b</string>"], [.badEscape]),
      (
        "<string>a<!-- x --></string>", ["a: <true/>", "b: <string>a<!-- x --></string>"],
        [.markupInValue]
      ),
      ("<true\"/>", ["a: <true/>", "b: <true\"/>"], [.unknownElement]),
      ("<string>x</string a>", ["a: <true/>", "b: <string>x</string a>"], [.unexpectedClosingTag]),
      ("<true/><!ENTITY a \"b\">", ["a: <true/>", "b: <true/>"], [.badDeclaration]),
      ("<foo>x</foo>", ["a: <true/>", "b: <foo>x</foo>"], [.unknownElement]),
      ("<true/><!-- open", ["a: <true/>", "b: <true/>"], [.unterminated]),
      ("<true/><![CDATA[x", ["a: <true/>", "b: <true/>"], [.unterminated, .strayText]),
      (
        "<true/><key>UISupp", ["a: <true/>", "b: <true/>", "UISupp: -"],
        [.unclosedElement, .keyWithoutValue]
      ),
    ] as [(String, [String], [PropertyList.Problem.Kind])])
  func whatIsTypedSwallowsNothing(
    typed: String, entries: [String], problems: [PropertyList.Problem.Kind]
  ) {
    let last = list("<key>a</key><true/>\n<key>b</key>\n\(typed)")
    #expect(contents(last) == entries)
    #expect(last.problems.map(\.kind) == problems)
    // The same in the middle: what follows is still there.
    let middle = list(
      "<key>a</key><true/>\n<key>b</key>\n\(typed)\n<key>c</key>\n<integer>1</integer>")
    #expect(contents(middle).last == "c: <integer>1</integer>")
    #expect(middle.isWellFormed == problems.isEmpty)
  }

  @Test func aMissingCloserIsToldAtItsOpener() {
    let text = "<plist><dict><key>a</key><array><string>x</string></dict></plist>"
    let list = PropertyList(SourceText(text))
    #expect(list.problems.map(\.kind) == [.unclosedElement])
    #expect(list.problems.first?.message == "<array> is not closed: </array> is missing.")
    #expect(list.problems.first.map { list.source[$0.range] } == "<array>")
    let end = PropertyList(SourceText("<plist><dict><key>a</key><true/>"))
    #expect(contents(end) == ["a: <true/>"])
    #expect(end.problems.map(\.kind) == [.unclosedElement, .unclosedElement])
  }

  @Test func aRootThatIsBeingTypedIsRead() {
    let list = PropertyList(SourceText("<plist version=\"1.0\"\n<dict><key>a</key><true/></dict>"))
    #expect(contents(list) == ["a: <true/>"])
    #expect(list.problems.map(\.kind) == [.unfinishedTag, .unclosedElement])
  }

  @Test func halfTypedDeclarationsSwallowNothing() {
    for prolog in [
      "<?xml version=\"1.0\"\n", "<!DOCTYPE plist PUBLIC \"-//Apple\n", "<!DOCTYPE plist [\n",
      "<!-- \n",
    ] {
      let list = PropertyList(
        SourceText(prolog + "<plist><dict><key>a</key><true/></dict></plist>"))
      #expect(contents(list) == ["a: <true/>"], "\(prolog)")
      #expect(list.problems.map(\.kind) == [.unterminated], "\(prolog)")
    }
  }

  @Test(
    arguments: [
      ("", .empty, .empty, "This property list is empty."),
      (" \n<?xml version=\"1.0\"?><!-- x -->", .empty, .empty, "This property list is empty."),
      ("<plist></plist>", .xml, .rootCount, "This property list holds no value."),
      ("<plist/>", .xml, .rootCount, "This property list holds no value."),
      (
        "hello world", .notPropertyList, .notPropertyList,
        "This is no property list: it has no <plist> element."
      ),
      (
        "<html><body><p>x<br></body></html>", .notPropertyList, .notPropertyList,
        "This is no property list: its root element is <html>, not <plist>."
      ),
      (
        "<plis><dict/></plis>", .notPropertyList, .notPropertyList,
        "This is no property list: its root element is <plis>, not <plist>."
      ),
      (
        "\u{0}\u{1}\u{2}", .notPropertyList, .notPropertyList,
        "This is no property list: it has no <plist> element."
      ),
      ("// !$*UTF8*$!\n{ a = b; }", .openStep, .openStep, nil),
      ("( a, b )", .openStep, .openStep, nil),
      ("/* x */ \"a\" = \"b\";", .openStep, .openStep, nil),
      ("{ \"a\": 1 }", .openStep, .openStep, nil),
    ] as [(String, PropertyList.Format, PropertyList.Problem.Kind, String?)])
  func whatIsNoListIsSaidOnce(
    text: String, format: PropertyList.Format, kind: PropertyList.Problem.Kind, message: String?
  ) {
    let list = PropertyList(SourceText(text))
    #expect(list.format == format)
    #expect(list.problems.map(\.kind) == [kind])
    if let message { #expect(list.problems.first?.message == message) }
    #expect(!list.isWellFormed)
    #expect(list.truth(of: "a") == .unknown)
    #expect(list.edits(settingTrue: "a") == nil)
  }

  @Test func aSecondValueIsTold() {
    let list = PropertyList(SourceText("<plist><dict/><array/></plist>"))
    #expect(list.problems.map(\.kind) == [.rootCount])
    #expect(list.root.map { list.kind(of: $0) } == .dictionary)
  }

  @Test func nestingIsReadToTheLimitAndToldBeyond() {
    let depth = PropertyList.maximumDepth
    func nested(_ count: Int) -> PropertyList {
      let opening = String(repeating: "<array>", count: count)
      return PropertyList(
        SourceText("<plist>\(opening)\(String(repeating: "</array>", count: count))</plist>"))
    }
    #expect(nested(depth - 1).isWellFormed)
    #expect(nested(depth + 5).problems.map(\.kind) == [.tooDeep])
  }
}
