import Foundation

/// The beginning and the end of a conversation.
extension LanguageServer {
  /// Says what a common editor says, and waits for the answer.
  ///
  /// - Parameter folder: the workspace; nil for none.
  func initialize(folder: String?, pullsDiagnostics: Bool = false) throws {
    var document: [String: Any] = [
      "synchronization": ["didSave": true],
      "hover": ["contentFormat": ["markdown"]],
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "source"]]],
        "dataSupport": true, "isPreferredSupport": true,
        "resolveSupport": ["properties": ["edit"]],
      ] as [String: Any],
    ]
    document[pullsDiagnostics ? "diagnostic" : "publishDiagnostics"] = [
      "versionSupport": true, "relatedInformation": true, "dataSupport": true,
      "relatedDocumentSupport": true,
    ]
    let uri: Any = folder.map { "file://\($0)" } ?? NSNull()
    try request(
      "initialize",
      [
        "processId": Int(ProcessInfo.processInfo.processIdentifier),
        "rootUri": uri,
        "workspaceFolders": folder == nil ? NSNull() : [["uri": uri, "name": "benchmark"]],
        "capabilities": [
          "general": ["positionEncodings": ["utf-16"]],
          "textDocument": document,
          "window": ["workDoneProgress": true],
          "workspace": [
            "didChangeWatchedFiles": ["dynamicRegistration": true],
            "diagnostics": ["refreshSupport": pullsDiagnostics],
          ],
        ] as [String: Any],
      ])
    try notify("initialized", [:] as [String: Any])
  }

  func shutDown() throws {
    try request("shutdown", NSNull())
    try notify("exit", NSNull())
    process.closeInput()
    process.end(within: 2)
  }
}
