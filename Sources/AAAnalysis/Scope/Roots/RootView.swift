/// A view of the workspace that is the first one below the containers of a scene.
struct RootView: Sendable {
  let name: String
  let type: TypeReference
  let file: FileID
  /// The call.
  let call: NodeID
  let nameRange: ByteRange
}

/// The root views of a scene's content, and what is not known of them.
struct SceneRoots: Sendable {
  var views: [RootView] = []
  /// Whether the content itself decides by the mode.
  var decidesByMode = false
  /// Whether something could not be followed.
  var isUncertain = false
}

/// Reads which views of the workspace a scene's content shows first.
///
/// Containers of SwiftUI are looked through, and so are views of the workspace around other views,
/// properties and functions of the app. Of a condition only the first branch is read.
struct SceneRootReader {
  let index: DeclarationIndex
  let loader: FileLoader
  let modes: ModeReader

  func roots(of content: NodeID, in loaded: LoadedFile, owner: TypeReference?) -> SceneRoots {
    var roots = SceneRoots()
    read(content, Place(loaded: loaded, owner: owner), &roots, depth: 0)
    return roots
  }

  private struct Place {
    let loaded: LoadedFile
    let owner: TypeReference?
    var tree: SyntaxTree { loaded.tree }
  }

  private func read(_ node: NodeID, _ place: Place, _ roots: inout SceneRoots, depth: Int) {
    guard depth < 32 else {
      roots.isUncertain = true
      return
    }
    let tree = place.tree
    switch tree.kind(node) {
    case .closureExpr, .codeBlock, .accessorBlock:
      for item in tree.statements(of: node) { read(item, place, &roots, depth: depth + 1) }
    case .ifExpr:
      let conditions = tree.children(node).prefix { tree.kind($0) != .codeBlock }
      note(conditions, place, &roots)
      if let block = tree.child(node, .codeBlock) { read(block, place, &roots, depth: depth + 1) }
    case .guardStmt:
      note(tree.children(node).prefix { tree.kind($0) != .codeBlock }, place, &roots)
    case .switchExpr:
      if let subject = tree.firstChild(node) { note([subject], place, &roots) }
      guard let first = tree.statements(of: node).first(where: { tree.kind($0) == .switchCase })
      else { return }
      for item in tree.children(first) where tree.kind(item) != .switchCaseItem {
        read(item, place, &roots, depth: depth + 1)
      }
    case .sequenceExpr:
      let children = Array(tree.children(node))
      guard let mark = children.firstIndex(where: { tree.kind($0) == .ternaryOperator }) else {
        return
      }
      note(children[..<mark], place, &roots)
      if let then = tree.firstChild(children[mark]) {
        read(then, place, &roots, depth: depth + 1)
      }
    case .returnStmt, .tupleExpr, .argument, .tryExpr, .awaitExpr:
      if let inner = tree.firstChild(node) { read(inner, place, &roots, depth: depth + 1) }
    case .callExpr, .memberExpr, .declRef, .postfixIfConfigExpr:
      readChain(node, place, &roots, depth)
    default: break
    }
  }

  private func note(
    _ conditions: some Sequence<NodeID>, _ place: Place, _ roots: inout SceneRoots
  ) {
    if conditions.contains(where: { modes.value(of: $0, in: place.loaded) != .independent }) {
      roots.decidesByMode = true
    }
  }

  // MARK: Chains

  private func readChain(
    _ node: NodeID, _ place: Place, _ roots: inout SceneRoots, _ depth: Int
  ) {
    let tree = place.tree
    let (base, links) = tree.chain(node)
    switch tree.kind(base) {
    case .callExpr:
      guard let callee = tree.callee(of: base), tree.kind(callee) == .declRef else { return }
      readCall(base, callee, place, &roots, depth)
    case .declRef:
      let name = tree.name(base)
      if name == "self" || name == "Self", let first = links.first {
        readMember(tree.name(first.member), place, &roots, depth)
      } else if let first = links.first,
        let owner = index.type(named: name, from: place.loaded.file)
      {
        // A view nested in a type, or a property of one.
        if first.node != first.member,
          let nested = index.type(
            named: tree.name(first.member), from: owner.file, inside: owner)
        {
          add(nested, first.node, first.member, place, &roots)
        } else {
          roots.isUncertain = true
        }
      } else {
        readMember(name, place, &roots, depth)
      }
    case .postfixIfConfigExpr:
      if let inner = tree.firstChild(base), tree.kind(inner) != .ifConfigDecl {
        read(inner, place, &roots, depth: depth + 1)
      }
    case .tupleExpr, .sequenceExpr, .ifExpr, .switchExpr:
      if base != node { read(base, place, &roots, depth: depth + 1) }
    default: break
    }
  }

  private func readCall(
    _ call: NodeID, _ callee: NodeID, _ place: Place, _ roots: inout SceneRoots, _ depth: Int
  ) {
    let tree = place.tree
    let name = tree.name(callee)
    let file = place.loaded.file
    let type = index.type(named: name, from: file, inside: place.owner)
    let isOwn = type.map { index.type($0, conformsTo: "View") } ?? false
    if !isOwn, name.unicodeScalars.first?.properties.isUppercase == false {
      return readMember(name, place, &roots, depth)
    }
    var inner = SceneRoots()
    for argument in tree.arguments(of: call) {
      if let label = argument.label, ViewLibrary.actionLabels.contains(label) { continue }
      switch tree.kind(argument.value) {
      case .closureExpr, .callExpr: read(argument.value, place, &inner, depth: depth + 1)
      default: continue
      }
    }
    if isOwn, inner.views.isEmpty, let type {
      add(type, call, callee, place, &roots)
    } else {
      roots.views += inner.views
      if !isOwn, !ViewLibrary.nativeViews.contains(name), inner.views.isEmpty {
        roots.isUncertain = true
      }
    }
    roots.decidesByMode = roots.decidesByMode || inner.decidesByMode
    roots.isUncertain = roots.isUncertain || inner.isUncertain
  }

  private func add(
    _ type: TypeReference, _ call: NodeID, _ callee: NodeID, _ place: Place,
    _ roots: inout SceneRoots
  ) {
    guard index.type(type, conformsTo: "View"), let range = place.tree.nameRange(callee) else {
      return
    }
    roots.views.append(
      RootView(
        name: place.tree.name(callee), type: type, file: place.loaded.file, call: call,
        nameRange: range))
  }

  /// A property or function of the type around that gives a view.
  private func readMember(
    _ name: String, _ place: Place, _ roots: inout SceneRoots, _ depth: Int
  ) {
    var members: [MemberReference] = []
    if let owner = place.owner { members = index.members(named: name, of: owner) }
    if members.isEmpty { members = index.globals(named: name) }
    members = members.filter { index[$0]?.looksLikeView == true }
    guard members.count == 1, let member = members.first, let loaded = loader.load(member.file),
      let node = loaded.node(ofMember: member.index)
    else {
      roots.isUncertain = roots.isUncertain || !members.isEmpty
      return
    }
    let tree = loaded.tree
    guard let block = tree.child(node, .accessorBlock) ?? tree.child(node, .codeBlock) else {
      return
    }
    let inner = Place(loaded: loaded, owner: index.owner(of: member) ?? place.owner)
    read(block, inner, &roots, depth: depth + 1)
  }
}
