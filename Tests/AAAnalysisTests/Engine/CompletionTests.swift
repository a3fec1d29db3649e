import Testing

@testable import AAAnalysis

@Suite struct CompletionTests {
  /// Completions where `‸` stands, in a file of this name.
  private func complete(
    _ text: String, in name: String = "A.swift", with others: [String: String] = [:]
  ) -> Completions? {
    let marked = text.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = SourceText(marked.joined())
    var workspace = Workspace(reader: FileReader { _ in nil })
    for (name, text) in others {
      let file = FileID("/app/" + name)
      guard let kind = DocumentKind(of: file) else { continue }
      workspace.apply(.setDocument(file, SourceText(text), kind: kind))
    }
    let file = FileID("/app/" + name)
    workspace.apply(.setDocument(file, whole, kind: DocumentKind(of: file) ?? .swift))
    return workspace.snapshot().completions(in: file, at: marked[0].utf8.count)
  }

  private func labels(
    _ text: String, in name: String = "A.swift", with others: [String: String] = [:]
  ) -> [String] {
    complete(text, in: name, with: others)?.items.map(\.label) ?? []
  }

  /// The text after a completion was chosen.
  private func chosen(
    _ label: String, _ text: String, in name: String = "A.swift",
    with others: [String: String] = [:]
  ) -> String? {
    let item = complete(text, in: name, with: others)?.items.first { $0.label == label }
    return item.map { item in
      SourceText(text.filter { $0 != "‸" }).applying(item.edit).string
    }
  }

  // MARK: Symbols

  @Test(arguments: [
    #"Image(systemName: "print‸")"#, #"Label("A", systemImage: "print‸")"#,
    #"x.assistiveAccessNavigationIcon(systemImage: "print‸")"#,
    ##"Image(systemName: #"print‸"#)"##, #"Image(systemName: a ? "print‸" : "star")"#,
    #"UIImage(systemName: "print‸")"#, #"Own("A", systemImage: "PRINT‸")"#,
  ])
  func symbolsAreNamedWhereTheyAreMeant(text: String) {
    let names = labels(text)
    #expect(names.first == "printer")
    #expect(names.contains("printer.fill"))
  }

  @Test(arguments: [
    #"Text("print‸")"#, #"Image("print‸")"#, #"let systemName = "print‸""#, "prin‸t()",
    #"Image(systemName: pri‸nt)"#, #"// Image(systemName: "print‸")"#,
    #"Image(systemName: "print")‸"#, #"Image(systemName: ‸"print")"#,
    #"Image(systemName: "a \(print‸)")"#, #"Image(systemName: "a b‸")"#,
    #"Image(systemName: "a\nb‸")"#, #"Image(systemName: a == "print‸" ? b : c)"#,
    "Image(systemName: \"\"\"\n  print‸\n  \"\"\")", "‸", #"Image(systemName: "print"‸)"#,
  ])
  func nothingAnywhereElse(text: String) {
    #expect(complete(text) == nil)
  }

  @Test(arguments: [
    (#"Image(systemName: "print‸")"#, #"Image(systemName: "printer")"#),
    (#"Image(systemName: "print‸.dotm")"#, #"Image(systemName: "printer")"#),
    // What is not closed may run on into anything: only what is typed is replaced.
    (#"Image(systemName: "print‸"#, #"Image(systemName: "printer"#),
    ("Image(systemName: \"print‸\n}\n", "Image(systemName: \"printer\n}\n"),
    (
      #"Label("A", systemImage: "print‸), Text("B")"#,
      #"Label("A", systemImage: "printer), Text("B")"#
    ),
    (#"let 😀 = Image(systemName: "print‸")"#, #"let 😀 = Image(systemName: "printer")"#),
  ])
  func theLiteralIsReplacedAndNothingElse(text: String, expected: String) {
    #expect(chosen("printer", text) == expected)
  }

  @Test func anEmptyLiteralIsFilled() throws {
    let text = #"Image(systemName: "‸")"#
    let first = try #require(labels(text).first)
    #expect(chosen(first, text) == "Image(systemName: \"\(first)\")")
  }

  @Test func partsOfNamesCountAndOldNamesComeLast() throws {
    let names = labels(#"Image(systemName: "slash‸")"#)
    #expect(names.first == "slash.circle")
    #expect(names.contains("eye.slash"))
    let table = SymbolTable.shared
    let all = try #require(complete(#"Image(systemName: "arrow.clockwise‸")"#))
    let isOld = all.items.map { table.currentName(forOld: $0.label) != nil }
    #expect(isOld.contains(true))
    #expect(isOld == isOld.filter { !$0 } + isOld.filter { $0 })
    #expect(all.items.last?.detail?.contains("now arrow.") == true)
  }

  @Test func thereIsALimit() {
    let all = complete(#"Image(systemName: "‸")"#)
    #expect(all?.items.count == 100)
    #expect(all?.isIncomplete == true)
    let few = complete(#"Image(systemName: "printer.f‸")"#)
    #expect(few?.isIncomplete == false)
    #expect(few?.items.first?.detail?.hasPrefix("iOS ") == true)
    #expect(few?.items.first?.subject.documentation?.contains("SF Symbol") == true)
  }

  @Test func theTitleSuggestsSymbolsFirst() {
    #expect(labels(#"Label("Drucker", systemImage: "‸")"#).first?.contains("printer") == true)
  }

  @Test func whatTheAppsSystemLacksIsLeftOut() {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", platforms: [.iOS(.v14)], targets: [.target(name: "Kit", path: ".")])
      """
    let text = #"Image(systemName: "sparkle‸")"#
    let without = labels(text)
    let with = labels(text, with: ["Package.swift": manifest])
    #expect(!with.isEmpty)
    #expect(with.count < without.count)
    let old = OSVersion(14)
    #expect(with.allSatisfy { SymbolTable.shared.introduced($0).map { $0 <= old } ?? false })
    let icon = #"x.assistiveAccessNavigationIcon(systemImage: "sparkle‸")"#
    #expect(labels(icon, with: ["Package.swift": manifest]).count > with.count)
    let checked = "func f() { if #available(iOS 26, *) { \(text) } }"
    #expect(labels(checked, with: ["Package.swift": manifest]).count > with.count)
  }

  // MARK: Comments

  @Test func rulesAreNamedInCommentsThatSilenceThem() {
    let ids = labels("// aalsp:disable:next ‸\nlet a = 1")
    #expect(ids.contains("text-small"))
    #expect(ids.contains("all"))
    #expect(!ids.contains("configuration-invalid"))
    #expect(!labels("// aalsp:disable text-small, ‸").contains("text-small"))
    #expect(
      chosen("text-small", "let 😀 = 1 /* aalsp:disable:this text-‸big - why */")
        == "let 😀 = 1 /* aalsp:disable:this text-small - why */")
    #expect(labels("/// aalsp:‸").contains("aalsp:disable:file"))
    #expect(labels("<plist><!-- aalsp:disable:file ‸ --></plist>", in: "A.plist").contains("all"))
    #expect(
      chosen("text-small", "<!-- aalsp:disable:file tex‸-->", in: "A.plist")
        == "<!-- aalsp:disable:file text-small-->")
    for text in ["// aalsp:disable:next text-small - wh‸y", "// disable ‸", "//‸", "\"aalsp:‸\""] {
      #expect(complete(text) == nil)
    }
  }

  // MARK: Property lists

  private func list(_ content: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\t<key>UILaunchScreen</key>\n\t<dict/>\n\(content)</dict>\n</plist>\n"
  }

  @Test func theKeysAreOfferedInAnAppsInfoPlist() {
    let keys = ["UISupportsAssistiveAccess", "UISupportsFullScreenInAssistiveAccess"]
    for typed in ["\t‸\n", "\t<‸\n", "\t<ke‸\n", "\t<key>UI‸</key>\n"] {
      #expect(Set(labels(list(typed), in: "Info.plist")) == Set(keys))
    }
    #expect(
      chosen("UISupportsAssistiveAccess", list("\t<ke‸\n"), in: "Info.plist")
        == list("\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n"))
    #expect(
      chosen("UISupportsAssistiveAccess", list("\t<key>UI‸X</key>\n"), in: "Info.plist")
        == list("\t<key>UISupportsAssistiveAccess</key>\n"))
    #expect(
      chosen("true", list("\t<key>UISupportsAssistiveAccess</key>\n\t<‸\n"), in: "Info.plist")
        == list("\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n"))
    #expect(
      labels(list("\t<key>UISupportsAssistiveAccess</key><true/>\n\t‸\n"), in: "Info.plist")
        == ["UISupportsFullScreenInAssistiveAccess"])
  }

  @Test func theKeysAreOfferedNowhereElse() {
    for text in [
      list("<key>CFBundleName</key>\n<‸\n"), list("<key>A</key>\n<string>‸</string>\n"),
      list("<key>A</key>\n<dict>\n<‸\n</dict>\n"), "‸" + list(""), list("") + "‸",
      list("<!-- ‸ -->\n"),
      "<plist>\n<dict>\n<key>NSExtension</key>\n<dict/>\n<‸\n</dict>\n</plist>\n",
      "<plist>\n<dict>\n<key>Root</key>\n<string/>\n<‸\n</dict>\n</plist>\n", "<plist>\n<‸\n",
    ] {
      #expect(complete(text, in: "Info.plist") == nil, "\(text)")
    }
  }

  // MARK: Configuration

  @Test(arguments: [
    (#"{"‸"}"#, "rules"), ("{ ‸ }", "extends"), (#"{"rules": {"te‸"}}"#, "text-small"),
    (#"{"rules": {"text-small": "‸"}}"#, "off"), (#"{"rules": {"text-small": ‸}}"#, "warning"),
    (#"{"rules": {"target-small": {"‸": 1}}}"#, "minimum"),
    (#"{"rules": {"target-small": {"severity": "‸"}}}"#, "error"),
    (#"{"components": {"Big": "‸"}}"#, "Button"), (#"{"scope": {"‸"}}"#, "roots"),
    ("{\"exclude\": [\"a\"],\n\"‸", "rules"),
  ])
  func aConfigurationIsCompleted(text: String, label: String) {
    #expect(labels(text, in: ".aalsp.json").contains(label))
  }

  @Test(arguments: [
    "‸{}", "{}‸", #"{"exclude": ["‸"]}"#, #"{"rules": {"text-small": "off" ‸}}"#,
    #"{"extends": "‸"}"#, #"{"rules": {"no-such": {"‸"}}}"#, "[‸]", "",
  ])
  func nothingWhereNothingIsKnown(text: String) {
    #expect(complete(text, in: ".aalsp.json") == nil)
  }

  @Test func quotesAreWrittenWhereTheyAreMissing() {
    #expect(chosen("rules", "{ ru‸ }", in: ".aalsp.json") == #"{ "rules" }"#)
    #expect(chosen("rules", #"{"ru‸le": {}}"#, in: ".aalsp.json") == #"{"rules": {}}"#)
    #expect(chosen("rules", "{\"ru‸\n}", in: ".aalsp.json") == "{\"rules\n}")
    #expect(!labels(#"{"rules": {}, "‸"}"#, in: ".aalsp.json").contains("rules"))
  }

  // MARK: Anything

  /// Wherever it is asked, however a text breaks off, what is offered fits the text.
  @Test(arguments: [
    ("A.swift", "Image(systemName: \"é\\(a)\") /* aalsp:disable:this a */ \"\"\"\n x\n"),
    ("A.swift", "x(systemImage: a ? #\"zzz\"# : \"zz\")\r\n// aalsp:enable all\r\n"),
    ("Info.plist", "<plist>\n<dict>\n<key>UILaunchScreen</key>\r\n<dict/>\n<key>É</key><tr"),
    ("Info.plist", "<!-- aalsp:disable:file a --><plist><dict><key>UILaunchScreen</key>"),
    (".aalsp.json", "{\"rules\": {\"é\": {\"severity\": \"\\"}, \"text-small\": [{}]}, \"x"),
  ])
  func everyPlaceOfABrokenTextIsFine(name: String, text: String) {
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      let source = SourceText(bytes: Array(bytes[..<end]))
      var workspace = Workspace(reader: FileReader { _ in nil })
      let file = FileID("/app/" + name)
      workspace.apply(.setDocument(file, source, kind: DocumentKind(of: file) ?? .swift))
      let snapshot = workspace.snapshot()
      for offset in Set([0, end / 2, max(0, end - 1), end, end + 9]) {
        for item in snapshot.completions(in: file, at: offset)?.items ?? [] {
          let range = item.edit.range
          #expect(range.start >= 0 && range.touches(offset) && range.end <= end)
        }
      }
    }
  }
}
