@testable import AAAnalysis
import Testing

@Suite struct OpenStepReaderTests {
  private func read(_ text: String) -> OpenStepValue? { OpenStepReader.read(SourceText(text)) }

  @Test func readsWordsStringsArraysAndDictionaries() throws {
    let list = try #require(
      read(
        """
        // !$*UTF8*$!
        { a = b/c-d.e_f:$g; "quoted key" = 'single';
          list = ( one, "two", ); empty = {}; none = (); /* comment */
          nested = { x = ( { y = 1; } ); };
        }

        """))
    #expect(list["a"]?.string == "b/c-d.e_f:$g")
    #expect(list["quoted key"]?.string == "single")
    #expect(list["list"]?.elements.map(\.string) == ["one", "two"])
    #expect(list["empty"]?.entries.isEmpty == true)
    #expect(list["none"]?.elements.isEmpty == true)
    #expect(list["nested"]?["x"]?.elements.first?["y"]?.string == "1")
    #expect(list["missing"] == nil)
  }

  @Test func resolvesEscapes() {
    let list = read(#"{ a = "say \"x\"\n\tand \\ \U00e9\u20ac"; b = "\'"; }"#)
    #expect(list?["a"]?.string == "say \"x\"\n\tand \\ é€")
    #expect(list?["b"]?.string == "'")
  }

  @Test func aCommentMayFollowAWordWithoutASpace() {
    #expect(read("{ a = F0/* Project */; }")?["a"]?.string == "F0")
  }

  @Test func tellsWhereThingsStand() throws {
    let text = SourceText("{\n\tkey = value;\n}")
    let list = try #require(OpenStepReader.read(text))
    let entry = try #require(list.entries.first)
    #expect(text[ByteRange(entry.start, entry.end)] == "key = value;")
    #expect(text[entry.keyRange] == "key")
    #expect(text[entry.value.range] == "value")
    #expect(list.range == ByteRange(0, text.count))
  }

  @Test func readsDataAndFilesOfStrings() throws {
    let list = try #require(read("{ a = <0f 1E\n2d>; b = < >; }"))
    #expect(list.entries.count == 2 && list["a"]?.string == nil)
    #expect(read("{ a = <0g>; }") == nil)
    #expect(read("{ a = <0f; }") == nil)
    let strings = try #require(
      read("/* Title */\n\"Draw\" = \"Zeichnen\";\n\"Same\";\nplain = \"a\\nb\";\n"))
    #expect(strings["Draw"]?.string == "Zeichnen")
    #expect(strings["Same"]?.string == "Same")
    #expect(strings["plain"]?.string == "a\nb")
  }

  /// Written back from its own places, the text is what it was.
  @Test func placesCoverTheText() throws {
    let project = ExampleProject(targets: [
      .init(name: "Draw", settings: ["A = B", "\"C[sdk=*]\" = \"d \\\"e\\\"\""], script: "x")
    ])
    for text in [project.text, "{ a = ( 1, { b = <0f>; }, ); }", "\"a\" = \"b\";\n\"c\";\n"] {
      let source = SourceText(text)
      let list = try #require(OpenStepReader.read(source))
      #expect(list.written(from: source) == text)
    }
  }

  @Test(arguments: [
    "", " ", "// only a comment", "{", "}", "{ a = ; }", "{ a = b }", "{ a b; }", "( a b )",
    "{ a = \"b; }",
    "/* open", "{ a = b; } c", "{ a = \"b\\", "<?xml version=\"1.0\"?>",
    "{ a = b; }\n<<<<<<< HEAD\n",
    "{ = b; }", "( , )",
  ])
  func whatIsDamagedIsNotRead(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test func depthIsBounded() {
    let deep = { String(repeating: "(", count: $0) + String(repeating: ")", count: $0) }
    #expect(read(deep(60)) != nil)
    #expect(read(deep(100_000)) == nil)
    #expect(read(String(repeating: "{a=", count: 100_000)) == nil)
  }

  @Test func anyBytesAreSurvived() {
    var random = DamageGenerator(seed: 1)
    let text = Array(ExampleProject(targets: [.init(name: "Draw", settings: ["A = B"])]).text.utf8)
    for _ in 0..<300 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { break }
      }
      let file = FileID("/a/A.xcodeproj/project.pbxproj")
      let model = XcodeProjectModel(SourceText(bytes: bytes), file: file)
      #expect(model.targets.count <= 1)
    }
  }
}

extension OpenStepValue {
  /// The whole text, put together from the places of keys and values and what lies between them.
  /// Nil where places overlap, or are not in order.
  func written(from source: SourceText) -> String? {
    var pieces: [ByteRange] = []
    collect(&pieces)
    var result = ""
    var offset = 0
    for piece in pieces {
      guard piece.start >= offset, piece.end <= source.count else { return nil }
      result += source[ByteRange(offset, piece.start)] + source[piece]
      offset = piece.end
    }
    return result + source[ByteRange(offset, source.count)]
  }

  private func collect(_ pieces: inout [ByteRange]) {
    switch content {
    case .string, .data: pieces.append(range)
    case .array(let elements):
      for element in elements { element.collect(&pieces) }
    case .dictionary(let entries):
      for entry in entries {
        pieces.append(entry.keyRange)
        if entry.value.range != entry.keyRange { entry.value.collect(&pieces) }
      }
    }
  }
}
