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
    let accepted = try [again, scan].map { state.accept(try reading(), of: $0).count }
    #expect(accepted == [1, 0])
  }

  @Test func aFileThatIsGoneIsNotBroughtBackByAnOlderReading() throws {
    var state = IndexState()
    let scan = state.order()
    let wasKnown = state.remove(file)
    #expect(!wasKnown)
    let stale = state.accept(try reading(), of: scan)
    #expect(stale.isEmpty)
    #expect(state.files.isEmpty)
    let again = state.order([file])
    let fresh = state.accept(try reading(), of: again)
    #expect(fresh.count == 1)
  }

  @Test func newsIsTakenOnce() throws {
    var state = IndexState()
    let scan = state.order()
    var news = [state.takeNews()]
    _ = state.accept(try reading(), of: scan)
    news += [state.takeNews(), state.takeNews()]
    _ = state.remove(file)
    news += [state.takeNews(), state.takeNews()]
    #expect(news == [false, true, false, true, false])
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
    let early = progress.read(300)
    #expect(early == nil)
    let begun = progress.agreed()
    #expect(begun.map(\.kind) == [.begin])
    let told = [10, 100, 190].map { progress.read($0)?.percentage }
    #expect(told == [51, nil, nil])
    let end = progress.finished()
    #expect(end?.message == "600 files read")
  }

  @Test func progressThatIsAgreedToTooLateIsToldAtOnce() {
    var progress = IndexProgress(token: "t")
    progress.listed(1)
    _ = progress.read(1)
    let early = progress.finished()
    #expect(early == nil)
    let steps = progress.agreed()
    #expect(steps.map(\.kind) == [.begin, .end])
  }

  @Test func progressThatIsDeclinedIsNeverTold() {
    var progress = IndexProgress(token: "t")
    progress.declined()
    progress.listed(1000)
    let steps = [progress.read(900), progress.finished()]
    #expect(steps.compactMap { $0 }.isEmpty)
  }
}
