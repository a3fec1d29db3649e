import Synchronization
import Testing

@testable import AAAnalysis

/// Files that do not name the mode, but something that passes it on.
@Suite struct MentionTests {
  /// A disk that counts how often it is read.
  private final class Disk: Sendable {
    private let state: Mutex<(files: [FileID: String], reads: Int)>

    init(_ files: [FileID: String]) { state = Mutex((files: files, reads: 0)) }

    var reads: Int { state.withLock { $0.reads } }

    func set(_ text: String, for file: FileID) { state.withLock { $0.files[file] = text } }

    func text(of file: FileID) -> SourceText? {
      state.withLock { state in
        state.reads += 1
        return state.files[file].map { SourceText($0) }
      }
    }
  }

  private let mode = FileID("/a/Mode.swift")
  private let home = FileID("/a/Home.swift")
  private let other = FileID("/a/Other.swift")

  private func app(_ body: String) -> String {
    """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { \(body) } }
    """
  }

  private var files: [FileID: String] {
    [
      mode: """
        enum Mode {
          static var isCalm: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
        }
        """,
      home: app("Text(\"1\")"), other: "struct Other {}",
    ]
  }

  private func workspace(_ disk: Disk) -> Workspace {
    var workspace = Workspace(reader: FileReader { disk.text(of: $0) })
    for file in [mode, home, other] { index(file, disk, &workspace) }
    return workspace
  }

  private func index(_ file: FileID, _ disk: Disk, _ workspace: inout Workspace) {
    guard let text = disk.text(of: file), let indexed = IndexedFile(file: file, text: text) else {
      return
    }
    workspace.apply(.index([indexed]))
  }

  private func rootCount(_ workspace: Workspace) -> Int { workspace.snapshot().scope.roots.count }

  @Test func aMentionThatComesOrGoesIsSeen() {
    let disk = Disk(files)
    var workspace = workspace(disk)
    #expect(rootCount(workspace) == 0)
    // The interface stays the same, and nothing read the file's tree before.
    workspace.apply(
      .setDocument(home, SourceText(app("if Mode.isCalm { Text(\"1\") }")), kind: .swift))
    #expect(rootCount(workspace) == 1)
    workspace.apply(.setDocument(home, SourceText(app("Text(\"1\")")), kind: .swift))
    #expect(rootCount(workspace) == 0)
    workspace.apply(.closeDocument(home))
    disk.set(app("if Mode.isCalm { Text(\"2\") }"), for: home)
    index(home, disk, &workspace)
    #expect(rootCount(workspace) == 1)
    workspace.apply(.remove(home))
    #expect(rootCount(workspace) == 0)
  }

  @Test func otherFilesAreNotReadAgainForEveryChange() {
    let disk = Disk(files)
    var workspace = workspace(disk)
    #expect(rootCount(workspace) == 0)
    let reads = disk.reads
    for number in 1...3 {
      workspace.apply(.setDocument(home, SourceText(app("Text(\"\(number)\")")), kind: .swift))
      #expect(rootCount(workspace) == 0)
    }
    #expect(disk.reads == reads)
  }

  @Test func aForkHasItsOwnMemory() {
    let disk = Disk(files)
    var workspace = workspace(disk)
    #expect(rootCount(workspace) == 0)
    var fork = workspace.forked()
    fork.apply(
      .setDocument(home, SourceText(app("if Mode.isCalm { Text(\"1\") }")), kind: .swift))
    workspace.apply(.setDocument(home, SourceText(app("Text(\"2\")")), kind: .swift))
    #expect(rootCount(fork) == 1)
    #expect(rootCount(workspace) == 0)
  }

  @Test func wordsBeyondTheLimitAreSearchedAgain() {
    let cache = MentionCache()
    let text = SourceText("let word7 = 1")
    for number in (0..<200).map({ $0 % 100 }) {
      let isHeld = cache.holds("word\(number)", in: home, stamp: 1) { text }
      #expect(isHeld == (number == 7))
    }
    #expect(!cache.holds("word7", in: home, stamp: 2) { nil })
    #expect(cache.holds("word7", in: home, stamp: 2) { text })
    #expect(cache.holds("word7", in: home, stamp: 2) { nil })
  }
}
