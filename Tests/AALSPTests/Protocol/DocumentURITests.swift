import Foundation
import Testing

@testable import AALSP

@Suite struct DocumentURITests {
  /// Groups of a table: an unindented line, and the indented ones that follow it.
  private static func groups(_ path: String) throws -> [(key: String, uris: [String])] {
    var groups: [(key: String, uris: [String])] = []
    for line in try Fixtures.text(path).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        groups[groups.count - 1].uris.append(String(line.dropFirst(2)))
      } else {
        groups.append((String(line), []))
      }
    }
    return groups
  }

  @Test func spellingsOfOneDocumentAreEqual() throws {
    let groups = try Self.groups("uris/equivalent.txt")
    #expect(groups.count > 20)
    for (key, uris) in groups {
      #expect(!uris.isEmpty)
      for uri in uris { #expect(LSP.DocumentURI(uri).file.path == key, "\(uri)") }
    }
    #expect(Set(groups.map(\.key)).count == groups.count)
  }

  @Test func everySpellingIsEchoedAsItCame() throws {
    for (_, uris) in try Self.groups("uris/equivalent.txt") {
      for uri in uris {
        let coded = try JSONEncoder().encode([LSP.DocumentURI(uri)])
        #expect(try JSONDecoder().decode([String].self, from: coded) == [uri])
      }
    }
  }

  @Test func pathIsWrittenSoThatItReadsTheSame() throws {
    let groups = try Self.groups("uris/written.txt")
    #expect(groups.count > 5)
    for (path, uris) in groups {
      #expect([LSP.DocumentURI(path: path).text] == uris)
      #expect(LSP.DocumentURI(path: path).file.path == path)
      #expect(LSP.DocumentURI(path: path).isFile)
    }
  }

  @Test(arguments: ["untitled:Untitled-1", "buffer:1", "", "file:///tmp/%FF"])
  func whatNamesNoFileIsNone(uri: String) {
    #expect(!LSP.DocumentURI(uri).isFile)
  }
}
