import AAAnalysis
import Testing

@Suite struct PropertyListTests {
  static let small = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- The name -->
      <key>CFBundleName</key>
      <string>Tea &amp; Time</string>
      <key>Modes</key>
      <array>
        <string>audio</string>
        <integer>-3</integer>
        <real>1.5</real>
        <dict/>
      </array>
      <key>On</key><true/>
      <key>Off</key>
      <false></false>
      <key>Since</key>
      <date>2026-01-01T00:00:00Z</date>
      <key>Blob</key>
      <data>AAEC</data>
    </dict>
    </plist>

    """

  @Test func everyElementHasItsPlace() throws {
    let list = PropertyList(SourceText(Self.small))
    #expect(list.format == .xml)
    #expect(list.problems == [])
    #expect(list.isWellFormed)
    let root = try #require(list.root)
    let entries = list.entries(of: root)
    #expect(
      entries.map { list.source[list.range(of: $0.key)] } == [
        "<key>CFBundleName</key>", "<key>Modes</key>", "<key>On</key>", "<key>Off</key>",
        "<key>Since</key>", "<key>Blob</key>",
      ])
    let values = entries.compactMap(\.value)
    #expect(
      values.map { list.kind(of: $0) } == [.string, .array, .true, .false, .date, .data])
    #expect(list.source[list.range(of: values[0])] == "<string>Tea &amp; Time</string>")
    #expect(list.contentRange(of: values[0]).map { list.source[$0] } == "Tea &amp; Time")
    #expect(list.string(of: values[0]) == "Tea & Time")
    #expect(list.contentRange(of: values[2]) == nil)
    #expect(list.contentRange(of: values[3])?.isEmpty == true)
    #expect(values.map { list.boolean(of: $0) } == [nil, nil, true, false, nil, nil])
    let inner = list.children(of: values[1])
    #expect(inner.map { list.kind(of: $0) } == [.string, .integer, .real, .dictionary])
    #expect(inner.map { list.string(of: $0) } == ["audio", "-3", "1.5", nil])
    #expect(list.source[list.range(of: root)].hasPrefix("<dict>\n  <!-- The name -->"))
    #expect(list.source[list.range(of: root)].hasSuffix("<data>AAEC</data>\n</dict>"))
    #expect(list.comments.map { list.source[$0.textRange] } == [" The name "])
    #expect(list.comments.map { list.source[$0.range] } == ["<!-- The name -->"])
  }

  @Test func theListMayBeADictionaryWithoutPlist() {
    let list = PropertyList(SourceText("<dict><key>a</key><true/></dict>"))
    #expect(list.isWellFormed)
    #expect(list.truth(of: "a") == .true)
  }

  @Test func repeatedKeysAreAllThereAndTheLastCounts() throws {
    let text = "<plist><dict><key>a</key><true/><key>a</key><false/></dict></plist>"
    let list = PropertyList(SourceText(text))
    #expect(list.entries(named: "a").count == 2)
    let value = try #require(list.value(named: "a"))
    #expect(list.boolean(of: value) == false)
    #expect(list.truth(of: "a") == .unknown)
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
    ("&#65;&#x42;&#x1F642;", "AB🙂"),
    ("a<![CDATA[<b>&amp;]]>c", "a<b>&amp;c"),
    ("<![CDATA[]]>", ""),
    ("a]]>b", "a]]>b"),
    ("é\r\n漢", "é\r\n漢"),
  ])
  func escapesAreResolved(content: String, expected: String) throws {
    let list = PropertyList(SourceText("<plist><string>\(content)</string></plist>"))
    #expect(list.problems == [])
    #expect(list.string(of: try #require(list.root)) == expected)
  }

  @Test func escapesInKeysAreResolved() {
    let list = PropertyList(SourceText("<plist><dict><key>a&amp;b</key><true/></dict></plist>"))
    #expect(list.truth(of: "a&b") == .true)
  }

  @Test func noDeclaredEntityIsResolved() throws {
    let list = PropertyList(
      SourceText(
        """
        <?xml version="1.0"?>
        <!DOCTYPE plist [
          <!ENTITY secret SYSTEM "file:///etc/passwd">
          <!ENTITY many "]><!-- '">
          <!-- ]> -->
        ]>
        <plist><string>&secret;&many;</string></plist>
        """))
    #expect(list.format == .xml)
    #expect(list.string(of: try #require(list.root)) == "&secret;&many;")
    #expect(list.problems.map(\.kind) == [.badEscape, .badEscape])
    #expect(list.problems.map { list.source[$0.range] } == ["&secret;", "&many;"])
  }

  @Test func literalsOfTheDocumentTypeSwallowNoTag() {
    let list = PropertyList(
      SourceText("<!DOCTYPE plist PUBLIC \"a<b'\" 'c\nd\"'>\n<plist><dict/></plist>"))
    #expect(list.problems == [])
    #expect(list.truth(of: "a") == .absent)
    let angle = PropertyList(
      SourceText("<!DOCTYPE plist SYSTEM \"a>b\">\n<plist><dict/></plist>"))
    #expect(angle.problems.map(\.kind) == [.badDeclaration])
    #expect(angle.problems.map { angle.source[$0.range] } == ["\"a>b\""])
  }

  @Test func attributesAndInstructionsAreTolerated() {
    let list = PropertyList(
      SourceText(
        "<plist version='1.0' x=\"a>b\"><?x <y> ?><dict a='>'><key\nb=''>k</key ><true /></dict >"
          + "</plist>"
      ))
    #expect(list.problems == [])
    #expect(list.truth(of: "k") == .true)
  }

  @Test func whatFollowsTheListDoesNotCount() {
    let list = PropertyList(
      SourceText("<plist><dict/></plist> text <key>a</key> & <!-- end --> </dict>"))
    #expect(list.problems == [])
    #expect(list.comments.count == 1)
  }

  @Test func aByteOrderMarkShiftsNothing() throws {
    let list = PropertyList(SourceText("\u{FEFF}<plist><true/></plist>"))
    #expect(list.problems == [])
    #expect(list.range(of: try #require(list.root)) == ByteRange(10, 17))
  }

  @Test func nodesAreFoundByPlace() throws {
    let list = PropertyList(SourceText(Self.small))
    let bytes = Array("audio".utf8)
    let offset = try #require(
      list.source.bytes.indices.first { list.source.bytes[$0...].starts(with: bytes) })
    let kinds = list.nodes(at: offset + 2).map { list.kind(of: $0) }
    #expect(kinds == [.dictionary, .array, .string])
    #expect(list.nodes(at: 0) == [])
    #expect(list.nodes(at: .max) == [])
  }

  @Test func nodesOfAnotherListDoNotTrap() throws {
    let node = try #require(PropertyList(SourceText(Self.small)).root)
    let empty = PropertyList(SourceText(""))
    #expect(empty.kind(of: node) == .unknown)
    #expect(empty.string(of: node) == "")
    #expect(empty.children(of: node) == [])
  }
}
