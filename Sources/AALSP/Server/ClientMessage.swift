/// What the client says, read and ready to be acted on.
enum ClientMessage: Sendable {
  case request(RequestID, ClientRequest)
  case notification(ClientNotification)
  /// The reply to a request of the server's.
  case response(RequestID?, Result<JSONValue, ResponseError>)
  /// Bytes that are no message; the id where one could be made out.
  case invalid(RequestID?, ResponseError)
}

/// Parameters that have not been read yet, because their type depends on the method.
protocol MessageParameters {
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
}

/// The requests that are served.
enum ClientRequest: Sendable {
  case initialize(LSP.InitializeParams)
  case shutdown
  case codeAction(LSP.CodeActionParams)
  /// The action, as it was offered.
  case resolveCodeAction(JSONValue)
  case hover(LSP.HoverParams)
  case completion(LSP.CompletionParams)
  /// The item, as it was offered.
  case resolveCompletion(JSONValue)
  case codeLens(LSP.CodeLensParams)
  case documentLink(LSP.DocumentLinkParams)
  case documentDiagnostic(LSP.DocumentDiagnosticParams)
  case workspaceDiagnostic(LSP.WorkspaceDiagnosticParams)
  case executeCommand(LSP.ExecuteCommandParams)
  /// A method that is served, with parameters that make no sense.
  case malformed(method: String, reason: String)
  case unknown(method: String)

  init(method: String, params: some MessageParameters) {
    do {
      switch method {
      case "initialize": self = .initialize(try params.decode(LSP.InitializeParams.self))
      case "shutdown": self = .shutdown
      case "textDocument/codeAction":
        self = .codeAction(try params.decode(LSP.CodeActionParams.self))
      case "codeAction/resolve": self = .resolveCodeAction(try params.decode(JSONValue.self))
      case "textDocument/hover": self = .hover(try params.decode(LSP.HoverParams.self))
      case "textDocument/completion":
        self = .completion(try params.decode(LSP.CompletionParams.self))
      case "completionItem/resolve":
        self = .resolveCompletion(try params.decode(JSONValue.self))
      case "textDocument/codeLens": self = .codeLens(try params.decode(LSP.CodeLensParams.self))
      case "textDocument/documentLink":
        self = .documentLink(try params.decode(LSP.DocumentLinkParams.self))
      case "textDocument/diagnostic":
        self = .documentDiagnostic(try params.decode(LSP.DocumentDiagnosticParams.self))
      case "workspace/diagnostic":
        self = .workspaceDiagnostic(try params.decode(LSP.WorkspaceDiagnosticParams.self))
      case "workspace/executeCommand":
        self = .executeCommand(try params.decode(LSP.ExecuteCommandParams.self))
      default: self = .unknown(method: method)
      }
    } catch {
      self = .malformed(method: method, reason: explain(error))
    }
  }

  var method: String {
    switch self {
    case .initialize: "initialize"
    case .shutdown: "shutdown"
    case .codeAction: "textDocument/codeAction"
    case .resolveCodeAction: "codeAction/resolve"
    case .hover: "textDocument/hover"
    case .completion: "textDocument/completion"
    case .resolveCompletion: "completionItem/resolve"
    case .codeLens: "textDocument/codeLens"
    case .documentLink: "textDocument/documentLink"
    case .documentDiagnostic: "textDocument/diagnostic"
    case .workspaceDiagnostic: "workspace/diagnostic"
    case .executeCommand: "workspace/executeCommand"
    case .malformed(let method, _), .unknown(let method): method
    }
  }
}

/// The notifications that are heeded.
enum ClientNotification: Sendable {
  case initialized
  case exit
  case setTrace(LSP.SetTraceParams)
  case cancelRequest(LSP.CancelParams)
  case cancelProgress(LSP.WorkDoneProgressCancelParams)
  case didOpen(LSP.DidOpenTextDocumentParams)
  case didChange(LSP.DidChangeTextDocumentParams)
  case didSave(LSP.DidSaveTextDocumentParams)
  case didClose(LSP.DidCloseTextDocumentParams)
  case didChangeConfiguration(LSP.DidChangeConfigurationParams)
  case didChangeWatchedFiles(LSP.DidChangeWatchedFilesParams)
  case didChangeWorkspaceFolders(LSP.DidChangeWorkspaceFoldersParams)
  /// A method that is heeded, with parameters that make no sense.
  case malformed(method: String, reason: String)
  case unknown(method: String)

  init(method: String, params: some MessageParameters) {
    do {
      switch method {
      case "initialized": self = .initialized
      case "exit": self = .exit
      case "$/setTrace": self = .setTrace(try params.decode(LSP.SetTraceParams.self))
      case "$/cancelRequest": self = .cancelRequest(try params.decode(LSP.CancelParams.self))
      case "window/workDoneProgress/cancel":
        self = .cancelProgress(try params.decode(LSP.WorkDoneProgressCancelParams.self))
      case "textDocument/didOpen":
        self = .didOpen(try params.decode(LSP.DidOpenTextDocumentParams.self))
      case "textDocument/didChange":
        self = .didChange(try params.decode(LSP.DidChangeTextDocumentParams.self))
      case "textDocument/didSave":
        self = .didSave(try params.decode(LSP.DidSaveTextDocumentParams.self))
      case "textDocument/didClose":
        self = .didClose(try params.decode(LSP.DidCloseTextDocumentParams.self))
      case "workspace/didChangeConfiguration":
        self = .didChangeConfiguration(try params.decode(LSP.DidChangeConfigurationParams.self))
      case "workspace/didChangeWatchedFiles":
        self = .didChangeWatchedFiles(try params.decode(LSP.DidChangeWatchedFilesParams.self))
      case "workspace/didChangeWorkspaceFolders":
        self = .didChangeWorkspaceFolders(
          try params.decode(LSP.DidChangeWorkspaceFoldersParams.self))
      default: self = .unknown(method: method)
      }
    } catch {
      self = .malformed(method: method, reason: explain(error))
    }
  }

  var method: String {
    switch self {
    case .initialized: "initialized"
    case .exit: "exit"
    case .setTrace: "$/setTrace"
    case .cancelRequest: "$/cancelRequest"
    case .cancelProgress: "window/workDoneProgress/cancel"
    case .didOpen: "textDocument/didOpen"
    case .didChange: "textDocument/didChange"
    case .didSave: "textDocument/didSave"
    case .didClose: "textDocument/didClose"
    case .didChangeConfiguration: "workspace/didChangeConfiguration"
    case .didChangeWatchedFiles: "workspace/didChangeWatchedFiles"
    case .didChangeWorkspaceFolders: "workspace/didChangeWorkspaceFolders"
    case .malformed(let method, _), .unknown(let method): method
    }
  }
}

/// What is wrong with parameters, as in "params.range.start: a member is missing: line".
private func explain(_ error: any Error) -> String {
  guard let error = error as? DecodingError else { return "the parameters cannot be read" }
  func place(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }.joined(separator: ".")
  }
  switch error {
  case .keyNotFound(let key, let context):
    let path = place(context.codingPath)
    return path.isEmpty
      ? "there are no \(key.stringValue)" : "\(path): a member is missing: \(key.stringValue)"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    return "\(place(context.codingPath)): a value of the wrong type"
  case .dataCorrupted(let context):
    return "\(place(context.codingPath)): a value that cannot be read"
  @unknown default:
    return "the parameters cannot be read"
  }
}
