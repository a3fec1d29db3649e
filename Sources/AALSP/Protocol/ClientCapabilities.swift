/// Chapter "Initialize Request": what the client can do. Only what the server asks about is read.
extension LSP {
  struct ClientCapabilities: Sendable {
    var general = General()
    var textDocument = TextDocument()
    var workspace = Workspace()
    var window = Window()

    struct General: Sendable {
      /// As the client named them, the preferred first; nil where it sent no list.
      var positionEncodings: [String]?
    }

    struct TextDocument: Sendable {
      var publishDiagnostics = PublishDiagnostics()
      var codeAction = CodeAction()
      /// Nil where hovers are not mentioned, or their formats are not.
      var hoverContentFormat: [String]?
      /// Nil where the client does not pull diagnostics.
      var diagnostic: Diagnostic?
      /// Nil where the client does not complete.
      var completion: Completion?
      var codeLens = false
      /// Nil where the client shows no links.
      var documentLink: DocumentLink?
    }

    struct PublishDiagnostics: Sendable {
      var relatedInformation = false
      var codeDescriptionSupport = false
      var dataSupport = false
      /// Numbers of the tags that the client shows.
      var tags: [Int] = []
    }

    struct CodeAction: Sendable {
      /// Whether the client takes code actions as such, and not commands alone; nil where it does
      /// not mention code actions at all.
      var literalSupport: Bool?
      var isPreferredSupport = false
      /// Whether an action's data comes back when it is resolved.
      var dataSupport = false
      /// The members that may be filled in when an action is chosen.
      var resolveProperties: [String] = []
    }

    struct Workspace: Sendable {
      var workspaceFolders = false
      var documentChanges = false
      var resourceOperations: [String] = []
      var watchedFilesRegistration = false
      /// Whether the client answers `workspace/configuration`.
      var configuration = false
      var configurationRegistration = false
      var diagnosticsRefresh = false
      var codeLensRefresh = false
    }

    struct Window: Sendable {
      var workDoneProgress = false
    }
  }
}

extension LSP.ClientCapabilities: Decodable {
  private enum Key: String, CodingKey {
    case general, textDocument, workspace, window
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    general = container.optional(.general) ?? General()
    textDocument = container.optional(.textDocument) ?? TextDocument()
    workspace = container.optional(.workspace) ?? Workspace()
    window = container.optional(.window) ?? Window()
  }
}

extension LSP.ClientCapabilities.General: Decodable {
  private enum Key: String, CodingKey {
    case positionEncodings
  }

  init(from decoder: any Decoder) throws {
    positionEncodings = try decoder.container(keyedBy: Key.self).optional(.positionEncodings)
  }
}

extension LSP.ClientCapabilities.TextDocument: Decodable {
  private enum Key: String, CodingKey {
    case publishDiagnostics, codeAction, hover, diagnostic, completion, codeLens, documentLink
  }

  private struct Hover: Decodable {
    var contentFormat: [String]?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    publishDiagnostics = container.optional(.publishDiagnostics) ?? .init()
    codeAction = container.optional(.codeAction) ?? .init()
    hoverContentFormat = container.optional(.hover, as: Hover.self)?.contentFormat
    diagnostic = container.optional(.diagnostic)
    completion = container.optional(.completion)
    codeLens = container.optional(.codeLens, as: JSONValue.self).map { $0 != .null } ?? false
    documentLink = container.optional(.documentLink)
  }
}

extension LSP.ClientCapabilities.PublishDiagnostics: Decodable {
  private enum Key: String, CodingKey {
    case relatedInformation, codeDescriptionSupport, dataSupport, tagSupport
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    relatedInformation = container.flag(.relatedInformation)
    codeDescriptionSupport = container.flag(.codeDescriptionSupport)
    dataSupport = container.flag(.dataSupport)
    tags = container.optional(.tagSupport, as: LSP.ClientCapabilities.ValueSet.self)?.valueSet ?? []
  }
}

extension LSP.ClientCapabilities.CodeAction: Decodable {
  private enum Key: String, CodingKey {
    case codeActionLiteralSupport, isPreferredSupport, dataSupport, resolveSupport
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    literalSupport = container.optional(.codeActionLiteralSupport, as: JSONValue.self) != nil
    isPreferredSupport = container.flag(.isPreferredSupport)
    dataSupport = container.flag(.dataSupport)
    let resolve = container.optional(.resolveSupport, as: LSP.ClientCapabilities.Resolve.self)
    resolveProperties = resolve?.properties ?? []
  }
}

extension LSP.ClientCapabilities.Workspace: Decodable {
  private enum Key: String, CodingKey {
    case workspaceFolders, workspaceEdit, didChangeWatchedFiles, configuration
    case didChangeConfiguration, diagnostics, diagnostic, codeLens
  }

  private struct WorkspaceEdit: Decodable {
    var documentChanges: Bool?
    var resourceOperations: [String]?
  }

  private struct DynamicRegistration: Decodable {
    var dynamicRegistration: Bool?
  }

  private struct Refresh: Decodable {
    var refreshSupport: Bool?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    workspaceFolders = container.flag(.workspaceFolders)
    let edit = container.optional(.workspaceEdit, as: WorkspaceEdit.self)
    documentChanges = edit?.documentChanges ?? false
    resourceOperations = edit?.resourceOperations ?? []
    let watching = container.optional(.didChangeWatchedFiles, as: DynamicRegistration.self)
    watchedFilesRegistration = watching?.dynamicRegistration ?? false
    configuration = container.flag(.configuration)
    let following = container.optional(.didChangeConfiguration, as: DynamicRegistration.self)
    configurationRegistration = following?.dynamicRegistration ?? false
    // One client writes the name in the singular.
    let diagnostics =
      container.optional(.diagnostics, as: Refresh.self)
      ?? container.optional(.diagnostic, as: Refresh.self)
    diagnosticsRefresh = diagnostics?.refreshSupport ?? false
    let lenses = container.optional(.codeLens, as: Refresh.self)
    codeLensRefresh = lenses?.refreshSupport ?? false
  }
}

extension LSP.ClientCapabilities.Window: Decodable {
  private enum Key: String, CodingKey {
    case workDoneProgress
  }

  init(from decoder: any Decoder) throws {
    workDoneProgress = try decoder.container(keyedBy: Key.self).flag(.workDoneProgress)
  }
}
