/// Gives an Assistive Access scene a content view of its own, to begin with around what it shows
/// now.
struct ContentViewFix {
  let root: RootView
  let scene: AssistiveAccessScene
  let context: RuleContext

  /// Nil where the root is made from what only the app has.
  var fix: Fix? {
    guard let tree = context.tree(root.file), tree.hasLiteralArguments(root.call),
      context.index[root.type]?.parent == nil
    else { return nil }
    let range = tree.range(root.call)
    let call = tree.text[range]
    guard call.hasPrefix(root.name), !call.contains(where: \.isNewline), let name = freeName else {
      return nil
    }
    let unit = tree.indentationUnit
    let lines: [String?] = [
      "/// What Assistive Access shows: the one or two features that matter most.",
      "struct \(name): View {",
      unit + "var body: some View {",
      unit + unit + "// Still the ordinary interface: show a few views made for this mode instead.",
      unit + unit + call,
      unit + "}",
      "}",
      "",
      context.previewAttribute(for: scene, in: root.file),
      "#Preview(traits: .assistiveAccess) {",
      unit + name + "()",
      "}",
    ]
    return Fix(
      title: "Create a separate content view \(name)",
      changes: [
        .edit(
          root.file,
          [TextEdit(range, name + "()"), tree.text.appending(lines.compactMap { $0 })])
      ], declares: [name])
  }

  private var freeName: String? {
    Self.names.first { context.index.declarations(ofType: $0).isEmpty }
  }

  /// What a content view may be called, the best name first.
  static let names = [
    "AssistiveAccessContentView", "AssistiveAccessRootView", "AssistiveAccessHome",
  ]
}
