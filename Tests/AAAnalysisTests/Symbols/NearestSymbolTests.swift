import AAAnalysis
import Testing

@Suite struct NearestSymbolTests {
  let table = SymbolTable.shared

  @Test(arguments: [
    ("hand.drwa.fill", "hand.draw.fill"),
    ("start.fill", "star.fill"),
    ("gear.shape.fill", "gearshape.fill"),
    ("photo.stacks.fill", "photo.stack.fill"),
    ("fill.star", "star.fill"),
    ("circle.person.fill", "person.circle.fill"),
    ("handDrawFill", "hand.draw.fill"),
    ("hand_draw_fill", "hand.draw.fill"),
    ("Heart.Fill", "heart.fill"),
    ("hose.fill", "house.fill"),
    ("magnifyinglass", "magnifyingglass"),
  ])
  func findsWhatWasMeant(written: String, meant: String) {
    #expect(table.nearestNames(to: written).first == meant)
  }

  @Test(arguments: ["", "...", "qqqqqqqqqqqq", "日本語", "x!y?z*w(v)u", "my_company_logo_2024"])
  func findsNothingForWhatIsNoSymbol(written: String) {
    #expect(table.nearestNames(to: written).isEmpty)
  }

  @Test func leavesOutWhatCannotBeUsed() {
    #expect(table.nearestNames(to: "photo.stak.fill").first == "photo.stack.fill")
    let early = table.nearestNames(to: "photo.stak.fill", limit: 10, availableIn: OSVersion(15))
    #expect(!early.contains("photo.stack.fill"))
    #expect(early.allSatisfy { table.introduced($0).map { $0 <= OSVersion(15) } ?? false })

    let restricted = table.nearestNames(to: "faceidd", limit: 20)
    #expect(restricted.allSatisfy { !table.isRestricted($0) })
    let old = table.nearestNames(to: "doc.filll", limit: 20)
    #expect(old.allSatisfy { table.currentName(forOld: $0) == nil && !table.isScriptVariant($0) })
  }

  @Test func keepsToItsLimitAndOrder() {
    let all = table.nearestNames(to: "person.circle.fil", limit: 8)
    #expect(all.count == 8)
    #expect(Set(all).count == 8)
    #expect(table.nearestNames(to: "person.circle.fil", limit: 3) == Array(all.prefix(3)))
    #expect(table.nearestNames(to: "star.fil", limit: 0).isEmpty)
  }

  @Test func standsAnyLength() {
    let long = String(repeating: "person.crop.", count: 10_000)
    #expect(table.nearestNames(to: long, limit: 5).count <= 5)
    let longest = "person.line.dotted.person.fill.and.something.that.is.much.longer.than.a.word"
    #expect(table.nearestNames(to: longest, limit: 5).count <= 5)
  }

  /// The first part says what a symbol shows: another picture is not meant by it.
  @Test func keepsToThePicture() {
    let names = table.nearestNames(to: "video.badge.exclamationmark", limit: 10)
    #expect(names.allSatisfy { $0.hasPrefix("video.") }, "\(names)")
    let clocks = table.nearestNames(to: "clock.badge.exclamationmrk", limit: 3)
    #expect(clocks.first == "clock.badge.exclamationmark")
    #expect(clocks.allSatisfy { $0.hasPrefix("clock.") }, "\(clocks)")
  }

  @Test func tellsWhichRestrictedNameIsNearest() {
    #expect(table.nearestRestrictedName(to: "apple.inteliigence") == "apple.intelligence")
    #expect(table.nearestRestrictedName(to: "video.slsh") == "video.slash")
    #expect(table.nearestRestrictedName(to: "hand.drwa.fill") == nil)
    #expect(table.nearestRestrictedName(to: "qqqqqqqqqqqq") == nil)
  }
}
