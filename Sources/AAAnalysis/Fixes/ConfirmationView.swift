/// The view that gets a state of its own for a confirmation.
struct ConfirmationView {
  /// The braces of the view's declaration.
  let memberBlock: NodeID
  /// The property or function that holds the control.
  let member: NodeID
  /// The last stored property, or nil where there is none.
  let lastProperty: NodeID?
  let indentation: String
  let indentationUnit: String

  /// Stands for no view.
  static let none = ConfirmationView(
    memberBlock: 0, member: 0, lastProperty: nil, indentation: "", indentationUnit: "")

  private init(
    memberBlock: NodeID, member: NodeID, lastProperty: NodeID?, indentation: String,
    indentationUnit: String
  ) {
    self.memberBlock = memberBlock
    self.member = member
    self.lastProperty = lastProperty
    self.indentation = indentation
    self.indentationUnit = indentationUnit
  }

  /// Finds the view whose property or function holds a control; nil where a state has no place.
  init?(around ancestors: [NodeID], in loaded: LoadedFile) {
    let tree = loaded.tree
    guard
      let position = ancestors.lastIndex(where: { tree.isTypeDeclaration($0) }),
      let member = ancestors[(position + 1)...].first(where: {
        tree.kind($0) == .variableDecl || tree.kind($0) == .funcDecl
      }), !tree.isStatic(member)
    else { return nil }
    // The closure of a stored property has no `self`.
    if tree.kind(member) == .variableDecl,
      !ancestors.contains(where: { tree.kind($0) == .accessorBlock })
    {
      return nil
    }
    var declaration = ancestors[position]
    if tree.kind(declaration) == .extensionDecl {
      // What an extension in the same file uses may stay private to the view.
      guard let owner = ConfirmationView.extendedStruct(declaration, loaded) else { return nil }
      declaration = owner
    }
    guard tree.kind(declaration) == .structDecl,
      let index = loaded.model.typeNodes.firstIndex(of: Int32(clamping: declaration)),
      loaded.model.interface.types[index].inherited.contains("View"),
      let block = tree.child(declaration, .memberBlock)
    else { return nil }
    memberBlock = block
    self.member = member
    lastProperty = ConfirmationView.lastStoredProperty(ofType: index, block, loaded)
    let outer = tree.text.indentation(ofLineContaining: tree.range(declaration).start)
    let first = lastProperty ?? tree.firstChild(block)
    var inner = first.map { tree.text.indentation(ofLineContaining: tree.range($0).start) } ?? ""
    if !inner.hasPrefix(outer) || inner.count <= outer.count { inner = outer + "    " }
    indentation = inner
    indentationUnit = String(inner.dropFirst(outer.count))
  }

  private static func extendedStruct(_ node: NodeID, _ loaded: LoadedFile) -> NodeID? {
    let types = loaded.model.interface.types
    guard let index = loaded.model.typeNodes.firstIndex(of: Int32(clamping: node)) else {
      return nil
    }
    let owners = types.indices.filter {
      types[$0].kind == .structure && types[$0].name == types[index].name
    }
    return owners.count == 1 ? Int(loaded.model.typeNodes[owners[0]]) : nil
  }

  private static func lastStoredProperty(
    ofType index: Int, _ block: NodeID, _ loaded: LoadedFile
  ) -> NodeID? {
    let tree = loaded.tree
    let stored = zip(loaded.model.interface.members, loaded.model.memberNodes).filter {
      $0.0.owner == index && $0.0.kind == .property && !$0.0.isComputed && !$0.0.isStatic
    }.map { tree.range(Int($0.1)) }
    return Array(tree.children(block)).last { declaration in
      tree.kind(declaration) == .variableDecl
        && stored.contains { tree.range(declaration).contains($0) }
    }
  }

  /// A name that the file does not use yet.
  func unusedName(_ wish: String, in tree: SyntaxTree) -> String {
    var names: Set<String> = []
    for index in 0..<tree.tokenCount where tree.token(at: index).kind.isIdentifier {
      let name = tree.text[SyntaxTree.unescaped(tree.tokenRange(index), in: tree.text)]
      names.insert(name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name)
    }
    guard names.contains(wish) else { return wish }
    var number = 2
    while names.contains(wish + String(number)) { number += 1 }
    return wish + String(number)
  }
}

extension SyntaxTree {
  /// The nodes around a node, outermost first.
  func ancestors(of node: NodeID) -> [NodeID] {
    let target = range(node)
    var result: [NodeID] = []
    var current = root
    while current != node {
      result.append(current)
      guard let next = children(current).first(where: { $0 == node || range($0).contains(target) })
      else { return result }
      current = next
    }
    return result
  }

  func isTypeDeclaration(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }

  func isStatic(_ declaration: NodeID) -> Bool {
    children(declaration).contains {
      kind($0) == .modifier && (name($0, is: "static") || name($0, is: "class"))
    }
  }

  /// The outermost expression of the chain that begins with `call`, which is one of the nodes of a
  /// path, or the end of it.
  func chainTop(of call: NodeID, in path: [NodeID]) -> NodeID {
    var top = call
    for ancestor in path.prefix(while: { $0 != call }).reversed() {
      switch kind(ancestor) {
      case .memberExpr, .callExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard firstChild(ancestor) == top else { return top }
        top = ancestor
      default: return top
      }
    }
    return top
  }
}

extension SourceText {
  /// The last place of a byte before an offset, only white space between.
  func lastByte(_ character: Unicode.Scalar, before offset: Int) -> Int? {
    var position = offset - 1
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: character) { return position }
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return nil }
      position -= 1
    }
    return nil
  }

  /// The first place of a byte from an offset on, only white space between.
  func firstByte(_ character: Unicode.Scalar, from offset: Int) -> Int? {
    var position = offset
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: character) { return position }
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return nil }
      position += 1
    }
    return nil
  }
}
