import AAAnalysis
import Foundation
import Testing

@Suite struct PropertyListEditTests {
  private static let key = "UISupportsAssistiveAccess"

  private func applied(_ text: String) throws -> String {
    let source = SourceText(text)
    let edits = try #require(PropertyList(source).edits(settingTrue: Self.key))
    return try #require(source.applying(edits)).string
  }

  /// `[K]` is a key, `→` a new line with a tab.
  @Test(arguments: [
    // Tabs, at the end.
    (
      "<plist>\n<dict>→[b]→<string>x</string>\n</dict>\n</plist>\n",
      "<plist>\n<dict>→[b]→<string>x</string>→[K]→<true/>\n</dict>\n</plist>\n"
    ),
    // Spaces and CRLF, a blank line before the neighbour.
    (
      "<plist>\r\n  <dict>\r\n\r\n    [b]\r\n    <array/>\r\n  </dict>\r\n</plist>",
      "<plist>\r\n  <dict>\r\n\r\n    [b]\r\n    <array/>\r\n    [K]\r\n    <true/>\r\n  </dict>"
        + "\r\n</plist>"
    ),
    // Carriage returns.
    (
      "<plist>\r<dict>\r\t[b]\r\t<true/>\r</dict>\r</plist>",
      "<plist>\r<dict>\r\t[b]\r\t<true/>\r\t[K]\r\t<true/>\r</dict>\r</plist>"
    ),
    // Key and value on one line.
    (
      "<dict>\n  [b] <true/>\n</dict>",
      "<dict>\n  [b] <true/>\n  [K] <true/>\n</dict>"
    ),
    // All on one line.
    (
      "<plist><dict>[b]<true/></dict></plist>",
      "<plist><dict>[b]<true/>[K]<true/></dict></plist>"
    ),
    (
      "<plist><dict> [b] <true/> </dict></plist>",
      "<plist><dict> [b] <true/> [K] <true/> </dict></plist>"
    ),
    // Comments: on the value's line, before the closer, between key and value.
    (
      "<dict>→[b]→<true/> <!-- b -->→<!-- [K] -->\n</dict>",
      "<dict>→[b]→<true/> <!-- b -->→[K]→<true/>→<!-- [K] -->\n</dict>"
    ),
    (
      "<dict>→[b]<!-- why -->→<true/>\n</dict>",
      "<dict>→[b]<!-- why -->→<true/>→[K]→<true/>\n</dict>"
    ),
    (
      "<dict>→[b] <!-- why --> <true/>\n</dict>",
      "<dict>→[b] <!-- why --> <true/>→[K]→<true/>\n</dict>"
    ),
    // Sorted keys: at its place, also the first.
    (
      "<dict>→[A]→<true/>→[M]→<true/>→[Z]→<true/>\n</dict>",
      "<dict>→[A]→<true/>→[K]→<true/>→[M]→<true/>→[Z]→<true/>\n</dict>"
    ),
    (
      "<dict>→[a]→<true/>→[M]→<true/>→[z]→<true/>\n</dict>",
      "<dict>→[a]→<true/>→[K]→<true/>→[M]→<true/>→[z]→<true/>\n</dict>"
    ),
    (
      "<dict> <!-- all -->→[L]→<true/>→[M]→<true/>→[Z]→<true/>\n</dict>",
      "<dict> <!-- all -->→[K]→<true/>→[L]→<true/>→[M]→<true/>→[Z]→<true/>\n</dict>"
    ),
    // Empty dictionaries.
    ("<plist>\n<dict/>\n</plist>", "<plist>\n<dict>→[K]→<true/>\n</dict>\n</plist>"),
    (
      "<plist>\r\n  <dict a=\"b\" />\r\n</plist>",
      "<plist>\r\n  <dict a=\"b\">\r\n    [K]\r\n    <true/>\r\n  </dict>\r\n</plist>"
    ),
    (
      "<plist>\n<dict></dict>\n</plist>",
      "<plist>\n<dict>→[K]→<true/>\n</dict>\n</plist>"
    ),
    (
      "<plist>\n<dict>\n</dict>\n</plist>",
      "<plist>\n<dict>→[K]→<true/>\n</dict>\n</plist>"
    ),
    (
      "<plist>\n<dict>→<!-- none --></dict>\n</plist>",
      "<plist>\n<dict>→<!-- none -->→[K]→<true/>\n</dict>\n</plist>"
    ),
    (
      "<plist>\n<dict><?none ?></dict>\n</plist>",
      "<plist>\n<dict><?none ?>→[K]→<true/>\n</dict>\n</plist>"
    ),
    ("<plist><dict/></plist>", "<plist><dict>[K]<true/></dict></plist>"),
    ("<plist><dict> </dict></plist>", "<plist><dict>[K]<true/></dict></plist>"),
    // Values.
    ("<dict>[K]<false/></dict>", "<dict>[K]<true/></dict>"),
    ("<dict>[K]<false></false></dict>", "<dict>[K]<true/></dict>"),
    ("<dict>[K]<string>true</string></dict>", "<dict>[K]<true/></dict>"),
    ("<dict>[K]\n<integer>0</integer></dict>", "<dict>[K]\n<true/></dict>"),
    (
      "<dict>[K]<false/>[K]<string/></dict>",
      "<dict>[K]<true/>[K]<true/></dict>"
    ),
    ("<dict>[K]<true></true></dict>", "<dict>[K]<true></true></dict>"),
  ])
  func theKeyIsAddedAsTheDocumentIsLaidOut(before: String, after: String) throws {
    let source = SourceText(spelledOut(before))
    let edits = try #require(PropertyList(source).edits(settingTrue: "K"))
    let result = try #require(source.applying(edits))
    #expect(result.string == spelledOut(after))
    let list = PropertyList(result)
    #expect(list.isWellFormed)
    #expect(list.truth(of: "K") == .true)
    #expect(list.edits(settingTrue: "K") == [])
  }

  private func spelledOut(_ text: String) -> String {
    text.replacingOccurrences(of: "→", with: "\n\t")
      .replacingOccurrences(of: "[", with: "<key>").replacingOccurrences(of: "]", with: "</key>")
  }

  @Test(arguments: [
    "", "<plist/>", "<plist><array/></plist>", "<plist><true/></plist>", "{ a = b; }",
    "<dict><key>a</key></dict>", "<dict><key>a</key><true/>", "<dict>x<key>a</key><true/></dict>",
    "<dict><key>UISupportsAssistiveAccess</key><dict/></dict>",
    "<dict><key>UISupportsAssistiveAccess</key><string>$(X)</string></dict>",
    "<dict><key>UISupportsAssistiveAccess</key><data>AA==</data></dict>",
  ])
  func whatCannotBeKnownIsNotEdited(text: String) {
    #expect(PropertyList(SourceText(text)).edits(settingTrue: Self.key) == nil)
  }

  @Test func keysAreEscapedAndNotRepeated() throws {
    let source = SourceText("<dict/>")
    let list = PropertyList(source)
    let root = try #require(list.root)
    let edits = try #require(list.edits(inserting: "a<b>&c", false, in: root))
    let result = PropertyList(try #require(source.applying(edits)))
    #expect(result.truth(of: "a<b>&c") == .false)
    #expect(result.edits(inserting: "a<b>&c", true, in: try #require(result.root)) == nil)
  }

  @Test func aNestedDictionaryIsFilledWithItsOwnIndentation() throws {
    let source = SourceText("<dict>\n  <key>a</key>\n  <dict/>\n</dict>")
    let list = PropertyList(source)
    let inner = try #require(list.value(named: "a"))
    let edits = try #require(list.edits(inserting: "K", true, in: inner))
    #expect(
      source.applying(edits)?.string
        == "<dict>\n  <key>a</key>\n  <dict>\n    <key>K</key>\n    <true/>\n  </dict>\n</dict>")
  }

  @Test func aNewDocumentHoldsTheKey() throws {
    let text = PropertyList.newDocument(settingTrue: Self.key)
    let list = PropertyList(SourceText(text))
    #expect(list.isWellFormed)
    #expect(list.truth(of: Self.key) == .true)
    #expect(try foundation(text)?[Self.key] as? Bool == true)
    #expect(text.split(separator: "\n").count == 8)
  }

  @Test func everyLayoutTakesTheKey() throws {
    var random = DamageGenerator(seed: 41)
    for _ in 0..<2_000 {
      let text = Layout.random(using: &random).document(using: &random)
      let before = PropertyList(SourceText(text))
      try #require(before.isWellFormed, "\(text)")
      let result = try applied(text)
      let list = PropertyList(SourceText(result))
      #expect(list.isWellFormed, "\(text)")
      #expect(list.truth(of: Self.key) == .true, "\(text)")
      #expect(list.edits(settingTrue: Self.key) == [], "\(text)")
      #expect(list.comments.count == before.comments.count, "\(text)")
      // What was there is there still, byte for byte, in its order.
      #expect(
        isSubsequence(
          before.entries(of: before.root).map { before.string(of: $0.key) },
          of: list.entries(of: list.root).map { list.string(of: $0.key) }), "\(text)")
      #expect(try foundation(result)?[Self.key] as? Bool == true, "\(result)")
    }
  }

  private func foundation(_ text: String) throws -> [String: Any]? {
    try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
      as? [String: Any]
  }

  private func isSubsequence(_ part: [String?], of whole: [String?]) -> Bool {
    var rest = part[...]
    for element in whole where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

/// A way to lay a list out.
private struct Layout {
  var ending: String
  var indent: String
  var gap: String
  var hasPlist: Bool

  static func random(using random: inout DamageGenerator) -> Layout {
    Layout(
      ending: ["\n", "\r\n", "\r", "", " "].randomElement(using: &random) ?? "",
      indent: ["\t", "  ", "    ", ""].randomElement(using: &random) ?? "",
      gap: ["line", " ", ""].randomElement(using: &random) ?? "", hasPlist: .random(using: &random))
  }

  func document(using random: inout DamageGenerator) -> String {
    let dictionary = dictionary(depth: 0, using: &random)
    guard hasPlist else { return dictionary }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(ending)<plist version=\"1.0\">\(ending)"
      + "\(dictionary)\(ending)</plist>\(ending)"
  }

  private func dictionary(depth: Int, using random: inout DamageGenerator) -> String {
    let outer = String(repeating: indent, count: depth)
    let inner = outer + indent
    var names = ["Alpha", "beta", "Gamma", "UIZ", "delta", "A&amp;B"]
    names.shuffle(using: &random)
    names = Array(names.prefix(Int.random(in: 0...6, using: &random)))
    if Bool.random(using: &random) { names.sort() }
    if depth == 0, Int.random(in: 0..<4, using: &random) == 0 {
      names.append("UISupportsAssistiveAccess")
    }
    if names.isEmpty, Bool.random(using: &random) { return ["<dict/>", "<dict />"][depth % 2] }
    var text = "<dict>"
    for name in names {
      if Int.random(in: 0..<6, using: &random) == 0 { text += ending + inner + "<!-- \(name) -->" }
      text += "\(ending)\(inner)<key>\(name)</key>"
      text += gap == "line" ? ending + inner : gap
      if name == "UISupportsAssistiveAccess" {
        text += ["<false/>", "<true/>", "<string>YES</string>"].randomElement(using: &random) ?? ""
      } else if depth < 3, Int.random(in: 0..<4, using: &random) == 0 {
        text += dictionary(depth: depth + 1, using: &random)
      } else {
        text += ["<true/>", "<string>a</string>", "<array/>"].randomElement(using: &random) ?? ""
      }
      if Int.random(in: 0..<6, using: &random) == 0 { text += " <!-- after -->" }
    }
    if Int.random(in: 0..<4, using: &random) == 0 { text += ending + inner + "<!-- end -->" }
    return text + ending + outer + "</dict>"
  }
}
