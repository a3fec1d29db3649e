/// The part of a tapped view's chain that can become the label of a button.
struct TapLabel {
  /// The expression of the label.
  let node: NodeID
  /// What says that the view is a button, which a button says by itself.
  let redundant: [TextEdit]

  /// - Parameters:
  ///   - base: the chain up to the gesture.
  ///   - call: the chain with the gesture.
  init(_ base: NodeID, _ call: NodeID, in tree: SyntaxTree) {
    var label = base
    while let link = tree.chain(label).links.last, link.node == label, link.node != link.member,
      Self.outside.contains(tree.name(link.member)), let inner = tree.firstChild(link.member)
    {
      label = inner
    }
    node = label
    let top = tree.chainTop(of: call, in: tree.ancestors(of: call))
    redundant = tree.chain(top).links.compactMap { link in
      Self.saysButton(link, tree) ? tree.edit(removing: link.node) : nil
    }
  }

  /// Modifiers that show another screen, or a question.
  static let presenting: Set<String> = [
    "actionSheet", "alert", "confirmationDialog", "fileExporter", "fileImporter", "fileMover",
    "fullScreenCover", "inspector", "navigationDestination", "photosPicker", "popover",
    "quickLookPreview", "sheet", "translationPresentation",
  ]

  /// Modifiers that stay with the button: they show something else, or wait for something.
  private static let outside = presenting.union([
    "interactiveDismissDisabled", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "navigationTitle", "onAppear", "onChange", "onContinueUserActivity", "onDisappear",
    "onOpenURL", "onReceive", "searchable", "task", "toolbar",
  ])

  /// `accessibilityAddTraits(.isButton)`, with nothing else.
  private static func saysButton(_ link: ChainLink, _ tree: SyntaxTree) -> Bool {
    guard link.node != link.member, tree.name(link.member, is: "accessibilityAddTraits") else {
      return false
    }
    let arguments = tree.arguments(of: link.node)
    guard arguments.count == 1, var trait = arguments.first?.value else { return false }
    if tree.kind(trait) == .arrayExpr {
      let elements = Array(tree.children(trait))
      guard elements.count == 1, let only = elements.first else { return false }
      trait = tree.kind(only) == .memberExpr ? only : tree.firstChild(only) ?? only
    }
    return tree.kind(trait) == .memberExpr && tree.name(trait, is: "isButton")
  }

  /// Edits without those that would be made inside of what is left out.
  func leavingOut(_ edits: [TextEdit]) -> [TextEdit] {
    edits.filter { edit in
      !redundant.contains { removal in
        removal.range.start < edit.range.start && edit.range.end <= removal.range.end
          && !(edit.range.isEmpty && edit.range.start == removal.range.end)
      }
    } + redundant
  }
}
