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
    }

    struct PublishDiagnostics: Sendable {
      var relatedInformation = false
      var codeDescriptionSupport = false
      var dataSupport = false
    }

    struct CodeAction: Sendable {
      /// Whether the client takes code actions as such, and not commands alone; nil where it does
      /// not mention code actions at all.
      var literalSupport: Bool?
      var isPreferredSupport = false
    }

    struct Workspace: Sendable {
      var workspaceFolders = false
      var documentChanges = false
      var resourceOperations: [String] = []
      var watchedFilesRegistration = false
      /// Whether the client answers `workspace/configuration`.
      var configuration = false
      var configurationRegistration = false
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
    case publishDiagnostics, codeAction, hover
  }

  private struct Hover: Decodable {
    var contentFormat: [String]?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    publishDiagnostics = container.optional(.publishDiagnostics) ?? .init()
    codeAction = container.optional(.codeAction) ?? .init()
    hoverContentFormat = container.optional(.hover, as: Hover.self)?.contentFormat
  }
}

extension LSP.ClientCapabilities.PublishDiagnostics: Decodable {
  private enum Key: String, CodingKey {
    case relatedInformation, codeDescriptionSupport, dataSupport
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    relatedInformation = container.flag(.relatedInformation)
    codeDescriptionSupport = container.flag(.codeDescriptionSupport)
    dataSupport = container.flag(.dataSupport)
  }
}

extension LSP.ClientCapabilities.CodeAction: Decodable {
  private enum Key: String, CodingKey {
    case codeActionLiteralSupport, isPreferredSupport
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    literalSupport = container.optional(.codeActionLiteralSupport, as: JSONValue.self) != nil
    isPreferredSupport = container.flag(.isPreferredSupport)
  }
}

extension LSP.ClientCapabilities.Workspace: Decodable {
  private enum Key: String, CodingKey {
    case workspaceFolders, workspaceEdit, didChangeWatchedFiles, configuration
    case didChangeConfiguration
  }

  private struct WorkspaceEdit: Decodable {
    var documentChanges: Bool?
    var resourceOperations: [String]?
  }

  private struct DynamicRegistration: Decodable {
    var dynamicRegistration: Bool?
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
