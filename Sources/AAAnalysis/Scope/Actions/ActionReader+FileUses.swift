/// Whether a file that is removed is also written, copied, moved or handed over, by whatever name
/// it has on the way to its removal.
extension ActionReader {
  /// A file as an expression of one context names it.
  private struct NamedFile: Hashable {
    let node: NodeID
    let context: Int
  }

  /// Whether one of the bodies that are read also writes, copies, moves or hands over a file.
  func isUsedElsewhere(_ node: NodeID, _ context: Int) -> Bool {
    var pending = [NamedFile(node: node, context: context)]
    var seen: Set<NamedFile> = []
    while let file = pending.popLast() {
      guard seen.insert(file).inserted, seen.count < 8, let tree = tree(file.context) else {
        continue
      }
      let node = tree.file(file.node)
      let text = tree.fileText(node)
      if let body = contexts[file.context].body, uses(text, in: body, tree) { return true }
      if isReplacedFolder(around: node, file.context, tree) { return true }
      guard tree.kind(node) == .declRef || text == tree.name(node) else { continue }
      switch contexts[file.context].locals[text] {
      case .expression(let value, let other, _):
        pending.append(NamedFile(node: value, context: other))
      case .value, .omitted: continue
      case nil:
        if isUsedByCaller(text, contexts[file.context].owner) { return true }
      }
    }
    return false
  }

  /// Whether a function of the same type that leads here uses the file that a property names.
  private func isUsedByCaller(_ property: String, _ owner: TypeReference?) -> Bool {
    guard let owner, self.property(property, of: owner) != nil else { return false }
    return contexts.indices.contains { position in
      guard contexts[position].owner == owner, let body = contexts[position].body,
        contexts[position].locals[property] == nil, let tree = tree(position)
      else { return false }
      return uses(property, in: body, tree)
    }
  }

  private func uses(_ file: String, in body: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.contains(callIn: body) { call, callee in
      usesFile(tree.name(callee))
        && tree.arguments(of: call).contains { tree.fileText(tree.file($0.value)) == file }
    }
  }

  // MARK: Folders

  /// Whether a file is one of all in a folder, and others are put there afterwards.
  private func isReplacedFolder(around node: NodeID, _ context: Int, _ tree: SyntaxTree) -> Bool {
    guard let body = contexts[context].body, let all = collection(of: node, tree),
      let folder = folder(listedBy: all, context, tree, depth: 0)
    else { return false }
    let end = tree.range(node).end
    return tree.contains(callIn: body) { call, callee in
      tree.range(call).start > end && usesFile(tree.name(callee))
        && tree.arguments(of: call).contains { tree.mentionedNames(in: $0.value).contains(folder) }
    }
  }

  /// Of what a name is an element: in a loop, or in a closure that is run for each.
  private func collection(of node: NodeID, _ tree: SyntaxTree) -> NodeID? {
    guard tree.kind(node) == .declRef else { return nil }
    let name = tree.name(node)
    for outer in tree.path(to: tree.range(node).start + 1).reversed() {
      switch tree.kind(outer) {
      case .forStmt:
        let parts = Array(tree.children(outer))
        guard let place = parts.firstIndex(where: { tree.kind($0) == .identifierPattern }),
          tree.name(parts[place]) == name, parts.indices.contains(place + 1)
        else { continue }
        return parts[place + 1]
      case .callExpr:
        guard let callee = tree.callee(of: outer), tree.name(callee, is: "forEach"),
          let closure = tree.arguments(of: outer).last?.value,
          tree.range(closure).contains(tree.range(node)),
          name == "$0" || tree.closureParameters(closure).first == name
        else { continue }
        return tree.firstChild(callee)
      default: continue
      }
    }
    return nil
  }

  /// The name of the folder whose contents an expression lists.
  private func folder(
    listedBy node: NodeID, _ context: Int, _ tree: SyntaxTree, depth: Int
  ) -> String? {
    var listed: NodeID?
    _ = tree.contains(callIn: node) { call, callee in
      guard tree.name(callee, is: "contentsOfDirectory") || tree.name(callee, is: "enumerator")
      else { return false }
      listed = tree.arguments(of: call).first?.value
      return true
    }
    if let listed {
      let (base, links) = tree.chain(tree.file(listed))
      return tree.kind(base) == .declRef && links.isEmpty ? tree.name(base) : nil
    }
    let file = tree.file(node)
    guard depth < 3, tree.kind(file) == .declRef,
      case .expression(let value, let other, _) = contexts[context].locals[tree.name(file)],
      other == context
    else { return nil }
    return folder(listedBy: value, context, tree, depth: depth + 1)
  }

  private func usesFile(_ name: String) -> Bool {
    words(of: name).contains { word in
      [
        "write", "copy", "move", "save", "create", "replace", "export", "record", "upload",
        "import", "add", "send", "share", "download", "store", "writer", "unzip",
      ].contains(word)
    }
  }
}

extension SyntaxTree {
  /// The file that an expression names: `url` of `try url.path()`.
  fileprivate func file(_ node: NodeID) -> NodeID {
    var node = node
    while true {
      switch kind(node) {
      case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr:
        guard let inner = firstChild(node) else { return node }
        node = inner
      case .callExpr:
        guard let callee = callee(of: node), kind(callee) == .memberExpr,
          name(callee, is: "path"), let base = firstChild(callee)
        else { return node }
        node = base
      case .memberExpr:
        guard let base = firstChild(node),
          ["path", "absoluteString", "relativePath", "standardizedFileURL"].contains(name(node))
        else { return node }
        node = base
      default: return node
      }
    }
  }

  /// An expression as it is written, without `self`.
  fileprivate func fileText(_ node: NodeID) -> String {
    let text = text[range(node)]
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// Whether a node holds a call that passes.
  fileprivate func contains(callIn node: NodeID, where passes: (NodeID, NodeID) -> Bool) -> Bool {
    var pending = [node]
    while let next = pending.popLast() {
      if kind(next) == .callExpr, let callee = callee(of: next), passes(next, callee) {
        return true
      }
      pending.append(contentsOf: children(next))
    }
    return false
  }
}
