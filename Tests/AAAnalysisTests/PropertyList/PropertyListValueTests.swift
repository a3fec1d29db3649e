import AAAnalysis
import Testing

@Suite struct PropertyListValueTests {
  private func root(_ element: String) throws -> (PropertyList, PropertyList.Node) {
    let list = PropertyList(SourceText("<plist>\(element)</plist>"))
    return (list, try #require(list.root))
  }

  @Test(
    arguments: [
      ("<true/>", true), ("<false/>", false), ("<string>true</string>", true),
      ("<string> YES\n</string>", true), ("<string>No</string>", false),
      ("<integer>1</integer>", true), ("<integer>0</integer>", false),
      ("<string>maybe</string>", nil), ("<integer>2</integer>", nil), ("<array/>", nil),
      ("<string>$(A)</string>", nil),
    ] as [(String, Bool?)])
  func theMeantBooleanIsGuessedOnlyWhereItIsPlain(element: String, expected: Bool?) throws {
    let (list, node) = try root(element)
    #expect(list.meantBoolean(of: node) == expected)
  }

  @Test(arguments: [
    ("$(NAME)", ["NAME"]), ("a ${B_1} $(C:default=x)", ["B_1", "C"]), ("$(A_$(B))", ["A_", "B"]),
    ("$NAME $() $( ) ${", []), ("", []), ("$(", []),
  ])
  func buildSettingsAreFound(content: String, expected: [String]) throws {
    let (list, node) = try root("<string>\(content)</string>")
    #expect(list.buildSettings(in: node) == expected)
  }

  @Test(
    arguments: [
      ("<key>k</key><true/>", .true),
      ("<key>k</key><false/>", .false),
      ("<key>k</key><false/><key>k</key><false/>", .false),
      ("<key>other</key><true/>", .absent),
      ("", .absent),
      ("<key>k~ipad</key><true/>", .unknown),
      ("<key>k</key><true/><key>k~iphone</key><false/>", .unknown),
      ("<key>k</key><string>true</string>", .unknown),
      ("<key>k</key><string>$(K)</string>", .unknown),
      ("<key>k</key><tru", .unknown),
      ("<key>k</key><true/><key>x</key>", .unknown),
      ("<key>x</key><string>unclosed", .unknown),
      ("<key>d</key><dict><key>k</key><true/></dict>", .absent),
    ] as [(String, PropertyList.Truth)])
  func aKeyIsTrueFalseAbsentOrUnknown(entries: String, expected: PropertyList.Truth) {
    let list = PropertyList(SourceText("<plist><dict>\(entries)</dict></plist>"))
    #expect(list.truth(of: "k") == expected)
  }
}
