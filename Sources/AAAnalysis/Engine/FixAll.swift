/// What becomes of a workspace when many fixes are applied together.
public struct FixAll: Sendable {
  /// The workspace afterwards.
  public fileprivate(set) var workspace: Workspace
  /// The new texts of the files that changed, created ones included.
  public fileprivate(set) var texts: [FileID: SourceText] = [:]
  /// The files that did not exist before.
  public fileprivate(set) var created: Set<FileID> = []
  /// How many fixes were applied.
  public fileprivate(set) var count = 0
}

extension Workspace {
  /// Applies fixes round by round, until there is none left to apply: fixes that touch the same
  /// place follow one another, and what a fix brings up is fixed as well.
  ///
  /// - Parameter choose: the fix to apply to a finding of a snapshot, or nil to leave it.
  public func applyingFixes(choose: (Finding, WorkspaceSnapshot) -> Fix?) -> FixAll {
    var run = FixRun(FixAll(workspace: forked()))
    for _ in 0..<FixRun.rounds {
      guard run.round(choose: choose) else { break }
    }
    return run.result
  }
}

/// The rounds in which fixes are applied.
private struct FixRun {
  /// More are not needed by anything that ends.
  static let rounds = 32

  private(set) var result: FixAll
  /// How often a finding on a line of that text may still be fixed: a fix that leaves its finding
  /// must not be applied again and again.
  private var allowance: [FindingLine: Int] = [:]

  init(_ start: FixAll) {
    result = start
  }

  /// Applies every fix that can be applied beside those before it; false where there was none.
  mutating func round(choose: (Finding, WorkspaceSnapshot) -> Fix?) -> Bool {
    let snapshot = result.workspace.snapshot()
    var chosen: [(occasion: FindingLine, fix: Fix)] = []
    for finding in snapshot.findings() {
      guard let fix = choose(finding, snapshot), !fix.changes.isEmpty else { continue }
      chosen.append((FindingLine(finding, in: snapshot), fix))
    }
    let known = allowance
    for (occasion, _) in chosen where known[occasion] == nil {
      allowance[occasion, default: 0] += 1
    }
    var edits: [FileID: [TextEdit]] = [:]
    var created: [FileID: SourceText] = [:]
    var declared: Set<String> = []
    var count = 0
    for (occasion, fix) in chosen {
      guard let left = allowance[occasion], left > 0,
        declared.isDisjoint(with: fix.declares), add(fix, to: &edits, &created, in: snapshot)
      else { continue }
      declared.formUnion(fix.declares)
      allowance[occasion] = left - 1
      count += 1
    }
    apply(edits, created, in: snapshot)
    result.count += count
    return count > 0
  }

  /// Takes a fix whole, or not at all.
  private func add(
    _ fix: Fix, to edits: inout [FileID: [TextEdit]], _ created: inout [FileID: SourceText],
    in snapshot: WorkspaceSnapshot
  ) -> Bool {
    for change in fix.changes {
      switch change {
      case .edit(let file, let new):
        guard created[file] == nil, let length = snapshot.text(of: file)?.count,
          new.allSatisfy({ $0.range.start >= 0 && $0.range.end <= length })
        else { return false }
        let old = edits[file] ?? []
        guard !new.contains(where: { edit in old.contains { $0.range.meets(edit.range) } }) else {
          return false
        }
      case .create(let file, _):
        guard created[file] == nil, snapshot.text(of: file) == nil, DocumentKind(of: file) != nil
        else { return false }
      }
    }
    for change in fix.changes {
      switch change {
      case .edit(let file, let new): edits[file, default: []] += new
      case .create(let file, let text): created[file] = SourceText(text)
      }
    }
    return true
  }

  private mutating func apply(
    _ edits: [FileID: [TextEdit]], _ created: [FileID: SourceText],
    in snapshot: WorkspaceSnapshot
  ) {
    var texts = created
    for (file, edits) in edits {
      texts[file] = snapshot.text(of: file)?.applying(edits)
    }
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let kind = snapshot.files[file]?.kind ?? DocumentKind(of: file) else { continue }
      result.workspace.apply(.setDocument(file, text, kind: kind))
      result.texts[file] = text
    }
    result.created.formUnion(created.keys)
  }
}
