/// Chapter "Server lifecycle".
extension LSP {
  struct InitializeParams: Sendable {
    /// The process that started the server; nil where none did, or it is not told.
    var processID: Int?
    var clientInfo: ClientInfo?
    var capabilities = ClientCapabilities()
    /// Deprecated in favour of `rootURI`.
    var rootPath: String?
    /// Deprecated in favour of `workspaceFolders`.
    var rootURI: DocumentURI?
    /// Nil where the client knows no folders; empty where it has none open.
    var workspaceFolders: [WorkspaceFolder]?
    var trace = TraceValue.off
    /// What our own extensions tell beyond the protocol: `{"commands": ["aalsp.showMap"]}`.
    var initializationOptions: JSONValue?
  }

  struct ClientInfo: Hashable, Sendable, Codable {
    var name: String
    var version: String?
  }

  struct InitializeResult: Sendable, Encodable {
    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo
  }

  struct ServerInfo: Sendable, Encodable {
    var name: String
    var version: String
  }

  enum TraceValue: String, Sendable, Codable {
    case off, messages, verbose
  }

  struct SetTraceParams: Sendable, Decodable {
    var value: TraceValue
  }

  struct LogTraceParams: Sendable, Encodable {
    var message: String
    var verbose: String?
  }

  struct CancelParams: Sendable, Decodable {
    var id: RequestID
  }
}

extension LSP.InitializeParams: Decodable {
  private enum Key: String, CodingKey {
    case processID = "processId"
    case clientInfo, capabilities, rootPath
    case rootURI = "rootUri"
    case workspaceFolders, trace, initializationOptions
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    processID = container.optional(.processID)
    clientInfo = container.optional(.clientInfo)
    // The specification demands capabilities; a client without any is served all the same.
    capabilities = container.optional(.capabilities) ?? LSP.ClientCapabilities()
    rootPath = container.optional(.rootPath)
    rootURI = container.optional(.rootURI)
    workspaceFolders = container.optional(.workspaceFolders)
    trace = container.optional(.trace) ?? .off
    initializationOptions = container.optional(.initializationOptions)
  }
}
