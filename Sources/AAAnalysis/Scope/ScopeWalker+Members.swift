extension ScopeWalker {
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
      // `Page.init` is a function that makes one.
      if name == "init", index.type(type, conformsTo: "View") {
        return (readOwnView(type, baseName, link.node, range, arguments, frame, place), 1)
      }
      // A type nested in another, or a static member.
      if isCall, let nested = index.type(named: name, from: type.file, inside: type),
        index[nested]?.parent != nil
      {
        return (readOwnView(nested, name, link.node, range, arguments, frame, place), 1)
      }
      return readStaticMember(link, next, of: type, labels, frame, place)
    }
    if index.viewMembers(named: name).isEmpty { return nil }
    // `configuration.label` in the body of a style is what the style is given.
    if isStyleType(scope.frames[frame].owner) { return nil }
    if isKnownView(baseName, frame) { return nil }
    guard let member = memberOfValue(base, name, labels, frame) else { return nil }
    return (readMember(member, name, link.node, range, arguments, frame, place), 1)
  }

  /// Reads `Feature.Home()` and `Screens.Start.Main()`, views by the names of the module and the
  /// types around them: gives how many links of the chain it took; nil for any other chain.
  mutating func readQualified(
    _ links: [ChainLink], of base: NodeID, _ frame: Int, _ place: Place
  ) -> (element: Int?, consumed: Int)? {
    guard let tree = tree(in: frame) else { return nil }
    let file = scope.frames[frame].file
    let first = tree.name(base)
    guard first.beginsUppercase, binding(first, in: frame) == nil else { return nil }
    var outer = index.type(named: first, from: file, inside: scope.frames[frame].owner)
    if outer == nil {
      guard !index.declaresType(named: first), index.imports(first, in: file) else { return nil }
    }
    for (position, link) in links.enumerated() {
      let name = tree.name(link.member)
      let type =
        outer.map { index.type(nested: name, in: $0) }
        ?? index.type(named: name, inModule: first, from: file)
      guard let type, index.component(named: name, in: file) == nil else { return nil }
      if link.node == link.member {
        outer = type
        continue
      }
      let range = tree.nameRange(link.member) ?? tree.range(link.member)
      let element = readOwnView(
        type, name, link.node, range, tree.arguments(of: link.node), frame, place)
      return (element, position + 1)
    }
    return nil
  }

  /// A view that a value has as a member: of its type, or where one type of the workspace alone has
  /// such a view.
  private mutating func memberOfValue(
    _ base: NodeID, _ name: String, _ labels: [String]?, _ frame: Int
  ) -> MemberReference? {
    let candidates = index.viewMembers(named: name).filter { member in
      guard let model = index[member], model.owner != nil else { return false }
      return index.owner(of: member).flatMap { index[$0]?.name } != "View"
        && (model.kind == .function) == (labels != nil)
    }
    if candidates.count <= 1 { return candidates.first }
    guard let type = type(ofValue: base, frame) else { return nil }
    let own = Set(index.members(named: name, of: type))
    return index.best(
      candidates.filter(own.contains), labels: labels, from: scope.frames[frame].file)
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
    if views.isEmpty { views = viewsAmong(members.filter { index[$0]?.isStatic == true }) }
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
    guard let owner = scope.frames[frame].owner, !index.viewMembers(named: name).isEmpty else {
      return false
    }
    return index.members(named: name, of: owner).contains { index[$0]?.looksLikeView == true }
  }

  /// Reads the body of a property or function that gives a view.
  mutating func readMember(
    _ member: MemberReference, _ name: String, _ node: NodeID, _ range: ByteRange,
    _ arguments: [CallArgument], _ frame: Int, _ place: Place
  ) -> Int? {
    guard let loaded = loaded(member.file), let items = shownItems(of: member, loaded),
      let model = index[member]
    else { return nil }
    let bindings = bind(arguments, to: model, frame)
    var inherited = bindings
    // A property of the same type sees what this view was given.
    var owner = index.owner(of: member)
    var isOfSelf = owner.map { sameType($0, scope.frames[frame].owner) } ?? false
    if let own = scope.frames[frame].owner, let declared = owner.map(index.extendedType),
      index[declared]?.kind == .protocolType
    {
      // What a protocol brings means the members of the type that conforms to it.
      (owner, isOfSelf) = (own, true)
    }
    if isOfSelf { inherited.merge(scope.frames[frame].bindings) { own, _ in own } }
    return readContainer(name, node, range, frame, place) { walker, inner in
      walker.visit(.member(member), from: frame, inner) { walker, use in
        let newFrame = walker.addFrame(
          file: member.file, owner: owner, bindings: inherited, use: use, screen: inner.screen)
        walker.readItems(items, newFrame, inner)
      }
    }
  }

  /// What a member shows: the statements that compute it, or the view that a stored property has
  /// from the start.
  private mutating func shownItems(of member: MemberReference, _ loaded: LoadedFile) -> [NodeID]? {
    if let body = body(of: member, loaded) { return loaded.tree.statements(of: body) }
    return storedView(member).map { [$0] }
  }

  /// The initial value of a property, if that is a view and stays so.
  private mutating func storedView(_ member: MemberReference) -> NodeID? {
    guard let model = index[member], model.kind == .property, model.attributes.isEmpty,
      let loaded = loaded(member.file), let node = loaded.node(ofMember: member.index),
      let initializer = loaded.tree.child(node, .initializer),
      let value = loaded.tree.firstChild(initializer)
    else { return nil }
    let tree = loaded.tree
    let (base, _) = tree.chain(value)
    guard tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
      tree.kind(callee) == .declRef
    else { return nil }
    return isView(named: tree.name(callee), from: member.file, index.owner(of: member))
      ? value : nil
  }

  mutating func viewsAmong(_ members: [MemberReference]) -> [MemberReference] {
    var views: [MemberReference] = []
    for member in members where givesView(member) { views.append(member) }
    return views
  }

  /// Whether a function or property gives a view: by its type, or by what it is from the start.
  private mutating func givesView(_ member: MemberReference) -> Bool {
    guard let model = index[member] else { return false }
    if model.looksLikeView { return true }
    if model.kind == .property, !model.isComputed { return storedView(member) != nil }
    guard let name = model.typeText.flatMap(ProvisionReader.plainName) else { return false }
    return isView(named: name, from: member.file, index.owner(of: member))
  }

  private func isView(named name: String, from file: FileID, _ owner: TypeReference?) -> Bool {
    if let type = index.type(named: name, from: file, inside: owner) {
      return index.type(type, conformsTo: "View")
    }
    return ViewLibrary.nativeViews.contains(name) && !ViewLibrary.valueTypes.contains(name)
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
        position = model.trailingParameter(of: trailingCount(arguments), from: next)
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
