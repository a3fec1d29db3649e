import AAAnalysis
import Foundation
import Testing

/// Texts that are nothing but one thing, over and over: deep nesting, long chains, endless lines.
/// They end, within the stack of a thread, and keep no more than their length allows.
@Suite struct ExtremeInputTests {
  /// Runs `body` on a thread with as much stack as a process begins with.
  private func onThread(_ body: @escaping @Sendable () -> String?) -> String? {
    let result = Outcome()
    let thread = Thread {
      result.finish(body())
    }
    thread.stackSize = 8 << 20
    thread.start()
    return result.wait()
  }

  private final class Outcome: Sendable {
    private let done = DispatchSemaphore(value: 0)
    // Written once, before the signal that lets it be read.
    nonisolated(unsafe) private var value: String?

    func finish(_ value: String?) {
      self.value = value
      done.signal()
    }

    func wait() -> String? {
      done.wait()
      return value
    }
  }

  private func flaw(in unit: String, count: Int, closing: String = "") -> String? {
    onThread {
      let text = String(repeating: unit, count: count) + String(repeating: closing, count: count)
      return TreeFlaw.first(in: SyntaxTree(SourceText(text)))?.description
    }
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("{", "}"), ("A<", ">"), ("([{", "}])")])
  func aHundredThousandBrackets(opening: String, closing: String) {
    let count = 100_000 / closing.utf8.count
    #expect(flaw(in: opening, count: count) == nil)
    #expect(flaw(in: opening, count: count, closing: closing) == nil)
    #expect(flaw(in: closing, count: count) == nil)
  }

  @Test(arguments: [
    ("f(", ")"), ("a[", "]"), ("{ (", ")}"), ("{ a in ", "}"), ("a<(", ")>"), ("\"\\(", ")\""),
    ("x: (", ")"), ("\\.[", "]"), ("@a(", ")"), ("@a (", ")"), ("@a<", ">"), ("#a(", ")"),
  ])
  func nestingOfExpressions(opening: String, closing: String) {
    #expect(flaw(in: opening, count: 5_000) == nil)
    #expect(flaw(in: opening, count: 5_000, closing: closing) == nil)
  }

  @Test(arguments: [
    ("if a {", "}"), ("func f() {", "}"), ("struct S {", "}"), ("switch a { case b: ", "}"),
    ("var a: Int { get {", "}}"), ("do {", "} catch {}"), ("#if A\n", "#endif\n"),
    ("#if A\n@a\n", "#endif\n"), ("@a (x)\n#if A\n", "#endif\n"), ("a\n#if A\n.b\n", "#endif\n"),
  ])
  func nestingOfBlocks(opening: String, closing: String) {
    #expect(flaw(in: opening, count: 2_000) == nil)
    #expect(flaw(in: opening, count: 2_000, closing: closing) == nil)
  }

  @Test(arguments: [
    "a.b.c", ".a", "a()", "a{}", "a\n.b()", "a?", "a!", "a+", "a + b + ", "!!!!", "- ", "a ? ",
    "a ? b : ",
    "try ", "await ", "lazy ", "open ", "async ", "private\n", "@a\n", "inout ",
    "nonisolated(nonsending) ",
    "() -> ", "A & ", "a = ", "a, ", "a: ", "let ", "case let a < ", "case .a, ", "else if a {} ",
    "if a {} else ", "case a: ", "a<b, ", "a<b", "{ a, ", "func f<T: ", "import a.", "operator +",
  ])
  func longChains(unit: String) {
    #expect(flaw(in: unit, count: 20_000 / unit.utf8.count) == nil)
  }

  @Test(arguments: [
    "\"", "\"\"\"", "\"\"\"\n", "#\"\"\"\n", "#\"\"\"\\#(", "\"\"\"\n\\(", "\\\"\"\"\n", "\\(", "#",
    "#/\n",
    "/*", "/**/", "//", "/", " /a", "<#", "`", "$", "\\", "<<<<<<< \n", "é", "🙂", "\u{FEFF}",
    "\u{0}", " ",
    "\t", "\n", "\r", "0", "0x", "1.", "_", "a", "#if", "}", ")", "]\n", "#else\n", "#endif\n",
  ])
  func runsOfLexicalElements(unit: String) {
    #expect(flaw(in: unit, count: 20_000 / unit.utf8.count) == nil)
  }

  @Test func aLineOfAMegabyte() {
    let unit = #"let a = b("c \(d)") + [e, f: 1.5] // "#
    #expect(flaw(in: String(unit.dropLast(3)), count: 1_000_000 / unit.utf8.count) == nil)
    #expect(flaw(in: unit, count: 1_000_000 / unit.utf8.count) == nil)
  }

  @Test func aTokenOfAMegabyte() {
    for text in ["a", "\"", "/*", "+", "9"] {
      #expect(flaw(in: text, count: 1_000_000 / text.utf8.count) == nil)
    }
  }
}
