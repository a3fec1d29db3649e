/// How a value depends on whether Assistive Access is on.
enum ModeValue: Sendable, Comparable {
  /// Not at all, as far as is known.
  case independent
  /// The mode has a part in it, beside other things.
  case dependent
  /// It is the mode or its opposite, and so constant as long as the process lives.
  case mode
}

extension SyntaxTree {
  /// Whether a declaration is `@Environment(\.accessibilityAssistiveAccessEnabled) var …`.
  func readsModeFromEnvironment(_ declaration: NodeID) -> Bool {
    children(declaration).contains { attribute in
      guard isAttribute(attribute, named: "Environment"),
        let argument = child(attribute, .argument), let keyPath = child(argument, .keyPathExpr),
        let last = children(keyPath).filter({ kind($0) == .keyPathComponent }).last
      else { return false }
      return name(last, is: "accessibilityAssistiveAccessEnabled")
    }
  }

  /// The key of `@Environment(\.key) var …`, where it is one name.
  func environmentKeyName(_ declaration: NodeID) -> String? {
    for attribute in children(declaration) where isAttribute(attribute, named: "Environment") {
      guard let argument = child(attribute, .argument), let keyPath = child(argument, .keyPathExpr)
      else { return nil }
      let components = children(keyPath).filter { kind($0) == .keyPathComponent }
      return components.count == 1 ? components.first.map(name) : nil
    }
    return nil
  }

  /// Whether a node is an attribute of a name, also behind its module's.
  func isAttribute(_ node: NodeID, named word: StaticString) -> Bool {
    kind(node) == .attribute && firstChild(node).map { name($0, is: word) } ?? false
  }

  /// The declarations of types around a place, outermost first.
  func types(around offset: Int) -> [NodeID] {
    path(to: offset).filter { node in
      switch kind(node) {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .extensionDecl, .protocolDecl:
        range(node).start <= offset && offset < range(node).end
      default: false
      }
    }
  }
}

extension LoadedFile {
  /// The innermost type or extension around a place of this file; nil outside of all.
  func type(around offset: Int) -> TypeReference? {
    guard let node = tree.types(around: offset).last,
      let index = model.typeNodes.firstIndex(of: Int32(clamping: node))
    else { return nil }
    return TypeReference(file: file, index: index)
  }
}
