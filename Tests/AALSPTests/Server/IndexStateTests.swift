import AAAnalysis
import Testing

@testable import AALSP

@Suite struct IndexStateTests {
  private let file = FileID("/w/a.swift")

  private func reading() throws -> [IndexedFile] {
    [try #require(IndexedFile(file: file, text: SourceText("let a = 1")))]
  }

  @Test func anOlderReadingNeverReplacesANewer() throws {
    var state = IndexState()
    let scan = state.order()
    let again = state.order([file])
    #expect(state.accept(try reading(), of: again).count == 1)
    #expect(state.accept(try reading(), of: scan).isEmpty)
  }

  @Test func aFileThatIsGoneIsNotBroughtBackByAnOlderReading() throws {
    var state = IndexState()
    let scan = state.order()
    #expect(state.remove(file) == false)
    #expect(state.accept(try reading(), of: scan).isEmpty)
    #expect(state.files.isEmpty)
    let again = state.order([file])
    #expect(state.accept(try reading(), of: again).count == 1)
  }

  @Test func newsIsTakenOnce() throws {
    var state = IndexState()
    let scan = state.order()
    #expect(state.takeNews() == false)
    _ = state.accept(try reading(), of: scan)
    #expect(state.takeNews())
    #expect(state.takeNews() == false)
    #expect(state.remove(file))
    #expect(state.takeNews())
  }

  @Test func filesUnderAFolderAreThoseBelowIt() {
    var state = IndexState()
    for path in ["/w/a.swift", "/w/b/c.swift", "/wide/d.swift"] { state.add(FileID(path)) }
    #expect(state.files(under: "/w").map(\.path) == ["/w/a.swift", "/w/b/c.swift"])
    #expect(state.files(under: "/").count == 3)
  }

  @Test func progressIsToldFromBeginToEnd() {
    var progress = IndexProgress(token: "t")
    progress.listed(600)
    #expect(progress.read(300) == nil)
    #expect(progress.agreed().map(\.kind) == [.begin])
    #expect(progress.read(10)?.percentage == 51)
    #expect(progress.read(100) == nil)
    #expect(progress.read(190) == nil)
    #expect(progress.finished()?.message == "600 files read")
  }

  @Test func progressThatIsAgreedToTooLateIsToldAtOnce() {
    var progress = IndexProgress(token: "t")
    progress.listed(1)
    _ = progress.read(1)
    #expect(progress.finished() == nil)
    #expect(progress.agreed().map(\.kind) == [.begin, .end])
  }

  @Test func progressThatIsDeclinedIsNeverTold() {
    var progress = IndexProgress(token: "t")
    progress.declined()
    progress.listed(1000)
    #expect(progress.read(900) == nil)
    #expect(progress.finished() == nil)
  }
}
