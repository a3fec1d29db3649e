import AAAnalysis
import Testing

@Suite struct SymbolTableTests {
  let table = SymbolTable.shared

  @Test func holdsTheWholeList() {
    #expect(table.count == 9_184)
    #expect(table.renamedCount == 938)
    #expect(table.restrictedCount == 605)
  }

  @Test func isSortedAndFindsEachOfItsNames() {
    let names = (0..<table.count).map(table.name(at:))
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { table.contains($0) && table.introduced($0) != nil })
    #expect(names.first == "0.circle")
    #expect(names.last == "zzz")
  }

  @Test(arguments: [
    ("0.circle", OSVersion(13)), ("0.circle.ar", OSVersion(16, 1)), ("zzz", OSVersion(13)),
    ("hand.draw.fill", OSVersion(13)), ("photo.stack.fill", OSVersion(16)),
    ("flashlight.on.fill", OSVersion(13, 1)), ("document.fill", OSVersion(18)),
    ("arrowtriangle.up.2.fill", OSVersion(26, 1)), ("beats.pill.fill", OSVersion(17, 6)),
  ])
  func knowsWhenASymbolCame(name: String, version: OSVersion) {
    #expect(table.introduced(name) == version)
  }

  /// As many names per version as Apple's list has.
  @Test func countsNamesByVersion() {
    var counts: [String: Int] = [:]
    for index in 0..<table.count {
      guard let version = table.introduced(table.name(at: index)) else { continue }
      counts[version.description, default: 0] += 1
    }
    #expect(
      counts == [
        "13.0": 1661, "13.1": 18, "14.0": 1070, "14.2": 104, "14.5": 33, "15.0": 840, "15.1": 13,
        "15.2": 15, "15.4": 7, "16.0": 932, "16.1": 373, "16.4": 32, "17.0": 1000, "17.1": 6,
        "17.2": 450, "17.4": 23, "17.6": 7, "18.0": 1597, "18.1": 91, "18.2": 23, "18.4": 238,
        "18.5": 6, "26.0": 616, "26.1": 29,
      ])
  }

  @Test(arguments: ["", ".", "hand", "hand.draw.", "HAND.DRAW", "zzzz", "é", "star.fill\0"])
  func knowsNoOtherName(name: String) {
    #expect(!table.contains(name))
    #expect(table.introduced(name) == nil)
    #expect(table.currentName(forOld: name) == nil)
    #expect(!table.isRestricted(name))
    #expect(!table.isScriptVariant(name))
  }

  @Test(arguments: [
    ("123.rectangle", "numbers.rectangle"), ("doc.fill", "document.fill"),
    // By way of a name that was itself replaced.
    ("hourglass.end", "hourglass.tophalf.filled"), ("volume.1", "speaker.wave.1"),
  ])
  func namesWhatReplacedAName(old: String, new: String) {
    #expect(table.currentName(forOld: old) == new)
    #expect(table.currentName(forOld: new) == nil)
  }

  /// The list lets these names replace each other; the younger one is the current one.
  @Test func settlesNamesThatReplaceEachOther() {
    let old = "phone.fill.arrow.right"
    let new = "phone.arrow.right.fill"
    #expect(table.currentName(forOld: old) == new)
    #expect(table.currentName(forOld: new) == nil)
    #expect(table.formerNames(of: new) == [old])
  }

  @Test func acceptsOldNamesThatHaveLeftTheList() {
    #expect(table.contains("dot.circle"))
    #expect(table.introduced("dot.circle") == nil)
    #expect(table.currentName(forOld: "dot.circle") == "smallcircle.filled.circle")
  }

  @Test(arguments: ["faceid", "message", "message.fill", "icloud", "accessibility", "pencil.tip"])
  func knowsWhatAppleKeepsForItself(name: String) {
    #expect(table.isRestricted(name))
  }

  @Test func knowsWhatAppleKeepsForItselfUnderAnOldName() {
    #expect(table.isRestricted("applelogo"))
    #expect(table.isRestricted("airpodsmax"))
  }

  @Test(arguments: ["star.fill", "phone.fill", "messages", "envelope.fill", "doc.fill"])
  func leavesTheOthersFree(name: String) {
    #expect(!table.isRestricted(name))
  }

  @Test(arguments: [
    "0.circle.ar", "doc.richtext.fill.ja", "textformat.size.larger.mni",
    "square.3.layers.3d.down.backward.slash.rtl",
  ])
  func tellsFormsForOneScript(name: String) throws {
    try #require(table.contains(name))
    #expect(table.isScriptVariant(name))
  }

  @Test(arguments: ["0.circle", "figure.strengthtraining.traditional", "wifi", "arrow.right"])
  func tellsPlainNamesFromFormsForOneScript(name: String) throws {
    try #require(table.contains(name))
    #expect(!table.isScriptVariant(name))
  }

  @Test func listsNamesByPrefix() {
    #expect(
      table.names(withPrefix: "hand.draw") == [
        "hand.draw", "hand.draw.badge.ellipsis", "hand.draw.badge.ellipsis.fill", "hand.draw.fill",
      ])
    #expect(table.names(withPrefix: "photo.stack") == ["photo.stack", "photo.stack.fill"])
    #expect(table.names(withPrefix: "photo.stack", availableIn: OSVersion(15)).isEmpty)
    #expect(table.names(withPrefix: "", limit: 3).count == 3)
    #expect(table.names(withPrefix: "nothing.at.all").isEmpty)
    #expect(table.names(withPrefix: "zzz") == ["zzz"])
  }

  @Test func listsOldNamesOnlyWhereTheNewOnesAreMissing() {
    #expect(!table.names(withPrefix: "doc.").contains("doc.fill"))
    #expect(table.names(withPrefix: "doc.", availableIn: OSVersion(17)).contains("doc.fill"))
    #expect(!table.names(withPrefix: "doc.", availableIn: OSVersion(18)).contains("doc.fill"))
    #expect(!table.names(withPrefix: "0.circle").contains("0.circle.ar"))
  }

  @Test func isDecodedOnceForAllThreads() async {
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { SymbolTable.shared.count } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts == [table.count])
  }
}
