extension ScopeWalker {
  /// Reads `Name(…) { … }`: a parameter, a view of the workspace, a function that gives a view, or a
  /// view of a framework.
  mutating func readCall(
    _ node: NodeID, named name: String, _ callee: NodeID, _ frame: Int, _ place: Place
  ) -> Int? {
    guard let tree = tree(self.frame(frame).file) else { return nil }
    let file = self.frame(frame).file
    let range = tree.nameRange(callee) ?? tree.range(callee)
    let arguments = tree.arguments(of: node)
    if let binding = binding(name, in: frame) {
      return readContainer(name, node, range, frame, place) { walker, inner in
        walker.readBinding(binding, inner)
      }
    }
    let owner = self.frame(frame).owner
    if let type = index.type(named: name, from: file, inside: owner) {
      return readOwnView(type, name, node, range, arguments, frame, place)
    }
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    var function: MemberReference?
    if let owner {
      let members = ownMembers(named: name, of: owner).filter { index[$0]?.kind == .function }
      function = index.best(members, labels: labels, from: file)
    }
    if function == nil {
      let globals = index.globals(named: name).filter { index[$0]?.kind == .function }
      function = index.best(globals, labels: labels, from: file)
    }
    if let function {
      return readFunction(function, name, node, range, arguments, frame, place)
    }
    if ViewLibrary.nativeViews.contains(name) {
      return readNative(name, node, range, arguments, frame, place)
    }
    return readUnresolved(name, node, range, arguments, frame, place)
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
      walker.visit(.member(function)) { walker in
        var all = bindings
        let owner = walker.index.owner(of: function)
        if owner != nil {
          all.merge(walker.frame(frame).bindings) { own, _ in own }
        }
        let newFrame = walker.addFrame(
          Frame(
            file: function.file, owner: owner ?? walker.frame(frame).owner, bindings: all,
            depth: walker.depth))
        walker.readItems(loaded.tree.statements(of: body), newFrame, inner)
      }
    }
  }

  // MARK: Views of the workspace

  /// Reads a use of a view that the workspace declares: its body, with its properties bound to what
  /// is passed.
  mutating func readOwnView(
    _ type: TypeReference, _ name: String, _ node: NodeID, _ range: ByteRange,
    _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) -> Int? {
    guard
      let element = addElement(.own(type), name: name, node, nameRange: range, frame: frame, place)
    else { return nil }
    var inner = place
    inner.parent = element
    inner.receiver = nil
    inner.useSite = nil
    inner.contentName = nil
    guard let body = index.members(named: "body", of: type).first(where: {
      index[$0]?.kind == .property
    }) else {
      // A view of UIKit, or no view at all.
      scope.screens[place.screen].mayHideModifiers = true
      return element
    }
    let bindings = viewBindings(of: type, arguments, frame)
    visit(.type(type)) { walker in
      guard let loaded = walker.loaded(body.file), let block = walker.body(of: body, loaded) else {
        return
      }
      let newFrame = walker.addFrame(
        Frame(file: body.file, owner: type, bindings: bindings, depth: walker.depth))
      walker.readItems(loaded.tree.statements(of: block), newFrame, inner)
    }
    return element
  }

  /// What the properties of a view stand for: by its initializer's parameters, where it declares
  /// one that fits, else by their own names.
  func viewBindings(of type: TypeReference, _ arguments: [CallArgument], _ frame: Int)
    -> [String: Frame.Binding]
  {
    guard !arguments.isEmpty, let interface = index.interface(of: type.file) else { return [:] }
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    let initializers = interface.members.filter {
      $0.owner == type.index && $0.kind == .initializer
    }
    if let fitting = initializers.first(where: { model in
      labels.allSatisfy { model.labels.contains($0) }
    }) {
      // By convention `self.content = content`: a parameter fills the property of its name.
      return bind(arguments, to: fitting, frame)
    }
    let stored = interface.members.filter {
      $0.owner == type.index && $0.kind == .property && !$0.isComputed && !$0.isStatic
    }
    var model = MemberModel(kind: .initializer, name: "init")
    for property in stored where !property.attributes.contains(where: isInternalWrapper) {
      model.labels.append(property.name)
      model.parameterNames.append(property.name)
    }
    return bind(arguments, to: model, frame)
  }

  /// Wrappers of properties that no initializer takes, as they are private by custom.
  private func isInternalWrapper(_ attribute: String) -> Bool {
    switch attribute {
    case "Environment", "EnvironmentObject", "Query", "FetchRequest", "AppStorage",
      "SceneStorage", "FocusState", "Namespace", "GestureState", "StateObject":
      true
    default: false
    }
  }

  // MARK: Views of frameworks

  private mutating func readNative(
    _ name: String, _ node: NodeID, _ range: ByteRange, _ arguments: [CallArgument], _ frame: Int,
    _ place: Place
  ) -> Int? {
    guard
      let element = addElement(.native, name: name, node, nameRange: range, frame: frame, place)
    else { return nil }
    var inner = place
    inner.parent = element
    inner.receiver = nil
    inner.useSite = nil
    inner.contentName = nil
    switch name {
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
      readScreen(.tab, closures(arguments, frame).map(\.value), node, frame, inner)
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
    case "AnyView", "EquatableView":
      if let first = arguments.first { readContent(first.value, frame, inner) }
    default:
      readClosures(arguments, frame, inner)
    }
    return element
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
    if importsForeignModules(self.frame(frame).file) {
      scope.screens[place.screen].mayHideModifiers = true
    }
    var inner = place
    inner.parent = element
    inner.receiver = nil
    inner.useSite = nil
    inner.contentName = nil
    readClosures(arguments, frame, inner)
    return element
  }

  /// Whether a file imports a module whose sources are not in the workspace.
  func importsForeignModules(_ file: FileID) -> Bool {
    guard let imports = index.interface(of: file)?.imports else { return false }
    return imports.contains { !ViewLibrary.systemModules.contains($0) && !isWorkspaceModule($0) }
  }

  /// Whether a folder of the workspace bears a module's name, as a package's target does.
  private func isWorkspaceModule(_ module: String) -> Bool {
    index.files.contains { $0.path.contains("/\(module)/") }
  }

  // MARK: Closures

  /// The arguments that hold views: closures, and references to functions under a view's label.
  private mutating func closures(_ arguments: [CallArgument], _ frame: Int) -> [CallArgument] {
    guard let tree = tree(self.frame(frame).file) else { return [] }
    return arguments.filter { argument in
      if let label = argument.label, ViewLibrary.actionLabels.contains(label) { return false }
      if tree.kind(argument.value) == .closureExpr { return true }
      return argument.label.map { ["content", "label", "destination", "placeholder"].contains($0) }
        ?? false
    }
  }

  private mutating func readClosures(_ arguments: [CallArgument], _ frame: Int, _ place: Place) {
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

  /// Reads what a presenter shows as a screen of its own.
  mutating func readScreen(
    _ kind: Screen.Kind, _ contents: [NodeID], _ node: NodeID, _ frame: Int, _ place: Place
  ) {
    guard !contents.isEmpty,
      let inner = addScreen(
        kind, scene: scope.screens[place.screen].scene, parent: place.screen,
        presenter: SyntaxReference(file: self.frame(frame).file, node: node))
    else { return }
    for content in contents { readContent(content, frame, inner) }
  }

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
      readScreen(.link, [destination.value], node, frame, place)
    } else if let trailing {
      if hasValue {
        readContent(trailing.value, frame, label)
      } else {
        readScreen(.link, [trailing.value], node, frame, place)
      }
    }
  }

  /// Each tab of the old kind is a screen; those of the new kind see to themselves.
  private mutating func readTabs(
    _ node: NodeID, _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) {
    guard let tree = tree(self.frame(frame).file),
      let content = arguments.last(where: { tree.kind($0.value) == .closureExpr })
    else { return }
    for item in tree.statements(of: content.value) {
      let (base, _) = tree.chain(item)
      if tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
        ["Tab", "TabSection", "ForEach", "Group"].contains(tree.name(callee))
      {
        readExpression(item, frame, place)
      } else {
        guard
          let inner = addScreen(
            .tab, scene: scope.screens[place.screen].scene, parent: place.screen,
            presenter: SyntaxReference(file: self.frame(frame).file, node: node))
        else { return }
        readItems([item], frame, inner)
      }
    }
  }
}
