/// Where the dialog of a confirmation can stand, and what is known there.
extension ConfirmationFix {
  struct Attachment {
    /// The chain behind which the dialog is put.
    let expression: NodeID
    /// Whether the control is the button of a swipe.
    let isSwipeAction: Bool
  }

  /// A name that is bound between the dialog's place and the control.
  struct LostName {
    let name: String
    /// The call of `ForEach` or `List` whose row it is.
    let row: NodeID?
  }

  /// The innermost place from which a dialog can be presented: outside of menus, which close, and
  /// of rows, which would each present it. Nil where the property or function has none.
  func attachment() -> Attachment? {
    var expression = tree.chainTop(of: call, in: ancestors)
    var needsContainer = action.control.kind == .swipeToDelete
    var isSwipeAction = false
    var crossed: Surroundings = []
    let inside = Array(ancestors.drop { $0 != view.member }.dropFirst())
    for (position, ancestor) in inside.enumerated().reversed() {
      guard tree.kind(ancestor) == .closureExpr,
        let owner = inside[..<position].last(where: { tree.kind($0) == .callExpr }),
        isArgument(ancestor, of: owner), let callee = tree.callee(of: owner)
      else { continue }
      let name = tree.name(callee)
      let outside = { tree.chainTop(of: owner, in: ancestors) }
      switch name {
      case "contextMenu", "swipeActions", "Menu", "toolbarTitleMenu":
        if name == "swipeActions" {
          crossed.insert(.swipeActions)
          isSwipeAction = true
        } else {
          crossed.formUnion([.menu, .contextMenu])
        }
        expression = outside()
      case "ForEach", "Table", "OutlineGroup":
        crossed.insert(.row)
        needsContainer = true
      case "List" where tree.arguments(of: owner).contains { $0.label == nil && !$0.isTrailing }:
        crossed.insert(.row)
        expression = outside()
        needsContainer = false
      case "Section", "Group", "DisclosureGroup": break
      default:
        if needsContainer, tree.kind(callee) == .declRef {
          expression = outside()
          needsContainer = false
        }
      }
    }
    guard !needsContainer, !isPresentedByOthers(crossed), canTakeModifier(expression),
      isComplete(expression), !isRows(expression)
    else { return nil }
    return Attachment(expression: expression, isSwipeAction: isSwipeAction)
  }

  func isArgument(_ closure: NodeID, of call: NodeID) -> Bool {
    tree.arguments(of: call).contains { $0.value == closure }
  }

  /// Whether what this property or function holds would be presented by several at once: where it
  /// stands, elsewhere, in a row or menu of the same view, or more than once on the screen.
  func isPresentedByOthers(_ crossed: Surroundings) -> Bool {
    let control = action.control
    let menus: Surroundings = [.swipeActions, .contextMenu, .menu]
    if !control.surroundings.intersection(menus).subtracting(crossed).isEmpty { return true }
    if isShownAgain { return true }
    guard control.surroundings.contains(.row), !crossed.contains(.row) else { return false }
    // A view of its own for each row has a state of its own for each row.
    let elements = context.scope.screens[control.screen].elements
    let holder = control.element.flatMap { self.holder(of: $0) }
    var position = control.element.flatMap { elements[$0].parent }
    while let current = position, elements.indices.contains(current), current != holder {
      let element = elements[current]
      if element.kind == .native, element.name == "ForEach" || element.name == "List" {
        return true
      }
      position = element.parent
    }
    return false
  }

  /// Whether the control is shown more than once by one view, which has one state for all of them:
  /// the property or function that holds it is used again.
  private var isShownAgain: Bool {
    let elements = context.scope.screens[action.control.screen].elements
    guard let element = action.control.element, elements.indices.contains(element) else {
      return false
    }
    let holder = self.holder(of: element)
    return elements.indices.contains { other in
      other != element && elements[other].reference == elements[element].reference
        && !elements[other].branches.excludes(elements[element].branches)
        && self.holder(of: other) == holder
    }
  }

  /// The element of the view in which the fix writes, around another element; nil where that view
  /// is none, as in a scene's content.
  private func holder(of element: Int) -> Int? {
    let elements = context.scope.screens[action.control.screen].elements
    var position = elements[element].parent
    while let current = position, elements.indices.contains(current) {
      if case .own(let type) = elements[current].kind, type.file == action.control.reference.file,
        let loaded = context.loader.load(type.file), let node = loaded.node(ofType: type.index),
        tree.child(node, .memberBlock) == view.memberBlock
      {
        return current
      }
      position = elements[current].parent
    }
    return nil
  }

  /// Whether an expression is a view of the workspace that is a section of a list, or several rows:
  /// each would present the dialog.
  func isRows(_ expression: NodeID) -> Bool {
    let (base, _) = tree.chain(expression)
    guard tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
      tree.kind(callee) == .declRef
    else { return false }
    let owner = context.scope.frames.indices.contains(action.control.frame)
      ? context.scope.frames[action.control.frame].owner : nil
    guard
      let type = context.index.type(
        named: tree.name(callee), from: action.control.reference.file, inside: owner)
    else { return false }
    return showsRows(type, depth: 0)
  }

  private func showsRows(_ type: TypeReference, depth: Int) -> Bool {
    let reader = context.actionReader
    guard depth < 8, let body = reader.property("body", of: type),
      let loaded = context.loader.load(body.file), let binding = loaded.node(ofMember: body.index),
      let block = reader.getter(of: binding, loaded.tree)
    else { return false }
    let tree = loaded.tree
    let shown = tree.statements(of: block).filter { tree.kind($0) != .variableDecl }
    guard shown.count == 1, let only = shown.first else { return shown.count > 1 }
    let view = tree.kind(only) == .returnStmt ? tree.firstChild(only) ?? only : only
    let (base, _) = tree.chain(view)
    guard tree.kind(base) == .callExpr, let callee = tree.callee(of: base) else { return false }
    let name = tree.name(callee)
    if ["ForEach", "Group", "Section"].contains(name) { return true }
    return context.index.type(named: name, from: body.file, inside: type)
      .map { showsRows($0, depth: depth + 1) } ?? false
  }

  /// Whether a modifier may follow an expression without changing what the code around means.
  private func canTakeModifier(_ expression: NodeID) -> Bool {
    guard let parent = tree.ancestors(of: expression).last else { return false }
    switch tree.kind(parent) {
    case .closureExpr, .codeBlock, .accessorBlock, .returnStmt, .switchCase, .argument,
      .ifConfigClause:
      return true
    default: return false
    }
  }

  /// Whether nothing in an expression is still to be written.
  func isComplete(_ expression: NodeID) -> Bool {
    let range = tree.range(expression)
    var index = tree.tokenIndex(at: range.start)
    while index < tree.tokenCount, tree.tokenRange(index).start < range.end {
      if tree.token(at: index).isMissing { return false }
      index += 1
    }
    // What is missing at the end has no width.
    return index >= tree.tokenCount || !tree.token(at: index).isMissing
      || tree.tokenRange(index).start > range.end
  }

  // MARK: Names

  /// The names that the control knows and the dialog does not.
  func lostNames(outside expression: NodeID) -> [LostName] {
    let outer = tree.range(expression)
    var names: [LostName] = []
    for (position, ancestor) in ancestors.enumerated() {
      guard outer.contains(tree.range(ancestor)), ancestor != expression else { continue }
      let next = position + 1 < ancestors.count ? ancestors[position + 1] : call
      switch tree.kind(ancestor) {
      case .closureExpr:
        let row = rowCall(of: ancestor, position)
        for name in tree.closureParameters(ancestor) {
          names.append(
            LostName(name: name.hasPrefix("$") ? String(name.dropFirst()) : name, row: row))
        }
        names.append(LostName(name: "0", row: nil))
        names += locals(before: next, in: ancestor)
      case .codeBlock, .switchCase: names += locals(before: next, in: ancestor)
      case .ifExpr, .guardStmt, .whileStmt, .forStmt:
        names += bound(in: tree.children(ancestor).filter { tree.kind($0) != .codeBlock })
      default: break
      }
    }
    return names
  }

  private func rowCall(of closure: NodeID, _ position: Int) -> NodeID? {
    guard let owner = ancestors[..<position].last(where: { tree.kind($0) == .callExpr }),
      isArgument(closure, of: owner), let callee = tree.callee(of: owner),
      tree.name(callee, is: "ForEach") || tree.name(callee, is: "List"),
      tree.closureParameters(closure).count == 1
    else { return nil }
    return owner
  }

  /// The names that statements before a place declare, and that cases bind.
  private func locals(before place: NodeID, in block: NodeID) -> [LostName] {
    bound(
      in: tree.children(block).filter { item in
        tree.range(item).start < tree.range(place).start
          && [.variableDecl, .funcDecl, .guardStmt, .switchCaseItem].contains(tree.kind(item))
      })
  }

  private func bound(in nodes: [NodeID]) -> [LostName] {
    var names: [LostName] = []
    var pending = nodes
    while let node = pending.popLast() {
      switch tree.kind(node) {
      case .identifierPattern, .funcDecl: names.append(LostName(name: tree.name(node), row: nil))
      case .closureExpr, .codeBlock: continue
      default: break
      }
      pending.append(contentsOf: tree.children(node))
    }
    return names
  }

  /// The type of a row's value, as it is written where the data is declared.
  func rowType(_ call: NodeID) -> String? {
    guard let data = tree.arguments(of: call).first, data.label == nil, !data.isTrailing else {
      return nil
    }
    var reader = context.actionReader
    let frame = reader.context(ofFrame: action.control.frame)
    guard let collection = reader.type(of: data.value, frame), let element = collection.element,
      let type = reader.elementType(of: collection), !element.contains("?"),
      !element.contains("("), collection.name != "Dictionary"
    else { return nil }
    // The name has to mean the same where the state is declared.
    var here = type
    here.file = action.control.reference.file
    here.owner = reader.contexts[frame].owner
    return reader.declaration(here) == reader.declaration(type) ? element : nil
  }
}
