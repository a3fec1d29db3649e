import AAAnalysis

/// What the client can do, resolved once from its nested, optional capabilities.
struct ClientProfile: Sendable, Equatable {
  /// The unit of every column in the conversation.
  var positionEncoding = PositionEncoding.utf16
  /// Whether the client asked which encoding it is to be, and so is told.
  var wantsPositionEncoding = false
  var showsRelatedInformation = false
  var showsCodeDescription = false
  /// Whether a diagnostic's data comes back with a code action request.
  var keepsDiagnosticData = false
  /// Whether code actions are offered, and of which form the offer may be.
  var codeActions = CodeActions.unmentioned
  var takesPreferredActions = false
  var hoverKind = LSP.MarkupKind.markdown
  var takesVersionedEdits = false
  var createsFiles = false
  var watchesFiles = false
  var showsProgress = false
  /// Whether the client is asked for its settings; else it tells them when they change.
  var answersSettings = false
  /// Whether the client must be asked to tell that its settings have changed.
  var registersSettings = false

  enum CodeActions: Sendable {
    /// The client says that it takes them.
    case literals
    /// The client knows commands alone, of which there are none.
    case commandsOnly
    /// The client says nothing. If it asks all the same, it gets what every client takes today.
    case unmentioned
  }

  init() {}

  init(_ capabilities: LSP.ClientCapabilities) {
    let encodings = capabilities.general.positionEncodings
    positionEncoding = Self.encoding(offered: encodings)
    wantsPositionEncoding = encodings != nil
    let diagnostics = capabilities.textDocument.publishDiagnostics
    showsRelatedInformation = diagnostics.relatedInformation
    showsCodeDescription = diagnostics.codeDescriptionSupport
    keepsDiagnosticData = diagnostics.dataSupport
    codeActions =
      switch capabilities.textDocument.codeAction.literalSupport {
      case nil: .unmentioned
      case true?: .literals
      case false?: .commandsOnly
      }
    takesPreferredActions = capabilities.textDocument.codeAction.isPreferredSupport
    let formats = capabilities.textDocument.hoverContentFormat
    hoverKind = formats?.contains("markdown") ?? true ? .markdown : .plaintext
    // Operations on files exist in versioned edits alone: who knows those knows these.
    takesVersionedEdits =
      capabilities.workspace.documentChanges
      || !capabilities.workspace.resourceOperations.isEmpty
    createsFiles = capabilities.workspace.resourceOperations.contains("create")
    watchesFiles = capabilities.workspace.watchedFilesRegistration
    showsProgress = capabilities.window.workDoneProgress
    answersSettings = capabilities.workspace.configuration
    registersSettings = capabilities.workspace.configurationRegistration
  }

  /// UTF-16 wherever the client allows it, even where it likes another better: other servers on the
  /// same buffer may know nothing else, and editors are troubled by a mixture.
  private static func encoding(offered: [String]?) -> PositionEncoding {
    guard let offered, !offered.contains(PositionEncoding.utf16.rawValue) else { return .utf16 }
    return offered.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }
}

extension ClientProfile: CustomStringConvertible {
  /// For the debug information: "utf-16, related information, code actions".
  var description: String {
    let features = [
      (showsRelatedInformation, "related information"), (showsCodeDescription, "code descriptions"),
      (keepsDiagnosticData, "diagnostic data"), (codeActions == .literals, "code actions"),
      (takesPreferredActions, "preferred actions"), (takesVersionedEdits, "versioned edits"),
      (createsFiles, "file creation"), (watchesFiles, "watched files"), (showsProgress, "progress"),
      (answersSettings, "settings"),
    ]
    let supported = features.filter(\.0).map(\.1)
    return ([positionEncoding.rawValue, hoverKind.rawValue] + supported).joined(separator: ", ")
  }
}
