import AAAnalysis
import Testing

/// Random damage: whatever the text, the tree has its shape and does not outgrow it.
@Suite struct DamagedInputTests {
  static let samples: [String] = [
    #"""
    import SwiftUI
    @main struct App: SwiftUI.App {
      var body: some Scene {
        WindowGroup { ContentView() }
        #if os(iOS)
        AssistiveAccess { List { Text("a \(n) \("b")") } }
        #endif
      }
    }
    """#,
    #"""
    enum A<each T: ~Copyable>: Int where T: P { case b, c(Int, d: [String: Int?] = [:]); indirect case e }
    extension A { static func < <U>(l: A, r: A) async throws(E) -> (Int, b: String) { l << r } }
    let x = a < b ? c<d>(e) : f.map { $0?.g! ?? .h }.reduce(0, +) as? [A<B<C>>]
    """#,
    ##"""
    let s = """
      text \(f(
        "x", #"raw \#(y)"#
      )) "quoted"
      """
    let r = /a(b)+\/c/, q = #/x/y/#
    /* a /* b */ c */ // d
    """##,
    #"""
    func f(_ a: inout Int..., b: @escaping () -> Void = {}) rethrows {
      switch a { case let .b(c, _) where c > 1, .d?: break
      #if A
      @unknown default: fallthrough
      #endif
      }
      guard let self, case .e = self, #available(iOS 26, *) else { return try await g() }
      outer: for case let (i, j)? in zip(a, b) { repeat { x = \.y[0]?.z } while i != j }
      do { try! h { [weak self] (k: Int) -> Int in k } label: { } } catch { throw error }
    }
    """#,
  ]

  static let insertions = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "//", "/", "#/", "\\",
    "#if A\n", "#else\n", "#endif\n", "@", "@a (b)", ".", "<", ">", "<#", "`", "$", "#", "\n", "\r",
    "\r\n", "\u{0}", "\u{FEFF}", "é", "🙂", "case ", "default:", "func ", "let ", "in ",
    "switch a {",
    "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "nonisolated(nonsending) ", "inout ", "lazy ",
  ].map { Array($0.utf8) }

  private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let tree = SyntaxTree(SourceText(bytes: bytes))
    if let flaw = TreeFlaw.first(in: tree) {
      let text = String(decoding: bytes, as: UTF8.self)
      Issue.record("\(flaw) in: \(text)", sourceLocation: sourceLocation)
    }
    _ = SyntaxFacts.lines(of: tree)
  }

  @Test(arguments: samples)
  func everyTruncation(sample: String) {
    let bytes = Array(sample.utf8)
    for length in 0...bytes.count {
      check(Array(bytes[..<length]))
      check(Array(bytes[length...]))
    }
  }

  @Test(arguments: samples)
  func everyDeletionOfAByte(sample: String) {
    let bytes = Array(sample.utf8)
    for index in bytes.indices { check(Array(bytes[..<index] + bytes[(index + 1)...])) }
  }

  @Test(arguments: samples)
  func insertionsEverywhere(sample: String) {
    let bytes = Array(sample.utf8)
    var random = DamageGenerator(seed: 1)
    for index in 0...bytes.count {
      let insertion = Self.insertions[random.below(Self.insertions.count)]
      check(Array(bytes[..<index] + insertion + bytes[index...]))
    }
  }

  @Test(arguments: samples)
  func manyChangesAtOnce(sample: String) {
    var random = DamageGenerator(seed: UInt64(sample.utf8.count))
    for _ in 0..<300 {
      var bytes = Array(sample.utf8)
      for _ in 0...random.below(8) { random.mutate(&bytes, inserting: Self.insertions) }
      check(bytes)
    }
  }

  @Test func randomBytes() {
    var random = DamageGenerator(seed: 3)
    for _ in 0..<300 {
      check((0..<random.below(300)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
  }

  @Test func randomTokens() {
    var random = DamageGenerator(seed: 4)
    for _ in 0..<300 {
      check(
        (0..<random.below(100)).flatMap { _ in
          Self.insertions[random.below(Self.insertions.count)]
        })
    }
  }
}
