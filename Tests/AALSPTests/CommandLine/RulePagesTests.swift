import AAAnalysis
import Foundation
import Testing

@testable import AALSP

/// Holds the pages in `editors/rules`, one for each rule and an index, against the catalogue. With
/// `AALSP_RECORD=1` they are written anew instead.
@Suite struct RulePagesTests {
  private static let folder = Fixtures.folder.deletingLastPathComponent()
    .appendingPathComponent("editors/rules")
  private static let rules = RuleCatalogue.all.map { $0.description }
  private static let environment = ProcessInfo.processInfo.environment
  private static let command = "AALSP_RECORD=1 swift test --filter RulePagesTests"

  private static var pages: [String: String] {
    var pages = ["README.md": index]
    for rule in rules { pages[rule.id + ".md"] = page(of: rule) }
    return pages
  }

  private static func page(of rule: RuleDescription) -> String {
    rule.markdownPage + """

      ## To make an exception

      ```swift
      // aalsp:disable:next \(rule.id) - reason
      ```

      [All rules](README.md)

      """
  }

  private static var index: String {
    var text = """
      # Rules

      What `aalsp` finds, by the part of an app that it looks at. `aalsp explain RULE` shows the same
      pages in a terminal, editors show them in hovers. They are made from the rules themselves, by
      `\(command)`.

      """
    for family in RuleFamily.allCases {
      let members = rules.filter { $0.family == family }
      if members.isEmpty { continue }
      text += "\n## \(family.rawValue)\n\n"
      text += "| Rule | Severity | Fix | Finds |\n| --- | --- | --- | --- |\n"
      for rule in members {
        text += "| [`\(rule.id)`](\(rule.id).md) | \(rule.severity?.rawValue ?? "off") "
        text += "| \(rule.hasFix ? "yes" : "") | \(rule.title.replacing("|", with: "\\|")) |\n"
      }
    }
    return text
  }

  @Test func thePagesAreThoseOfTheCatalogue() throws {
    let manager = FileManager.default
    if Self.environment["AALSP_RECORD"] == "1" {
      try #require(Self.environment["CI"] != "true", "nothing is recorded in CI")
      try? manager.removeItem(at: Self.folder)
      try manager.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for (name, text) in Self.pages {
        try Data(text.utf8).write(to: Self.folder.appendingPathComponent(name))
      }
    }
    let names = try manager.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.pages.keys.sorted(), "record anew: \(Self.command)")
    var stale: [String] = []
    for (name, text) in Self.pages {
      let written = try? String(
        contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      if written != text { stale.append(name) }
    }
    #expect(stale.sorted() == [], "stale. If that is right: \(Self.command)")
  }

  @Test func everyPageLinksBackAndSaysWhatToDo() {
    for rule in Self.rules {
      let page = Self.page(of: rule)
      for heading in ["What is wrong", "Whom it affects", "What to do", "Examples"] {
        #expect(page.contains("\n## \(heading)\n"), "\(rule.id)")
      }
      #expect(page.contains("\n## Sources\n") == !rule.sources.isEmpty)
      #expect(page.contains("\n### Reported: "), "\(rule.id)")
      #expect(page.components(separatedBy: "\n```").count % 2 == 1, "\(rule.id)")
    }
  }
}
