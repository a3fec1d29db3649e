import Testing

@testable import AAAnalysis

@Suite struct ActionReaderTests {
  private let store = """
    final class Store {
      static let shared = Store()
      let context: ModelContext
      func clear() { remove(all: true) }
      private func remove(all: Bool) { self.context.delete(model: A.self) }
    }
    """

  // MARK: Following

  @Test(
    arguments: [
      "@State var store = Store()", "@StateObject private var store = Store()",
      "let store: Store", "@ObservedObject var store: Store", "@EnvironmentObject var store: Store",
      "@Environment(Store.self) var store", "@Environment(Store.self) var store: Store?",
      "@Environment(Store?.self) var store", "@Bindable var store: Store",
      "var store = Store.shared",
      "var store: Store { .shared }",
    ])
  func followsAStore(_ declaration: String) {
    let call = declaration.contains("?") ? "store?.clear()" : "store.clear()"
    #expect(
      ActionProbe(call, members: declaration, declarations: store).lines
        == ["privatefuncremove(all:Bool){self.context.delete(model:A.self)}"])
  }

  @Test func followsReferencesAndStatics() {
    #expect(ActionProbe("Store.shared.clear()", declarations: store).lasting == [.object])
    let nested = """
      enum Tools { enum Cleaner { static func clean(_ c: ModelContext) { c.delete(a) } } }
      """
    #expect(ActionProbe("Tools.Cleaner.clean(context)", declarations: nested).lasting == [.object])
    #expect(
      ActionProbe("all.forEach(drop)", members: "func drop(_ a: A) { context.delete(a) }").lasting
        == [.object])
  }

  @Test func runsClosuresThatFunctionsRun() {
    let now = "func run(_ f: () -> Void) { f() }"
    let later = "var f: (() -> Void)?\nfunc keep(_ f: @escaping () -> Void) { self.f = f }"
    #expect(ActionProbe("run { context.delete(a) }", members: now).lasting == [.object])
    #expect(ActionProbe("keep { context.delete(a) }", members: later).lasting == [])
  }

  @Test func chosesByLabels() {
    let members = """
      func drop(at i: Int) {}
      func drop(_ a: A) { context.delete(a) }
      """
    #expect(ActionProbe("drop(a)", members: members).lasting == [.object])
    #expect(ActionProbe("drop(at: 1)", members: members).lasting == [])
  }

  @Test func followsSuperclassesAndExtensions() {
    let classes = """
      class Base { let files = FileManager.default }
      final class Derived: Base {}
      extension Base { func forget(_ u: URL) { try? files.removeItem(at: u) } }
      """
    #expect(
      ActionProbe("d.forget(u)", members: "let d: Derived", declarations: classes).lasting
        == [.file])
  }

  @Test func doesNotGuessBetweenTwoThatFulfil() {
    let declarations = """
      protocol Trips { func drop() }
      struct First: Trips { let c: ModelContext; func drop() { c.delete(a) } }
      struct Second: Trips { func drop() {} }
      """
    let probe = ActionProbe(
      "trips.drop()", members: "let trips: any Trips", declarations: declarations)
    #expect(probe.lasting == [])
    #expect(probe.effects.unresolvedCalls.map(\.name) == ["drop"])
    #expect(probe.effects.unresolvedCalls.first?.root == "trips")
  }

  // MARK: States

  @Test(
    arguments: [
      ("isShown = true", "isShown isTrue"), ("self.isShown = false", "isShown isFalse"),
      ("isShown.toggle()", "isShown toggled"), ("choice = nil", "choice isNil"),
      ("choice = a", "choice other"), ("$isShown.wrappedValue = true", "isShown isTrue"),
      ("text = \"\"", "text isEmpty"), ("list = []", "list isEmpty"), ("list += [1]", "list other"),
      ("store.isAsking = true", "isAsking isTrue"),
      ("withAnimation { isShown = true }", "isShown isTrue"),
    ])
  func knowsWhichStateIsSet(_ action: String, _ expected: String) {
    let members = """
      @State var choice: Int?
      @State var text = ""
      @State var list: [Int] = []
      @State var store = Store()
      """
    #expect(
      ActionProbe(action, members: members, declarations: store).states == [expected])
  }

  @Test func localsAreNoStates() {
    #expect(ActionProbe("var isShown = false; isShown = true").states == [])
    #expect(ActionProbe("if let isShown { use(isShown) }; isShown = true").states == [
      "isShown isTrue"
    ])
  }

  @Test func knowsHowAScreenIsClosed() {
    #expect(ActionProbe("close()", members: "@Environment(\\.dismiss) var close").effects.dismisses)
    #expect(
      ActionProbe("run(close.callAsFunction)", members: """
        @Environment(\\.dismiss) var close
        func run(_ f: () -> Void) { f() }
        """).effects.dismisses)
    #expect(ActionProbe("presentationMode.wrappedValue.dismiss()").effects.dismisses)
  }

  @Test func followsAFunctionThatAlsoCloses() {
    let probe = ActionProbe("dismiss()", members: "func dismiss() { context.delete(a) }")
    #expect(probe.effects.dismisses)
    #expect(probe.lasting == [.object])
  }

  @Test func emptyActionsAreEmpty() {
    #expect(ActionProbe("").effects.isEmpty)
    #expect(ActionProbe("/* nothing */").effects.isEmpty)
    #expect(ActionProbe("nothing()", members: "func nothing() {}").effects.isEmpty == false)
    #expect(!ActionProbe("print(1)").effects.isEmpty)
  }

  // MARK: Limits

  @Test func recursionEnds() {
    let members = """
      func a() { b() }
      func b() { a(); context.delete(x) }
      """
    #expect(ActionProbe("a()", members: members).lasting == [.object])
  }

  @Test func initialValuesThatLeadInACircleEnd() {
    let declarations = """
      enum A { static let x = B.x }
      enum B { static let x = A.x }
      """
    #expect(ActionProbe("A.x.delete(a)", declarations: declarations).lasting == [])
    #expect(ActionProbe("let a = a; a.delete(); a()").lasting == [])
  }

  @Test func deepAndWideActionsEnd() {
    let chain = (0..<200).map { "func f\($0)() { f\($0 + 1)(); f\($0 + 1)() }" }
    let deep = ActionProbe("f0()", members: chain.joined(separator: "\n"))
    #expect(!deep.effects.isComplete)
    let wide = ActionProbe(String(repeating: "use(a);", count: 20_000))
    #expect(!wide.effects.isComplete)
    let nested = ActionProbe(String(repeating: "if a { ", count: 3_000))
    #expect(nested.lasting == [])
  }
}
