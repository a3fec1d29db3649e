extension ScopeWalker {
  /// Reads the view at the bottom of a chain: a call, or a name.
  mutating func readBase(_ node: NodeID, _ frame: Int, _ place: Place) -> Int? {
    guard let tree = tree(in: frame) else { return nil }
    switch tree.kind(node) {
    case .callExpr:
      guard let callee = tree.callee(of: node) else { return nil }
      switch tree.kind(callee) {
      case .declRef: return readCall(node, named: tree.name(callee), callee, frame, place)
      case .closureExpr:
        // `{ … }()`.
        readItems(tree.statements(of: callee), frame, place)
        return nil
      case .callExpr:
        // A closure behind a call that had one already is no view of its own.
        return readChain(callee, frame, place)
      default: return nil
      }
    case .declRef:
      return readName(tree.name(node), node, frame, place)
    case .tupleExpr:
      guard let argument = tree.arguments(of: node).first else { return nil }
      return readContainer("", node, tree.range(node), frame, place) { walker, inner in
        walker.readExpression(argument.value, frame, inner)
      }
    case .sequenceExpr, .ifExpr, .switchExpr:
      return readContainer("", node, ByteRange(at: tree.range(node).start), frame, place) {
        walker, inner in walker.readExpression(node, frame, inner)
      }
    default: return nil
    }
  }

  /// An element that only holds others.
  mutating func readContainer(
    _ name: String, _ node: NodeID, _ range: ByteRange, _ frame: Int, _ place: Place,
    _ body: (inout ScopeWalker, Place) -> Void
  ) -> Int? {
    guard
      let element = addElement(
        .container, name: name, node, nameRange: range, frame: frame, place)
    else { return nil }
    var inner = place
    inner.parent = element
    body(&self, inner)
    return element
  }

  // MARK: Names

  /// Reads a name that is not called: a parameter, a property of the type around, a global.
  private mutating func readName(
    _ name: String, _ node: NodeID, _ frame: Int, _ place: Place
  ) -> Int? {
    guard let tree = tree(in: frame) else { return nil }
    let range = tree.range(node)
    if let binding = binding(name, in: frame) {
      return readContainer(name, node, range, frame, place) { walker, inner in
        walker.readBinding(binding, inner)
      }
    }
    if let owner = scope.frames[frame].owner,
      let member = viewMember(named: name, of: owner, labels: nil, frame)
    {
      return readMember(member, name, node, range, [], frame, place)
    }
    if let member = index.best(
      index.globals(named: name), labels: nil, from: scope.frames[frame].file),
      index[member]?.looksLikeView == true
    {
      return readMember(member, name, node, range, [], frame, place)
    }
    // A function that is passed, rather than called.
    if let owner = scope.frames[frame].owner,
      let member = index.best(
        ownMembers(named: name, of: owner).filter { index[$0]?.looksLikeView == true },
        labels: nil, from: scope.frames[frame].file)
    {
      return readMember(member, name, node, range, [], frame, place)
    }
    return nil
  }

  /// Reads what a parameter stands for, in the context of whoever passed it.
  mutating func readBinding(_ binding: Frame.Binding, _ place: Place) {
    let isNew = activeLocals.insert(binding.value).inserted
    readPassed { $0.readContent(binding.value.node, binding.frame, place) }
    if isNew { activeLocals.remove(binding.value) }
  }

  /// A property or function of a type that may give a view.
  private func viewMember(
    named name: String, of owner: TypeReference, labels: [String]?, _ frame: Int
  ) -> MemberReference? {
    let candidates = ownMembers(named: name, of: owner).filter { member in
      guard let model = index[member] else { return false }
      return (labels == nil) == (model.kind == .property)
        && (model.isComputed || model.kind == .function)
    }
    return index.best(candidates, labels: labels, from: scope.frames[frame].file)
  }

  /// The members of a type, of the type that an extension extends, and of `View`'s extensions.
  func ownMembers(named name: String, of owner: TypeReference) -> [MemberReference] {
    var type = owner
    if let model = index[owner], model.kind == .extensionType,
      let extended = index.type(named: model.name, from: owner.file)
    {
      type = extended
    }
    let members = index.members(named: name, of: type)
    return members.isEmpty ? index.extensionMembers(named: name, of: "View") : members
  }

  // MARK: Members of values

  /// Reads `self.header`, `Self.header`, `Page.home`, `route.view`: gives how many links of the
  /// chain it took; nil where the first link is a modifier.
  mutating func readMember(
    _ link: ChainLink, _ next: ChainLink?, of base: NodeID, _ frame: Int, _ place: Place
  ) -> (element: Int?, consumed: Int)? {
    guard let tree = tree(in: frame) else { return nil }
    let name = tree.name(link.member)
    let baseName = tree.name(base)
    let isCall = link.node != link.member
    let arguments = isCall ? tree.arguments(of: link.node) : []
    let labels = isCall ? arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" } : nil
    let range = tree.nameRange(link.member) ?? tree.range(link.member)
    if baseName == "self" || baseName == "Self" {
      // In a `View` extension `self.padding()` modifies the view.
      if baseName == "self", let receiver = receiver(frame, place), receiver.contentName == nil {
        return nil
      }
      if let binding = binding(name, in: frame) {
        let element = readContainer(name, link.node, range, frame, place) { walker, inner in
          walker.readBinding(binding, inner)
        }
        return (element, 1)
      }
      // A view that is nested in this one: `Self.Row()`.
      if isCall, let owner = scope.frames[frame].owner,
        let nested = index.type(named: name, from: scope.frames[frame].file, inside: owner),
        index[nested]?.parent != nil
      {
        return (readOwnView(nested, name, link.node, range, arguments, frame, place), 1)
      }
      guard let owner = scope.frames[frame].owner,
        let member = viewMember(named: name, of: owner, labels: labels, frame),
        isCall ? index[member]?.looksLikeView == true : true
      else { return nil }
      return (readMember(member, name, link.node, range, arguments, frame, place), 1)
    }
    // The module's name before a view, or a type's around the team's component.
    if isCall, baseName == "SwiftUI" || isComponent(name, frame),
      baseName.unicodeScalars.first?.properties.isUppercase == true
    {
      return (readCall(link.node, named: name, link.member, frame, place), 1)
    }
    if let first = baseName.unicodeScalars.first, first.properties.isUppercase,
      let type = index.type(
        named: baseName, from: scope.frames[frame].file,
        inside: scope.frames[frame].owner)
    {
      // A type nested in another, or a static member.
      if isCall, let nested = index.type(named: name, from: type.file, inside: type),
        index[nested]?.parent != nil
      {
        return (readOwnView(nested, name, link.node, range, arguments, frame, place), 1)
      }
      return readStaticMember(link, next, of: type, labels, frame, place)
    }
    // `configuration.label` in the body of a style is what the style is given.
    if isStyleType(scope.frames[frame].owner) { return nil }
    // A member of a value: only where one type of the workspace alone has such a view.
    let candidates = index.allMembers(named: name).filter { member in
      guard let model = index[member], model.owner != nil, model.looksLikeView else {
        return false
      }
      return index.owner(of: member).flatMap { index[$0]?.name } != "View"
        && (model.kind == .function) == isCall
    }
    guard candidates.count == 1, let member = candidates.first, !isKnownView(baseName, frame)
    else { return nil }
    return (readMember(member, name, link.node, range, arguments, frame, place), 1)
  }

  private func isComponent(_ name: String, _ frame: Int) -> Bool {
    index.component(named: name, in: scope.frames[frame].file) != nil
  }

  private func isStyleType(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    return ViewLibrary.styles.contains { index.type(type, conformsTo: $0) }
  }

  /// `Page.header`, or `Route.home.view`, where `home` is a case or another value of the type.
  private mutating func readStaticMember(
    _ link: ChainLink, _ next: ChainLink?, of type: TypeReference, _ labels: [String]?,
    _ frame: Int, _ place: Place
  ) -> (element: Int?, consumed: Int)? {
    guard let tree = tree(in: frame) else { return nil }
    let members = index.members(named: tree.name(link.member), of: type)
    var shown = (link: link, consumed: 1)
    var views = members.filter { index[$0]?.looksLikeView == true }
    if views.isEmpty, let next,
      members.contains(where: { index[$0]?.kind == .enumCase || index[$0]?.isStatic == true })
    {
      shown = (next, 2)
      views = index.members(named: tree.name(next.member), of: type)
        .filter { index[$0]?.looksLikeView == true }
    }
    guard let member = index.best(views, labels: labels, from: scope.frames[frame].file) else {
      return nil
    }
    let node = shown.link.node
    let arguments = node == shown.link.member ? [] : tree.arguments(of: node)
    let range = tree.nameRange(shown.link.member) ?? tree.range(shown.link.member)
    let element = readMember(
      member, tree.name(shown.link.member), node, range, arguments, frame, place)
    return (element, shown.consumed)
  }

  /// Whether a name is a property of the type around that holds a view.
  private func isKnownView(_ name: String, _ frame: Int) -> Bool {
    guard let owner = scope.frames[frame].owner else { return false }
    return index.members(named: name, of: owner).contains { index[$0]?.looksLikeView == true }
  }

  /// Reads the body of a property or function that gives a view.
  private mutating func readMember(
    _ member: MemberReference, _ name: String, _ node: NodeID, _ range: ByteRange,
    _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) -> Int? {
    guard let loaded = loaded(member.file), let body = body(of: member, loaded),
      let model = index[member]
    else { return nil }
    let bindings = bind(arguments, to: model, frame)
    var inherited = bindings
    // A property of the same type sees what this view was given.
    let owner = index.owner(of: member)
    if owner.map({ sameType($0, scope.frames[frame].owner) }) ?? false {
      inherited.merge(scope.frames[frame].bindings) { own, _ in own }
    }
    return readContainer(name, node, range, frame, place) { walker, inner in
      walker.visit(.member(member), from: frame, inner) { walker, use in
        let newFrame = walker.addFrame(
          file: member.file, owner: owner, bindings: inherited, use: use, screen: inner.screen)
        walker.readItems(loaded.tree.statements(of: body), newFrame, inner)
      }
    }
  }

  private func sameType(_ left: TypeReference, _ right: TypeReference?) -> Bool {
    guard let right else { return false }
    return left == right || index[left]?.name == index[right]?.name
  }

  /// The block that computes a member: a getter, a function's body, or a stored closure's.
  func body(of member: MemberReference, _ loaded: LoadedFile) -> NodeID? {
    guard let node = loaded.node(ofMember: member.index) else { return nil }
    let tree = loaded.tree
    if let block = tree.child(node, .accessorBlock) {
      if let getter = tree.children(block).first(where: {
        tree.kind($0) == .accessorDecl && tree.name($0, is: "get")
      }) {
        return tree.child(getter, .codeBlock)
      }
      return block
    }
    return tree.child(node, .codeBlock)
  }

  /// What the parameters of a function stand for in a call.
  func bind(_ arguments: [CallArgument], to model: MemberModel, _ frame: Int)
    -> [String: Frame.Binding]
  {
    var bindings: [String: Frame.Binding] = [:]
    var next = 0
    for argument in arguments {
      let label = argument.label ?? "_"
      var position = next
      if argument.isTrailing, argument.label == nil {
        // The first closure behind a call goes to the last parameter that is left, or near it.
        position = max(next, model.labels.count - trailingCount(arguments))
      } else {
        while position < model.labels.count, model.labels[position] != label { position += 1 }
      }
      guard position < model.parameterNames.count else { continue }
      bindings[model.parameterNames[position]] = Frame.Binding(
        value: SyntaxReference(file: scope.frames[frame].file, node: argument.value), frame: frame)
      next = position + 1
    }
    return bindings
  }

  private func trailingCount(_ arguments: [CallArgument]) -> Int {
    arguments.filter(\.isTrailing).count
  }
}
