import AAAnalysis
import Foundation
import Testing

/// What once broke a reader, what is nested without end, and small damage to real documents. How
/// libFuzzer looks for more is told in `Tests/Fuzz/README.md`.
@Suite struct FuzzCorpusTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// The bytes of all files below a folder of the repository, in the order of their paths.
  private static func contents(of folder: String) -> [(name: String, bytes: [UInt8])] {
    let root = repository.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      let path = root + "/" + name
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue, let data = FileManager.default.contents(atPath: path)
      else { return nil }
      return (name, Array(data))
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func casesThatWereFound(target: FuzzTarget) {
    for (name, bytes) in Self.contents(of: "Tests/Fuzz/corpus/\(target)") {
      let flaw = target.run(bytes)
      #expect(flaw == nil, "\(name)")
    }
  }

  /// Every document of the fixtures, and every other kind's reader on it.
  @Test(arguments: FuzzTarget.allCases)
  func documentsOfAnyKind(target: FuzzTarget) {
    for (name, bytes) in Self.contents(of: "protocol-fixtures/workspaces") {
      let flaw = target.run(bytes)
      #expect(flaw == nil, "\(name)")
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func damagedDocuments(target: FuzzTarget) {
    let pieces = [
      "{", "}", "(", ")", "[", "]", "<", ">", "\"", "'", "\\", "/*", "*/", "//", "#if", "\n",
      "\r\n", "\u{0}", "😀", ":", ",", ";", "=", "&", "*", "- ", "|", "$(", "#include ", "<dict>",
      "\\(", "AssistiveAccess {", "some View", "?:", "..", "%", "\t",
    ].map { Array($0.utf8) }
    let seeds = Self.contents(of: "protocol-fixtures").map(\.bytes).filter {
      $0.count < 4_000
    }
    let own = Self.contents(of: "protocol-fixtures").filter { name, bytes in
      DocumentKind(of: FileID("/" + name)) == DocumentKind(of: target.file) && bytes.count < 8_000
    }.map(\.bytes)
    var random = DamageGenerator(seed: 41)
    for index in 0..<Self.rounds {
      let choice = own.isEmpty || index % 8 == 0 ? seeds : own
      guard !choice.isEmpty else { return }
      var bytes = choice[random.below(choice.count)]
      for _ in 0...random.below(6) { random.mutate(&bytes, inserting: pieces) }
      if let flaw = target.run(bytes) {
        Issue.record("\(flaw): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        return
      }
    }
  }

  private static let rounds =
    ProcessInfo.processInfo.environment["AALSP_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 60

  @Test(
    .timeLimit(.minutes(10)), arguments: FuzzTarget.allCases,
    [
      ("(", ")"), ("[", "]"), ("{", "}"), ("<array>", "</array>"),
      ("<dict><key>a</key>", "</dict>"),
      ("{\"a\":", "}"), ("{a=", ";}"), ("$(", ")"), ("- ", ""), ("? ", ""), ("a: {b: [", "]}"),
      ("&a *a ", ""), ("<Group>", "</Group>"), ("#include \"a\"\n", ""), ("\"\\(", ")\""),
      ("/*", "*/"), ("VStack { ", "}"), ("*", ""), ("\"", ""),
    ])
  func aHundredThousandBytesOfNesting(target: FuzzTarget, brackets: (String, String)) {
    let (opening, closing) = brackets
    let count = 100_000 / opening.utf8.count
    let opened = String(repeating: opening, count: count)
    #expect(target.run(Array(opened.utf8)) == nil)
    #expect(target.run(Array((opened + String(repeating: closing, count: count)).utf8)) == nil)
    let value = target == .openstep ? "{objects=" : "{\"rules\":"
    #expect(target.run(Array((value + opened).utf8)) == nil)
  }

  /// Each line indented further than the last.
  @Test(.timeLimit(.minutes(10)), arguments: FuzzTarget.allCases)
  func aStaircase(target: FuzzTarget) {
    let lines = (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }
    #expect(target.run(Array(lines.joined(separator: "\n").utf8)) == nil)
  }

  /// Entities and aliases that would grow to gigabytes if they were put in.
  @Test(.timeLimit(.minutes(10)))
  func bombsDoNotGoOff() {
    let entities = (1..<40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }
    let list = """
      <!DOCTYPE plist [<!ENTITY e0 "lol"> \(entities.joined())
      <!ENTITY x SYSTEM "file:///etc/passwd"> <!ENTITY % p SYSTEM "http://localhost/p"> %p;]>
      <plist><dict><key>CFBundlePackageType</key><string>&e39;&x;</string></dict></plist>
      """
    #expect(FuzzTarget.plist.run(Array(list.utf8)) == nil)
    let aliases = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    let document = "a0: &a0 [x, x]\n" + aliases.joined(separator: "\n") + "\ntargets: *a39\n"
    #expect(FuzzTarget.yaml.run(Array(document.utf8)) == nil)
    let merges = (1..<40).map { "a\($0): &a\($0) {<<: [*a\($0 - 1), *a\($0 - 1)], k: *a\($0 - 1)}" }
    let merged = "a0: &a0 {x: y}\n" + merges.joined(separator: "\n") + "\nsettings: *a39\n"
    #expect(FuzzTarget.yaml.run(Array(merged.utf8)) == nil)
    let settings = (1..<40).map { "A\($0) = $(A\($0 - 1))$(A\($0 - 1))$(A\($0 - 1))" }
    let file = "A0 = x\n" + settings.joined(separator: "\n") + "\nINFOPLIST_FILE = $(A39)\n"
    #expect(FuzzTarget.xcconfig.run(Array(file.utf8)) == nil)
  }
}
