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

    /// What the fix wrote, in the workspace after.
    var written: [Location] {
      fix.changes.flatMap { change -> [Location] in
        guard case .edit(let file, let edits) = change else { return [] }
        var shift = 0
        return edits.map { edit in
          let start = edit.range.start + shift
          let length = edit.replacement.utf8.count
          shift += length - edit.range.length
          return Location(file: file, range: ByteRange(start, start + length))
        }
      }
    }

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
      let new = Set(after).subtracting(before)
      #expect(
        new.allSatisfy { isMilderDegree($0, of: application) },
        "“\(application.fix.title)” makes a finding")
    }
  }

  /// Rules whose findings are the milder degree of another's, by that other: a fix may go just one
  /// step, from no question to one of the two that Apple recommends; from a key that is missing to
  /// one that stands beside the other.
  private static let milderDegrees = [
    "destructive-unconfirmed": "destructive-confirmed-once", "support-key-missing": "both-keys",
  ]

  /// Whether a finding after a fix is a lower degree of what was found before, in what the fix
  /// wrote, with a fix of its own that takes the next step and leaves nothing.
  private func isMilderDegree(_ known: Known, of application: Application) -> Bool {
    guard known.rule == Self.milderDegrees[application.finding.rule],
      application.written.contains(where: {
        $0.file == known.location.file
          && ($0.range.contains(known.location.range)
            || DocumentKind(of: $0.file) == .propertyList)
      })
    else { return false }
    let left = application.after.findings.filter { Known($0, at: $0.location) == known }
    return left.allSatisfy { finding in
      finding.severity < application.finding.severity
        && finding.fixes.contains { fix in
          guard let next = application.after.applying(fix) else { return false }
          let rules = [application.finding.rule, known.rule]
          return next.findings.count { rules.contains($0.rule) } < application.before.findings
            .count { rules.contains($0.rule) }
        }
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
    default: []
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
        case .project:
          #expect(XcodeProjectModel(text, file: file).isReadable, "“\(application.fix.title)”")
        default: break
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
