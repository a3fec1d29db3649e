import AAAnalysis
import Testing

/// When tabs may become links, and when they had better stay.
@Suite struct TabListFixTests {
  private static func fixes(_ caption: String) throws -> Int {
    let example = try #require(
      RuleCatalogue.description(of: "tab-view")?.examples.first { $0.caption == caption })
    return ExampleWorkspace(example).findings(of: "tab-view").map(\.fixes.count).reduce(0, +)
  }

  @Test(arguments: [
    "Two features side by side", "Tabs of the older kind", "Each tab in a stack",
    "A stack around the tabs", "A view of several lines without a title",
  ])
  func plainTabsBecomeLinks(_ caption: String) throws {
    #expect(try Self.fixes(caption) == 1)
  }

  @Test(arguments: [
    "A selection", "Behind a view of the app's own",
    "In a view of the app's own, on another screen", "In the scene itself",
    "Tabs of which the bar is hidden on one only", "Pages further in have a style of their own",
    "More tabs than a first screen should have links",
    "Tabs that the ordinary interface shows, too", "A stack inside a view that a tab shows",
    "A badge", "A comment that would be lost", "One symbol for two tabs without titles",
    "Tabs under a condition", "A screen that hides its way back",
  ])
  func othersStay(_ caption: String) throws {
    #expect(try Self.fixes(caption) == 0)
  }

  private static func source(_ body: String, _ more: String = "") -> String {
    """
    import SwiftUI

    @main struct Calm: App {
      var body: some Scene { AssistiveAccess { Root() } }
    }

    struct Root: View {
      var body: some View {
    \(body)
      }
    }
    \(more)
    """
  }

  private static func fixCount(_ files: [String: String]) -> Int {
    ExampleWorkspace(files).findings(of: "tab-view").map(\.fixes.count).reduce(0, +)
  }

  private static let tabs = """
        TabView {
          Tab("Draw", systemImage: "pencil") { Text("1") }
          Tab("Learn", systemImage: "book") { Text("2") }
        }
    """

  @Test func theSamePlaceMayBeShownTwice() {
    let twice = """
      struct Other: App {
        var body: some Scene { AssistiveAccess { Root() } }
      }
      """
    #expect(Self.fixCount(["App.swift": Self.source(Self.tabs, twice)]) == 1)
  }

  @Test(arguments: [
    ".buttonStyle(.plain)", ".labelStyle(.iconOnly)", ".tabViewStyle(.tabBarOnly)",
    ".navigationTitle(\"Art\")", ".onChange(of: 1) {}",
  ])
  func whatTheListWouldMindKeepsTheTabs(_ modifier: String) {
    let body = Self.tabs + "\n    " + modifier
    #expect(Self.fixCount(["App.swift": Self.source(body)]) == 0)
  }

  @Test(arguments: [
    ("book", "\"Draw\"", 1), ("bookk", "\"Draw\"", 0), ("faceid", "\"Draw\"", 0),
    ("book", "title", 0),
  ])
  func namesThatMoveAreGood(symbol: String, title: String, expected: Int) {
    let tabs = Self.tabs.replacing("\"book\"", with: "\"star\"")
      .replacing("\"pencil\"", with: "\"\(symbol)\"").replacing("\"Draw\"", with: title)
    #expect(Self.fixCount(["App.swift": Self.source(tabs)]) == expected)
  }

  @Test func anIconThatAnotherScreenHasIsNotGivenAgain() {
    let body =
      Self.tabs + """

            .sheet(isPresented: .constant(true)) {
              Text("Books").navigationTitle("Books")
                .assistiveAccessNavigationIcon(systemImage: "book")
            }
        """
    #expect(Self.fixCount(["App.swift": Self.source(body)]) == 0)
  }
}
