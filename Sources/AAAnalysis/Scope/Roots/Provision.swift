/// Something that a view tree is given for all of its views to read.
enum Provision: Hashable, Sendable, Comparable {
  /// A model container, or its context.
  case modelContainer
  /// An observable object, by its type's name.
  case object(String)
  /// A value of the environment, by its key.
  case key(String)

  /// How it is spoken of.
  var shown: String {
    switch self {
    case .modelContainer: "a model container"
    case .object(let type): "an object of the type `\(type)`"
    case .key(let key): "the environment value `\(key)`"
    }
  }
}

/// What modifiers give.
struct Provisions: Sendable {
  var known: Set<Provision> = []
  /// Whether an object is given whose type is not known.
  var hasUnknownObject = false
  /// Whether a modifier cannot be looked into, so that it may give anything.
  var hasUnknownModifier = false

  mutating func formUnion(_ other: Provisions) {
    known.formUnion(other.known)
    hasUnknownObject = hasUnknownObject || other.hasUnknownObject
    hasUnknownModifier = hasUnknownModifier || other.hasUnknownModifier
  }

  /// Whether something is given, or may be.
  func mayHold(_ provision: Provision) -> Bool {
    if hasUnknownModifier { return true }
    if case .object = provision, hasUnknownObject { return true }
    return known.contains(provision)
  }
}

/// Reads what modifiers give to the views below them.
struct ProvisionReader {
  let index: DeclarationIndex
  let loader: FileLoader

  /// Whether a modifier of a name may give something, itself or by those in it.
  static func mayGive(_ name: String) -> Bool {
    switch name {
    case "modelContainer", "modelContext", "environmentObject", "environment", "modifier": true
    default: !ModifierLibrary.names.contains(name)
    }
  }

  /// What a modifier gives: itself, or by the modifiers in it where the workspace declares it.
  func provisions(
    of link: ChainLink, in loaded: LoadedFile, owner: TypeReference?, depth: Int = 0
  ) -> Provisions {
    let tree = loaded.tree
    guard depth < 6, link.node != link.member else { return Provisions() }
    let arguments = tree.arguments(of: link.node)
    var result = Provisions()
    switch tree.name(link.member) {
    case "modelContainer", "modelContext":
      result.known = [.modelContainer]
    case "environmentObject":
      if let value = arguments.first?.value { note(value, loaded, owner, &result) }
    case "environment":
      guard let value = arguments.first?.value else { break }
      if tree.kind(value) == .keyPathExpr {
        if let provision = tree.environmentKey(value) { result.known = [provision] }
      } else {
        note(value, loaded, owner, &result)
      }
    case "modifier":
      for value in arguments.first.map({ tree.joinedModifiers($0.value) }) ?? [] {
        guard let callee = tree.callee(of: value),
          let type = index.type(named: tree.name(callee), from: loaded.file, inside: owner),
          let file = loader.load(type.file), let node = file.node(ofType: type.index)
        else {
          result.hasUnknownModifier = true
          continue
        }
        result.formUnion(provisions(in: node, file, owner: type, depth: depth + 1))
      }
    case let name where !ModifierLibrary.names.contains(name):
      for function in functions(named: name) {
        guard let file = loader.load(function.file), let node = file.node(ofMember: function.index)
        else { continue }
        result.formUnion(
          provisions(in: node, file, owner: index.owner(of: function), depth: depth + 1))
      }
    default: break
    }
    return result
  }

  /// What the modifiers in a declaration give.
  private func provisions(
    in declaration: NodeID, _ loaded: LoadedFile, owner: TypeReference?, depth: Int
  ) -> Provisions {
    var result = Provisions()
    let tree = loaded.tree
    for node in tree.descendants(of: declaration) where tree.kind(node) == .callExpr {
      guard let callee = tree.callee(of: node) else { continue }
      result.formUnion(
        provisions(
          of: ChainLink(node: node, member: callee), in: loaded, owner: owner, depth: depth))
    }
    return result
  }

  /// Modifiers of a name that the workspace declares for views or scenes.
  func functions(named name: String) -> [MemberReference] {
    ["View", "Scene"].flatMap { index.extensionMembers(named: name, of: $0) }
      .filter { index[$0]?.kind == .function }
  }

  private func note(
    _ value: NodeID, _ loaded: LoadedFile, _ owner: TypeReference?, _ result: inout Provisions
  ) {
    if let type = type(of: value, in: loaded, owner: owner) {
      result.known.insert(.object(type))
    } else {
      result.hasUnknownObject = true
    }
  }

  // MARK: Types of expressions

  /// The name of the type of an expression, as far as declarations say it.
  func type(of node: NodeID, in loaded: LoadedFile, owner: TypeReference?, depth: Int = 0)
    -> String?
  {
    guard depth < 12 else { return nil }
    let tree = loaded.tree
    switch tree.kind(node) {
    case .declRef:
      let name = tree.name(node)
      if let text = tree.parameterType(named: name, around: tree.range(node).start) {
        return Self.plainName(text)
      }
      var members = owner.map { index.members(named: name, of: $0) } ?? []
      if members.isEmpty { members = index.globals(named: name) }
      return members.count == 1 ? members.first.flatMap { type(of: $0, depth: depth + 1) } : nil
    case .callExpr:
      guard let callee = tree.callee(of: node), tree.kind(callee) == .declRef else { return nil }
      let name = tree.name(callee)
      if ["State", "StateObject", "ObservedObject", "Bindable"].contains(name) {
        return tree.arguments(of: node).first
          .flatMap { type(of: $0.value, in: loaded, owner: owner, depth: depth + 1) }
      }
      return name.unicodeScalars.first?.properties.isUppercase == true ? name : nil
    case .memberExpr:
      guard let base = tree.firstChild(node) else { return nil }
      let name = tree.name(node)
      if tree.name(base, is: "self") || tree.name(base, is: "Self"), let owner {
        let members = index.members(named: name, of: owner)
        return members.count == 1 ? members.first.flatMap { type(of: $0, depth: depth + 1) } : nil
      }
      let isType = tree.kind(base) == .declRef
        && tree.name(base).unicodeScalars.first?.properties.isUppercase == true
      // `Store.self` is the type, `Store.shared` by custom a value of it.
      if isType, name == "self" { return tree.name(base) }
      let baseType =
        isType ? tree.name(base) : type(of: base, in: loaded, owner: owner, depth: depth + 1)
      guard let baseType else { return nil }
      if let declaration = index.type(named: baseType, from: loaded.file) {
        let members = index.members(named: name, of: declaration)
        if members.count == 1, let member = members.first {
          return type(of: member, depth: depth + 1)
        }
        return nil
      }
      return isType && ["shared", "default", "main", "standard"].contains(name) ? baseType : nil
    default: return nil
    }
  }

  /// The name of a property's type.
  private func type(of member: MemberReference, depth: Int) -> String? {
    guard let model = index[member], model.kind == .property else { return nil }
    if let text = model.typeText { return Self.plainName(text) }
    guard let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index),
      let initializer = loaded.tree.child(node, .initializer),
      let value = loaded.tree.firstChild(initializer)
    else { return nil }
    return type(of: value, in: loaded, owner: index.owner(of: member), depth: depth + 1)
  }

  /// A type's name without its module, generic arguments and optional marks.
  static func plainName(_ text: String) -> String? {
    let name = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    guard !name.contains(where: { $0 == " " || $0 == "[" || $0 == "(" }) else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }
}

extension SyntaxTree {
  /// The type, as it is written, of a parameter of the functions around a place.
  func parameterType(named name: String, around offset: Int) -> String? {
    for node in path(to: offset).reversed() {
      switch kind(node) {
      case .funcDecl, .initDecl:
        guard let clause = child(node, .parameterClause) else { continue }
        for parameter in children(clause)
        where kind(parameter) == .parameter && parameterName(parameter) == name {
          return children(parameter)
            .first { kind($0) == .identifierType || kind($0) == .memberType }
            .map { text[range($0)] } ?? ""
        }
      case .structDecl, .classDecl, .enumDecl, .extensionDecl: return nil
      default: continue
      }
    }
    return nil
  }

  /// What a key path into the environment stands for.
  func environmentKey(_ keyPath: NodeID) -> Provision? {
    let names = children(keyPath).filter { kind($0) == .keyPathComponent }.map(name)
    guard let first = names.first, names.count == 1, !first.isEmpty else { return nil }
    return first == "modelContext" ? .modelContainer : .key(first)
  }
}
