import AAAnalysis
import Testing

@Suite struct OSVersionTests {
  @Test(arguments: [
    ("26.0", OSVersion(26)), ("17", OSVersion(17, 0)), ("16.4.1", OSVersion(16, 4)),
    ("13.10", OSVersion(13, 10)),
  ])
  func readsOneToThreeNumbers(text: String, version: OSVersion) {
    #expect(OSVersion(parsing: text) == version)
  }

  @Test(arguments: [
    "", ".", "17.", ".4", "1.2.3.4", "v17", "17 ", "-1", "$(TARGET)", "99999999999999999999", "１７",
  ])
  func readsNothingElse(text: String) {
    #expect(OSVersion(parsing: text) == nil)
  }

  @Test func ordersByNumbersAndNotByText() {
    #expect(OSVersion(9, 3) < OSVersion(13))
    #expect(OSVersion(14, 5) < OSVersion(14, 10))
    #expect(!(OSVersion(26, 1) < OSVersion(26, 1)))
    #expect(OSVersion(26, 1) > OSVersion(26))
  }

  @Test func saysBothNumbers() {
    #expect(OSVersion(17).description == "17.0")
    #expect("\(OSVersion(26, 1))" == "26.1")
  }
}
