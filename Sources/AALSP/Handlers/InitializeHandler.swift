extension Server {
  /// `initialize`: learns what the client is and has, tells what the server does.
  func initialize(_ params: LSP.InitializeParams) -> LSP.InitializeResult {
    lifeCycle = .running
    client = ClientProfile(params.capabilities)
    trace = params.trace
    roots = WorkspaceRoots(params)
    if let processID = params.processID {
      let inbox = inbox
      ParentWatch.start(processID: processID) { inbox.post(.clientGone) }
    }
    return LSP.InitializeResult(
      capabilities: capabilities,
      serverInfo: LSP.ServerInfo(name: "aalsp", version: Version.current))
  }

  private var codeActionProvider: LSP.CodeActionProvider {
    switch client.codeActions {
    case .literals: .options(LSP.CodeActionOptions(codeActionKinds: LSP.CodeActionKind.served))
    case .unmentioned: .simple(true)
    case .commandsOnly: .simple(false)
    }
  }

  private var capabilities: LSP.ServerCapabilities {
    LSP.ServerCapabilities(
      positionEncoding: client.wantsPositionEncoding ? client.positionEncoding.rawValue : nil,
      codeActionProvider: codeActionProvider,
      executeCommandProvider: LSP.ExecuteCommandOptions(
        commands: ServerCommand.allCases.map(\.rawValue)))
  }
}
