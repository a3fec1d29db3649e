import Foundation
import Testing

@testable import AALSP

@Suite struct SyntaxTests {
  @Test func eachFileIsOpenedByItsPath() throws {
    let folder = try ScratchFolder(["a.swift": "import A", "b.swift": "import B"])
    let run = CommandRun("syntax", "--facts", "b.swift", "./a.swift", in: folder.path)
    let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(heads == ["# b.swift", "# ./a.swift"])
    #expect(run.status == 0)
  }

  @Test func aListNamesTheFiles() throws {
    let folder = try ScratchFolder([
      "list.txt": "a.swift\r\n\nb.swift\n", "a.swift": "", "b.swift": "",
    ])
    let run = CommandRun("syntax", "--facts", "@list.txt", in: folder.path)
    #expect(run.output == "# a.swift\n# b.swift\n")
    let missing = CommandRun("syntax", "--facts", "@nothing.txt", in: folder.path)
    #expect(missing.status == 2)
    #expect(missing.errors == "aalsp: nothing.txt: no such file or folder\n")
  }

  @Test func unreadableFilesDoNotStopTheOthers() throws {
    let folder = try ScratchFolder(["a.swift": "", "c.swift": ""])
    let run = CommandRun("syntax", "--facts", "a.swift", "b.swift", "c.swift", in: folder.path)
    #expect(run.output == "# a.swift\n# c.swift\n")
    #expect(run.errors == "aalsp: b.swift: no such file or folder\n")
    #expect(run.status == 2)
  }

  @Test func manyFilesKeepTheirOrder() {
    let squares = ParallelMap.map(Array(0..<5000)) { $0 * $0 }
    #expect(squares == (0..<5000).map { $0 * $0 })
    #expect(ParallelMap.map([Int]()) { $0 }.isEmpty)
  }

  @Test func threadsHaveRoomForDeepRecursion() {
    @Sendable func depth(_ level: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { buffer in
        buffer[0] = 1
        return level == 0 ? 0 : depth(level - 1) + Int(buffer[0])
      }
    }
    #expect(ParallelMap.map([5000, 5000], { depth($0) }) == [5000, 5000])
  }
}
