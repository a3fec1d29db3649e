@testable import AAAnalysis
import Testing

@Suite struct YAMLReaderTests {
  private func read(_ text: String) -> YAMLValue? { YAMLReader.read(SourceText(text)) }

  /// A value as JSON-like text, for comparison.
  private func shown(_ text: String) -> String? { read(text).map(shown) }

  private func shown(_ value: YAMLValue) -> String {
    switch value.content {
    case .null: "~"
    case .scalar(let text, let isQuoted): isQuoted ? "'\(text)'" : text
    case .sequence(let values): "[" + values.map(shown).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  @Test(arguments: [
    ("a: b", "{a: b}"), ("a:\n  b: c\n  d:\n    e: f\ng: h", "{a: {b: c, d: {e: f}}, g: h}"),
    ("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"), ("a:\n  - b\n  - c", "{a: [b, c]}"),
    ("- a: 1\n  b: 2\n- c", "[{a: 1, b: 2}, c]"), ("- - a\n  - b\n-\n  - c", "[[a, b], [c]]"),
    ("a:\nb:", "{a: ~, b: ~}"), ("a: ~\nb: null", "{a: ~, b: ~}"), ("---\na: b\n...", "{a: b}"),
    ("a: b # c\n# d\ne: f#g", "{a: b, e: f#g}"), ("a: b:c", "{a: b:c}"),
    ("a: http://b.c/d", "{a: http://b.c/d}"), ("\"a b\": 'c'", "{a b: 'c'}"),
    ("a: 'it''s'", "{a: 'it's'}"), ("a: \"x\\ty\\u00e9\"", "{a: 'x\tyé'}"),
    ("a: [b, c d, \"e\", [f], {g: h}]", "{a: [b, c d, 'e', [f], {g: h}]}"),
    ("a: [\n  b, # c\n  d,\n]\ne: f", "{a: [b, d], e: f}"), ("a: {}\nb: []", "{a: {}, b: []}"),
    ("a: {b: c, d}", "{a: {b: c, d: ~}}"), ("a: [run: true]", "{a: [{run: true}]}"),
    ("a: {\n  b: $(C), d: {\n e: f } }", "{a: {b: $(C), d: {e: f}}}"),
    ("a: |\n  b\n   c\n\nd: e", "{a: 'b\n c\n', d: e}"),
    ("a: >-\n  b\n  c\nd: e", "{a: 'b c', d: e}"),
    ("a:\n  b c\n  d", "{a: b c d}"), ("a: b\n  c\nd: e", "{a: b c, d: e}"),
    ("a: &x\n  b: c\nd: *x", "{a: {b: c}, d: {b: c}}"),
    ("a: &x 1\nb: [*x, 2]", "{a: 1, b: [1, 2]}"),
    ("a: &x\n  b: 1\n  c: 2\nd:\n  <<: *x\n  c: 3", "{a: {b: 1, c: 2}, d: {c: 3, b: 1}}"),
    ("sources:REPLACE:\n  - a", "{sources:REPLACE: [a]}"), ("", "~"), ("# a\n", "~"),
    ("a: b\r\nc:\r\n  - d\r\n", "{a: b, c: [d]}"), ("a: -b\nc: d", "{a: -b, c: d}"),
    ("a:   \n    - b", "{a: [b]}"), ("just text", "just text"), ("a: !x", nil),
  ] as [(String, String?)])
  func documents(text: String, expected: String?) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: [
    "a: b\n c: d", "a: b: c", "a: [b", "a: {b: c", "a: \"b", "a: 'b", "\ta: b", "a:\n\tb: c",
    "? a\n: b", "a: !!str b", "a: *none", "a: b\n---\nc: d", "%YAML 1.2\n---\na: b", "a: 1\na: 2",
    "- a\nb: c", "a: @b", "a: `b`", "a: [b]c", "a: 'b' c", "a: [b c: d: e]", "a: |x\n  b",
    "<<: 1", "a: {b: 1, b: 2}", "a: - b", "a: b\n  # c\n  d",
  ])
  func whatIsNotUnderstoodIsNotRead(text: String) {
    #expect(read(text) == nil)
  }

  @Test func tellsWhereThingsStand() throws {
    let text = SourceText("info:\n  properties:\n    \"UIKey\": yes # on\n    Other: [1]\n")
    let properties = try #require(YAMLReader.read(text)?["info"]?["properties"])
    let entry = try #require(properties.entries.first)
    #expect(text[entry.keyRange] == "\"UIKey\"")
    #expect(text[entry.value.range] == "yes")
    #expect(text[properties.range] == "\"UIKey\": yes # on\n    Other: [1]")
  }

  @Test(arguments: [
    ("yes", true), ("True", true), ("on", true), ("NO", false), ("false", false), ("'true'", nil),
    ("1", nil), ("y", nil), ("~", nil),
  ] as [(String, Bool?)])
  func booleans(text: String, expected: Bool?) {
    #expect(read("a: \(text)")?["a"]?.boolean == expected)
  }

  @Test func sizeAndDepthAreBounded() {
    #expect(read(String(repeating: "[", count: 100_000)) == nil)
    #expect(read(String(repeating: "- ", count: 100_000)) == nil)
    let nested = (0..<100).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(read(nested) == nil)
    var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for index in 1..<12 {
      let list = Array(repeating: "*a\(index - 1)", count: 10).joined(separator: ", ")
      laughs += "a\(index): &a\(index) [\(list)]\n"
    }
    #expect(read(laughs) == nil)
    var deep = "a0: &a0 [x]\n"
    for index in 1..<200 { deep += "a\(index): &a\(index) [[[[*a\(index - 1)]]]]\n" }
    #expect(read(deep) == nil)
    #expect(read("a: " + String(repeating: "x", count: 2 << 20)) == nil)
    #expect(read((0..<5000).map { "k\($0): v" }.joined(separator: "\n"))?.entries.count == 5000)
  }

  @Test func anyBytesAreSurvived() {
    var random = DamageGenerator(seed: 4)
    let text = Array(
      "a: &x\n  - b: 'c' # d\n    e: [f, {g: h}]\n  - |\n    i\nj: *x\nk: \"l\\n\"\n".utf8)
    for _ in 0..<500 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...127, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      let source = SourceText(bytes: bytes)
      if let value = YAMLReader.read(source) { #expect(value.range.end <= source.count) }
    }
  }
}
