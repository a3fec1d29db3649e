import Testing

@testable import AAAnalysis

@Suite struct NamedTypeTests {
  private func type(_ text: String) -> NamedType? {
    NamedType(text: text, file: FileID("/a.swift"), owner: nil)
  }

  @Test(
    arguments: [
      ("Store", "Store"), ("Store?", "Store"), ("any Store", "Store"), ("(any Store)?", "Store"),
      ("Binding<Store>", "Store"), ("Optional<Store>", "Store"), ("Data.Store", "Store"),
      ("inout Store", "Store"), ("[Store]", "Array"), ("[Int: Store]", "Dictionary"),
      ("FetchedResults<Store>", "FetchedResults"),
    ])
  func readsNames(_ text: String, _ name: String) {
    #expect(type(text)?.name == name)
  }

  @Test(
    arguments: [
      ("[Store]", "Store"), ("[Store?]", "Store?"), ("[[Int: A]]", "[Int: A]"),
      ("[Int: Store]", "Store"), ("Set<Store>", "Store"), ("FetchedResults<Store>", "Store"),
      ("Result<A, B>", nil), ("Store", nil),
    ] as [(String, String?)])
  func readsElements(_ text: String, _ element: String?) {
    #expect(type(text)?.element == element)
  }

  @Test func keepsOuterTypes() {
    #expect(type("App.Data.Store")?.outer == ["App", "Data"])
  }

  @Test(arguments: ["() -> Void", "(A, B)", "", "?", "(", "<", "A & B", "@escaping (A) -> B"])
  func functionsAndTuplesHaveNoName(_ text: String) {
    #expect(type(text) == nil)
  }

  @Test func tooLongIsNoType() {
    #expect(type(String(repeating: "Binding<", count: 50_000)) == nil)
  }
}
