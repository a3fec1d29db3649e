/// A gesture that an expression makes, with what it runs.
struct MadeGesture {
  /// A call that makes a gesture of SwiftUI.
  struct Part: Equatable {
    /// `LongPressGesture`.
    let type: String
    let call: SyntaxReference
    let nameRange: ByteRange
  }

  struct Handler {
    let action: NodeID
    let context: Int
  }

  /// The gestures that have to be made together; the first is the one that begins.
  let parts: [Part]
  /// What runs while it goes on.
  var changed: [Handler] = []
  /// What runs once it is recognised.
  var ended: [Handler] = []
}

/// Finds the gestures behind an expression: through properties, functions and types of the
/// workspace, and through those that combine others.
struct GestureReader {
  var reader: ActionReader
  private let index: DeclarationIndex

  static let types: Set<String> = [
    "TapGesture", "SpatialTapGesture", "LongPressGesture", "DragGesture", "MagnifyGesture",
    "MagnificationGesture", "RotateGesture", "RotationGesture",
  ]

  init(_ reader: ActionReader) {
    self.reader = reader
    index = reader.index
  }

  mutating func gestures(of node: NodeID, _ context: Int, depth: Int = 0) -> [MadeGesture] {
    guard depth < 16, let tree = reader.tree(context) else { return [] }
    switch tree.kind(node) {
    case .callExpr, .memberExpr, .declRef, .optionalChainingExpr, .forceUnwrapExpr:
      return chained(node, context, tree, depth)
    case .sequenceExpr:
      // Either side of a ternary.
      let children = Array(tree.children(node))
      guard let position = children.lastIndex(where: { tree.kind($0) == .ternaryOperator }),
        position + 1 < children.count, let then = tree.firstChild(children[position])
      else { return [] }
      return gestures(of: then, context, depth: depth + 1)
        + gestures(of: children[position + 1], context, depth: depth + 1)
    case .tupleExpr:
      guard let first = tree.arguments(of: node).first else { return [] }
      return gestures(of: first.value, context, depth: depth + 1)
    default: return []
    }
  }

  // MARK: Chains

  private mutating func chained(
    _ node: NodeID, _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> [MadeGesture] {
    let (base, allLinks) = tree.chain(node)
    var links = allLinks[...]
    var found: [MadeGesture]
    if tree.kind(base) == .declRef, ["self", "Self"].contains(tree.name(base)),
      let first = links.popFirst()
    {
      found = named(tree.name(first.member), first.node, context, tree, depth)
    } else if tree.kind(base) == .callExpr, let callee = tree.callee(of: base),
      tree.kind(callee) == .declRef
    {
      found = called(base, callee, context, tree, depth)
    } else if tree.kind(base) == .declRef {
      found = named(tree.name(base), base, context, tree, depth)
    } else {
      return []
    }
    for link in links {
      let argument =
        link.node == link.member ? nil : tree.arguments(of: link.node).first?.value
      guard let argument else { continue }
      switch tree.name(link.member) {
      case "onEnded": add(argument, context, to: \.ended, of: &found)
      case "onChanged": add(argument, context, to: \.changed, of: &found)
      case "sequenced", "simultaneously", "exclusively":
        found += gestures(of: argument, context, depth: depth + 1)
      default: break
      }
    }
    return found
  }

  /// Gives a handler to a gesture, or to the combination of several.
  private func add(
    _ action: NodeID, _ context: Int,
    to handlers: WritableKeyPath<MadeGesture, [MadeGesture.Handler]>, of found: inout [MadeGesture]
  ) {
    var parts: [MadeGesture.Part] = []
    for part in found.flatMap(\.parts) where !parts.contains(part) { parts.append(part) }
    guard !parts.isEmpty else { return }
    let position: Int
    if let known = found.firstIndex(where: { $0.parts == parts }) {
      position = known
    } else {
      found.append(MadeGesture(parts: parts))
      position = found.count - 1
    }
    found[position][keyPath: handlers].append(.init(action: action, context: context))
  }

  // MARK: Calls

  private mutating func called(
    _ call: NodeID, _ callee: NodeID, _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> [MadeGesture] {
    let name = tree.name(callee)
    let arguments = tree.arguments(of: call)
    if let type = index.type(
      named: name, from: reader.contexts[context].file, inside: reader.contexts[context].owner)
    {
      return made(by: type, arguments, context, depth)
    }
    if index.declaresType(named: name) { return [] }
    if Self.types.contains(name) {
      let part = MadeGesture.Part(
        type: name, call: SyntaxReference(file: reader.contexts[context].file, node: call),
        nameRange: tree.nameRange(callee) ?? tree.range(callee))
      return [MadeGesture(parts: [part])]
    }
    switch name {
    case "SequenceGesture", "SimultaneousGesture", "ExclusiveGesture", "AnyGesture":
      return arguments.flatMap { gestures(of: $0.value, context, depth: depth + 1) }
    default: return named(name, call, context, tree, depth)
    }
  }

  /// What `body` of a gesture of the workspace makes.
  private mutating func made(
    by type: TypeReference, _ arguments: [CallArgument], _ context: Int, _ depth: Int
  ) -> [MadeGesture] {
    guard index.type(type, conformsTo: "Gesture"), let body = reader.property("body", of: type)
    else { return [] }
    var inner = ActionContext(file: body.file, owner: type, frame: nil)
    for argument in arguments {
      guard let label = argument.label ?? onlyClosure(of: type) else { continue }
      inner.locals[label] = .expression(argument.value, context: context, type: nil)
    }
    return content(of: body, reader.add(inner), depth)
  }

  /// The only stored property that holds a closure: what a trailing one fills.
  private func onlyClosure(of type: TypeReference) -> String? {
    let closures = index.interface(of: type.file)?.members.filter {
      $0.owner == type.index && $0.kind == .property && $0.typeText?.contains("->") == true
    }
    return closures?.count == 1 ? closures?.first?.name : nil
  }

  // MARK: Names

  /// A local, a parameter, a property, or a function that gives a gesture.
  private mutating func named(
    _ name: String, _ node: NodeID, _ context: Int, _ tree: SyntaxTree, _ depth: Int
  ) -> [MadeGesture] {
    let isCall = tree.kind(node) == .callExpr
    if !isCall {
      if case .expression(let value, let other, _)? = reader.contexts[context].locals[name] {
        return gestures(of: value, other, depth: depth + 1)
      }
      if let binding = reader.frameBinding(name, context) {
        return gestures(
          of: binding.value.node, reader.context(ofFrame: binding.frame), depth: depth + 1)
      }
    }
    let around = reader.contexts[context]
    var inner = ActionContext(file: around.file, owner: around.owner, frame: around.frame)
    let member: MemberReference?
    if isCall {
      let arguments = tree.arguments(of: node)
      let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
      member = reader.function(named: name, labels: labels, context)
      if let model = member.flatMap({ index[$0] }) {
        inner.locals = reader.locals(
          for: arguments.map { argument in
            PassedArgument(
              label: argument.label,
              local: .expression(argument.value, context: context, type: nil),
              isTrailing: argument.isTrailing)
          }, of: model)
      }
    } else {
      member = around.owner.flatMap { reader.property(name, of: $0) }
    }
    guard let member else { return [] }
    // It may stand in an extension, in another file.
    var placed = ActionContext(file: member.file, owner: inner.owner, frame: inner.frame)
    placed.locals = inner.locals
    return content(of: member, reader.add(placed), depth)
  }

  /// The gestures that a property or function gives.
  private mutating func content(of member: MemberReference, _ context: Int, _ depth: Int)
    -> [MadeGesture]
  {
    guard let loaded = reader.loader.load(member.file),
      let node = loaded.node(ofMember: member.index)
    else { return [] }
    let tree = loaded.tree
    if let initializer = tree.child(node, .initializer), let value = tree.firstChild(initializer) {
      return gestures(of: value, context, depth: depth + 1)
    }
    var block = tree.child(node, .codeBlock) ?? tree.child(node, .accessorBlock)
    if let accessors = block, let getter = tree.child(accessors, .accessorDecl) {
      block = tree.child(getter, .codeBlock)
    }
    guard let block else { return [] }
    var found: [MadeGesture] = []
    for item in tree.statements(of: block) {
      switch tree.kind(item) {
      case .variableDecl:
        for binding in tree.children(item) where tree.kind(binding) == .patternBinding {
          guard let pattern = tree.child(binding, .identifierPattern),
            let value = tree.child(binding, .initializer).flatMap({ tree.firstChild($0) })
          else { continue }
          reader.contexts[context].locals[tree.name(pattern)] = .expression(
            value, context: context, type: nil)
        }
      case .returnStmt:
        if let value = tree.firstChild(item) {
          found += gestures(of: value, context, depth: depth + 1)
        }
      default: found += gestures(of: item, context, depth: depth + 1)
      }
    }
    return found
  }
}
