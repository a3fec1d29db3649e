import AAAnalysis
import Testing

/// Damaged lists: nothing traps, nothing takes long, and what is answered hangs together.
@Suite struct PropertyListFuzzTests {
  private static let seeds = [
    PropertyListTests.small,
    PropertyListTests.small.split(separator: "\n").joined(separator: "\r\n"),
    "<dict><key>a</key><dict><key>b</key><array><dict/><true/></array></dict></dict>",
    "<plist><dict><key>k</key><string><![CDATA[x]]>&#65;<!-- c --></string></dict></plist>",
    "<!DOCTYPE plist [ <!ENTITY a \"b\"> ]><plist><array><foo a='b'>&a;</foo></array></plist>",
  ]

  private static let pieces = [
    "<", ">", "/", "&", ";", "\"", "'", "[", "]", "<dict>", "</dict>", "<array>", "</array>",
    "<key>",
    "</key>", "<true/>", "<plist>", "</plist>", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!",
    "\u{0}", "🙂", "<dict/>", "$(X)", "\r",
  ]

  /// Uses every part of the list once, and checks that its ranges nest.
  private func exercise(_ bytes: [UInt8]) {
    let list = PropertyList(SourceText(bytes: bytes))
    #expect(list.problems.count <= 100)
    for range in list.problems.map(\.range) + list.comments.map(\.range) {
      #expect(range.start >= 0 && range.end <= bytes.count)
    }
    var pending = list.root.map { [$0] } ?? []
    while let node = pending.popLast() {
      let range = list.range(of: node)
      #expect(range.end <= bytes.count)
      if let content = list.contentRange(of: node) { #expect(range.contains(content)) }
      var last = range.start
      for child in list.children(of: node) {
        let inner = list.range(of: child)
        #expect(range.contains(inner) && inner.start >= last)
        last = inner.end
        pending.append(child)
      }
      _ = list.string(of: node)
      _ = list.meantBoolean(of: node)
      _ = list.buildSettings(in: node)
      for entry in list.entries(of: node) { #expect(list.kind(of: entry.key) == .key) }
    }
    _ = list.appJudgement
    _ = list.nodes(at: bytes.count / 2)
    if let edits = list.edits(settingTrue: "UISupportsAssistiveAccess") {
      let result = list.source.applying(edits).map { PropertyList($0) }
      #expect(result?.truth(of: "UISupportsAssistiveAccess") == .true)
    }
  }

  @Test func everyTruncationIsRead() {
    for seed in Self.seeds {
      let bytes = Array(seed.utf8)
      for count in 0...bytes.count { exercise(Array(bytes[..<count])) }
      for start in 0...bytes.count { exercise(Array(bytes[start...])) }
    }
  }

  @Test(arguments: 0..<5)
  func randomDamageIsRead(index: Int) {
    var random = DamageGenerator(seed: UInt64(index) + 100)
    let seed = Array(Self.seeds[index].utf8)
    for _ in 0..<2_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
        let piece: [UInt8] =
          switch Int.random(in: 0..<4, using: &random) {
          case 0: []
          case 1: [UInt8.random(in: 0...255, using: &random)]
          case 2: Array(bytes[start..<end]) + Array(bytes[start..<end])
          default: Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
          }
        bytes.replaceSubrange(start..<end, with: piece)
      }
      exercise(bytes)
    }
  }

  @Test func randomBytesAreRead() {
    var random = DamageGenerator(seed: 3)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }
      exercise(Array(text.joined().utf8))
    }
  }

  /// Quadratic time would take these minutes.
  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      "<array>", "<a", "</dict>", "</", "<!--", "<![CDATA[", "<?", "<!", "<!DOCTYPE a [", "<key>",
      "<string>&", "<dict></array>", "<a b=\"", "x<true/><!-- x -->", "<dict><key>a</key>",
    ])
  func repeatedPiecesAreReadInLinearTime(piece: String) {
    let repeated = String(repeating: piece, count: 200_000 / piece.utf8.count)
    for prefix in ["", "<plist><dict>", "<plist><dict><key>a</key><string>", "<!DOCTYPE plist ["] {
      let list = PropertyList(SourceText(prefix + repeated))
      #expect(!list.problems.isEmpty)
      #expect(list.edits(settingTrue: "a") == nil)
    }
  }

  @Test(.timeLimit(.minutes(20)), arguments: ["<dict>", "<", "&", "\"", "<plist>"])
  func aMegabyteOfOnePieceIsReadInLinearTime(piece: String) {
    let repeated = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(!PropertyList(SourceText(repeated)).isWellFormed)
    let string = PropertyList(SourceText("<plist><string>\(repeated)</string></plist>"))
    #expect(string.isWellFormed == (piece == "\""))
  }
}
