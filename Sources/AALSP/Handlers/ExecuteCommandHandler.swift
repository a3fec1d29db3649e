/// The commands that are served.
enum ServerCommand: String, CaseIterable {
  case debugInformation = "aalsp.debugInformation"
}

extension Server {
  /// `workspace/executeCommand`.
  func executeCommand(_ params: LSP.ExecuteCommandParams) throws(ResponseError) -> JSONValue {
    switch ServerCommand(rawValue: params.command) {
    case .debugInformation: return debugInformation
    case nil:
      throw ResponseError(.invalidParams, "There is no command \(params.command).")
    }
  }

  /// What a report of trouble should say of the server. `memory` is the most used so far, in bytes;
  /// times are in milliseconds.
  private var debugInformation: JSONValue {
    .object([
      "version": .string(Version.current),
      "client": .string(client.description),
      "positionEncoding": .string(client.positionEncoding.rawValue),
      "roots": .array(roots.folders.map { .string($0.text) }),
      "openDocuments": .array(
        documents.byRecency.sorted().map { .string(snapshot.uri(of: $0).text) }),
      "configurationFiles": .array(
        workspace.configuration.files.sorted().map { .string(snapshot.uri(of: $0).text) }),
      "filesRead": .integer(index.files.count),
      "isReading": .bool(!index.open.isEmpty),
      "messages": .integer(messageCount),
      "unansweredRequests": .integer(requests.count),
      "memory": .integer(ProcessMemory.peak),
      "times": times.json,
    ])
  }
}
