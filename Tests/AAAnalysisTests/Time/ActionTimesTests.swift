import Testing

@testable import AAAnalysis

@Suite struct ActionTimesTests {
  private func later(_ statements: String, members: String = "", declarations: String = "")
    -> [String]
  {
    TimeProbe(
      "q.asyncAfter(deadline: .now() + 2) { \(statements) }", members: members,
      declarations: declarations
    ).later
  }

  @Test(
    arguments: [
      ("toast = nil", "toast cleared"), ("self.toast = .none", "toast cleared"),
      ("toast = \"\"", "toast cleared"), ("items = []", "items cleared"),
      ("isOn = false", "isOn cleared"), ("isOn = true", "isOn isTrue"),
      ("isOn.toggle()", "isOn toggled"), ("isOn = !isOn", "isOn toggled"),
      ("index += 1", "index stepped"), ("index -= 1", "index stepped"),
      ("index = (index + 1) % 3", "index stepped"), ("index += count", "index other"),
      ("index = index == 2 ? 0 : index + 1", "index stepped"),
      ("phase = .idle", "phase constant(\"idle\")"),
      ("phase = Phase.idle", "phase constant(\"idle\")"),
      ("index = 0", "index constant(\"0\")"), ("index = -1", "index constant(\"-1\")"),
      ("toast = \"A\"", "toast constant(\"A\")"), ("toast = \"\\(index)\"", "toast other"),
      ("toast = items.randomElement()", "toast picked"), ("toast = name()", "toast other"),
      ("items.removeFirst()", "items removed"), ("items.append(\"A\")", "items added"),
      ("items = items.filter { $0 != \"A\" }", "items removed"),
      ("withAnimation { toast = nil }", "toast cleared"),
      ("DispatchQueue.main.async { toast = nil }", "toast cleared"),
      ("Task { @MainActor in toast = nil }", "toast cleared"),
    ])
  func whatIsSet(_ statement: String, _ change: String) {
    #expect(later(statement, members: "@State var isOn = false") == [change])
  }

  @Test func whatHappensAtOnce() {
    #expect(TimeProbe("toast = nil; q.asyncAfter(deadline: .now() + 2) {}").later == [])
    #expect(TimeProbe("Task { try? await Task.sleep(for: .seconds(2)) }; toast = nil").later == [])
    #expect(later("let toast: String? = nil; var index = 0; index += 1") == [])
  }

  @Test func whatFollowsASleep() {
    let sleep = "try? await Task.sleep(for: .seconds(2))"
    #expect(TimeProbe("Task { \(sleep); toast = nil }").later == ["toast cleared"])
    #expect(TimeProbe("Task { if isOn { \(sleep) }; toast = nil }").later == ["toast cleared"])
    #expect(TimeProbe("Task { do { \(sleep) } catch {}; toast = nil }").later == ["toast cleared"])
    // What is awaited in between comes when it comes.
    #expect(TimeProbe("Task { \(sleep); let a = await load(); toast = nil }").later == [])
    #expect(TimeProbe("Task { \(sleep); toast = nil; await load() }").later == [])
    #expect(TimeProbe("Task { \(sleep); load { toast = nil } }").later == [])
  }

  @Test func loopsComeAround() {
    let body = "index += 1; try? await Task.sleep(for: .seconds(2))"
    #expect(TimeProbe("Task { while true { \(body) } }").later == ["index stepped"])
    #expect(TimeProbe("Task { repeat { \(body) } while true }").later == ["index stepped"])
    #expect(
      TimeProbe("Task { for a in items { toast = a; try? await Task.sleep(for: .seconds(2)) } }")
        .later == ["toast picked"])
    #expect(
      TimeProbe("Task { for i in 0..<3 { index = i; try? await Task.sleep(for: .seconds(2)) } }")
        .later == ["index stepped"])
    #expect(TimeProbe("Task { for await a in stream { toast = nil } }").later == [])
  }

  @Test func functionsThatCallThemselves() {
    let members = """
      func step() { q.asyncAfter(deadline: .now() + 2) { step() }; index += 1 }
      """
    #expect(Set(TimeProbe("step()", members: members).later) == ["index stepped"])
  }

  @Test func workThatBeginsAgain() {
    #expect(later("toast = nil; session.load { answer in print(answer) }") == [])
    #expect(later("toast = nil; let first = items.first { $0 == \"A\" }") == ["toast cleared"])
    #expect(later("toast = nil; Task { await session.load() }") == [])
  }

  @Test func whatIsKeptForLater() {
    let members = "@State var item: DispatchWorkItem?"
    #expect(
      TimeProbe(
        "item = DispatchWorkItem { toast = nil }; q.asyncAfter(deadline: .now() + 2, execute: item!)",
        members: members
      ).later == ["toast cleared"])
    #expect(
      TimeProbe(
        "let work = DispatchWorkItem { toast = nil }; q.asyncAfter(deadline: .now() + 2, execute: work)"
      ).later == ["toast cleared"])
  }

  @Test func whatCannotBeRead() {
    for statement in [
      "q.asyncAfter(deadline: .now() + 2, execute: work)", "q.asyncAfter(deadline: )",
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(), repeats: true)",
      "Task { try await Task.sleep( }", "q.asyncAfter(deadline: .now() + 2) {",
    ] {
      #expect(TimeProbe(statement).later == [])
    }
  }
}
