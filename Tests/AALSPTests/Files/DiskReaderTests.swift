import AAAnalysis
import Foundation
import Testing

@testable import AALSP

@Suite struct DiskReaderTests {
  private func problem(
    _ path: String, limit: Int = 1 << 20, wasListed: Bool = false
  ) -> FileProblem.Reason? {
    do throws(FileProblem) {
      _ = try DiskReader(limit: limit).text(of: FileID(path), wasListed: wasListed)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func readsTextAsItIs() throws {
    let text = "let a = \"é😀\"\r\n// ende"
    let folder = try ScratchFolder(["A.swift": text, "Empty.swift": ""])
    #expect(try DiskReader().text(of: FileID(folder["A.swift"])).string == text)
    #expect(try DiskReader().text(of: FileID(folder["Empty.swift"])).count == 0)
  }

  @Test func readsFilesLargerThanOnePiece() throws {
    let text = String(repeating: "x = 1\n", count: 50_000)
    let folder = try ScratchFolder(["A.swift": text])
    #expect(try DiskReader().text(of: FileID(folder["A.swift"])).lines.count == 50_001)
  }

  @Test func tellsWhyAFileIsNotRead() throws {
    let folder = try ScratchFolder(["Sub/": "", "Big.swift": "12345678", "File": ""])
    try folder.write("Latin.swift", Data([0x61, 0x0A, 0x62, 0xE9, 0x63]))
    try folder.link("Circle.swift", to: "Circle.swift")
    #expect(problem(folder["Nothing.swift"]) == .missing)
    #expect(problem(folder["Nothing.swift"], wasListed: true) == .vanished)
    #expect(problem(folder["Sub"]) == .isFolder)
    #expect(problem(folder["File/Inside.swift"]) == .isNoFolder)
    #expect(problem(folder["Big.swift"], limit: 7) == .tooLarge(limit: 7))
    #expect(problem(folder["Big.swift"], limit: 8) == nil)
    #expect(problem(folder["Latin.swift"]) == .notUTF8(offset: 3, line: 2))
    #expect(problem(folder["Circle.swift"]) == .tooManySymbolicLinks)
    #expect(problem("/dev/null") == .isNoRegularFile)
    #expect(problem("/" + String(repeating: "n", count: 5000)) == .nameTooLong)
  }

  @Test func aPipeDoesNotBlock() throws {
    let folder = try ScratchFolder()
    #expect(mkfifo(folder["Pipe.swift"], 0o600) == 0)
    #expect(problem(folder["Pipe.swift"]) == .isNoRegularFile)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func missingPermissionIsTold() throws {
    let folder = try ScratchFolder(["A.swift": ""])
    try folder.setPermissions(0, of: "A.swift")
    #expect(problem(folder["A.swift"]) == .notPermitted)
  }

  @Test func theAnalysisGetsNilForWhatCannotBeRead() throws {
    let folder = try ScratchFolder(["A.swift": "a"])
    let reader = DiskReader().fileReader
    #expect(reader.read(FileID(folder["A.swift"])) == SourceText("a"))
    #expect(reader.read(FileID(folder["B.swift"])) == nil)
  }

  @Test func messagesNamePathAndReason() {
    #expect(
      FileProblem("a/B.swift", .missing).description == "a/B.swift: no such file or folder")
    #expect(
      FileProblem("B.swift", .notUTF8(offset: 17, line: 3)).description
        == "B.swift: is not UTF-8: bad byte at offset 17, line 3")
    #expect(
      FileProblem("B.swift", .tooLarge(limit: 64 << 20)).message
        == "is larger than 64 MB, the most that is read")
    #expect(!FileProblem("B.swift", .system(code: EIO)).message.isEmpty)
    #expect(SystemError.message(EIO) != SystemError.message(ENOSPC))
  }
}
