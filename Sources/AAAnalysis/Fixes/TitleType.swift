/// Tells a `Text` from the strings and keys of which titles are made, by what the source declares.
struct TitleTypeReader {
  enum Answer {
    case text
    /// Something that a `Text` or a title can be made of.
    case title
    case unknown
  }

  let scope: Scope
  let index: DeclarationIndex
  let loader: FileLoader

  /// What an expression is that a modifier takes either way.
  func type(of node: NodeID, in frame: Int) -> Answer {
    let place = scope.frames[frame]
    return type(of: node, Place(file: place.file, owner: place.owner, frame: frame), depth: 0)
  }

  private struct Place {
    let file: FileID
    var owner: TypeReference?
    /// Nil for what a declaration says.
    var frame: Int?
  }

  private static let makers: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "String",
  ]

  private func type(of node: NodeID, _ place: Place, depth: Int) -> Answer {
    guard depth < 5, let tree = loader.load(place.file)?.tree else { return .unknown }
    switch tree.kind(node) {
    case .stringLiteral: return .title
    case .callExpr:
      let (base, links) = tree.chain(node)
      if let callee = tree.callee(of: base), tree.kind(callee) == .declRef {
        if tree.name(callee, is: "Text") { return .text }
        if Self.makers.contains(tree.name(callee)) { return .title }
        if links.isEmpty { return member(tree.name(callee), place, isOwn: true, depth) }
      }
      return links.last.map { member(tree.name($0.member), place, isOwn: false, depth) } ?? .unknown
    case .declRef:
      let name = tree.name(node)
      if let frame = place.frame, let binding = scope.frames[frame].bindings[name] {
        let other = scope.frames[binding.frame]
        let inner = Place(file: other.file, owner: other.owner, frame: binding.frame)
        let answer = type(of: binding.value.node, inner, depth: depth + 1)
        if answer != .unknown { return answer }
      }
      return member(name, place, isOwn: true, depth)
    case .memberExpr:
      let base = tree.firstChild(node)
      let isOwn = base.map { tree.kind($0) == .declRef && tree.name($0, is: "self") } ?? false
      return member(tree.name(node), place, isOwn: isOwn, depth)
    case .sequenceExpr:
      // Both sides of a ternary or an operator are of one type.
      let children = Array(tree.children(node))
      let ternary = children.lastIndex { tree.kind($0) == .ternaryOperator }
      let parts = ternary.map { children[$0...] } ?? children[...]
      return parts.lazy.compactMap { part -> NodeID? in
        switch tree.kind(part) {
        case .binaryOperator: nil
        case .ternaryOperator: tree.firstChild(part)
        default: part
        }
      }.map { type(of: $0, place, depth: depth + 1) }.first { $0 != .unknown } ?? .unknown
    case .tupleExpr, .forceUnwrapExpr, .optionalChainingExpr:
      let inner = tree.firstChild(node)
        .map { tree.kind($0) == .argument ? tree.firstChild($0) ?? $0 : $0 }
      return inner.map { type(of: $0, place, depth: depth + 1) } ?? .unknown
    default: return .unknown
    }
  }

  /// What properties and functions of a name give. Those that the workspace does not declare are
  /// the system's or a package's, which name things by strings.
  private func member(_ name: String, _ place: Place, isOwn: Bool, _ depth: Int) -> Answer {
    var members = isOwn ? place.owner.map { index.members(named: name, of: $0) } ?? [] : []
    if members.isEmpty { members = index.allMembers(named: name) + index.globals(named: name) }
    members.removeAll { ![.function, .property].contains(index[$0]?.kind) }
    // Where many have the name, only what they say of their types is looked at.
    let isRead = members.count <= Self.mostRead
    let answers = Set(members.map { declared($0, depth, isRead: isRead) })
    return answers.isEmpty ? .title : answers.count == 1 ? answers.first ?? .unknown : .unknown
  }

  private static let mostRead = 6

  private func declared(_ reference: MemberReference, _ depth: Int, isRead: Bool) -> Answer {
    guard let model = index[reference] else { return .unknown }
    if let type = model.typeText {
      return ["Text", "SwiftUI.Text", "Text?"].contains(type) ? .text : .title
    }
    guard isRead, let loaded = loader.load(reference.file),
      let node = loaded.node(ofMember: reference.index),
      let initializer = loaded.tree.child(node, .initializer),
      let value = loaded.tree.firstChild(initializer)
    else { return .unknown }
    let place = Place(file: reference.file, owner: index.owner(of: reference), frame: nil)
    return type(of: value, place, depth: depth + 1)
  }
}
