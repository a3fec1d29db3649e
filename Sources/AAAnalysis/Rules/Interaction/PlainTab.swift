/// A tab that is nothing but a title, a symbol and a view, as it is written:
/// `Tab("Draw", systemImage: "pencil") { DrawView() }` or
/// `DrawView().tabItem { Label("Draw", systemImage: "pencil") }`.
struct PlainTab {
  /// The whole expression.
  let item: NodeID
  /// What the tab shows.
  let destination: NodeID
  /// A stack around it that holds nothing else; the destination is what it holds.
  let stack: NodeID?
  let title: NodeID
  /// The literal that names the symbol.
  let symbol: NodeID

  /// - Parameter unwraps: whether the stack that a tab has for itself is looked through.
  init?(_ item: NodeID, in tree: SyntaxTree, unwraps: Bool) {
    guard tree.kind(item) == .callExpr, let callee = tree.callee(of: item) else { return nil }
    let label: Label
    let shown: NodeID
    switch tree.kind(callee) {
    case .declRef where tree.name(callee, is: "Tab"):
      let arguments = tree.arguments(of: item)
      guard arguments.count == 3, let found = Label(arguments.prefix(2), tree),
        let content = Self.onlyStatement(of: arguments[2], tree)
      else { return nil }
      (label, shown) = (found, content)
    case .memberExpr where tree.name(callee, is: "tabItem"):
      let arguments = tree.arguments(of: item)
      guard arguments.count == 1, let found = Label(tabItem: arguments[0], tree),
        let base = tree.firstChild(callee)
      else { return nil }
      (label, shown) = (found, base)
    default: return nil
    }
    guard !tree.text[tree.range(label.title)].contains(where: \.isNewline),
      Self.isMovable(shown, tree)
    else { return nil }
    self.item = item
    title = label.title
    symbol = label.symbol
    if unwraps, let inner = Self.content(ofStack: shown, tree) {
      destination = inner
      stack = shown
    } else {
      destination = shown
      stack = nil
    }
  }

  private static func onlyStatement(of argument: CallArgument, _ tree: SyntaxTree) -> NodeID? {
    guard argument.isTrailing, argument.label == nil, tree.kind(argument.value) == .closureExpr,
      tree.child(argument.value, .closureSignature) == nil
    else { return nil }
    let statements = Array(tree.children(argument.value))
    return statements.count == 1 ? statements[0] : nil
  }

  /// Modifiers of a tab rather than of its view.
  private static let ofTabs: Set<String> = [
    "badge", "tabItem", "tag", "toolbar", "toolbarBackground", "toolbarBackgroundVisibility",
    "toolbarColorScheme", "toolbarVisibility",
  ]

  /// Whether an expression is a view that may stand elsewhere.
  private static func isMovable(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .callExpr, .declRef, .memberExpr: break
    default: return false
    }
    return tree.chain(node).links.allSatisfy { !ofTabs.contains(tree.name($0.member)) }
  }

  /// What `NavigationStack { … }` holds, if that is one view.
  private static func content(ofStack node: NodeID, _ tree: SyntaxTree) -> NodeID? {
    guard tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
      tree.kind(callee) == .declRef,
      tree.name(callee, is: "NavigationStack") || tree.name(callee, is: "NavigationView")
    else { return nil }
    let arguments = tree.arguments(of: node)
    guard arguments.count == 1, let content = onlyStatement(of: arguments[0], tree),
      isMovable(content, tree)
    else { return nil }
    return content
  }

  /// The title and the symbol of a tab.
  private struct Label {
    let title: NodeID
    let symbol: NodeID

    /// `"Draw", systemImage: "pencil"`.
    init?(_ arguments: ArraySlice<CallArgument>, _ tree: SyntaxTree) {
      guard let title = arguments.first, title.label == nil, !title.isTrailing,
        tree.kind(title.value) != .closureExpr, let symbol = arguments.last,
        symbol.label == "systemImage", tree.kind(symbol.value) == .stringLiteral
      else { return nil }
      self.title = title.value
      self.symbol = symbol.value
    }

    /// `{ Label("Draw", systemImage: "pencil") }`, or an image and a text.
    init?(tabItem content: CallArgument, _ tree: SyntaxTree) {
      guard content.isTrailing, tree.kind(content.value) == .closureExpr else { return nil }
      let parts = tree.children(content.value).map { part -> (name: String, call: NodeID) in
        guard tree.kind(part) == .callExpr, let callee = tree.callee(of: part),
          tree.kind(callee) == .declRef
        else { return ("", part) }
        return (tree.name(callee), part)
      }
      switch parts.map(\.name).sorted() {
      case ["Label"]:
        let arguments = tree.arguments(of: parts[0].call)
        guard arguments.count == 2, let label = Label(arguments[...], tree) else { return nil }
        self = label
      case ["Image", "Text"]:
        let arguments = parts.sorted { $0.name < $1.name }.map { tree.arguments(of: $0.call) }
        guard arguments[0].count == 1, arguments[0][0].label == "systemName",
          tree.kind(arguments[0][0].value) == .stringLiteral, arguments[1].count == 1,
          arguments[1][0].label == nil, tree.kind(arguments[1][0].value) == .stringLiteral
        else { return nil }
        symbol = arguments[0][0].value
        title = arguments[1][0].value
      default: return nil
      }
    }
  }
}
