/// Turns a tab view of plain tabs into a list of links, each with its title and symbol, inside a
/// stack where none is around.
///
/// A screen that has no title yet gets that of its tab, with the tab's symbol as its icon.
struct TabListFix {
  private let uses: [TabViewShown.Use]
  private let context: RuleContext
  private let file: LoadedFile
  private let call: NodeID
  private let content: NodeID
  /// Whether the list needs a stack of its own.
  private let needsStack: Bool

  private var tree: SyntaxTree { file.tree }

  /// Nil where the tab view holds more than a closure, or what is around it may mind the change.
  init?(_ uses: [TabViewShown.Use], _ context: RuleContext) {
    guard let first = uses.first else { return nil }
    let reference = first.reader.screen.elements[first.element].reference
    guard let file = context.loader.load(reference.file),
      file.tree.kind(reference.node) == .callExpr,
      let callee = file.tree.callee(of: reference.node), file.tree.kind(callee) == .declRef,
      file.tree.name(callee, is: "TabView")
    else { return nil }
    let arguments = file.tree.arguments(of: reference.node)
    guard arguments.count == 1, arguments[0].isTrailing, arguments[0].label == nil,
      file.tree.child(arguments[0].value, .closureSignature) == nil
    else { return nil }
    self.uses = uses
    self.context = context
    self.file = file
    call = reference.node
    content = arguments[0].value
    let stacks = uses.map { $0.isInStack }
    guard let isInStack = stacks.first, stacks.allSatisfy({ $0 == isInStack }) else { return nil }
    needsStack = !isInStack
    guard uses.allSatisfy({ isAlone($0) }), isOfView, hasStacks else { return nil }
  }

  var fix: Fix? {
    let items = Array(tree.children(content))
    let tabs = items.compactMap { PlainTab($0, in: tree, unwraps: needsStack) }
    guard tabs.count == items.count, tabs.count > 1, tabs.count <= mostLinks,
      !context.index.declaresType(named: "Tab")
    else { return nil }
    let judge = TabScreens(uses, tabs, context, file)
    guard let titles = judge.untitled, isForSceneOnly,
      let root = uses.first?.reader.screen.root
    else { return nil }
    let icon =
      titles.contains(true)
      ? NavigationIconFixes(context: context, usedSymbols: []).form(
        at: tree.range(call).start + 1, in: file, root: root) : nil
    let writer = TabListWriter(tree: tree, call: call, needsStack: needsStack, icon: icon)
    guard let edits = writer.edits(tabs, untitled: titles) else { return nil }
    return Fix(
      title: "Show the tabs as a list of links", isPreferred: true,
      changes: [.edit(file.file, edits)], declares: icon?.declared ?? [])
  }

  // MARK: Surroundings

  /// Modifiers that mean the same on a stack or list.
  private static let kept: Set<String> = [
    "accentColor", "environment", "environmentObject", "font", "fontDesign", "modelContainer",
    "onAppear", "preferredColorScheme", "task", "tint",
  ]

  /// Whether the tab view is all that a screen shows, and nothing styles the links that would take
  /// its place.
  private func isAlone(_ use: TabViewShown.Use) -> Bool {
    let screen = use.reader.screen
    guard [.root, .sheet, .fullScreenCover].contains(screen.kind),
      screen.unresolved.isEmpty, ScreenChoices(use.reader).elements.isEmpty,
      use.reader.styles.nearest("labelStyle", at: use.element) == nil,
      use.reader.styles.nearest("buttonStyle", at: use.element) == nil
    else { return false }
    let around = use.reader.ancestors(of: use.element)
    let isPlain = around.allSatisfy { position in
      let element = screen.elements[position]
      switch element.kind {
      case .own, .container: return true
      case .native:
        return ["NavigationStack", "NavigationView", "Group"].contains(element.name)
      case .unresolved: return false
      }
    }
    guard isPlain else { return false }
    var kept = Self.kept
    if !needsStack { kept.formUnion(["navigationTitle", ScreenTitles.iconName]) }
    let chain = ModifierChain(on: call, in: tree)
    return chain.isWhole
      && screen.modifiers.allSatisfy { $0.element != use.element || kept.contains($0.name) }
  }

  /// Whether the tab view is written in a view, not in the scene itself.
  private var isOfView: Bool {
    uses.allSatisfy { use in
      let frame = use.reader.screen.elements[use.element].frame
      guard let owner = context.scope.frames[frame].owner else { return false }
      return context.index.type(owner, conformsTo: "View")
    }
  }

  /// Whether the ordinary interface, which may well have tabs, shows something else.
  private var isForSceneOnly: Bool {
    var interface = OrdinaryInterface(context)
    return !interface.mayShow(SyntaxReference(file: file.file, node: call))
  }

  /// Whether the app runs only where there is a `NavigationStack`, as far as is known.
  private var hasStacks: Bool {
    guard needsStack else { return true }
    let others = context.targets.otherSystems(compiling: file.file)
    let first = ["macOS": OSVersion(13), "tvOS": OSVersion(16), "watchOS": OSVersion(9)]
    let haveStacks = others.allSatisfy { platform, oldest in
      first[platform].map { $0 <= oldest ?? OSVersion(0) } ?? true
    }
    guard haveStacks || ConditionalCompilation.isForIOSAlone(tree.range(call).start + 1, in: tree)
    else { return false }
    guard let target = context.deploymentTarget(of: file.file) else { return true }
    let checked = Availability.minimum(at: tree.range(call).start + 1, in: tree)
    return max(target, checked ?? target) >= OSVersion(16)
  }

  /// The most links that give no finding of their own.
  private var mostLinks: Int {
    let limits = uses.map { use in
      let all = context.value(
        of: TooManyChoices.maximum, of: TooManyChoices.description, in: file.file)
      guard context.scope.beginsScene(use.reader.screen) else { return all }
      return min(
        all,
        context.value(
          of: TooManyChoices.rootMaximum, of: TooManyChoices.description, in: file.file))
    }
    return Int(limits.min() ?? 0)
  }
}

extension TabViewShown.Use {
  /// Whether a navigation container is around it on its screen.
  fileprivate var isInStack: Bool {
    reader.ancestors(of: element).contains {
      let around = reader.screen.elements[$0]
      return around.kind == .native
        && ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(around.name)
    }
  }
}
