/// A hosting delegate that does not come from a class of Objective-C.
enum SceneDelegateSuperclass: Rule {
  static func check(_ context: RuleContext) -> [Finding] {
    context.hostingDelegates.compactMap { delegate in
      guard let root = rootClass(of: delegate.type, context) else { return nil }
      return Finding(
        rule: description.id, severity: .warning,
        message: "`UIHostingSceneDelegate` needs a class that brings `NSObjectProtocol`, and"
          + " `\(delegate.name)` has none above it. Inherit from `NSObject` or `UIResponder`.",
        location: Location(file: delegate.type.file, range: delegate.nameRange),
        fixes: root == delegate.type ? fixes(for: delegate, context) : [])
    }
  }

  // MARK: Superclasses

  /// The class at the root of a class's ancestors, where it surely has no superclass; nil where it
  /// has one, or where that is unknown.
  private static func rootClass(of type: TypeReference, _ context: RuleContext, depth: Int = 0)
    -> TypeReference?
  {
    guard depth < 16, let model = context.index[type], model.kind == .classType else { return nil }
    // A superclass comes first.
    guard let first = model.inherited.first else { return type }
    if knownProtocols.contains(first) { return type }
    guard let parent = context.index.type(named: first, from: type.file, inside: type),
      parent != type, let kind = context.index[parent]?.kind
    else { return nil }
    return kind == .protocolType ? type : rootClass(of: parent, context, depth: depth + 1)
  }

  /// Protocols of the system that a delegate may name first.
  private static let knownProtocols: Set<String> = [
    "UIHostingSceneDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate",
    "NSObjectProtocol", "ObservableObject", "Observable", "Sendable", "Identifiable", "Hashable",
    "Equatable", "AnyObject", "CustomStringConvertible", "DynamicProperty",
  ]

  // MARK: Fixes

  private static func fixes(for delegate: HostingDelegate, _ context: RuleContext) -> [Fix] {
    guard let loaded = context.loader.load(delegate.type.file),
      let node = loaded.node(ofType: delegate.type.index)
    else { return [] }
    let tree = loaded.tree
    var overrides: [TextEdit] = []
    for member in loaded.model.interface.members.indices {
      let model = loaded.model.interface.members[member]
      guard model.owner == delegate.type.index, model.kind == .initializer, model.labels.isEmpty,
        let initializer = loaded.node(ofMember: member), let name = tree.nameRange(initializer)
      else { continue }
      overrides.append(TextEdit(at: name.start, insert: "override "))
    }
    return ["NSObject", "UIResponder"].compactMap { superclass in
      guard let edit = edit(inheriting: superclass, node, tree) else { return nil }
      return Fix(
        title: "Inherit from \(superclass)", isPreferred: superclass == "NSObject",
        isSafe: superclass == "NSObject",
        changes: [.edit(loaded.file, ([edit] + overrides).sorted { $0.range < $1.range })])
    }
  }

  private static func edit(inheriting superclass: String, _ node: NodeID, _ tree: SyntaxTree)
    -> TextEdit?
  {
    if let clause = tree.child(node, .inheritanceClause) {
      guard let first = tree.firstChild(clause) else { return nil }
      return TextEdit(at: tree.range(first).start, insert: superclass + ", ")
    }
    let parameters = tree.child(node, .genericParameterClause).map { tree.range($0).end }
    guard let end = parameters ?? tree.nameRange(node)?.end else { return nil }
    return TextEdit(at: end, insert: ": " + superclass)
  }
}
