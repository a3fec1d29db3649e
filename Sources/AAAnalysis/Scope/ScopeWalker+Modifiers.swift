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
    guard let tree = tree(in: frame) else { return }
    let component = component(link, frame, tree)
    let link = component?.link ?? link
    let name = component?.native ?? tree.name(link.member)
    guard !name.isEmpty else { return }
    let range = tree.nameRange(link.member) ?? tree.range(link.member)
    let isCall = link.node != link.member
    let arguments = isCall ? tree.arguments(of: link.node) : []
    var function: MemberReference?
    if component == nil {
      function =
        isCall
        ? customModifier(named: name, arguments, element, frame, place)
        : customProperty(named: name, element, frame, place)
    }
    let receiver = receiver(frame, place)
    scope.screens[place.screen].modifiers.append(
      ViewModifierUse(
        name: name,
        reference: SyntaxReference(file: scope.frames[frame].file, node: link.node),
        nameRange: range, element: element, frame: frame, branches: place.branches,
        surroundings: place.surroundings, useSite: receiver?.site, declaration: function,
        isComponent: component != nil))
    var inner = place
    inner.parent = element ?? place.parent
    let isOpened = name == "modifier" && !arguments.isEmpty || function != nil
    let site: ModifierUseSite? =
      receiver?.site
      ?? (isOpened
        ? ModifierUseSite(
          reference: SyntaxReference(file: scope.frames[frame].file, node: link.node),
          nameRange: range, frame: frame) : nil)
    if name == "modifier", let site, let value = arguments.first?.value {
      openModifier(value, site, to: element, frame, place)
    } else if let site, let function {
      openFunction(function, arguments, site, to: element, frame, place)
    } else if let presentation = ViewLibrary.presentation(of: name) {
      present(presentation, name, link.node, arguments, frame, inner)
    } else if Self.styleModifiers.contains(name), let value = arguments.first?.value {
      openStyle(value, frame, inner)
    } else if isCall, element != nil, !ModifierLibrary.names.contains(name) {
      markUnresolved(place)
    }
  }

  /// The native modifier that a modifier stands for, by what the team says: `.screenIcon("star")`,
  /// or `.modifier(ScreenIcon("star"))`, whose inner call then is the modifier.
  private func component(_ link: ChainLink, _ frame: Int, _ tree: SyntaxTree)
    -> (native: String, link: ChainLink)?
  {
    if index.scopeSettings.folders.isEmpty { return nil }
    let file = scope.frames[frame].file
    var link = link
    if tree.name(link.member, is: "modifier"), link.node != link.member,
      let value = tree.arguments(of: link.node).first?.value, tree.kind(value) == .callExpr,
      let callee = tree.callee(of: value)
    {
      link = ChainLink(node: value, member: callee)
    }
    guard let native = index.component(named: tree.name(link.member), in: file),
      ModifierLibrary.names.contains(native)
    else { return nil }
    return (native, link)
  }

  // MARK: Presentations

  private mutating func present(
    _ presentation: ViewLibrary.Presentation, _ name: String, _ node: NodeID,
    _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(in: frame) else { return }
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
      queueScreen(kind, contents.map(\.value), presenter: node, frame, place)
    case .content(let surroundings):
      var inner = place
      inner.surroundings.formUnion(surroundings)
      for content in contents { readContent(content.value, frame, inner) }
    }
  }

  // MARK: Modifiers of the workspace

  /// A function that the workspace declares in an extension of `View`, or in the modified view's
  /// own type.
  private mutating func customModifier(
    named name: String, _ arguments: [CallArgument], _ element: Int?, _ frame: Int, _ place: Place
  ) -> MemberReference? {
    let candidates = members(index.functions(named: name), thatModify: element, place)
    if candidates.isEmpty { return nil }
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    guard let best = index.best(candidates, labels: labels, from: scope.frames[frame].file),
      let model = index[best]
    else { return nil }
    // Beside a modifier of SwiftUI an overload counts only where the call fits it.
    if ModifierLibrary.names.contains(name), !fits(model, best, arguments) { return nil }
    return best
  }

  /// A property that gives a view, in an extension of `View` or in the modified view's own type.
  private func customProperty(
    named name: String, _ element: Int?, _ frame: Int, _ place: Place
  ) -> MemberReference? {
    let candidates = members(index.computedProperties(named: name), thatModify: element, place)
      .filter { index[$0]?.looksLikeView == true && index[$0]?.isStatic == false }
    return index.best(candidates, labels: nil, from: scope.frames[frame].file)
  }

  /// Those that stand in an extension of `View`, or in the modified view's own type.
  private func members(
    _ members: [MemberReference], thatModify element: Int?, _ place: Place
  ) -> [MemberReference] {
    if members.isEmpty { return [] }
    var ownType: String?
    if let element, case .own(let type) = scope.screens[place.screen].elements[element].kind {
      ownType = index[type]?.name
    }
    return members.filter { member in
      guard let owner = index.owner(of: member), let model = index[owner] else { return false }
      return (model.kind == .extensionType && isViewLike(model.name)) || model.name == ownType
    }
  }

  /// Whether a function takes just these arguments: each has its parameter, and each parameter
  /// without a default has its argument.
  private mutating func fits(
    _ model: MemberModel, _ function: MemberReference, _ arguments: [CallArgument]
  ) -> Bool {
    guard let loaded = loaded(function.file), let node = loaded.node(ofMember: function.index),
      let clause = loaded.tree.child(node, .parameterClause)
    else { return false }
    var next = arguments.startIndex
    for parameter in loaded.tree.children(clause) where loaded.tree.kind(parameter) == .parameter {
      let label = loaded.tree.name(parameter)
      if next < arguments.endIndex,
        arguments[next].label ?? "_" == label || arguments[next].isTrailing
      {
        next += 1
      } else if loaded.tree.child(parameter, .initializer) == nil {
        return false
      }
    }
    return next == arguments.endIndex
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
    visit(.member(function), from: frame, place) { walker, use in
      let newFrame = walker.addFrame(
        file: function.file, owner: owner, bindings: bindings,
        receiver: Frame.Receiver(element: element, site: site, contentName: nil), use: use,
        screen: place.screen)
      walker.readItems(loaded.tree.statements(of: body), newFrame, place)
    }
  }

  /// `.modifier(ScreenIcon("star"))`: the body of the modifier, applied to the element; of several
  /// that `concat` joins, the bodies of all.
  private mutating func openModifier(
    _ value: NodeID, _ site: ModifierUseSite, to element: Int?, _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(in: frame) else { return }
    for modifier in tree.joinedModifiers(value) {
      guard let opened = madeType(modifier, function: "body", frame) else {
        markUnresolved(place)
        continue
      }
      let receiver = Frame.Receiver(
        element: element, site: site,
        contentName: opened.model.parameterNames.first ?? "content")
      read(opened, receiver: receiver, frame, place)
    }
  }

  /// A modifier or style that an expression makes, with the function that shows it.
  private struct MadeType {
    let type: TypeReference
    let function: MemberReference
    let model: MemberModel
    let loaded: LoadedFile
    let body: NodeID
    let bindings: [String: Frame.Binding]
  }

  /// The type of the workspace that `Name(…)` makes; nil for any other expression.
  private mutating func madeType(
    _ value: NodeID, function name: String, _ frame: Int
  ) -> MadeType? {
    guard let tree = tree(in: frame) else { return nil }
    let (base, _) = tree.chain(value)
    guard tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
      let type = index.type(
        named: tree.name(callee), from: scope.frames[frame].file,
        inside: scope.frames[frame].owner),
      let function = index.members(named: name, of: type).first(where: {
        index[$0]?.kind == .function
      }),
      let loaded = loaded(function.file), let body = body(of: function, loaded),
      let model = index[function]
    else { return nil }
    return MadeType(
      type: type, function: function, model: model, loaded: loaded, body: body,
      bindings: viewBindings(of: type, tree.arguments(of: base), frame))
  }

  private mutating func read(
    _ opened: MadeType, receiver: Frame.Receiver?, _ frame: Int, _ place: Place
  ) {
    visit(.type(opened.type), from: frame, place) { walker, use in
      let newFrame = walker.addFrame(
        file: opened.function.file, owner: opened.type, bindings: opened.bindings,
        receiver: receiver, use: use, screen: place.screen)
      walker.readItems(opened.loaded.tree.statements(of: opened.body), newFrame, place)
    }
  }

  // MARK: Styles

  private static let styleModifiers: Set<String> = [
    "buttonStyle", "toggleStyle", "labelStyle", "menuStyle", "progressViewStyle", "groupBoxStyle",
    "disclosureGroupStyle", "labeledContentStyle", "gaugeStyle",
  ]

  /// The body of a style of the workspace.
  private mutating func openStyle(_ value: NodeID, _ frame: Int, _ place: Place) {
    guard let opened = madeType(value, function: "makeBody", frame) else { return }
    read(opened, receiver: nil, frame, place)
  }
}
