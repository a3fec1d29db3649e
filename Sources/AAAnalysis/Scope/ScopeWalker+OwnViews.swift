extension ScopeWalker {
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
    guard
      let body = body(in: index.members(named: "body", of: type))
        ?? body(in: index.inheritedMembers(named: "body", of: type))
    else {
      readWithoutBody(type, arguments, frame, inner)
      return element
    }
    let isOpened = expand(type, place) { walker in
      walker.visit(.type(type), from: frame, inner) { walker, use in
        guard let loaded = walker.loaded(body.file), let block = walker.body(of: body, loaded)
        else { return }
        let newFrame = walker.addFrame(
          file: body.file, owner: type, bindings: walker.viewBindings(of: type, arguments, frame),
          use: use, screen: inner.screen)
        walker.readItems(loaded.tree.statements(of: block), newFrame, inner)
      }
    }
    if !isOpened {
      markUnresolved(inner)
      readClosures(arguments, frame, inner)
    }
    return element
  }

  private func body(in members: [MemberReference]) -> MemberReference? {
    members.first { index[$0]?.kind == .property }
  }

  /// A layout, whose closure holds views; a shape, or a view of UIKit, that holds none; else
  /// something that may be anything.
  private mutating func readWithoutBody(
    _ type: TypeReference, _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) {
    let known = [
      "Layout", "UIViewRepresentable", "UIViewControllerRepresentable", "Shape",
      "InsettableShape",
    ]
    if !known.contains(where: { index.type(type, conformsTo: $0) }) { markUnresolved(place) }
    readClosures(arguments, frame, place)
  }

  /// What the properties of a view stand for: by its initializer's parameters, where it declares
  /// one that fits, else by their own names.
  mutating func viewBindings(of type: TypeReference, _ arguments: [CallArgument], _ frame: Int)
    -> [String: Frame.Binding]
  {
    guard !arguments.isEmpty, let declared = index.declared(in: type.file) else { return [:] }
    let interface = declared.interface
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    let initializers = declared.initializers.lazy.map { Int($0) }.filter {
      interface.members[$0].owner.map { interface.types[$0].name }
        == interface.types[type.index].name
    }
    if let fitting = initializers.first(where: { initializer in
      labels.allSatisfy { interface.members[initializer].labels.contains($0) }
    }) {
      let bindings = bind(arguments, to: interface.members[fitting], frame)
      return properties(
        setBy: MemberReference(file: type.file, index: fitting), of: type, bindings, frame)
    }
    let stored = declared.members(ofType: type.index).lazy.map { interface.members[Int($0)] }
      .filter { $0.kind == .property && !$0.isComputed && !$0.isStatic }
    var model = MemberModel(kind: .initializer, name: "init")
    for property in stored where !property.attributes.contains(where: isInternalWrapper) {
      if property.takesClosure { model.closureParameters.append(model.labels.count) }
      model.labels.append(property.name)
      model.parameterNames.append(property.name)
    }
    return bind(arguments, to: model, frame)
  }

  /// What an initializer gives its type's properties: by its assignments, and by convention a
  /// parameter fills the property of its name.
  private mutating func properties(
    setBy initializer: MemberReference, of type: TypeReference,
    _ parameters: [String: Frame.Binding], _ frame: Int
  ) -> [String: Frame.Binding] {
    guard let loaded = loaded(initializer.file), let body = body(of: initializer, loaded) else {
      return parameters
    }
    let tree = loaded.tree
    var result = parameters
    var inner: Int?
    for item in tree.statements(of: body) where tree.kind(item) == .sequenceExpr {
      let parts = Array(tree.children(item))
      guard parts.count >= 3, tree.kind(parts[1]) == .assignmentOperator else { continue }
      var target = tree.name(parts[0])
      if tree.kind(parts[0]) == .memberExpr {
        guard let base = tree.firstChild(parts[0]), tree.name(base, is: "self") else { continue }
      } else if tree.kind(parts[0]) != .declRef {
        continue
      }
      // `_count = State(initialValue: 1)` sets `count`, to something that changes; `_name = name`
      // hands a binding on.
      let isWrapper = target.hasPrefix("_")
      if isWrapper { target.removeFirst() }
      guard parts.count == 3, !isWrapper || isBinding(target, of: type) else {
        result[target] = nil
        continue
      }
      let value = isWrapper ? tree.boundValue(parts[2]) : parts[2]
      let named = tree.kind(value) == .callExpr ? tree.callee(of: value) ?? value : value
      if tree.kind(named) == .declRef, let parameter = parameters[tree.name(named)] {
        result[target] = parameter
      } else {
        let own =
          inner
          ?? addFrame(
            file: initializer.file, owner: type, bindings: parameters,
            use: scope.frames[frame].use, screen: scope.frames[frame].screen)
        inner = own
        result[target] = Frame.Binding(
          value: SyntaxReference(file: initializer.file, node: value), frame: own)
      }
    }
    return result
  }

  private func isBinding(_ property: String, of type: TypeReference) -> Bool {
    index.members(named: property, of: type).contains {
      index[$0]?.attributes.contains("Binding") == true
    }
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
}

extension SyntaxTree {
  /// The binding that an expression hands on: `name` of `Binding(projectedValue: name)`.
  fileprivate func boundValue(_ node: NodeID) -> NodeID {
    guard kind(node) == .callExpr, let first = arguments(of: node).first,
      first.label == "projectedValue" || (first.label == nil && callee(of: node).map { callee in
        name(callee, is: "Binding")
      } == true)
    else { return node }
    return first.value
  }
}
