extension ScopeWalker {
  /// Reads `Name(…) { … }`: a parameter, a view of the workspace, a function that gives a view, or
  /// a view of a framework.
  mutating func readCall(
    _ node: NodeID, named name: String, _ callee: NodeID, _ frame: Int, _ place: Place
  ) -> Int? {
    guard let tree = tree(in: frame) else { return nil }
    let file = scope.frames[frame].file
    let range = tree.nameRange(callee) ?? tree.range(callee)
    let arguments = tree.arguments(of: node)
    if let binding = binding(name, in: frame) {
      return readContainer(name, node, range, frame, place) { walker, inner in
        walker.readBinding(binding, inner)
      }
    }
    if let native = index.component(named: name, in: file),
      ViewLibrary.nativeViews.contains(native)
    {
      return readNative(native, node, range, arguments, frame, place, isComponent: true)
    }
    let owner = scope.frames[frame].owner
    let isNative = ViewLibrary.nativeViews.contains(name)
    if let type = index.type(named: name, from: file, inside: owner) {
      // A model may bear the name of a view in another module.
      if !isNative || index.type(type, conformsTo: "View") {
        return readOwnView(type, name, node, range, arguments, frame, place)
      }
    } else if index.declaresType(named: name), !isNative {
      return readUnresolved(name, node, range, arguments, frame, place)
    }
    if let function = function(named: name, arguments, frame) {
      return readFunction(function, name, node, range, arguments, frame, place)
    }
    if isNative {
      return readNative(name, node, range, arguments, frame, place)
    }
    return readUnresolved(name, node, range, arguments, frame, place)
  }

  /// The function of the type around, or the global one, that a call means.
  private func function(named name: String, _ arguments: [CallArgument], _ frame: Int)
    -> MemberReference?
  {
    // Most calls are of views of a framework.
    if index.functions(named: name).isEmpty { return nil }
    let file = scope.frames[frame].file
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    if let owner = scope.frames[frame].owner {
      let members = ownMembers(named: name, of: owner).filter { index[$0]?.kind == .function }
      if let best = index.best(members, labels: labels, from: file) { return best }
    }
    let globals = index.globals(named: name).filter { index[$0]?.kind == .function }
    return index.best(globals, labels: labels, from: file)
  }

  private mutating func readFunction(
    _ function: MemberReference, _ name: String, _ node: NodeID, _ range: ByteRange,
    _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) -> Int? {
    guard let loaded = loaded(function.file), let model = index[function],
      let body = body(of: function, loaded)
    else { return nil }
    let bindings = bind(arguments, to: model, frame)
    return readContainer(name, node, range, frame, place) { walker, inner in
      walker.visit(.member(function), from: frame, inner) { walker, use in
        var all = bindings
        let owner = walker.index.owner(of: function)
        if owner != nil {
          all.merge(walker.scope.frames[frame].bindings) { own, _ in own }
        }
        let newFrame = walker.addFrame(
          file: function.file, owner: owner ?? walker.scope.frames[frame].owner, bindings: all,
          use: use,
          screen: inner.screen)
        walker.readItems(loaded.tree.statements(of: body), newFrame, inner)
      }
    }
  }

  // MARK: Views of frameworks

  private mutating func readNative(
    _ name: String, _ node: NodeID, _ range: ByteRange, _ arguments: [CallArgument], _ frame: Int,
    _ place: Place, isComponent: Bool = false
  ) -> Int? {
    guard
      let element = addElement(
        .native, name: name, node, nameRange: range, frame: frame, place, isComponent: isComponent)
    else { return nil }
    var inner = place
    inner.parent = element
    switch name {
    case "ToolbarItem", "ToolbarItemGroup":
      if standsInTitle(arguments, frame) {
        scope.screens[place.screen].toolbarTitles.append(place.branches)
      }
      readClosures(arguments, frame, inner)
    case "NavigationLink":
      readNavigationLink(node, arguments, frame, inner)
    case "Button", "Link", "ShareLink", "EditButton", "RenameButton", "PasteButton":
      for label in labelClosures(name, arguments) {
        var place = inner
        place.surroundings.insert(.label)
        readContent(label, frame, place)
      }
    case "TabView":
      readTabs(node, arguments, frame, inner)
    case "Tab":
      let closures = closures(arguments, frame)
      for label in closures where label.label == "label" {
        var place = inner
        place.surroundings.insert(.label)
        readContent(label.value, frame, place)
      }
      let content = closures.filter { $0.label != "label" }
      queueScreen(.tab, content.map(\.value), presenter: node, frame, inner)
    case "ForEach":
      inner.surroundings.insert(.row)
      readClosures(arguments, frame, inner)
    case "List":
      if arguments.contains(where: { !$0.isTrailing && $0.label == nil }) {
        inner.surroundings.insert(.row)
      }
      readClosures(arguments, frame, inner)
    case "Menu":
      inner.surroundings.insert(.menu)
      readClosures(arguments, frame, inner)
    case _ where ViewLibrary.viewsWithoutContent.contains(name):
      readClosures(arguments.filter { $0.label != nil }, frame, inner)
    case "AnyView", "EquatableView":
      if let first = arguments.first { readContent(first.value, frame, inner) }
    default:
      readClosures(arguments, frame, inner)
    }
    return element
  }

  /// Whether a toolbar item is placed where the title stands.
  private mutating func standsInTitle(_ arguments: [CallArgument], _ frame: Int) -> Bool {
    guard let tree = tree(in: frame),
      let placement = arguments.first(where: { $0.label == "placement" })?.value
    else { return false }
    return ["principal", "title", "largeTitle"].contains(tree.name(placement))
  }

  private mutating func readUnresolved(
    _ name: String, _ node: NodeID, _ range: ByteRange, _ arguments: [CallArgument], _ frame: Int,
    _ place: Place
  ) -> Int? {
    // A lower-case name that nobody declares is a function of a framework: no view.
    guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return nil }
    guard
      let element = addElement(
        .unresolved, name: name, node, nameRange: range, frame: frame, place)
    else { return nil }
    markUnresolved(place)
    var inner = place
    inner.parent = element
    readClosures(arguments, frame, inner)
    return element
  }

  // MARK: Closures

  /// The arguments that hold views: closures, and references to functions under a view's label.
  private mutating func closures(_ arguments: [CallArgument], _ frame: Int) -> [CallArgument] {
    guard let tree = tree(in: frame) else { return [] }
    return arguments.filter { argument in
      if let label = argument.label, ViewLibrary.actionLabels.contains(label) { return false }
      if tree.kind(argument.value) == .closureExpr { return true }
      return argument.label.map { ViewLibrary.contentLabels.contains($0) } ?? false
    }
  }

  mutating func readClosures(_ arguments: [CallArgument], _ frame: Int, _ place: Place) {
    for argument in closures(arguments, frame) {
      var inner = place
      if let label = argument.label, ViewLibrary.labelLabels.contains(label) {
        inner.surroundings.insert(.label)
      }
      readContent(argument.value, frame, inner)
    }
  }

  /// The closures of a control that make its label, not its action.
  private func labelClosures(_ name: String, _ arguments: [CallArgument]) -> [NodeID] {
    if let label = arguments.first(where: { $0.label == "label" }) { return [label.value] }
    guard let trailing = arguments.first(where: { $0.isTrailing && $0.label == nil }) else {
      return []
    }
    // `Button(action: f) { label }`; with a title, or with neither, the closure is the action.
    let hasAction = arguments.contains { $0.label == "action" || $0.label == "intent" }
    let isLink = name == "Link" || name == "ShareLink"
    return hasAction || isLink ? [trailing.value] : []
  }

  // MARK: Screens

  private mutating func readNavigationLink(
    _ node: NodeID, _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) {
    var label = place
    label.surroundings.insert(.label)
    let hasValue = arguments.contains { $0.label == "value" }
    let destination = arguments.first { $0.label == "destination" }
    let labelled = arguments.first { $0.label == "label" }
    let trailing = arguments.first { $0.isTrailing && $0.label == nil }
    if let labelled { readContent(labelled.value, frame, label) }
    if let destination {
      if let trailing { readContent(trailing.value, frame, label) }
      queueScreen(.link, [destination.value], presenter: node, frame, place)
    } else if let trailing {
      if hasValue {
        readContent(trailing.value, frame, label)
      } else {
        queueScreen(.link, [trailing.value], presenter: node, frame, place)
      }
    }
  }

  /// Each tab of the old kind is a screen; those of the new kind see to themselves.
  private mutating func readTabs(
    _ node: NodeID, _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(in: frame),
      let content = arguments.last(where: { tree.kind($0.value) == .closureExpr })
    else { return }
    for item in tree.statements(of: content.value) {
      let (base, _) = tree.chain(item)
      if tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
        ["Tab", "TabSection", "ForEach", "Group"].contains(tree.name(callee))
      {
        readExpression(item, frame, place)
      } else {
        queueScreen(.tab, [item], presenter: node, frame, place)
      }
    }
  }
}
