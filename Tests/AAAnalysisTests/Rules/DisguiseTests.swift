import AAAnalysis
import Testing

/// The same examples in other clothes: what is reported moves with the text, and text that is no
/// code, or that Assistive Access cannot reach, is left alone.
@Suite struct DisguiseTests {
  private func expectMarks(_ example: CatalogueExample) {
    let workspace = ExampleWorkspace(example.example)
    #expect(example.reported.shown(in: workspace) == example.expected.shown(in: workspace))
  }

  private func expectSilence(_ example: CatalogueExample) {
    let workspace = ExampleWorkspace(example.example)
    #expect(example.reported.shown(in: workspace) == [])
  }

  // MARK: Layout

  @Test(arguments: CatalogueExample.all)
  func afterEmoji(_ example: CatalogueExample) {
    expectMarks(
      example.disguised { file in
        if file.kind == .swift {
          return "// Brushes 👩🏽‍🎨🖍️\nprivate let unusedGreeting = \"Hello 👋🏽\"\n" + file.text
        }
        guard let start = file.text.firstRange(of: "<dict")?.lowerBound else { return file.text }
        return file.text[..<start] + "<!-- 👩🏽‍🎨🖍️ -->\n" + file.text[start...]
      })
  }

  @Test(arguments: CatalogueExample.all, ["\r\n", "\r"])
  func withOtherLineEndings(_ example: CatalogueExample, ending: String) {
    expectMarks(example.disguised { $0.text.replacing("\n", with: ending) })
  }

  @Test(arguments: CatalogueExample.all)
  func withTabs(_ example: CatalogueExample) {
    expectMarks(
      example.disguised { file in
        // YAML knows no tabs.
        if file.kind == .specification { return file.text }
        return file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          let content = line.drop { $0 == " " }
          let indentation = line.utf8.count - content.utf8.count
          return String(repeating: "\t", count: (indentation + 1) / 2) + content
        }.joined(separator: "\n")
      })
  }

  // MARK: No code

  @Test(arguments: CatalogueExample.reported.filter(\.hasComments))
  func inComments(_ example: CatalogueExample) {
    expectSilence(
      example.disguised { file in
        if file.kind == .propertyList {
          return "<!--" + file.text.replacing("--", with: "- -") + "-->"
        }
        let opens =
          file.text.contains("/*") || file.text.contains("*/") || file.kind == .buildConfiguration
        if !opens { return "/*\n\(file.text)\n*/\n" }
        return "//" + file.text.replacing("\n", with: "\n//")
      })
  }

  @Test(arguments: CatalogueExample.reported.filter(\.isReportedInSwift))
  func inStringLiterals(_ example: CatalogueExample) {
    expectSilence(
      example.disguised { file in
        guard file.kind == .swift else { return file.text }
        return "let text = ####\"\"\"\n\(file.text)\n\"\"\"####\n"
      })
  }

  // MARK: Out of reach

  /// Without its Assistive Access scene an example shows nothing; those that have none depend on
  /// none.
  @Test(
    arguments: CatalogueExample.reported.filter {
      $0.isReportedInSwift && $0.hasScene && !$0.rule.hasPrefix("suppression-")
    })
  func withoutTheScene(_ example: CatalogueExample) {
    expectSilence(
      example.disguised { file in
        file.kind == .swift
          ? file.text.replacing(CatalogueExample.scene, with: "WindowGroup") : file.text
      })
  }

  // MARK: Suppressed

  /// Suppressed for the whole file, a rule is silent in it, and the comment is not called unused.
  @Test(arguments: CatalogueExample.reported.filter(\.hasComments))
  func suppressedInTheFile(_ example: CatalogueExample) {
    let suppressed = example.disguised { file in
      guard file.text.contains("⟦"), let comment = file.comment("disable:file \(example.rule)")
      else { return file.text }
      return file.text + "\n" + comment + "\n"
    }
    let hygiene = ["suppression-unused", "suppression-unknown-rule"]
    let findings = ExampleWorkspace(suppressed.example).findings
    #expect(!findings.contains { $0.rule == example.rule })
    guard !hygiene.contains(example.rule) else { return }
    #expect(!findings.contains { hygiene.contains($0.rule) })
  }

  /// Suppressed line by line, the same; where a line has room for one more comment.
  @Test(
    arguments: CatalogueExample.reported.filter { example in
      example.example.files.allSatisfy { file in
        file.text.split(separator: "\n").allSatisfy { line in
          !line.contains("⟦") || (line.contains("⟧") && !line.contains("//") && !line.contains("--"))
        }
      } && example.hasComments && !example.rule.hasPrefix("suppression-")
    })
  func suppressedOnItsLine(_ example: CatalogueExample) {
    let suppressed = example.disguised { file in
      guard file.text.contains("⟦"), let comment = file.comment("disable:this \(example.rule)")
      else { return file.text }
      return file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.contains("⟦") ? line + " " + comment : line
      }.joined(separator: "\n")
    }
    let findings = ExampleWorkspace(suppressed.example).findings
    #expect(!findings.contains { $0.rule == example.rule })
    #expect(!findings.contains { $0.rule == "suppression-unused" })
  }

  // MARK: Editing

  /// Whatever is typed at the end of a file: judged step by step it is the same as judged anew, and
  /// once the typing is undone all is as before.
  @Test(arguments: CatalogueExample.all)
  func whileBeingEdited(_ example: CatalogueExample) throws {
    let original = ExampleWorkspace(example.example)
    let before = original.findings
    var random = DamageGenerator(seed: UInt64(example.testDescription.utf8.count))
    var edited = original
    var workspace = original.openWorkspace
    let names = original.files.keys.sorted()
    for _ in 0..<16 {
      let file = try #require(names.randomElement(using: &random))
      let text = try #require(edited.files[file]?.string)
      let next =
        Bool.random(using: &random)
        ? text + (Self.pieces.randomElement(using: &random) ?? "")
        : String(text.dropLast(Int.random(in: 0...12, using: &random)))
      edited = edited.replacing(file, with: next)
      edited.put(file, in: &workspace)
      #expect(workspace.snapshot().findings() == edited.findings)
    }
    for file in names { original.put(file, in: &workspace) }
    #expect(workspace.snapshot().findings() == before)
  }

  private static let pieces = [
    "\n", "}\n", "{\n", "// x\n", "\"", "/*", "*/", "struct More: View {\n",
    "  var body: some View {",
    "\n  Text(\"a\").navigationTitle(\"b\")\n", "func f() {", ")", "extension View {", "<dict>",
    "<key>UISupportsAssistiveAccess</key><true/>", "<!--", "-->", "👩🏽‍🎨", "#if os(iOS)\n",
    "@main struct Other: App { var body: some Scene { AssistiveAccess { More() } } }\n",
  ]
}

extension RuleExample.File {
  /// A comment that says this to the linter; nil in files without comments of their own.
  fileprivate func comment(_ words: String) -> String? {
    switch kind {
    case .swift: "/* aalsp:\(words) - on purpose */"
    case .propertyList: "<!-- aalsp:\(words) - on purpose -->"
    case .buildConfiguration: "// aalsp:\(words) - on purpose"
    case .specification: "# aalsp:\(words) - on purpose"
    default: nil
    }
  }
}

extension ExampleWorkspace {
  fileprivate func replacing(_ file: FileID, with text: String) -> ExampleWorkspace {
    var files = files
    files[file] = SourceText(text)
    return ExampleWorkspace(files)
  }

  /// Sends the text of a file to a workspace, as an editor does.
  fileprivate func put(_ file: FileID, in workspace: inout Workspace) {
    guard let text = files[file], let kind = Self.kind(of: file) else { return }
    workspace.apply(.setDocument(file, text, kind: kind))
  }
}
