extension ScopeWalker {
  /// Applies a modifier to an element: records it, opens it up where the workspace declares it, and
  /// reads the views that it presents.
  mutating func applyModifier(
    _ link: ChainLink, to element: Int?, _ frame: Int, _ place: Place
  ) {
    descend { $0.applyModifierHere(link, to: element, frame, place) }
  }

  private mutating func applyModifierHere(
    _ link: ChainLink, to element: Int?, _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(self.frame(frame).file) else { return }
    let name = tree.name(link.member)
    guard !name.isEmpty else { return }
    let range = tree.nameRange(link.member) ?? tree.range(link.member)
    let isCall = link.node != link.member
    let arguments = isCall ? tree.arguments(of: link.node) : []
    addModifier(name, link.node, nameRange: range, element: element, frame: frame, place)
    var inner = place
    inner.parent = element ?? place.parent
    inner.useSite = nil
    inner.receiver = nil
    inner.contentName = nil
    let site = place.useSite
      ?? ModifierUseSite(
        reference: SyntaxReference(file: self.frame(frame).file, node: link.node),
        nameRange: range, frame: frame)
    if name == "modifier", let value = arguments.first?.value {
      openModifier(value, site, to: element, frame, place)
      return
    }
    if let function = customModifier(named: name, arguments, frame) {
      openFunction(function, arguments, site, to: element, frame, place)
      return
    }
    if let presentation = ViewLibrary.presentation(of: name) {
      present(presentation, name, link.node, arguments, frame, inner)
      return
    }
    if isStyle(name), let value = arguments.first?.value {
      openStyle(value, frame, inner)
      return
    }
    if element != nil, !isKnownModifier(name), importsForeignModules(self.frame(frame).file) {
      scope.screens[place.screen].mayHideModifiers = true
    }
  }

  // MARK: Presentations

  private mutating func present(
    _ presentation: ViewLibrary.Presentation, _ name: String, _ node: NodeID,
    _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(self.frame(frame).file) else { return }
    let contents = arguments.filter { argument in
      if let label = argument.label, ViewLibrary.actionLabels.contains(label) { return false }
      if argument.label == "isPresented" || argument.label == "item" || argument.label == "for" {
        return false
      }
      switch tree.kind(argument.value) {
      case .closureExpr: return true
      case .callExpr, .memberExpr, .declRef:
        return argument.label.map {
          ["content", "destination", "leading", "trailing", "label", "actions", "message"]
            .contains($0)
        } ?? (name == "overlay" || name == "background" || name == "mask")
      default: return false
      }
    }
    switch presentation {
    case .screen(let kind):
      readScreen(kind, contents.map(\.value), node, frame, place)
    case .content(let surroundings):
      var inner = place
      inner.surroundings.formUnion(surroundings)
      for content in contents { readContent(content.value, frame, inner) }
    }
  }

  // MARK: Modifiers of the workspace

  /// A function in an extension of `View` (or of a view) that the workspace declares.
  private mutating func customModifier(
    named name: String, _ arguments: [CallArgument], _ frame: Int
  ) -> MemberReference? {
    let candidates = index.allMembers(named: name).filter { member in
      guard index[member]?.kind == .function, let owner = index.owner(of: member),
        let model = index[owner]
      else { return false }
      return model.kind == .extensionType && isViewLike(model.name)
    }
    if candidates.isEmpty { return nil }
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    return index.best(candidates, labels: labels, from: self.frame(frame).file)
  }

  private func isViewLike(_ name: String) -> Bool {
    name == "View" || ViewLibrary.nativeViews.contains(name)
      || index.declarations(ofType: name).contains { index[$0]?.inherited.contains("View") == true }
  }

  private mutating func openFunction(
    _ function: MemberReference, _ arguments: [CallArgument], _ site: ModifierUseSite,
    to element: Int?, _ frame: Int, _ place: Place
  ) {
    guard let loaded = loaded(function.file), let body = body(of: function, loaded),
      let model = index[function]
    else { return }
    let bindings = bind(arguments, to: model, frame)
    let owner = index.owner(of: function)
    visit(.member(function)) { walker in
      let newFrame = walker.addFrame(
        Frame(file: function.file, owner: owner, bindings: bindings, depth: walker.depth))
      var inner = place
      inner.receiver = element
      inner.useSite = site
      inner.contentName = nil
      walker.readItems(loaded.tree.statements(of: body), newFrame, inner)
    }
  }

  /// `.modifier(ScreenIcon("star"))`: the body of the modifier, applied to the element.
  private mutating func openModifier(
    _ value: NodeID, _ site: ModifierUseSite, to element: Int?, _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(self.frame(frame).file) else { return }
    let (base, _) = tree.chain(value)
    guard tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
      let type = index.type(
        named: tree.name(callee), from: self.frame(frame).file, inside: self.frame(frame).owner),
      let function = index.members(named: "body", of: type).first(where: {
        index[$0]?.kind == .function
      }),
      let loaded = loaded(function.file), let body = body(of: function, loaded),
      let model = index[function]
    else {
      scope.screens[place.screen].mayHideModifiers = true
      return
    }
    let bindings = viewBindings(of: type, tree.arguments(of: base), frame)
    visit(.type(type)) { walker in
      let newFrame = walker.addFrame(
        Frame(file: function.file, owner: type, bindings: bindings, depth: walker.depth))
      var inner = place
      inner.receiver = element
      inner.useSite = site
      inner.contentName = model.parameterNames.first ?? "content"
      walker.readItems(loaded.tree.statements(of: body), newFrame, inner)
    }
  }

  // MARK: Styles

  private func isStyle(_ name: String) -> Bool {
    switch name {
    case "buttonStyle", "toggleStyle", "labelStyle", "menuStyle", "progressViewStyle",
      "groupBoxStyle", "disclosureGroupStyle", "labeledContentStyle", "gaugeStyle":
      true
    default: false
    }
  }

  /// The body of a style of the workspace.
  private mutating func openStyle(_ value: NodeID, _ frame: Int, _ place: Place) {
    guard let tree = tree(self.frame(frame).file) else { return }
    let (base, _) = tree.chain(value)
    guard tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
      let type = index.type(
        named: tree.name(callee), from: self.frame(frame).file, inside: self.frame(frame).owner),
      let function = index.members(named: "makeBody", of: type).first,
      let loaded = loaded(function.file), let body = body(of: function, loaded)
    else { return }
    let bindings = viewBindings(of: type, tree.arguments(of: base), frame)
    visit(.type(type)) { walker in
      let newFrame = walker.addFrame(
        Frame(file: function.file, owner: type, bindings: bindings, depth: walker.depth))
      walker.readItems(loaded.tree.statements(of: body), newFrame, place)
    }
  }

  private func isKnownModifier(_ name: String) -> Bool { ModifierLibrary.names.contains(name) }
}
