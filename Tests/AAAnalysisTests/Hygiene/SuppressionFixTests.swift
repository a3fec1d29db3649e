import AAAnalysis
import Testing

/// Comments that silence a finding, as an editor offers them.
@Suite struct SuppressionFixTests {
  /// Whatever the example: the comment silences what it was made for, and makes no finding.
  @Test(
    arguments: CatalogueExample.reported.filter {
      RuleCatalogue.description(of: $0.rule)?.family != .hygiene
    })
  func silenceTheFinding(_ example: CatalogueExample) throws {
    let before = ExampleWorkspace(example.example)
    let snapshot = before.snapshot
    for finding in before.findings(of: example.rule) {
      let fixes = snapshot.suppressions(of: finding)
      #expect(fixes.count == 2 || DocumentKind(of: finding.location.file) == .project)
      for fix in fixes {
        let after = try #require(before.applying(fix)).findings
        #expect(after.count < before.findings.count, "“\(fix.title)”")
        #expect(after.allSatisfy { !$0.rule.hasPrefix("suppression-") }, "“\(fix.title)”")
      }
    }
  }

  private static func app(_ view: String) -> ExampleWorkspace {
    ExampleWorkspace([
      "App.swift": """
      #!/usr/bin/env swift
      // A calm app.

      import SwiftUI

      @main struct Calm: App {
        var body: some Scene {
          AssistiveAccess {
            \(view)
          }
        }
      }

      """
    ])
  }

  private static func texts(_ workspace: ExampleWorkspace) -> [String] {
    let snapshot = workspace.snapshot
    return workspace.findings(of: "label-without-icon").first.map { finding in
      snapshot.suppressions(of: finding).compactMap { fix in
        workspace.applying(fix)?.files[ExampleWorkspace.file("App.swift")]?.string
      }
    } ?? []
  }

  @Test func theCommentStandsAboveTheLineOrBeforeTheCode() {
    let texts = Self.texts(Self.app("Button(\"Start\") {}"))
    #expect(texts.count == 2)
    #expect(
      texts.first?.contains(
        "      // aalsp:disable:next label-without-icon\n      Button(\"Start\")") == true)
    #expect(
      texts.last?.contains(
        "// A calm app.\n\n// aalsp:disable:file label-without-icon\nimport SwiftUI") == true)
  }

  @Test func aCommentThatIsThereTakesTheRule() {
    let view = """
      // aalsp:disable:next image-unlabelled - drawn by hand
            Button("Start") {}
      """
    #expect(
      Self.texts(Self.app(view)).contains { text in
        text.contains(
          "      // aalsp:disable:next image-unlabelled, label-without-icon - drawn by hand\n")
      })
  }

  @Test func insideALiteralThereIsNoPlaceForTheLine() {
    let view = "Text(\"\"\"\n  \\(Button(\"Start\") {})\n  \"\"\")"
    for text in Self.texts(Self.app(view)) { #expect(!text.contains("disable:next")) }
  }
}
