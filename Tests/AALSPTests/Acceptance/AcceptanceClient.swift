import Foundation
import Testing

@testable import AALSP

// What the server must do before anything else is of use: fifteen requirements, a file for each.
// They are tested as a client or a shell meets them: over the real loop, over pipes, by command.

/// An app of one file, whose Assistive Access scene shows a button without an image.
enum CalmApp {
  /// One finding, `label-without-icon`, at `Button`, which stands on line 5 at column 24.
  static let source = """
    import SwiftUI
    @main struct Calm: App {
      var body: some Scene { AssistiveAccess { Root() } }
    }
    struct Root: View {
      var body: some View { Button("Start") {} }
    }
    #Preview(traits: .assistiveAccess) { Root() }

    """
  static let rule = "label-without-icon"
  /// The same without the finding.
  static let calmer = source.replacing("Button(\"Start\") {}", with: "Text(\"Start\")")
}

/// One set of diagnostics as it was published.
struct Publication: Equatable {
  var uri: String
  var version: Int?
  var diagnostics: [JSONValue]

  /// "rule line:column-line:column severity" of each diagnostic.
  var lines: [String] {
    diagnostics.map { diagnostic in
      let range = diagnostic["range"].map(Self.text) ?? "?"
      let severity = diagnostic["severity"]?.json ?? "?"
      return "\(diagnostic["code"]?.stringValue ?? "?") \(range) \(severity)"
    }
  }

  var rules: [String] { diagnostics.compactMap { $0["code"]?.stringValue } }

  static func text(of range: JSONValue) -> String {
    ["start", "end"].map { end in
      let (line, column) = (range[end]?["line"], range[end]?["character"])
      return "\(line?.json ?? "?"):\(column?.json ?? "?")"
    }.joined(separator: "-")
  }
}

extension [JSONValue] {
  /// The sets of diagnostics among messages, in their order.
  var publications: [Publication] {
    filter { $0.method == "textDocument/publishDiagnostics" }.map { message in
      let params = message["params"]
      var version: Int?
      if case .integer(let number)? = params?["version"] { version = number }
      return Publication(
        uri: params?["uri"]?.stringValue ?? "?", version: version,
        diagnostics: params?["diagnostics"]?.elements ?? [])
    }
  }

  /// What was published last of a document; nil where nothing was.
  func last(of uri: String) -> Publication? {
    publications.last { $0.uri == uri }
  }
}

extension TestClient {
  /// Replaces a document's whole text.
  func replace(_ uri: String, _ text: String, version: Int) {
    change(uri, version: version, [#"{"text":\#(JSONValue.string(text).json)}"#])
  }

  /// Sends changes, each as JSON.
  func change(_ uri: String, version: Int, _ changes: [String]) {
    send(
      """
      {"method":"textDocument/didChange","params":{"textDocument":{"uri":\
      \(JSONValue.string(uri).json),"version":\(version)},"contentChanges":\
      [\(changes.joined(separator: ","))]}}
      """)
  }

  func close(_ uri: String) { tell("textDocument/didClose", of: uri) }
  func save(_ uri: String) { tell("textDocument/didSave", of: uri) }

  private func tell(_ method: String, of uri: String) {
    send(
      """
      {"method":"\(method)","params":{"textDocument":{"uri":\(JSONValue.string(uri).json)}}}
      """)
  }

  /// Tells of a change on disk: 1 made, 2 changed, 3 deleted.
  func tellOfChange(_ path: String, _ type: Int) {
    send(
      #"""
      {"method":"workspace/didChangeWatchedFiles","params":{"changes":[
      {"uri":"file://\#(path)","type":\#(type)}]}}
      """#)
  }

  /// The actions at a place; `context` are further members of the request's.
  func actions(
    _ uri: String, line: Int, column: Int, _ context: String = "", diagnostics: [JSONValue] = []
  ) -> [JSONValue] {
    let place = #"{"line":\#(line),"character":\#(column)}"#
    let shown = JSONValue.array(diagnostics).json
    let reply = request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":\#(JSONValue.string(uri).json)},"range":{"start":\#(place),"#
        + #""end":\#(place)},"context":{"diagnostics":\#(shown)\#(context)}}"#)
    return reply?["result"]?.elements ?? []
  }

  /// The action with its edit.
  func resolved(_ action: JSONValue) -> JSONValue? {
    request("codeAction/resolve", action.json)
  }

  var debugInformation: JSONValue? {
    request("workspace/executeCommand", #"{"command":"aalsp.debugInformation"}"#)?["result"]
  }
}
