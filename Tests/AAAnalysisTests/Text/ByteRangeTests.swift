import AAAnalysis
import Testing

@Suite struct ByteRangeTests {
  @Test func anEndBeforeTheStartIsRaised() {
    #expect(ByteRange(5, 3) == ByteRange(at: 5))
    #expect(ByteRange(at: 5).isEmpty)
    #expect(ByteRange(2, 5).length == 3)
  }

  @Test func touchingIncludesBothEnds() {
    let range = ByteRange(2, 4)
    #expect((0...6).filter(range.touches) == [2, 3, 4])
  }

  @Test func containing() {
    #expect(ByteRange(2, 6).contains(ByteRange(2, 6)))
    #expect(ByteRange(2, 6).contains(ByteRange(at: 6)))
    #expect(!ByteRange(2, 6).contains(ByteRange(1, 3)))
    #expect(!ByteRange(2, 6).contains(ByteRange(5, 7)))
  }

  @Test(arguments: [
    (ByteRange(0, 2), ByteRange(1, 3), true), (ByteRange(0, 2), ByteRange(2, 4), false),
    (ByteRange(0, 2), ByteRange(at: 2), true), (ByteRange(0, 2), ByteRange(at: 0), true),
    (ByteRange(at: 1), ByteRange(at: 1), true), (ByteRange(0, 2), ByteRange(at: 3), false),
  ])
  func intersecting(one: ByteRange, other: ByteRange, expected: Bool) {
    #expect(one.intersects(other) == expected)
    #expect(other.intersects(one) == expected)
  }

  @Test func orderIsByStartThenEnd() {
    let sorted = [ByteRange(0, 1), ByteRange(0, 2), ByteRange(at: 1), ByteRange(1, 3)]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func slicesAreClamped() {
    let text = SourceText("aé")
    #expect(text[ByteRange(-3, 1)] == "a")
    #expect(text[ByteRange(1, 99)] == "é")
    #expect(text[ByteRange(7, 9)] == "")
    #expect(text[ByteRange(1, 2)] == "\u{FFFD}")
    #expect(text.byte(at: 0) == 0x61)
    #expect(text.byte(at: -1) == nil)
    #expect(text.byte(at: 3) == nil)
  }
}
