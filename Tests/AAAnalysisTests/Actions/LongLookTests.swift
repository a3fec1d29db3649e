import Testing

@testable import AAAnalysis

/// Code that leads from one place to many others again and again is given up on, not followed to
/// its end.
@Suite struct LongLookTests {
  @Test("Functions that are handed on to be run, each of which hands on the next one")
  func functionsHandedOn() {
    let functions = (0..<9).map { number in
      "func f\(number)(_ n: Int) {\n"
        + String(repeating: "  _ = xs.map(f\(number + 1))\n", count: 25) + "}"
    }
    let probe = ActionProbe(
      "dismiss(); f0(1)",
      members: "@Environment(\\.dismiss) private var dismiss\nlet xs = [1]\n"
        + functions.joined(separator: "\n") + "\nfunc f9(_ n: Int) {}")
    #expect(!probe.effects.isComplete || probe.effects.deletions.isEmpty)
  }

  @Test("Computed properties that name one another, beside dialogs")
  func propertiesThatNameOneAnother() {
    let count = 60
    let properties = (0..<count).map { number in
      "var p\(number): Bool { " + (0..<count).map { "p\($0)" }.joined(separator: " && ") + " }"
    }
    let example = ScopeExample(
      home: """
        struct Home: View {
          @State private var isShown = false
          \(properties.joined(separator: "\n  "))
          var body: some View {
            Button("Delete", role: .destructive) { isShown = p0 }
              \((0..<20).map { ".alert(\"A\", isPresented: .constant(p\($0))) { Text(\"b\") }" }
                .joined(separator: "\n      "))
          }
        }
        """)
    #expect(!example.workspace.snapshot.findings().contains { $0.severity == .error })
  }
}
