/// Collects the declarations of a file.
struct SwiftModelBuilder {
  private let tree: SyntaxTree
  private(set) var interface = SwiftInterface()
  private(set) var typeNodes: [Int32] = []
  private(set) var memberNodes: [Int32] = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  mutating func build() {
    interface.mentionsAssistiveAccess = mentionsAssistiveAccess
    addItems(tree.children(tree.root), owner: nil, depth: 0)
  }

  /// A search over bytes, as nearly every file has to be told that it has nothing to do with the
  /// mode. Where the last byte of a window is not in the needle, the whole window is skipped.
  private var mentionsAssistiveAccess: Bool {
    let needle: StaticString = "ssistiveAccess"
    let length = needle.utf8CodeUnitCount
    return tree.text.bytes.withUnsafeBufferPointer { bytes in
      var end = length - 1
      while end < bytes.count {
        switch bytes[end] {
        case UInt8(ascii: "s"):
          let start = end - length + 1
          if (0..<length).allSatisfy({ bytes[start + $0] == needle.utf8Start[$0] }) { return true }
          end += 1
        case UInt8(ascii: "i"), UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "e"),
          UInt8(ascii: "A"), UInt8(ascii: "c"):
          end += 1
        default:
          end += length
        }
      }
      return false
    }
  }

  private mutating func addItems(
    _ items: some Sequence<NodeID>, owner: Int?, depth: Int
  ) {
    guard depth < 64 else { return }
    for node in items { add(node, owner: owner, depth: depth) }
  }

  private mutating func add(_ node: NodeID, owner: Int?, depth: Int) {
    switch tree.kind(node) {
    case .importDecl: interface.imports.append(tree.name(node))
    case .structDecl: addType(node, .structure, owner, depth)
    case .classDecl: addType(node, .classType, owner, depth)
    case .actorDecl: addType(node, .actor, owner, depth)
    case .enumDecl: addType(node, .enumeration, owner, depth)
    case .protocolDecl: addType(node, .protocolType, owner, depth)
    case .extensionDecl: addType(node, .extensionType, owner, depth)
    case .variableDecl: addProperties(node, owner)
    case .funcDecl: addFunction(node, .function, owner)
    case .initDecl: addFunction(node, .initializer, owner)
    case .enumCaseDecl: addCases(node, owner)
    case .typealiasDecl:
      let type = tree.children(node).first { isType(tree.kind($0)) }
      append(
        MemberModel(
          kind: .typeAlias, name: tree.name(node), owner: owner, typeText: type.map(typeText)),
        node)
    case .ifConfigDecl:
      for clause in ConditionalCompilation.activeClauses(of: node, in: tree) {
        addItems(
          ConditionalCompilation.items(of: clause, in: tree), owner: owner, depth: depth + 1)
      }
    default: break
    }
  }

  private mutating func append(_ member: MemberModel, _ node: NodeID) {
    interface.members.append(member)
    memberNodes.append(Int32(clamping: node))
  }

  // MARK: Types

  private mutating func addType(
    _ node: NodeID, _ kind: TypeModel.Kind, _ parent: Int?, _ depth: Int
  ) {
    let name: String
    var outer: [String] = []
    if kind == .extensionType {
      let extended = tree.children(node).first { isType(tree.kind($0)) }
      name = extended.map(baseName) ?? ""
      outer = extended.map(outerNames) ?? []
    } else {
      name = tree.name(node)
    }
    var inherited: [String] = []
    if let clause = tree.child(node, .inheritanceClause) {
      inherited = tree.children(clause).map(baseName)
    }
    let isMain = attributes(of: node).contains("main")
    interface.types.append(
      TypeModel(
        kind: kind, name: name, outer: outer, parent: parent, inherited: inherited, isMain: isMain))
    typeNodes.append(Int32(clamping: node))
    let index = interface.types.count - 1
    if let block = tree.child(node, .memberBlock) {
      addItems(tree.children(block), owner: index, depth: depth + 1)
    }
  }

  /// The names in front of a type's, as in `Home.Row`.
  private func outerNames(_ node: NodeID) -> [String] {
    var names: [String] = []
    var node = node
    while tree.kind(node) == .memberType, let around = tree.firstChild(node) {
      names.insert(baseName(around), at: 0)
      node = around
    }
    return names
  }

  /// A type's name without outer types, generic arguments, attributes and optional marks.
  private func baseName(_ node: NodeID) -> String {
    var node = node
    while true {
      switch tree.kind(node) {
      case .identifierType, .memberType: return tree.name(node)
      case .attributedType, .constrainedType, .optionalType, .typeExpr:
        guard let inner = tree.children(node).first(where: { isType(tree.kind($0)) }) else {
          return ""
        }
        node = inner
      default: return ""
      }
    }
  }

  private func isType(_ kind: NodeKind) -> Bool {
    kind.rawValue >= NodeKind.identifierType.rawValue
      && kind.rawValue < NodeKind.missingType.rawValue
  }

  /// A type as it is written, each run of white space as one space.
  private func typeText(_ node: NodeID) -> String {
    let range = tree.range(node)
    let isPlain = tree.text.slice(range).allSatisfy { $0 > 0x20 }
    if isPlain { return tree.text[range] }
    return tree.text[range].split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" }
      .joined(separator: " ")
  }

  // MARK: Members

  private func attributes(of node: NodeID) -> [String] {
    var names: [String] = []
    for child in tree.children(node) where tree.kind(child) == .attribute {
      if let type = tree.firstChild(child) { names.append(baseName(type)) }
    }
    return names
  }

  private func isStatic(_ node: NodeID) -> Bool {
    tree.children(node).contains {
      tree.kind($0) == .modifier && (tree.name($0, is: "static") || tree.name($0, is: "class"))
    }
  }

  private mutating func addProperties(_ node: NodeID, _ owner: Int?) {
    let attributes = attributes(of: node)
    let isStatic = isStatic(node)
    for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
      guard let pattern = tree.child(binding, .identifierPattern) else { continue }
      let type = tree.children(binding).first { isType(tree.kind($0)) }
      append(
        MemberModel(
          kind: .property, name: tree.name(pattern), owner: owner, isStatic: isStatic,
          typeText: type.map(typeText), attributes: attributes,
          isComputed: isComputed(binding)),
        binding)
    }
  }

  /// Whether a binding has a getter rather than observers.
  private func isComputed(_ binding: NodeID) -> Bool {
    guard let block = tree.child(binding, .accessorBlock) else { return false }
    for child in tree.children(block) where tree.kind(child) == .accessorDecl {
      return !(tree.name(child, is: "didSet") || tree.name(child, is: "willSet"))
    }
    return true
  }

  private mutating func addFunction(_ node: NodeID, _ kind: MemberModel.Kind, _ owner: Int?) {
    var member = MemberModel(
      kind: kind, name: tree.name(node), owner: owner, isStatic: isStatic(node),
      attributes: attributes(of: node))
    if let clause = tree.child(node, .parameterClause) {
      for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
        if takesClosure(parameter) { member.closureParameters.append(member.labels.count) }
        member.labels.append(tree.name(parameter))
        member.parameterNames.append(parameterName(parameter))
      }
    }
    if let result = tree.child(node, .returnClause),
      let type = tree.children(result).first(where: { isType(tree.kind($0)) })
    {
      member.typeText = typeText(type)
    }
    append(member, node)
  }

  /// Whether a parameter's type is a function, or a builder makes its value.
  private func takesClosure(_ parameter: NodeID) -> Bool {
    tree.children(parameter).contains { child in
      switch tree.kind(child) {
      case .attribute: tree.firstChild(child).map { baseName($0).hasSuffix("Builder") } ?? false
      case .initializer: false
      default: isType(tree.kind(child)) && tree.contains(.functionType, in: child)
      }
    }
  }

  /// The name by which a function's body knows a parameter: the second, where there are two.
  private func parameterName(_ node: NodeID) -> String {
    guard let token = tree.token(node) else { return "" }
    if token + 1 < tree.tokenCount {
      let next = tree.token(at: token + 1)
      if next.kind.isIdentifier || next.kind.isKeyword || next.kind == .wildcard {
        return tree.text[SyntaxTree.unescaped(tree.tokenRange(token + 1), in: tree.text)]
      }
    }
    return tree.name(node)
  }

  private mutating func addCases(_ node: NodeID, _ owner: Int?) {
    for element in tree.children(node) where tree.kind(element) == .enumCaseElement {
      append(MemberModel(kind: .enumCase, name: tree.name(element), owner: owner), element)
    }
  }
}
