import Testing

@testable import AAAnalysis

@Suite struct DocumentLinkTests {
  private func links(_ name: String, _ files: [String: String]) -> [String] {
    var workspace = Workspace(reader: FileReader { _ in nil })
    for (name, text) in files {
      let file = FileID("/app/" + name)
      workspace.apply(.setDocument(file, SourceText(text), kind: DocumentKind(of: file) ?? .swift))
    }
    let file = FileID("/app/" + name)
    return workspace.snapshot().links(in: file).map { link in
      let text = SourceText(files[name] ?? "")[link.range]
      switch link.target {
      case .file(let file): return "\(text) → \(file.path)"
      case .page(let page): return "\(text) → \(page.prefix(8))"
      }
    }
  }

  @Test func rulesInCommentsLeadToTheirPages() {
    let text = "// aalsp:disable:next text-small no-such - why\nlet a = 1\n"
    #expect(links("A.swift", ["A.swift": text]) == ["text-small → https://"])
    #expect(links("A.swift", ["A.swift": "let a = \"text-small\"\n"]) == [])
  }

  @Test func configurationsLeadToTheirParentsAndRules() {
    let files = [
      ".aalsp.json": #"{"extends": "Sub/aalsp.json", "rules": {"text-small": "off", "x": "off"}}"#,
      "Sub/aalsp.json": #"{"extends": "none.json"}"#,
    ]
    #expect(
      links(".aalsp.json", files)
        == ["Sub/aalsp.json → /app/Sub/aalsp.json", "text-small → https://"])
    #expect(links("Sub/aalsp.json", files) == [])
    #expect(links("None.swift", files) == [])
  }
}
