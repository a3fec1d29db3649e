@testable import AAAnalysis
import Testing

@Suite struct BuildConfigurationFileTests {
  private func read(_ text: String) -> [BuildConfigurationFile.Statement] {
    BuildConfigurationFile(SourceText(text), file: FileID("/a/A.xcconfig")).statements
  }

  /// The settings as `NAME[condition] = value`.
  private func settings(_ text: String) -> [String] {
    read(text).map { statement in
      switch statement {
      case .setting(let setting):
        let conditions = setting.conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()
        return "\(setting.name)\(conditions) = \(setting.value)"
      case .inclusion(let path, let isOptional, _): return "include\(isOptional ? "?" : "") \(path)"
      case .unreadable: return "unreadable"
      }
    }
  }

  @Test func readsStatements() {
    #expect(
      settings(
        """
        // The project's own.
        #include "Base.xcconfig"
          #include? "Local.xcconfig" // not there for everyone
        SDKROOT = iphoneos
        NAME= a b  // behind
        EMPTY =
        LIST = a ; // semicolon
        URL = http:/$()/example.org
        INFOPLIST_FILE[sdk=iphoneos*][config=Debug] = Debug.plist;
        _X1=1
        """) == [
          "include Base.xcconfig", "include? Local.xcconfig", "SDKROOT = iphoneos", "NAME = a b",
          "EMPTY = ", "LIST = a", "URL = http:/$()/example.org",
          "INFOPLIST_FILE[sdk=iphoneos*][config=Debug] = Debug.plist", "_X1 = 1",
        ])
  }

  @Test func linesEndAndGoOn() {
    #expect(settings("A = 1\r\nB = 2\rC = 3\n\n") == ["A = 1", "B = 2", "C = 3"])
    #expect(settings("A = 1 \\\n  2 \\\n  3\nB = 4") == ["A = 1 2 3", "B = 4"])
    #expect(settings("A = 1 \\") == ["A = 1"])
    #expect(settings("\u{FEFF}A = 1") == ["A = 1"])
    #expect(settings("") == [])
  }

  @Test(arguments: [
    "NAME", "NAME value", "9A = 1", "A[sdk = 1", "A[sdk] = 1", "#include Base.xcconfig",
    "#include \"Base.xcconfig", "#define A", "#", "<<<<<<< HEAD", "#include \"a\" b",
  ])
  func whatIsNoStatementIsToldAsSuch(_ line: String) {
    #expect(settings("A = 1\n\(line)\nB = 2") == ["A = 1", "unreadable", "B = 2"])
  }

  @Test func tellsWhereThingsStand() throws {
    let text = SourceText("#include \"b\"\nNAME[sdk=*]  = a b // c\n")
    let file = BuildConfigurationFile(text, file: FileID("/a"))
    guard case .inclusion(_, _, let range) = file.statements.first,
      case .setting(let setting) = file.statements.last
    else {
      Issue.record("Two statements are missing.")
      return
    }
    #expect(text[range] == "b")
    #expect(text[setting.nameRange] == "NAME[sdk=*]")
    #expect(text[setting.valueRange] == "a b")
  }

  @Test func anyBytesAreSurvived() {
    var random = DamageGenerator(seed: 3)
    let text = Array("#include? \"a\"\nA[sdk=*] = $(B:default=c) \\\n d // e\n".utf8)
    for _ in 0..<300 {
      var bytes = text
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      let file = BuildConfigurationFile(SourceText(bytes: bytes), file: FileID("/a"))
      #expect(file.statements.count < 10)
    }
  }
}
