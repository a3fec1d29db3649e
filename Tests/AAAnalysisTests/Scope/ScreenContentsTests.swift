import Testing

@testable import AAAnalysis

@Suite struct ScreenContentsTests {
  private struct Thing: NamedOnScreen {
    let name: String
  }

  @Test("Things are found by their names in their order")
  func places() {
    let names = ["frame", "font", "frame", "padding", "frame", "font"]
    var contents = ScreenContents<Thing>()
    for name in names { contents.append(Thing(name: name)) }
    #expect(contents.map(\.name) == names)
    for name in ["frame", "font", "padding", "none"] {
      let places = names.indices.filter { names[$0] == name }
      #expect(contents.places(named: name) == places)
      #expect(contents.contains(named: name) == !places.isEmpty)
    }
    #expect(contents.places(named: ["padding", "font"]) == [1, 3, 5])
    #expect(contents.places { $0 != "font" } == [0, 2, 3, 4])
    #expect(contents.all(named: ["font"]).map(\.name) == ["font", "font"])
  }
}
