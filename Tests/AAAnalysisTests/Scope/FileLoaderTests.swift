import Synchronization
import Testing

@testable import AAAnalysis

@Suite struct FileLoaderTests {
  private final class Count: Sendable {
    let value = Mutex(0)
  }

  @Test func asksOnceForEachFile() {
    let count = Count()
    let there = FileID("/a.swift")
    let loader = FileLoader { file in
      count.value.withLock { $0 += 1 }
      guard file == there else { return nil }
      let tree = SyntaxTree(SourceText("let a = 1"))
      return LoadedFile(file: file, tree: tree, model: SwiftFileModel(tree))
    }
    for _ in 0..<3 {
      #expect(loader.load(there)?.model.interface.members.map(\.name) == ["a"])
      #expect(loader.load(FileID("/b.swift")) == nil)
    }
    #expect(count.value.withLock { $0 } == 2)
  }
}
