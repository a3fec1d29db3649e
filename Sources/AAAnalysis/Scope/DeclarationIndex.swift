/// A type declaration of the workspace.
public struct TypeReference: Hashable, Sendable, Comparable {
  public let file: FileID
  /// Index into the file's `types`.
  public let index: Int

  public static func < (left: TypeReference, right: TypeReference) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}

/// A member of a type, or a global declaration.
public struct MemberReference: Hashable, Sendable, Comparable {
  public let file: FileID
  /// Index into the file's `members`.
  public let index: Int

  public static func < (left: MemberReference, right: MemberReference) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}

/// Where each name of the workspace is declared.
///
/// Names are looked up without modules: of several declarations the nearest counts, and where none
/// is nearest there is no answer.
public struct DeclarationIndex: Sendable {
  private var interfaces: [FileID: SwiftInterface] = [:]
  private var types: [String: [TypeReference]] = [:]
  private var members: [String: [MemberReference]] = [:]

  public init() {}

  /// The files that hold the name of the scene or of the mode's environment value.
  public private(set) var filesOfInterest: Set<FileID> = []

  public mutating func set(_ interface: SwiftInterface, for file: FileID) {
    remove(file)
    interfaces[file] = interface
    for (index, type) in interface.types.enumerated() {
      types[type.name, default: []].append(TypeReference(file: file, index: index))
    }
    for (index, member) in interface.members.enumerated() where member.kind != .initializer {
      members[member.name, default: []].append(MemberReference(file: file, index: index))
    }
    if interface.mentionsAssistiveAccess { filesOfInterest.insert(file) }
  }

  public mutating func remove(_ file: FileID) {
    guard let interface = interfaces.removeValue(forKey: file) else { return }
    for name in Set(interface.types.map(\.name)) {
      types[name]?.removeAll { $0.file == file }
      if types[name]?.isEmpty == true { types[name] = nil }
    }
    for name in Set(interface.members.map(\.name)) {
      members[name]?.removeAll { $0.file == file }
      if members[name]?.isEmpty == true { members[name] = nil }
    }
    filesOfInterest.remove(file)
  }

  public func interface(of file: FileID) -> SwiftInterface? { interfaces[file] }

  public var files: some Collection<FileID> { interfaces.keys }

  public subscript(type: TypeReference) -> TypeModel? {
    guard let types = interfaces[type.file]?.types, types.indices.contains(type.index) else {
      return nil
    }
    return types[type.index]
  }

  public subscript(member: MemberReference) -> MemberModel? {
    guard let members = interfaces[member.file]?.members, members.indices.contains(member.index)
    else { return nil }
    return members[member.index]
  }

  // MARK: Types

  /// Every declaration of a name, extensions included.
  public func declarations(ofType name: String) -> [TypeReference] { types[name] ?? [] }

  /// The type that a name means in a file, inside a type; nil where it is unknown or ambiguous.
  public func type(named name: String, from file: FileID, inside owner: TypeReference? = nil)
    -> TypeReference?
  {
    let candidates = (types[name] ?? []).filter { self[$0]?.kind != .extensionType }
    if candidates.isEmpty { return aliased(name, from: file, inside: owner) }
    // A type nested in the one around, or beside it, comes first.
    var scope = owner
    while let current = scope {
      let name = self[current]?.name
      if let nested = candidates.first(where: { candidate in
        guard let parent = self[candidate]?.parent else { return false }
        let parentReference = TypeReference(file: candidate.file, index: parent)
        return parentReference == current || (self[parentReference]?.name == name && name != nil)
      }) {
        return nested
      }
      guard let parent = self[current]?.parent else { break }
      scope = TypeReference(file: current.file, index: parent)
    }
    // Elsewhere a nested type is not known by its own name alone.
    return nearest(candidates.filter { self[$0]?.parent == nil }, to: file) { $0.file }
  }

  /// The type that an alias of the name stands for.
  private func aliased(_ name: String, from file: FileID, inside owner: TypeReference?)
    -> TypeReference?
  {
    guard let alias = (members[name] ?? []).first(where: { self[$0]?.kind == .typeAlias }),
      let target = self[alias]?.typeText, target != name, target.allSatisfy(\.isLetter),
      (types[target] ?? []).contains(where: { self[$0]?.kind != .extensionType })
    else { return nil }
    return type(named: target, from: file, inside: owner)
  }

  /// Whether the workspace declares a type of a name, whichever it is.
  public func declaresType(named name: String) -> Bool {
    (types[name] ?? []).contains { self[$0]?.kind != .extensionType }
  }

  /// The one declaration that is nearest to a file: in the file itself, or sharing the longest
  /// folder path; nil where two are equally near.
  private func nearest<Element>(
    _ candidates: [Element], to file: FileID, in place: (Element) -> FileID
  ) -> Element? {
    if candidates.count <= 1 { return candidates.first }
    var best: Element?
    var bestDepth = -1
    var isTie = false
    for candidate in candidates {
      let depth =
        place(candidate) == file ? Int.max : sharedDepth(place(candidate).path, file.path)
      if depth > bestDepth {
        (best, bestDepth, isTie) = (candidate, depth, false)
      } else if depth == bestDepth {
        isTie = true
      }
    }
    return isTie ? nil : best
  }

  /// How many leading folders two paths share.
  private func sharedDepth(_ left: String, _ right: String) -> Int {
    var depth = 0
    for (a, b) in zip(left.utf8, right.utf8) {
      if a != b { break }
      if a == UInt8(ascii: "/") { depth += 1 }
    }
    return depth
  }

  // MARK: Members

  /// The members of a type with a name: of its declaration and of its extensions.
  ///
  /// Looked up by the type, as names like `body` are declared in nearly every file.
  public func members(named name: String, of type: TypeReference) -> [MemberReference] {
    guard let typeName = self[type]?.name else { return [] }
    var result: [MemberReference] = []
    for declaration in types[typeName] ?? [] {
      guard let interface = interfaces[declaration.file] else { continue }
      if declaration != type {
        // An extension belongs to the type that its name means where it stands.
        guard interface.types[declaration.index].kind == .extensionType,
          interface.members.contains(where: { $0.name == name && $0.owner == declaration.index }),
          self.type(named: typeName, from: declaration.file) == type
            || isNested(type, in: declaration.file)
        else { continue }
      }
      for (index, member) in interface.members.enumerated()
      where member.owner == declaration.index && member.name == name
        && member.kind != .initializer
      {
        result.append(MemberReference(file: declaration.file, index: index))
      }
    }
    return result
  }

  /// Whether a type is nested in another one and the only one of its name: its extensions name it
  /// with the type around it.
  private func isNested(_ type: TypeReference, in file: FileID) -> Bool {
    guard let model = self[type], model.parent != nil else { return false }
    return (types[model.name] ?? []).count { self[$0]?.kind != .extensionType } == 1
  }

  /// The type or extension around a member.
  public func owner(of member: MemberReference) -> TypeReference? {
    self[member]?.owner.map { TypeReference(file: member.file, index: $0) }
  }

  /// Members of a name in extensions of a protocol or a type of a framework, as `View`.
  public func extensionMembers(named name: String, of typeName: String) -> [MemberReference] {
    (members[name] ?? []).filter { member in
      guard let owner = owner(of: member), let model = self[owner] else { return false }
      return model.name == typeName && model.kind == .extensionType
    }
  }

  /// Global functions and variables with a name.
  public func globals(named name: String) -> [MemberReference] {
    (members[name] ?? []).filter { self[$0]?.owner == nil }
  }

  /// Every member with a name, whatever its type.
  public func allMembers(named name: String) -> [MemberReference] { members[name] ?? [] }

  /// The one of several members that a call means: the labels decide, then nearness. Nil where that
  /// leaves more than one.
  public func best(
    _ candidates: [MemberReference], labels: [String]?, from file: FileID
  ) -> MemberReference? {
    if candidates.count <= 1 { return candidates.first }
    if let labels {
      let fitting = candidates.filter { candidate in
        guard let model = self[candidate] else { return false }
        return model.kind == .function && accepts(model.labels, labels)
      }
      if fitting.count == 1 { return fitting.first }
      if !fitting.isEmpty { return nearest(fitting, to: file) { $0.file } }
    }
    return nearest(candidates, to: file) { $0.file }
  }

  /// Whether parameters with these labels can take arguments with those: in order, some left out.
  private func accepts(_ parameters: [String], _ arguments: [String]) -> Bool {
    var next = 0
    for argument in arguments {
      while next < parameters.count, parameters[next] != argument { next += 1 }
      if next == parameters.count { return false }
      next += 1
    }
    return true
  }

  /// Whether a type conforms to a protocol by name: itself, in an extension, or by inheritance.
  public func type(_ type: TypeReference, conformsTo name: String, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    for declaration in [type] + extensions(of: type) {
      for inherited in self[declaration]?.inherited ?? [] {
        if inherited == name { return true }
        if let parent = self.type(named: inherited, from: type.file), parent != type,
          self.type(parent, conformsTo: name, depth: depth + 1)
        {
          return true
        }
      }
    }
    return false
  }

  private func extensions(of type: TypeReference) -> [TypeReference] {
    guard let name = self[type]?.name else { return [] }
    return (types[name] ?? []).filter {
      self[$0]?.kind == .extensionType && self.type(named: name, from: $0.file) == type
    }
  }
}
