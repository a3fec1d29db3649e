/// Adds an Assistive Access scene to an app, with a content view to begin with and its preview.
struct NewSceneFix {
  let app: AppEntry
  /// The targets that are made from the app's file.
  let targets: [AppTarget]
  let context: RuleContext

  /// Nil for an app with UIKit's life cycle, for one that may be built for another platform than
  /// iOS, and where the body is not a plain list of scenes.
  var fix: Fix? {
    guard !targets.isEmpty, targets.allSatisfy({ $0.platforms == ["iOS"] }),
      context.index.type(app.type, conformsTo: "App"),
      let loaded = context.loader.load(app.type.file), let last = lastScene(in: loaded),
      let name = freeName
    else { return nil }
    let text = loaded.tree.text
    let end = loaded.tree.range(last).end
    guard endsLine(at: end, in: text) else { return nil }
    let outer =
      text.lineEnding.rawValue
      + text.indentation(ofLineContaining: loaded.tree.range(last).start)
    let unit = loaded.tree.indentationUnit
    var scene = [sceneName + " {", unit + name + "()", "}"]
    if needsCheck {
      scene = ["if #available(iOS 26.0, *) {"] + scene.map { unit + $0 } + ["}"]
    }
    let edits = [
      TextEdit(at: end, insert: scene.map { outer + $0 }.joined()),
      text.appending(contentView(name, unit)),
    ]
    return Fix(
      title: "Add an Assistive Access scene", isPreferred: true,
      changes: [.edit(loaded.file, edits)], declares: [name])
  }

  /// The scene's name, with its module's where the workspace has a type of that name.
  private var sceneName: String {
    (context.index.declaresType(named: "AssistiveAccess") ? "SwiftUI." : "") + "AssistiveAccess"
  }

  /// Whether the app may run on systems without the scene.
  private var needsCheck: Bool {
    context.deploymentTarget(of: app.type.file).map { $0 < Availability.scene } ?? true
  }

  private func contentView(_ name: String, _ unit: String) -> [String] {
    let check = needsCheck ? ["@available(iOS 26.0, *)"] : []
    let view = [
      "struct \(name): View {",
      unit + "var body: some View {",
      unit + unit + "NavigationStack {",
      unit + unit + unit + "List {",
      unit + unit + unit + unit
        + "// A row for each of the one to three features that matter most.",
      unit + unit + unit + "}",
      unit + unit + "}",
      unit + "}",
      "}",
      "",
    ]
    let preview = ["#Preview(traits: .assistiveAccess) {", unit + name + "()", "}"]
    return ["/// What Assistive Access shows."] + check + view + check + preview
  }

  private var freeName: String? {
    ["AssistiveAccessContentView", "AssistiveAccessRootView", "AssistiveAccessHome"].first {
      context.index.declarations(ofType: $0).isEmpty
    }
  }

  // MARK: The body

  /// The last scene of the app's body, on a line of its own.
  private func lastScene(in loaded: LoadedFile) -> NodeID? {
    let bodies = context.index.members(named: "body", of: app.type)
    guard bodies.count == 1, let body = bodies.first, body.file == loaded.file,
      context.index[body]?.looksLikeScene == true,
      let binding = loaded.node(ofMember: body.index)
    else { return nil }
    let tree = loaded.tree
    guard let block = tree.child(binding, .accessorBlock) else { return nil }
    let scenes = Array(tree.children(block))
    let isPlain = scenes.allSatisfy { scene in
      guard tree.kind(scene) == .callExpr || tree.kind(scene) == .ifExpr else { return false }
      let start = tree.range(scene).start
      return tree.text.indentation(ofLineContaining: start).utf8.count
        == start - tree.text.lines.start(ofLine: tree.text.lines.line(containing: start))
    }
    guard isPlain, let last = scenes.last, tree.kind(last) == .callExpr else { return nil }
    return last
  }

  /// Whether nothing follows on the line.
  private func endsLine(at offset: Int, in text: SourceText) -> Bool {
    let line = text.contentRange(ofLine: text.lines.line(containing: offset))
    return text.slice(ByteRange(offset, line.end)).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
