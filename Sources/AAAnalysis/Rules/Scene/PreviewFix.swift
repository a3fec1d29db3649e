/// Adds a preview that shows a view as Assistive Access would.
struct PreviewFix {
  let root: RootView
  let scene: AssistiveAccessScene
  /// The file that declares the view.
  let view: LoadedFile
  let context: RuleContext

  /// The trait on a preview of the view that is there already; else a new preview at the end of the
  /// view's file, where the view can be made there.
  var fix: Fix? {
    let plain = view.previews.first { preview in
      guard let body = preview.body else { return false }
      return AssistiveAccessPreviews.names(in: body, view.tree).contains(root.name)
    }
    if let edits = plain.flatMap(traitEdits) {
      return Fix(
        title: "Add the trait .assistiveAccess", isPreferred: true,
        changes: [.edit(view.file, edits)])
    }
    let gifts = PreviewGifts(root: root, scene: scene, view: view, context: context)
    guard let edits = newPreviewEdits(gifts.modifiers) else { return nil }
    // Without what the scene gives the view, the preview may show nothing, or crash.
    return Fix(
      title: "Add a preview with the trait .assistiveAccess", isPreferred: gifts.areComplete,
      changes: [.edit(view.file, edits)])
  }

  // MARK: A preview that is there

  private func traitEdits(_ preview: PreviewMacro) -> [TextEdit]? {
    let tree = view.tree
    // Arguments behind the traits have a place of their own.
    let known: Set<String?> = [nil, "traits", "body"]
    guard preview.arguments.allSatisfy({ known.contains($0.label) }), let body = preview.body
    else { return nil }
    let written = preview.arguments.filter { !$0.isTrailing && $0.label != "body" }
    let trait: TextEdit
    if let last = preview.traits.last {
      trait = TextEdit(at: tree.range(last).end, insert: ", .assistiveAccess")
    } else if let last = written.last {
      trait = TextEdit(at: tree.range(last.value).end, insert: ", traits: .assistiveAccess")
    } else {
      guard preview.headRange.end <= tree.range(body).start else { return nil }
      let head = tree.text[preview.headRange]
      trait =
        head.hasSuffix(")")
        ? TextEdit(at: preview.headRange.end - 1, insert: "traits: .assistiveAccess")
        : TextEdit(at: preview.headRange.end, insert: "(traits: .assistiveAccess)")
    }
    let start = preview.headRange.start
    guard let check = context.previewCheck(for: scene, in: view.file),
      !check.isMade(around: start + 1, in: tree)
    else { return [trait] }
    let newline =
      tree.text.lineEnding.rawValue + tree.text.indentation(ofLineContaining: start)
    return [TextEdit(at: start, insert: check.attribute + newline), trait]
  }

  // MARK: A new preview

  private func newPreviewEdits(_ modifiers: [String]) -> [TextEdit]? {
    guard let call = callText else { return nil }
    let text = view.tree.text
    let unit = view.tree.indentationUnit
    let lines =
      [attribute, "#Preview(traits: .assistiveAccess) {", unit + call]
      + modifiers.map { unit + unit + $0 } + ["}"]
    return [text.appending(lines.compactMap { $0 })]
  }

  /// The call that makes the view, where it means the same in any file.
  private var callText: String? {
    guard let tree = context.tree(root.file), let model = context.index[root.type] else {
      return nil
    }
    guard tree.hasLiteralArguments(root.call) else { return nil }
    let text = tree.text[tree.range(root.call)]
    // A nested type is known by its own name only inside the other.
    return model.parent == nil && text.hasPrefix(root.name) && !text.contains(where: \.isNewline)
      ? text : nil
  }

  private var attribute: String? { context.previewAttribute(for: scene, in: view.file) }
}

extension RuleContext {
  /// The attribute that a preview with the trait needs in a file, where the file is also compiled
  /// for systems without it.
  func previewAttribute(for scene: AssistiveAccessScene, in file: FileID) -> String? {
    previewCheck(for: scene, in: file)?.attribute
  }

  fileprivate func previewCheck(for scene: AssistiveAccessScene, in file: FileID) -> SceneCheck? {
    sceneCheck(in: file, like: (scene.file, scene.nameRange.start + 1))
  }
}

extension SyntaxTree {
  /// Whether all that a call is given are literals: it means the same anywhere.
  func hasLiteralArguments(_ call: NodeID) -> Bool {
    arguments(of: call).allSatisfy { argument in
      switch kind(argument.value) {
      case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
      case .stringLiteral: firstChild(argument.value) == nil
      default: false
      }
    }
  }
}
