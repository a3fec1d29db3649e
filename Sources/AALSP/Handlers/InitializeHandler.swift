extension Server {
  /// `initialize`: learns what the client is and has, tells what the server does.
  func initialize(_ params: LSP.InitializeParams) -> LSP.InitializeResult {
    lifeCycle = .running
    client = ClientProfile(params.capabilities)
    if case .array(let commands)? = params.initializationOptions?["commands"] {
      client.showsMap = commands.contains(.string(Self.mapCommand))
    }
    trace = params.trace
    roots = WorkspaceRoots(params)
    if let processID = params.processID {
      let inbox = inbox
      ParentWatch.start(
        processID: processID, interval: environment.clientWatchInterval,
        gone: { inbox.post(.clientGone) }, late: environment.giveUp)
    }
    return LSP.InitializeResult(
      capabilities: capabilities,
      serverInfo: LSP.ServerInfo(name: "aalsp", version: Version.current))
  }

  private var codeActionProvider: LSP.CodeActionProvider {
    switch client.codeActions {
    case .literals:
      .options(
        LSP.CodeActionOptions(
          codeActionKinds: LSP.CodeActionKind.served,
          resolveProvider: client.resolvesActions ? true : nil))
    case .unmentioned: .simple(true)
    case .commandsOnly: .simple(false)
    }
  }

  private var capabilities: LSP.ServerCapabilities {
    LSP.ServerCapabilities(
      positionEncoding: client.wantsPositionEncoding ? client.positionEncoding.rawValue : nil,
      codeActionProvider: codeActionProvider,
      diagnosticProvider: client.pullsDiagnostics ? LSP.DiagnosticOptions() : nil,
      // What begins a literal, a part of a symbol's name, an element, the form of a comment.
      completionProvider: client.completion.map { _ in
        LSP.CompletionOptions(triggerCharacters: ["\"", ".", "<", ":"])
      },
      codeLensProvider: client.showsLenses ? LSP.CodeLensOptions() : nil,
      documentLinkProvider: client.showsLinks ? LSP.DocumentLinkOptions() : nil,
      executeCommandProvider: LSP.ExecuteCommandOptions(
        commands: ServerCommand.allCases.map(\.rawValue)))
  }
}
