/// What the body of a style of the workspace shows, by what is written.
struct StyleBody {
  /// Whether it shows anything besides what it is given.
  private(set) var draws = false
  /// The parts of its configuration that it shows; the empty name for the whole.
  private(set) var givenParts: Set<String> = []

  private let tree: SyntaxTree
  private let configuration: String

  /// Nil where the style has no body that can be read.
  init?(of type: TypeReference, index: DeclarationIndex, loader: FileLoader) {
    guard let function = index.members(named: "makeBody", of: type).first,
      let loaded = loader.load(function.file), let node = loaded.node(ofMember: function.index),
      let block = loaded.tree.child(node, .codeBlock)
    else { return nil }
    tree = loaded.tree
    configuration = index[function]?.parameterNames.first ?? "configuration"
    readItems(tree.statements(of: block), depth: 0)
  }

  private mutating func readItems(_ items: [NodeID], depth: Int) {
    guard depth < 48 else {
      draws = true
      return
    }
    for item in items { read(item, depth: depth) }
  }

  private mutating func read(_ node: NodeID, depth: Int) {
    switch tree.kind(node) {
    case .variableDecl: break
    case .returnStmt:
      if let value = tree.firstChild(node) { read(value, depth: depth) }
    case .ifExpr:
      for child in tree.children(node) {
        if tree.kind(child) == .codeBlock {
          readItems(tree.statements(of: child), depth: depth + 1)
        } else if tree.kind(child) == .ifExpr {
          read(child, depth: depth + 1)
        }
      }
    case .callExpr, .memberExpr: readChain(node, depth: depth)
    default: draws = true
    }
  }

  private mutating func readChain(_ node: NodeID, depth: Int) {
    let (base, links) = tree.chain(node)
    var rest = links[...]
    if tree.kind(base) == .declRef, tree.name(base) == configuration, let part = rest.popFirst() {
      givenParts.insert(tree.name(part.member))
      if part.node != part.member { draws = true }
    } else if tree.kind(base) == .callExpr, let callee = tree.callee(of: base) {
      readCall(base, tree.name(callee), depth: depth)
    } else {
      draws = true
    }
    for link in rest {
      let name = tree.name(link.member)
      // Modifiers of SwiftUI change how it looks, but for those that hide.
      if !ModifierLibrary.names.contains(name) || name == "hidden" || name == "labelStyle" {
        draws = true
      }
    }
  }

  private mutating func readCall(_ call: NodeID, _ name: String, depth: Int) {
    let arguments = tree.arguments(of: call)
    if name == "Button" || name == "Label", arguments.count == 1,
      tree.kind(arguments[0].value) == .declRef, tree.name(arguments[0].value) == configuration
    {
      givenParts.insert("")
      return
    }
    if LabelLibrary.empty.contains(name), name != "ProgressView" { return }
    guard LabelLibrary.containers.contains(name) || name == "Button" else {
      draws = true
      return
    }
    for argument in arguments where tree.kind(argument.value) == .closureExpr {
      if name == "Button", argument.label != "label" { continue }
      readItems(tree.statements(of: argument.value), depth: depth + 1)
    }
  }
}
