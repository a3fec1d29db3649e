import Testing

@testable import AAAnalysis

/// What holds for every app, tried on the examples of all rules: once with what they have, and once
/// without their scenes.
@Suite struct AdoptionLawTests {
  /// Every fourth of the examples, those left out whose apps and projects are another's.
  private static let workspaces: [(name: String, files: [String: String])] = {
    var result: [(name: String, files: [String: String])] = []
    var seen: Set<[String]> = []
    for example in CatalogueExample.all {
      var files: [String: String] = [:]
      for (file, text) in ExampleWorkspace(example.example).files {
        files[String(file.path.dropFirst(ExampleWorkspace.root.count))] = text.string
      }
      let without = files.mapValues { withoutScenes($0) }
      for (ending, files) in [("", files), (", without scene", without)] {
        guard seen.insert(files.sorted { $0.key < $1.key }.flatMap(telling)).inserted else {
          continue
        }
        result.append((example.testDescription + ending, files))
      }
    }
    return result.indices.filter { $0.isMultiple(of: 4) }.map { result[$0] }
  }()

  /// What of a file decides about an app: all of it, but for types that are none.
  private static func telling(_ path: String, _ text: String) -> [String] {
    let tree = SyntaxTree(SourceText(text))
    guard path.hasSuffix(".swift") else { return [path, text] }
    return [path] + tree.children(tree.root).map { tree.text[tree.range($0)] }.filter {
      $0.contains("App") || $0.contains("Delegate") || $0.contains("Scene")
    }
  }

  /// A text with every `AssistiveAccess { … }` taken out that stands on lines of its own.
  private static func withoutScenes(_ text: String) -> String {
    let tree = SyntaxTree(SourceText(text))
    var edits: [TextEdit] = []
    tree.forEachNode { node, parent in
      guard tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
        tree.name(callee, is: "AssistiveAccess"), let parent,
        tree.kind(parent) == .accessorBlock
      else { return }
      edits.append(TextEdit(tree.range(node), ""))
    }
    return tree.text.applying(edits)?.string ?? text
  }

  @Test func whatIsPlannedIsPlannedOnce() throws {
    var planned = 0
    for (name, files) in Self.workspaces {
      let before = ExampleWorkspace(files)
      let adoptions = before.snapshot.adoptions()
      for adoption in adoptions where adoption.outcome != .planned {
        #expect(adoption.changes.isEmpty, "\(name)")
      }
      guard adoptions.contains(where: { $0.outcome == .planned }) else { continue }
      planned += 1
      let changes = try #require(
        AdoptionPlan.union(of: adoptions.filter { $0.outcome == .planned }), "\(name)")
      let after = try #require(before.applying(Fix(title: "", changes: changes)), "\(name)")
      let again = after.snapshot.adoptions()
      #expect(again.allSatisfy { $0.outcome != .planned }, "\(name): \(again)")
      #expect(again.count == adoptions.count, "\(name)")
      for change in changes {
        // What is still being typed stays so.
        if let text = before.files[change.file], !Self.isWhole(SyntaxTree(text)) { continue }
        try check(change.file, in: after, name)
      }
    }
    #expect(planned > 30)
  }

  private static func isWhole(_ tree: SyntaxTree) -> Bool {
    (0..<tree.tokenCount).allSatisfy { !tree.token(at: $0).isMissing }
  }

  /// What was changed or created is well formed.
  private func check(_ file: FileID, in workspace: ExampleWorkspace, _ name: String) throws {
    let text = try #require(workspace.files[file], "\(name)")
    switch DocumentKind(of: file) {
    case .swift: #expect(Self.isWhole(SyntaxTree(text)), "\(name): \(text.string)")
    case .propertyList: #expect(PropertyList(text).isWellFormed, "\(name): \(text.string)")
    default: break
    }
  }
}

/// The examples compile after it as well.
@Suite(.disabled(if: Platform.hasAppleSDKs, "here the stubs would hide the real modules"))
struct AdoptedExampleTests {
  /// Examples of apps without a scene that compile.
  private static let examples = CatalogueExample.all.filter { example in
    example.example.compiles
      && ExampleWorkspace(example.example).snapshot.adoptions().contains { adoption in
        adoption.changes.contains { DocumentKind(of: $0.file) == .swift }
      }
  }

  @Test(arguments: examples)
  func stillCompiles(_ example: CatalogueExample) throws {
    let before = ExampleWorkspace(example.example)
    let checker = try TypeChecker()
    let mode = try checker.mode(of: before)
    let planned = before.snapshot.adoptions().filter { $0.outcome == .planned }
    let changes = try #require(AdoptionPlan.union(of: planned))
    let after = try #require(before.applying(Fix(title: "", changes: changes)))
    #expect(try checker.errors(in: after, mode: mode) == [], "\(example.testDescription)")
  }
}
