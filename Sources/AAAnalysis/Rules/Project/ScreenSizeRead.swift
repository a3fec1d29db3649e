/// A place where code asks for the size of the whole screen.
struct ScreenSizeRead {
  /// The expression, down to the one number that is asked for.
  let range: ByteRange

  /// Nil where a node reads something else, or where what is read decides nothing: the frame of the
  /// app's window, a value that stands in for another, text, the size of an image to load.
  ///
  /// - Parameter owner: the name of the type whose `self` it is.
  init?(_ node: NodeID, in tree: SyntaxTree, owner: @autoclosure () -> String?) {
    // Most nodes have another name.
    guard Reader.mayBeSize(node, tree) else { return nil }
    let reader = Reader(tree: tree, isScreen: owner() == "UIScreen")
    guard reader.isSize(node) else { return nil }
    let ancestors = tree.ancestors(of: node)
    guard reader.matters(node, ancestors) else { return nil }
    var whole = node
    for ancestor in ancestors.reversed() {
      guard tree.kind(ancestor) == .memberExpr, tree.firstChild(ancestor) == whole,
        ["size", "width", "height", "midX", "midY", "maxX", "maxY"].contains(tree.name(ancestor))
      else { break }
      whole = ancestor
    }
    range = tree.range(whole)
  }

  private struct Reader {
    let tree: SyntaxTree
    /// Whether `self` is a screen.
    let isScreen: Bool

    // MARK: What is read

    static func mayBeSize(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
      (tree.kind(node) == .declRef || tree.kind(node) == .memberExpr)
        && (tree.name(node, is: "bounds") || tree.name(node, is: "nativeBounds")
          || tree.name(node, is: "applicationFrame") || tree.name(node, is: "size"))
    }

    func isSize(_ node: NodeID) -> Bool {
      let name = tree.name(node)
      switch tree.kind(node) {
      case .declRef:
        return isScreen && name != "size" && tree.localMeaning(of: name, at: node) == nil
      case .memberExpr:
        guard let base = tree.firstChild(node).map(unwrapped) else { return false }
        if name == "size" {
          // The size of a mode is that of its screen.
          return tree.kind(base) == .memberExpr
            && (tree.name(base, is: "currentMode") || tree.name(base, is: "preferredMode"))
            && tree.firstChild(base).map(isScreen(_:)) ?? false
        }
        return isScreen(base)
      default: return false
      }
    }

    /// Whether an expression is a screen, or one of its coordinate spaces.
    private func isScreen(_ node: NodeID) -> Bool {
      let node = unwrapped(node)
      let name = tree.name(node)
      switch tree.kind(node) {
      case .declRef:
        if isScreen, name == "main" || name == "self" { return true }
        return constant(name, at: node).map(isMainScreen) ?? false
      case .memberExpr:
        guard let base = tree.firstChild(node).map(unwrapped) else { return false }
        switch name {
        case "main": return isMainScreen(node)
        case "screen": return ["window", "windowScene"].contains(tree.name(base))
        case "coordinateSpace", "fixedCoordinateSpace": return isScreen(base)
        default: return false
        }
      default: return false
      }
    }

    /// `UIScreen.main`.
    private func isMainScreen(_ node: NodeID) -> Bool {
      guard tree.kind(node) == .memberExpr, tree.name(node, is: "main"),
        let base = tree.firstChild(node)
      else { return false }
      return tree.name(base, is: "UIScreen")
    }

    private func unwrapped(_ node: NodeID) -> NodeID {
      var node = node
      while [.optionalChainingExpr, .forceUnwrapExpr].contains(tree.kind(node)),
        let inner = tree.firstChild(node)
      {
        node = inner
      }
      return node
    }

    /// The value of a constant in the code before a place.
    private func constant(_ name: String, at node: NodeID) -> NodeID? {
      for block in tree.ancestors(of: node).reversed() {
        guard [.codeBlock, .closureExpr, .accessorBlock].contains(tree.kind(block)) else {
          continue
        }
        for item in tree.statements(of: block) where tree.kind(item) == .variableDecl {
          for binding in tree.children(item) where tree.kind(binding) == .patternBinding {
            guard let pattern = tree.child(binding, .identifierPattern), tree.name(pattern) == name
            else { continue }
            return tree.child(binding, .initializer).flatMap { tree.firstChild($0) }
          }
        }
      }
      return nil
    }

    // MARK: What for

    /// Whether layout or logic may depend on what is read.
    func matters(_ node: NodeID, _ ancestors: [NodeID]) -> Bool {
      var inner = node
      // What is shown may be chosen by it.
      var decides = false
      for ancestor in ancestors.reversed() {
        switch tree.kind(ancestor) {
        case .codeBlock, .closureExpr, .accessorBlock, .memberBlock: return true
        case .stringLiteral, .dictionaryExpr, .keyPathExpr: return false
        case .argument where tree.name(ancestor, is: "targetSize"): return false
        case .callExpr where tree.firstChild(ancestor) != inner:
          if let callee = tree.callee(of: ancestor) {
            let name = tree.name(callee)
            if isIndifferent(name) || !decides && Self.texts.contains(name) { return false }
          }
        case .sequenceExpr:
          let parts = Array(tree.children(ancestor))
          guard let place = parts.firstIndex(of: inner) else { break }
          if place > 0, tree.name(parts[place - 1], is: "??") { return false }
          if parts[place...].dropFirst().contains(where: { tree.kind($0) == .ternaryOperator }) {
            decides = true
          }
        default: break
        }
        inner = ancestor
      }
      return true
    }

    private static let texts: Set<String> = ["Text", "String"]

    private func isIndifferent(_ callee: String) -> Bool {
      ["print", "debugPrint", "dump", "NSLog"].contains(callee)
        || callee.hasSuffix("Window") || callee.hasPrefix("UIGraphics")
    }
  }
}
