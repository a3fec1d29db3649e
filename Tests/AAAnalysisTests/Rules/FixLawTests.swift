import Testing

@testable import AAAnalysis

/// What holds of every fix of every finding in every example.
@Suite struct FixLawTests {
  /// One fix, with the workspace before and after it.
  private struct Application {
    let before: ExampleWorkspace
    let after: ExampleWorkspace
    let finding: Finding
    let fix: Fix

    /// A place of the workspace before in the workspace after.
    func moved(_ location: Location) -> Location {
      for case .edit(location.file, let edits) in fix.changes {
        return Location(file: location.file, range: location.range.moved(by: edits))
      }
      return location
    }
  }

  private func applications(_ example: CatalogueExample) throws -> [Application] {
    let before = ExampleWorkspace(example.example)
    return try before.findings(of: example.rule).flatMap { finding in
      try finding.fixes.map { fix in
        let after = try #require(before.applying(fix), "“\(fix.title)” does not apply")
        return Application(before: before, after: after, finding: finding, fix: fix)
      }
    }
  }

  @Test(arguments: CatalogueExample.reported)
  func editsAreSortedAndDisjoint(_ example: CatalogueExample) throws {
    for application in try applications(example) {
      #expect(!application.fix.title.isEmpty && application.fix.title.last != ".")
      #expect(Set(application.fix.changes.map(\.file)).count == application.fix.changes.count)
      for case .edit(let file, let edits) in application.fix.changes {
        #expect(!edits.isEmpty)
        let length = try #require(application.before.files[file]).count
        for edit in edits { #expect(edit.range.end <= length) }
        for (first, second) in zip(edits, edits.dropFirst()) {
          #expect(first.range.end <= second.range.start)
          #expect(first.range != second.range)
        }
      }
    }
  }

  @Test(arguments: CatalogueExample.reported)
  func theFindingIsGoneAndNoneIsNew(_ example: CatalogueExample) throws {
    for application in try applications(example) {
      let place = application.moved(application.finding.location)
      let before = application.before.findings.map { Known($0, at: application.moved($0.location)) }
      let after = application.after.findings.map { Known($0, at: $0.location) }
      #expect(
        !after.contains { $0.rule == example.rule && $0.location == place },
        "“\(application.fix.title)” leaves the finding")
      #expect(
        Set(after).subtracting(before).isEmpty, "“\(application.fix.title)” makes a finding")
    }
  }

  /// A finding but for its words.
  private struct Known: Hashable {
    let rule: String
    let location: Location

    init(_ finding: Finding, at location: Location) {
      rule = finding.rule
      self.location = location
    }
  }

  /// Those on comments mend comments.
  @Test(
    arguments: CatalogueExample.reported.filter {
      RuleCatalogue.description(of: $0.rule)?.family != .hygiene
    })
  func commentsAreKept(_ example: CatalogueExample) throws {
    for application in try applications(example) {
      for (file, text) in application.before.files {
        let after = try #require(application.after.files[file])
        #expect(comments(file, after).isSuperset(of: comments(file, text)))
      }
    }
  }

  private func comments(_ file: FileID, _ text: SourceText) -> Set<String> {
    switch DocumentKind(of: file) {
    case .swift: Set(SyntaxTree(text).comments.map { text[$0] })
    case .propertyList: Set(PropertyList(text).comments.map { text[$0.range] })
    case .project, nil: []
    }
  }

  @Test(arguments: CatalogueExample.reported)
  func theFilesStillParse(_ example: CatalogueExample) throws {
    for application in try applications(example) {
      for (file, text) in application.after.files {
        let old = application.before.files[file]
        switch DocumentKind(of: file) {
        case .swift:
          #expect(damage(text) <= (old.map(damage) ?? 0), "“\(application.fix.title)”")
        case .propertyList:
          if old.map({ PropertyList($0).isWellFormed }) ?? true {
            #expect(PropertyList(text).isWellFormed, "“\(application.fix.title)”")
          }
        case .project, nil: break
        }
      }
    }
  }

  /// How much of a Swift file is no Swift.
  private func damage(_ text: SourceText) -> Int {
    let tree = SyntaxTree(text)
    let nodes = (0..<tree.nodeCount).count { node in
      switch tree.kind(node) {
      case .unexpected, .missing, .missingType: true
      default: false
      }
    }
    return nodes + (0..<tree.tokenCount).count { tree.token(at: $0).isMissing }
  }

  /// What is inserted ends lines as the file does.
  @Test(arguments: CatalogueExample.reported, ["\r\n", "\r"])
  func lineEndingsAreTheFiles(_ example: CatalogueExample, ending: String) throws {
    let disguised = example.disguised { $0.text.replacing("\n", with: ending) }
    for application in try applications(disguised) {
      for case .edit(let file, let edits) in application.fix.changes {
        guard (application.before.files[file]?.lines.count ?? 0) > 1 else { continue }
        for edit in edits {
          let rest = edit.replacement.replacing(ending, with: "")
          #expect(!rest.unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
        }
      }
    }
  }
}

extension ByteRange {
  /// Where a range lies after edits elsewhere; a range that is edited itself keeps its start.
  fileprivate func moved(by edits: [TextEdit]) -> ByteRange {
    var shift = 0
    var growth = 0
    for edit in edits {
      let difference = edit.replacement.utf8.count - edit.range.length
      if edit.range.end <= start {
        shift += difference
      } else if edit.range.start < end {
        growth += difference
      }
    }
    return ByteRange(start + shift, end + shift + growth)
  }
}
