/// Hovers on the system's own names for Assistive Access.
extension WorkspaceSnapshot {
  /// What is to be said of the name at a place (a byte offset), or nil where there is no such name.
  func apiHover(in file: FileID, at offset: Int) -> Hover? {
    switch files[file]?.model {
    case .swift, .manifest: swiftHover(in: file, at: offset)
    case .propertyList: propertyListHover(in: file, at: offset)
    case .project, .configuration, nil: nil
    }
  }

  private func propertyListHover(in file: FileID, at offset: Int) -> Hover? {
    guard let text = text(of: file) else { return nil }
    let list = PropertyList(text)
    for fact in APIFact.keys {
      for entry in list.entries(named: fact.name) {
        guard let range = list.contentRange(of: entry.key), range.touches(offset) else { continue }
        return Hover(markdown: fact.hoverText, range: range)
      }
    }
    return nil
  }

  private func swiftHover(in file: FileID, at offset: Int) -> Hover? {
    guard let tree = load(file)?.tree else { return nil }
    let path = tree.path(to: offset)
    if let hover = keyHover(path, tree, at: offset) { return hover }
    for (index, node) in path.enumerated().reversed() {
      guard let range = tree.nameRange(node), range.touches(offset),
        let fact = fact(for: node, inside: path[..<index], tree, file)
      else { continue }
      return Hover(markdown: fact.hoverText, range: range)
    }
    return nil
  }

  /// A key of a property list, written as a literal: in a project's manifest, or in a look-up.
  private func keyHover(_ path: [NodeID], _ tree: SyntaxTree, at offset: Int) -> Hover? {
    guard let literal = path.last(where: { tree.kind($0) == .stringLiteral }),
      let text = StringValue(of: literal, in: tree).text,
      let fact = APIFact.keys.first(where: { $0.name == text })
    else { return nil }
    let range = tree.nameRange(ofLiteral: literal, text)
    return range.touches(offset) ? Hover(markdown: fact.hoverText, range: range) : nil
  }

  /// The fact about a name where it means what the system calls so, and nothing of the workspace's.
  private func fact(
    for node: NodeID, inside around: ArraySlice<NodeID>, _ tree: SyntaxTree, _ file: FileID
  ) -> APIFact? {
    switch (tree.kind(node), tree.name(node)) {
    case (.declRef, APIFact.scene.name), (.memberExpr, APIFact.scene.name):
      let isScene = scope.scenes.contains {
        $0.file == file && $0.nameRange == tree.nameRange(node)
      }
      return isScene ? .scene : nil
    case (.memberExpr, APIFact.navigationIcon.name):
      return isDeclared(APIFact.navigationIcon) ? nil : .navigationIcon
    case (.memberExpr, APIFact.environmentValue.name),
      (.keyPathComponent, APIFact.environmentValue.name):
      return isDeclared(APIFact.environmentValue) ? nil : .environmentValue
    case (.memberExpr, APIFact.setting.name):
      guard let base = tree.firstChild(node), tree.name(base, is: "AccessibilitySettings"),
        index.declarations(ofType: "AccessibilitySettings").isEmpty
      else { return nil }
      return .setting
    case (.memberExpr, APIFact.previewTrait.name):
      return isPreviewTrait(node, inside: around, tree) ? .previewTrait : nil
    case (.memberExpr, APIFact.sessionRole.name):
      return isDeclared(APIFact.sessionRole) ? nil : .sessionRole
    case (.identifierType, APIFact.hostingDelegate.name),
      (.memberType, APIFact.hostingDelegate.name), (.declRef, APIFact.hostingDelegate.name):
      return index.declarations(ofType: APIFact.hostingDelegate.name).isEmpty
        ? .hostingDelegate : nil
    case (.identifierPattern, APIFact.rootScene.name):
      return isMemberOfHostingDelegate(around, tree, file) ? .rootScene : nil
    default: return nil
    }
  }

  /// Whether the innermost type around a declaration hosts scenes.
  private func isMemberOfHostingDelegate(
    _ around: ArraySlice<NodeID>, _ tree: SyntaxTree, _ file: FileID
  ) -> Bool {
    guard let model = files[file]?.model.swift,
      let node = around.last(where: { tree.isTypeDeclaration($0) }),
      let position = model.typeNodes.firstIndex(of: Int32(clamping: node)),
      index.declarations(ofType: APIFact.hostingDelegate.name).isEmpty
    else { return false }
    let type = TypeReference(file: file, index: position)
    let declared = index[type].flatMap { index.type(named: $0.name, from: file) } ?? type
    return [type, declared].contains {
      index[$0]?.inherited.contains(APIFact.hostingDelegate.name) == true
    }
  }

  /// Whether the workspace has a member of this name itself.
  private func isDeclared(_ fact: APIFact) -> Bool { !index.allMembers(named: fact.name).isEmpty }

  /// Whether a member is among the arguments of `#Preview`, not in its content.
  private func isPreviewTrait(
    _ node: NodeID, inside around: ArraySlice<NodeID>, _ tree: SyntaxTree
  ) -> Bool {
    if let base = tree.firstChild(node) {
      guard tree.name(base, is: "PreviewTrait") else { return false }
    }
    for outer in around.reversed() {
      switch tree.kind(outer) {
      case .argument, .memberExpr: continue
      case .macroExpansionExpr, .macroExpansionDecl: return tree.name(outer, is: "Preview")
      default: return false
      }
    }
    return false
  }
}
