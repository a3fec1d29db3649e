import AAAnalysis

/// What the client can do, resolved once from its nested, optional capabilities.
struct ClientProfile: Sendable, Equatable {
  /// The unit of every column in the conversation.
  var positionEncoding = PositionEncoding.utf16
  /// Whether the client asked which encoding it is to be, and so is told.
  var wantsPositionEncoding = false
  var showsRelatedInformation = false
  var showsCodeDescription = false
  /// The tags of diagnostics that the client shows, by number.
  var diagnosticTags: Set<Int> = []
  /// Whether a diagnostic's data comes back with a code action request.
  var keepsDiagnosticData = false
  /// Whether the client asks for diagnostics, and can be told when to ask again. Then it gets none
  /// unasked: both at a time would show everything twice.
  var pullsDiagnostics = false
  /// Whether an answer about one document may hold news of others.
  var takesRelatedDocuments = false
  /// Whether code actions are offered, and of which form the offer may be.
  var codeActions = CodeActions.unmentioned
  var takesPreferredActions = false
  /// Whether an action's edit is asked for only when the action is chosen.
  var resolvesActions = false
  var hoverKind = LSP.MarkupKind.markdown
  /// Nil where the client does not complete.
  var completion: Completion?
  var showsLenses = false
  var refreshesLenses = false
  /// Whether the client has the command that shows the map of screens.
  var showsMap = false
  var showsLinks = false
  var showsLinkTooltips = false
  var takesVersionedEdits = false
  var createsFiles = false
  var watchesFiles = false
  var showsProgress = false
  /// Whether the client is asked for its settings; else it tells them when they change.
  var answersSettings = false
  /// Whether the client must be asked to tell that its settings have changed.
  var registersSettings = false

  /// How the client completes.
  struct Completion: Sendable, Equatable {
    var documentationKind = LSP.MarkupKind.markdown
    /// Whether documentation is asked for only when someone looks at an item.
    var resolvesDocumentation = true
    /// Whether an item may say that its lines are inserted as they are.
    var takesLinesAsTheyAre = false
    /// Whether the client indents inserted lines like the first, unless an item says otherwise.
    var indentsLines = false

    init(_ capabilities: LSP.ClientCapabilities.Completion) {
      let formats = capabilities.documentationFormat
      documentationKind = formats?.contains("markdown") ?? true ? .markdown : .plaintext
      // Before clients named members, this was one of the two that could be asked for.
      let resolved = capabilities.resolveProperties
      resolvesDocumentation = resolved.isEmpty || resolved.contains("documentation")
      takesLinesAsTheyAre = capabilities.insertTextModes.contains(1)
      indentsLines = capabilities.insertTextMode == 2 && !takesLinesAsTheyAre
    }
  }

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
    let pushed = capabilities.textDocument.publishDiagnostics
    let diagnostic = capabilities.textDocument.diagnostic
    pullsDiagnostics = diagnostic != nil && capabilities.workspace.diagnosticsRefresh
    let pulled = (pullsDiagnostics ? diagnostic : nil) ?? .init()
    takesRelatedDocuments = pulled.relatedDocumentSupport
    showsRelatedInformation = pushed.relatedInformation || pulled.relatedInformation
    showsCodeDescription = pushed.codeDescriptionSupport || pulled.codeDescriptionSupport
    diagnosticTags = Set(pushed.tags).union(pulled.tags)
    keepsDiagnosticData = pushed.dataSupport || pulled.dataSupport
    codeActions =
      switch capabilities.textDocument.codeAction.literalSupport {
      case nil: .unmentioned
      case true?: .literals
      case false?: .commandsOnly
      }
    takesPreferredActions = capabilities.textDocument.codeAction.isPreferredSupport
    resolvesActions =
      capabilities.textDocument.codeAction.dataSupport
      && capabilities.textDocument.codeAction.resolveProperties.contains("edit")
    let formats = capabilities.textDocument.hoverContentFormat
    hoverKind = formats?.contains("markdown") ?? true ? .markdown : .plaintext
    completion = capabilities.textDocument.completion.map(Completion.init)
    showsLenses = capabilities.textDocument.codeLens
    refreshesLenses = showsLenses && capabilities.workspace.codeLensRefresh
    showsLinks = capabilities.textDocument.documentLink != nil
    showsLinkTooltips = capabilities.textDocument.documentLink?.tooltipSupport ?? false
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
      (pullsDiagnostics, "pulled diagnostics"), (takesRelatedDocuments, "related documents"),
      (showsRelatedInformation, "related information"), (showsCodeDescription, "code descriptions"),
      (keepsDiagnosticData, "diagnostic data"), (codeActions == .literals, "code actions"),
      (takesPreferredActions, "preferred actions"), (resolvesActions, "resolved actions"),
      (takesVersionedEdits, "versioned edits"),
      (completion != nil, "completion"), (showsLenses, "lenses"), (showsLinks, "links"),
      (createsFiles, "file creation"), (watchesFiles, "watched files"), (showsProgress, "progress"),
      (answersSettings, "settings"),
    ]
    let supported = features.filter(\.0).map(\.1)
    return ([positionEncoding.rawValue, hoverKind.rawValue] + supported).joined(separator: ", ")
  }
}
