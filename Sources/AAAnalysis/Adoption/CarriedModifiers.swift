/// What the ordinary scene gives to its views (containers, objects, values of the environment), as
/// it can be written at the root of another scene.
struct CarriedModifiers: Sendable {
  /// Each modifier from its dot on, as lines whose indentation is that of the first.
  private(set) var modifiers: [[String]] = []
  /// Those that mean something else at the other root, or nothing.
  private(set) var left: [(name: String, location: Location)] = []

  /// - Parameters:
  ///   - owner: the type around the new scene; nil where nothing of the app's type is known there.
  ///   - file: the file around the new scene.
  init(
    of scene: StandardScene?, owner: TypeReference?, in file: FileID, _ context: RuleContext
  ) {
    guard let scene else { return }
    let modes = ModeReader(index: context.index, loader: context.loader)
    let roots = SceneRootReader(index: context.index, loader: context.loader, modes: modes)
    let reader = ProvisionReader(index: context.index, loader: context.loader)
    guard let loaded = context.loader.load(scene.file) else { return }
    let views = roots.roots(of: scene.content, in: loaded, owner: scene.owner).views
    var places = views.map { ($0.file, $0.call) }
    if views.isEmpty {
      // What is shown first is no view of the workspace, but may be given things all the same.
      places += loaded.tree.shown(in: scene.content, depth: 0).map { (scene.file, $0) }
    }
    var seen: Set<Location> = []
    for (place, node) in places + [(scene.file, scene.call)] {
      guard let loaded = context.loader.load(place) else { continue }
      for link in loaded.tree.modifiers(around: node) {
        guard let name = loaded.tree.nameRange(link.member),
          seen.insert(Location(file: place, range: name)).inserted
        else { continue }
        let given = reader.provisions(of: link, in: loaded, owner: scene.owner)
        guard !given.known.isEmpty || given.hasUnknownObject else { continue }
        let writer = CarriedModifier(
          link: link, loaded: loaded, owner: scene.owner, newOwner: owner, newFile: file)
        guard let lines = writer.lines(context) else {
          left.append((loaded.tree.name(link.member), Location(file: place, range: name)))
          continue
        }
        if !modifiers.contains(lines) { modifiers.append(lines) }
      }
    }
  }
}

/// A modifier that is written once more elsewhere.
private struct CarriedModifier {
  let link: ChainLink
  let loaded: LoadedFile
  /// The type around the modifier.
  let owner: TypeReference
  /// The type around the place where it is written again.
  let newOwner: TypeReference?
  let newFile: FileID

  /// Nil where it would not mean the same.
  func lines(_ context: RuleContext) -> [String]? {
    let tree = loaded.tree
    let name = tree.name(link.member)
    // A modifier of scenes does not fit a view.
    if !ModifierLibrary.names.contains(name),
      context.index.extensionMembers(named: name, of: "View").isEmpty
    {
      return nil
    }
    guard let start = tree.nameRange(link.member)?.start else { return nil }
    let local = tree.localNames(around: start)
    for node in tree.descendants(of: link.node)
    where tree.range(node).start >= start && tree.kind(node) == .declRef {
      let name = tree.name(node)
      guard !local.contains(name), isKnown(name, context) else { return nil }
    }
    let text = tree.text[ByteRange(start, tree.range(link.node).end)]
    let indentation = tree.text.indentation(ofLineContaining: start)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { number, line in
      if number == 0 { return "." + line }
      return String(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
    }
  }

  /// Whether a name means the same at the new place: that of a type, of a member of the type around
  /// both, or of something global.
  private func isKnown(_ name: String, _ context: RuleContext) -> Bool {
    if name.unicodeScalars.first?.properties.isUppercase == true { return true }
    if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) { return true }
    let index = context.index
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let own = index.extendedType(owner)
    let members = index.members(named: plain, of: own)
    if members.isEmpty, name != "self" { return !index.globals(named: plain).isEmpty }
    guard newOwner.map(index.extendedType) == own else { return false }
    if name == "self" { return true }
    guard members.count == 1, let member = members.first else { return false }
    return member.file == newFile || !context.isPrivate(member)
  }
}

extension SyntaxTree {
  /// The bases of what a block of views shows, of conditions the first branch.
  fileprivate func shown(in block: NodeID, depth: Int) -> [NodeID] {
    guard depth < 16 else { return [] }
    return statements(of: block).flatMap { statement in
      guard kind(statement) == .ifExpr else { return [chain(statement).base] }
      return child(statement, .codeBlock).map { shown(in: $0, depth: depth + 1) } ?? []
    }
  }

  /// The names that the member around a place binds inside of itself: variables, what conditions
  /// unwrap, parameters of closures.
  fileprivate func localNames(around offset: Int) -> Set<String> {
    let path = path(to: offset + 1)
    guard let block = path.lastIndex(where: { kind($0) == .memberBlock }),
      let member = path[(block + 1)...].first
    else { return [] }
    let own = kind(member) == .variableDecl ? children(member).flatMap(children) : []
    var names: Set<String> = []
    for node in descendants(of: member) where !own.contains(node) {
      switch kind(node) {
      case .identifierPattern, .closureParameter: names.insert(name(node))
      case .parameter: names.insert(parameterName(node))
      default: continue
      }
    }
    return names
  }
}

extension RuleContext {
  /// Whether only its own file knows a member; true where that cannot be told.
  func isPrivate(_ member: MemberReference) -> Bool {
    guard let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index)
    else { return true }
    let tree = loaded.tree
    let path = tree.path(to: (tree.nameRange(node) ?? tree.range(node)).start + 1)
    guard let declaration = path.last(where: { Self.memberKinds.contains(tree.kind($0)) }) else {
      return true
    }
    return tree.children(declaration).contains { child in
      tree.kind(child) == .modifier
        && (tree.name(child, is: "private") || tree.name(child, is: "fileprivate"))
    }
  }

  private static let memberKinds: Set<NodeKind> = [.variableDecl, .funcDecl]
}
