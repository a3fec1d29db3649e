import Testing

@testable import AAAnalysis

@Suite struct ActionSignatureTests {
  private let declarations = """
    @Observable final class Player {
      var likes = 0
      func like() { likes += 1 }
      func play() { engine.play() }
      func log() { print("played") }
    }
    """
  private let members = """
    @State private var player = Player()
    @State private var isOpen = false
    @State private var page: Page?
    @State private var names = ["A"]
    @FocusState private var focus: Int?
    var onTap: (() -> Void)?
    func like() { player.like() }
    func feel() { UIImpactFeedbackGenerator().impactOccurred() }
    """

  private func signature(_ action: String) -> ActionSignature {
    let probe = ActionProbe(action, members: members, declarations: declarations)
    return ActionSignature(probe.effects, index: probe.index)
  }

  @Test(
    arguments: [
      "", "print(1)", "feel()", "player.log()", "focus = nil", "focus = 2", "onTap?()",
      "UIApplication.shared.sendAction(hide, to: nil, from: nil, for: nil)", "try? context.save()",
      "let x = max(1, 2)", "Task { try await Task.sleep(for: .seconds(1)) }",
      "withAnimation(.spring()) {}",
    ])
  func changesNothing(_ action: String) {
    #expect(signature(action).isEmpty)
  }

  @Test(
    arguments: [
      ("like()", "player.like()"), ("isOpen = true", "isOpen.toggle()"),
      ("withAnimation(.spring(duration: 1)) { isOpen = true }", "isOpen = true"),
      ("page = .first", "page = next"), ("page = .first(1)", "page = .first(2)"),
      ("names.remove(at: 0)", "names = []"), ("names.append(a)", "names.append(b)"),
      ("context.delete(a)", "context.delete(b)"), ("store.send(.open)", "store.send(.open)"),
      ("dismiss()", "presentation.wrappedValue.dismiss()"), ("player.likes += 1", "like()"),
    ])
  func doTheSame(_ first: String, _ second: String) {
    #expect(signature(first).shares(with: signature(second)))
    #expect(signature(second).shares(with: signature(first)))
  }

  @Test(
    arguments: [
      ("isOpen = true", "isOpen = false"), ("page = .first", "page = .second"),
      ("names.remove(at: 0)", "names.append(a)"), ("like()", "player.play()"),
      ("store.send(.open)", "store.send(.close)"), ("feel(); like()", "feel(); player.play()"),
      ("context.delete(a); try? context.save()", "context.insert(a); try? context.save()"),
    ])
  func doOtherThings(_ first: String, _ second: String) {
    #expect(!signature(first).shares(with: signature(second)))
  }

  @Test func whatIsSetAgainAtTheEndDoesNotLast() {
    let probe = { (action: String) in
      ActionProbe(action, members: members, declarations: declarations)
    }
    func lasting(_ during: String, _ after: String) -> ActionSignature {
      let changed = probe(during)
      return ActionSignature(
        during: changed.effects, after: probe(after).effects
      ) { $0.isFocus(in: changed.index) }
    }
    #expect(lasting("isOpen = true", "isOpen = false").isEmpty)
    #expect(!lasting("isOpen = true", "").isEmpty)
    #expect(!lasting("isOpen = true", "isOpen = false; like()").isEmpty)
    #expect(lasting("player.likes = 1", "isOpen = true").states.count == 2)
  }

  @Test func givesUp() {
    #expect(signature("page = nil; isOpen = false").onlyCloses)
    #expect(!signature("page = nil; like()").onlyCloses)
    #expect(!signature("isOpen.toggle()").onlyCloses)
    #expect(!signature("").onlyCloses)
  }
}
