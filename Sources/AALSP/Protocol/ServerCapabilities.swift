/// Chapter "Initialize Request": what the server can do.
extension LSP {
  struct ServerCapabilities: Sendable, Encodable {
    /// Nil where the client did not ask: then both sides count UTF-16.
    var positionEncoding: String?
    var textDocumentSync = TextDocumentSyncOptions()
    var hoverProvider = true
    var codeActionProvider: CodeActionProvider
    /// Nil where diagnostics are pushed.
    var diagnosticProvider: DiagnosticOptions?
    /// These are nil where the client has no use for them.
    var completionProvider: CompletionOptions?
    var codeLensProvider: CodeLensOptions?
    var documentLinkProvider: DocumentLinkOptions?
    var executeCommandProvider: ExecuteCommandOptions
    var workspace = WorkspaceOptions()
  }

  struct TextDocumentSyncOptions: Sendable, Encodable {
    var openClose = true
    /// Incremental.
    var change = 2
    var save = SaveOptions()
  }

  struct SaveOptions: Sendable, Encodable {
    var includeText = false
  }

  /// The options are only for clients that know code actions as such.
  enum CodeActionProvider: Sendable, Encodable {
    case simple(Bool)
    case options(CodeActionOptions)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .simple(let isProvided): try isProvided.encode(to: encoder)
      case .options(let options): try options.encode(to: encoder)
      }
    }
  }

  struct CodeActionOptions: Sendable, Encodable {
    var codeActionKinds: [CodeActionKind]
    /// Whether edits are made when an action is chosen; nil where the client knows no such thing.
    var resolveProvider: Bool?
  }

  struct ExecuteCommandOptions: Sendable, Encodable {
    var commands: [String]
  }

  struct WorkspaceOptions: Sendable, Encodable {
    var workspaceFolders = WorkspaceFoldersOptions()
  }

  struct WorkspaceFoldersOptions: Sendable, Encodable {
    var supported = true
    var changeNotifications = true
  }
}
