/// What a scene gives its root view, as far as a preview in the view's file can give it, too.
struct PreviewGifts {
  /// The modifiers, the innermost first: `.environment(Library())`.
  private(set) var modifiers: [String] = []
  /// Whether that is all that the scene gives.
  private(set) var areComplete = true
  private let view: LoadedFile
  private let context: RuleContext

  init(
    root: RootView, scene: AssistiveAccessScene, view: LoadedFile, context: RuleContext
  ) {
    self.view = view
    self.context = context
    let reader = ProvisionReader(index: context.index, loader: context.loader)
    var seen: Set<SyntaxReference> = []
    for (file, node) in [(root.file, root.call), (scene.file, scene.call)] {
      guard let loaded = context.loader.load(file) else { continue }
      for link in loaded.tree.modifiers(around: node)
      where seen.insert(SyntaxReference(file: file, node: link.node)).inserted {
        let given = reader.provisions(of: link, in: loaded, owner: scene.owner)
        if given.known.isEmpty, !given.hasUnknownObject { continue }
        if let text = text(of: link, in: loaded) {
          modifiers.append(text)
        } else {
          areComplete = false
        }
      }
    }
  }

  /// A modifier as it is written, where it means the same in the view's file.
  private func text(of link: ChainLink, in loaded: LoadedFile) -> String? {
    let tree = loaded.tree
    let name = tree.name(link.member)
    guard let range = tree.nameRange(link.member) else { return nil }
    switch name {
    case "environment", "environmentObject", "modifier": break
    case "modelContainer":
      guard view.model.interface.imports.contains("SwiftData") else { return nil }
    default:
      let functions = context.index.extensionMembers(named: name, of: "View")
      guard functions.count == 1, let function = functions.first,
        isVisible(function.file, context.loader.load(function.file)?.node(ofMember: function.index))
      else { return nil }
    }
    for node in tree.descendants(of: link.node) where tree.range(node).start >= range.end {
      switch tree.kind(node) {
      case .closureExpr: return nil
      case .declRef:
        guard isKnown(tree.name(node)) else { return nil }
      default: break
      }
    }
    let text = tree.text[ByteRange(range.start, tree.range(link.node).end)]
    return text.contains(where: \.isNewline) ? nil : "." + text
  }

  /// Whether a name means something in the view's file, outside of types.
  private func isKnown(_ name: String) -> Bool {
    if let type = context.index.type(named: name, from: view.file) {
      return context.index[type]?.parent == nil
        && isVisible(type.file, context.loader.load(type.file)?.node(ofType: type.index))
    }
    if Self.systemTypes.contains(name) { return true }
    let globals = context.index.globals(named: name)
    guard globals.count == 1, let global = globals.first else { return false }
    return isVisible(global.file, context.loader.load(global.file)?.node(ofMember: global.index))
  }

  /// Whether a declaration can be seen from the view's file.
  private func isVisible(_ file: FileID, _ node: NodeID?) -> Bool {
    if file == view.file { return true }
    guard let node, let tree = context.tree(file),
      FileVisibility.module(of: file) == FileVisibility.module(of: view.file)
    else { return false }
    // A member's extension may be private as well.
    return tree.path(to: tree.range(node).start + 1).allSatisfy { outer in
      guard tree.range(outer).contains(tree.range(node)) else { return true }
      return !tree.children(outer).contains {
        tree.kind($0) == .modifier && ["private", "fileprivate"].contains(tree.name($0))
      }
    }
  }

  /// Types that SwiftUI brings along.
  private static let systemTypes: Set<String> = [
    "Calendar", "Color", "Date", "Font", "Locale", "TimeZone", "UndoManager", "UserDefaults",
  ]
}
