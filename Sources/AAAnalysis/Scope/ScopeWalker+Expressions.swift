extension ScopeWalker {
  /// Reads an expression that gives a view.
  mutating func readExpression(_ node: NodeID, _ frame: Int, _ place: Place) {
    descend { $0.readExpressionHere(node, frame, place) }
  }

  private mutating func readExpressionHere(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(in: frame) else { return }
    switch tree.kind(node) {
    case .ifExpr, .switchExpr:
      readItems([node], frame, place)
    case .sequenceExpr:
      readTernary(node, frame, place)
    case .tupleExpr:
      for argument in tree.arguments(of: node) { readExpression(argument.value, frame, place) }
    case .tryExpr, .awaitExpr, .effectExpr:
      if let inner = tree.firstChild(node) { readExpression(inner, frame, place) }
    case .postfixIfConfigExpr:
      readPostfixIfConfig(node, frame, place)
    case .callExpr, .memberExpr, .optionalChainingExpr, .forceUnwrapExpr, .declRef,
      .genericSpecializationExpr:
      _ = readChain(node, frame, place)
    default: noteGap(place)
    }
  }

  /// `condition ? a : b`, or texts that are joined; an assignment or another operator shows
  /// nothing.
  private mutating func readTernary(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(in: frame) else { return }
    let children = Array(tree.children(node))
    guard let position = children.lastIndex(where: { tree.kind($0) == .ternaryOperator }),
      position + 1 < children.count, let then = tree.firstChild(children[position])
    else {
      let operators = children.enumerated().filter { $0.offset % 2 == 1 }
      if operators.allSatisfy({ tree.name($0.element, is: "+") }) {
        for operand in children.enumerated() where operand.offset % 2 == 0 {
          readExpression(operand.element, frame, place)
        }
      } else {
        noteGap(place)
      }
      return
    }
    let decision = position == 1 ? decision(of: children[0], frame) : nil
    let condition = decision?.on ?? .unknown
    for (branch, value) in [then, children[position + 1]].enumerated() {
      if condition == (branch == 0 ? .no : .yes) {
        if decision?.readsMode == true { noteCutOff(value, frame) }
        continue
      }
      noteShown(value, frame)
      var inner = place
      if condition == .unknown { inner.branches.append(step(node, branch, frame)) }
      readExpression(value, frame, inner)
    }
  }

  /// A chain around an `#if`: its base, then the modifiers of the branches that iOS compiles.
  private mutating func readPostfixIfConfig(_ node: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(in: frame) else { return }
    let children = Array(tree.children(node))
    guard let config = children.last, tree.kind(config) == .ifConfigDecl else { return }
    let element =
      children.count > 1 ? readChain(children[0], frame, place) : receiver(frame, place)?.element
    for clause in ConditionalCompilation.activeClauses(of: config, in: tree) {
      for item in ConditionalCompilation.items(of: clause, in: tree) {
        applyBaselessChain(item, to: element, frame, place)
      }
    }
  }

  /// `.padding().icon()` inside an `#if`: members without a base.
  private mutating func applyBaselessChain(
    _ node: NodeID, to element: Int?, _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(in: frame) else { return }
    let (base, outer) = tree.chain(node)
    var links = outer
    switch tree.kind(base) {
    case .callExpr:
      if let callee = tree.callee(of: base), tree.kind(callee) == .memberExpr {
        links.insert(ChainLink(node: base, member: callee), at: 0)
      }
    case .memberExpr:
      links.insert(ChainLink(node: base, member: base), at: 0)
    case .postfixIfConfigExpr:
      if let inner = tree.children(base).first(where: { tree.kind($0) == .ifConfigDecl }) {
        for clause in ConditionalCompilation.activeClauses(of: inner, in: tree) {
          for item in ConditionalCompilation.items(of: clause, in: tree) {
            applyBaselessChain(item, to: element, frame, place)
          }
        }
      }
    default: return
    }
    for link in links { applyModifier(link, to: element, frame, place) }
  }

  // MARK: Chains

  /// Reads `base.modifier().modifier()` and gives the element of its base.
  mutating func readChain(_ node: NodeID, _ frame: Int, _ place: Place) -> Int? {
    guard let tree = tree(in: frame) else { return nil }
    var (base, links) = tree.chain(node)
    if tree.kind(base) == .genericSpecializationExpr, let inner = tree.firstChild(base) {
      base = inner
    }
    // `Screen.home.view`, `self.header`, `Self.header`: the first links name what is shown.
    if tree.kind(base) == .declRef, let first = links.first,
      let read = readQualified(links, of: base, frame, place)
        ?? readMember(first, links.count > 1 ? links[1] : nil, of: base, frame, place)
    {
      links.removeFirst(read.consumed)
      for link in links { applyModifier(link, to: read.element, frame, place) }
      return read.element
    }
    let element: Int?
    if let receiver = receiver(named: base, frame, place, tree) {
      element = receiver.element
    } else if let modifier = implicitModifier(base, frame, place, tree) {
      element = receiver(frame, place)?.element
      applyModifier(modifier, to: element, frame, place)
    } else if tree.kind(base) == .postfixIfConfigExpr {
      let count = scope.screens[place.screen].elements.count
      readPostfixIfConfig(base, frame, place)
      // The first element that was read is the one around the others.
      element = scope.screens[place.screen].elements.count > count ? count : nil
    } else {
      element = readBase(base, frame, place)
      if element == nil, !isPaint(base, links, frame, place, tree) {
        noteGap(place)
        markIfView(base, links, frame, place, tree)
      }
    }
    for link in links { applyModifier(link, to: element, frame, place) }
    return element
  }

  // MARK: Receivers

  /// What a custom modifier is applied to, where its body is being read on the screen of that view.
  func receiver(_ frame: Int, _ place: Place) -> Frame.Receiver? {
    guard scope.frames[frame].screen == place.screen else { return nil }
    return scope.frames[frame].receiver
  }

  /// The receiver, if an expression names it.
  private func receiver(
    named node: NodeID, _ frame: Int, _ place: Place, _ tree: SyntaxTree
  ) -> Frame.Receiver? {
    guard tree.kind(node) == .declRef, let receiver = receiver(frame, place) else { return nil }
    if let name = receiver.contentName { return tree.name(node) == name ? receiver : nil }
    return tree.name(node, is: "self") ? receiver : nil
  }

  /// A modifier called without a base, on the implicit `self` of a `View` extension.
  private func implicitModifier(
    _ node: NodeID, _ frame: Int, _ place: Place, _ tree: SyntaxTree
  ) -> ChainLink? {
    guard let receiver = receiver(frame, place), receiver.contentName == nil,
      tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
      tree.kind(callee) == .declRef
    else { return nil }
    let name = tree.name(callee)
    guard let first = name.unicodeScalars.first, !first.properties.isUppercase,
      binding(name, in: frame) == nil
    else { return nil }
    return ChainLink(node: node, member: callee)
  }

  // MARK: Paint

  private static let paints: Set<String> = ["Color", "Material"]

  /// Whether an expression in a background or overlay is a colour or the like, which holds nothing:
  /// `.black`, `Color.black.opacity(0.4)`, a property that is one.
  private func isPaint(
    _ base: NodeID, _ links: [ChainLink], _ frame: Int, _ place: Place, _ tree: SyntaxTree
  ) -> Bool {
    guard place.surroundings.contains(.decoration) else { return false }
    switch tree.kind(base) {
    case .memberExpr:
      // `extension View where Self == Stars { static var stars: … }`
      return tree.firstChild(base) == nil
        && !index.allMembers(named: tree.name(base)).contains { member in
          index.owner(of: member).flatMap { index[$0]?.name } == "View"
        }
    case .declRef:
      let name = tree.name(base)
      if Self.paints.contains(name) { return !links.isEmpty && isNativePaint(name) }
      guard let owner = scope.frames[frame].owner else { return false }
      let properties = index.members(named: name, of: owner)
      return !properties.isEmpty
        && properties.allSatisfy { member in
          guard let model = index[member], model.kind == .property, let type = model.typeText else {
            return false
          }
          return Self.paints.contains(type) && isNativePaint(type)
        }
    default: return false
    }
  }

  /// Whether the workspace declares no view by that name; it may well add colours.
  private func isNativePaint(_ name: String) -> Bool {
    index.declarations(ofType: name).allSatisfy { index[$0]?.kind == .extensionType }
  }

  // MARK: What is not known

  /// Marks an expression that gave no element, if it is a view as far as can be told.
  private mutating func markIfView(
    _ base: NodeID, _ links: [ChainLink], _ frame: Int, _ place: Place, _ tree: SyntaxTree
  ) {
    switch tree.kind(base) {
    case .declRef:
      let name = tree.name(base)
      if let first = links.first {
        guard first.node != first.member else {
          // A property of a value: a view where the workspace has views of that name.
          if !index.viewMembers(named: tree.name(first.member)).isEmpty { markUnresolved(place) }
          return
        }
        // `router.view(for: route)`; `image.resizable()` is no such call.
        if !ModifierLibrary.names.contains(tree.name(first.member)) { markUnresolved(place) }
      } else if holdsView(name, frame) {
        markUnresolved(place)
      }
    case .callExpr:
      if let callee = tree.callee(of: base), tree.kind(callee) == .declRef,
        holdsView(tree.name(callee), frame)
      {
        markUnresolved(place)
      }
    default: break
    }
  }

  /// Whether a name is a property of the type around that may hold a view, or make one.
  private func holdsView(_ name: String, _ frame: Int) -> Bool {
    guard let owner = scope.frames[frame].owner else { return false }
    return index.members(named: name, of: owner).contains { member in
      guard let model = index[member], model.kind == .property else { return false }
      guard let text = model.typeText else { return false }
      if model.looksLikeView || text.utf8.contains(UInt8(ascii: ">")) { return true }
      // A generic parameter is what neither the workspace nor SwiftUI declares.
      return !ViewLibrary.nativeViews.contains(text) && !ViewLibrary.valueTypes.contains(text)
        && text.allSatisfy { $0.isLetter } && index.declarations(ofType: text).isEmpty
    }
  }
}
