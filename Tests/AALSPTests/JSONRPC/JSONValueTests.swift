import Foundation
import Testing

@testable import AALSP

@Suite struct JSONValueTests {
  @Test(arguments: [
    "null", "true", "-7", "1.5", "\"a/b é 😀\"", "[]", "{}", "[1,[2,null],{\"a\":false}]",
    "{\"a\":{\"b\":[\"c\"]},\"d\":0}", "9223372036854775807",
  ])
  func valueIsKept(json: String) throws {
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)).json == json)
  }

  @Test func kindsAreToldApart() throws {
    let json = #"[null, false, 0, 0.5, "0", [], {}]"#
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    #expect(
      value.elements == [
        .null, .bool(false), .integer(0), .number(0.5), .string("0"), .array([]), .object([:]),
      ])
  }
}
