import AAAnalysis
import Testing

/// Which side of a condition Assistive Access shows: the mode is on, and the system has the scene.
@Suite struct ConditionTests {
  private static let properties = """
    @Environment(\\.accessibilityAssistiveAccessEnabled) private var isCalm
      @Environment(\\.colorScheme) private var scheme
      @State private var isReady = false
      let never = false
      static let always = true
      let mode = AccessibilitySettings.isAssistiveAccessEnabled
      var combined: Bool { isCalm || isReady }
    """

  private func shown(_ body: String) -> [String] {
    ScopeExample(
      home: "struct Home: View {\n  \(Self.properties)\n  var body: some View {\n\(body)\n  }\n}\n"
    ).texts
  }

  @Test(arguments: [
    ("isCalm", "on"),
    ("!isCalm", "off"),
    ("self.isCalm", "on"),
    ("(isCalm)", "on"),
    ("isCalm == true", "on"),
    ("isCalm != true", "off"),
    ("isCalm == false", "off"),
    ("AccessibilitySettings.isAssistiveAccessEnabled", "on"),
    ("mode", "on"),
    ("combined", "on"),
    ("isCalm || isReady", "on"),
    ("!isCalm && isReady", "off"),
    ("!(isCalm || isReady)", "off"),
    ("isReady, !isCalm", "off"),
    ("never", "off"),
    ("Self.always", "on"),
    ("isCalm ? true : isReady", "on"),
    ("isReady ? !isCalm : false", "off"),
    ("false == isCalm", "off"),
    ("Home.always", "on"),
    ("#available(iOS 18, *), isCalm", "on"),
    ("#available(iOS 26.0, macOS 26, *)", "on"),
    ("#available(iOS 17.4, *)", "on"),
    ("#available(macOS 26, *)", "on"),
    ("#unavailable(iOS 26)", "off"),
    ("#available(iOS 27, *)", "on off"),
    ("isReady", "on off"),
    ("isCalm && isReady", "on off"),
    ("scheme == .dark", "on off"),
    ("isReady != isCalm", "on off"),
    ("let value = optional", "on off"),
  ])
  func decides(condition: String, sides: String) {
    let expected = sides.split(separator: " ").map(String.init)
    #expect(shown("if \(condition) { Text(\"on\") } else { Text(\"off\") }") == expected)
  }

  @Test func followsChainsOfConditions() {
    #expect(
      shown("if isReady { Text(\"1\") } else if isCalm { Text(\"2\") } else { Text(\"3\") }")
        == ["1", "2"])
    #expect(shown("if !isCalm { Text(\"1\") } else if isReady { Text(\"2\") }") == ["2"])
  }

  @Test func decidesTernaries() {
    #expect(shown("isCalm ? AnyView(Text(\"1\")) : AnyView(Text(\"2\"))") == ["1"])
    #expect(shown("isReady ? AnyView(Text(\"1\")) : AnyView(Text(\"2\"))") == ["1", "2"])
  }

  /// Properties and functions that pass the check on, in the ways in which apps write them.
  @Test(arguments: [
    ("wraps", "var wraps: Bool { AccessibilitySettings.isAssistiveAccessEnabled }"),
    ("wraps", "var wraps: Bool { get { return isCalm } }"),
    ("wraps()", "func wraps() -> Bool { !isCalm == false }"),
    ("self.wraps()", "func wraps() -> Bool { return isCalm }"),
    (
      "Self.wraps",
      "static var wraps: Bool { if #available(iOS 18, *) { "
        + "return AccessibilitySettings.isAssistiveAccessEnabled } else { return false } }"
    ),
    (
      "Self.wraps",
      "static var wraps: Bool {\nguard #available(iOS 18.0, *) else { return false }\n"
        + "return AccessibilitySettings.isAssistiveAccessEnabled\n}"
    ),
    (
      "wraps",
      "var wraps: Bool { if #available(iOS 18, *) { isCalm } else { false } }"
    ),
    (
      "wraps",
      "var wraps: Bool { if isReady { return isCalm }\nif isCalm { return true }\nreturn isReady }"
    ),
    (
      "wraps",
      "@Environment(\\.isSimple) var wraps\n}\nextension EnvironmentValues {\n"
        + "var isSimple: Bool { accessibilityAssistiveAccessEnabled }"
    ),
    (
      "model.isSimple",
      "@State var model = Model()\n}\n@Observable class Model {\n"
        + "let isSimple = AccessibilitySettings.isAssistiveAccessEnabled"
    ),
    (
      "Mode.isSimple",
      "}\nenum Mode {\nstatic let isSimple = AccessibilitySettings.isAssistiveAccessEnabled"
    ),
    (
      "isSimple",
      "}\nvar isSimple: Bool { AccessibilitySettings.isAssistiveAccessEnabled }\nstruct Other {"
    ),
  ])
  func followsWrappers(condition: String, member: String) {
    let body = "var body: some View { if \(condition) { Text(\"on\") } else { Text(\"off\") } }"
    let example = ScopeExample(
      home: "struct Home: View {\n\(Self.properties)\n\(body)\n\(member)\n}\n")
    #expect(example.texts == ["on"])
  }

  /// What only looks like a check of the mode.
  @Test(arguments: [
    ("simulate", "@State var simulate = false"),
    ("simulateAssistiveAccess", "@AppStorage(\"aa\") var simulateAssistiveAccess = true"),
    ("isAssistiveAccessEnabled", "@Environment(\\.isEnabled) var isAssistiveAccessEnabled"),
    (
      "AccessibilitySettings.isAssistiveAccessEnabled",
      "}\nenum AccessibilitySettings {\nstatic var isAssistiveAccessEnabled = false"
    ),
    ("settings.isAssistiveAccessEnabled", "@State var settings = Settings()"),
    (
      "model.isOn",
      "var model: Model\n}\nstruct Model {\nvar isOn = true }\nstruct Other {\n"
        + "var isOn: Bool { AccessibilitySettings.isAssistiveAccessEnabled }"
    ),
  ])
  func leavesOtherFlagsOpen(condition: String, member: String) {
    let body = "var body: some View { if \(condition) { Text(\"on\") } else { Text(\"off\") } }"
    #expect(
      ScopeExample(home: "struct Home: View {\n\(body)\n\(member)\n}\n").texts == ["on", "off"])
  }

  @Test(arguments: [
    ("isCalm", "case true: Text(\"1\")\ncase false: Text(\"2\")", ["1"]),
    ("isCalm", "case false: Text(\"1\")\ndefault: Text(\"2\")", ["2"]),
    ("isCalm", "case true: Text(\"1\")\ndefault: Text(\"2\")", ["1"]),
    ("!isCalm", "case true: Text(\"1\")\ncase false: Text(\"2\")", ["2"]),
    ("isReady", "case true: Text(\"1\")\ncase false: Text(\"2\")", ["1", "2"]),
    ("isReady", "case false where isCalm: Text(\"1\")\ndefault: Text(\"2\")", ["1", "2"]),
  ])
  func decidesSwitches(subject: String, cases: String, expected: [String]) {
    #expect(shown("switch \(subject) {\n\(cases)\n}") == expected)
  }

  @Test func leavesAtGuardsAndReturns() {
    #expect(
      shown("guard isCalm else { return AnyView(Text(\"1\")) }\nreturn AnyView(Text(\"2\"))") == [
        "2"
      ])
    #expect(
      shown("guard !isCalm else { return AnyView(Text(\"1\")) }\nreturn AnyView(Text(\"2\"))")
        == ["1"])
    #expect(
      shown("if isCalm { return AnyView(Text(\"1\")) }\nreturn AnyView(Text(\"2\"))") == ["1"])
    #expect(
      shown("if isReady { return AnyView(Text(\"1\")) }\nprint(\"x\")\nreturn AnyView(Text(\"2\"))")
        == ["1", "2"])
  }

  @Test func knowsWhatWasPassed() {
    let root = """
      struct Root: View {
        let isCalm: Bool
        var body: some View { if isCalm { Text("on") } else { Text("off") } }
      }

      """
    for (argument, expected) in [
      ("true", ["on"]), ("false", ["off"]), ("!true", ["off"]), ("flag", ["on", "off"]),
    ] {
      let home =
        "struct Home: View { @State var flag = true\n"
        + "  var body: some View { Root(isCalm: \(argument)) } }\n"
      #expect(ScopeExample(home: home + root).texts == expected)
    }
  }

  @Test func partsBranchesOfOneConditionOnly() throws {
    let example = ScopeExample(
      home: """
        struct Home: View {
          @State private var isReady = false
          var body: some View {
            if isReady { Text("1") } else if never() { Text("2") } else { Text("3") }
            switch isReady { case true: Text("4") default: Text("5") }
            if #available(iOS 27, *) { Text("6") } else { Text("7") }
          }
        }
        """)
    let elements = example.scope.screens[0].elements.filter { $0.name == "Text" }
    try #require(elements.count == 7)
    let pairs = [(0, 1), (0, 2), (1, 2), (3, 4)]
    for first in 0..<7 {
      for second in (first + 1)..<7 {
        let excludes = elements[first].branches.excludes(elements[second].branches)
        #expect(excludes == pairs.contains { $0 == (first, second) }, "\(first), \(second)")
      }
    }
  }
}
