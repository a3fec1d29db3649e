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
  private var declarations: [FileID: FileDeclarations] = [:]
  /// Types by name, without extensions.
  private var types = DeclarationTable<String, TypeReference>()
  /// Those that stand in no other type.
  private var topLevelTypes = DeclarationTable<String, TypeReference>()
  /// Extensions by the extended type's name.
  private var extensions = DeclarationTable<String, TypeReference>()
  private var members = DeclarationTable<String, MemberReference>()
  // What few of all members of a name are, as names like `title` are declared again and again.
  private var globals = DeclarationTable<String, MemberReference>()
  private var functions = DeclarationTable<String, MemberReference>()
  private var views = DeclarationTable<String, MemberReference>()
  private var computed = DeclarationTable<String, MemberReference>()
  private var typeAliases = DeclarationTable<String, MemberReference>()
  private var extensionMembers = DeclarationTable<ExtensionMember, MemberReference>()
  /// How many files import a module.
  private var importCounts: [String: Int] = [:]

  public init() {}

  /// What the team says of its views and modifiers.
  public var scopeSettings = ScopeSettings(folders: [:])

  /// The files that hold the name of the scene or of the mode's environment value.
  public private(set) var filesOfInterest: Set<FileID> = []

  /// The files that hold a type with which an app begins, or one of its scenes: what is `@main`,
  /// and what names a protocol of `lifeCycleProtocols`.
  public private(set) var filesOfApps: Set<FileID> = []

  /// Whether Assistive Access surely never shows what stands in a file, so that nothing that is
  /// judged begins there.
  private(set) var isNeverShown: @Sendable (FileID) -> Bool = { _ in false }

  /// The same declarations, for judging: nothing begins in files that Assistive Access surely never
  /// shows, though their names still mean what they mean.
  func judged(without isNeverShown: @escaping @Sendable (FileID) -> Bool) -> DeclarationIndex {
    var result = self
    result.isNeverShown = isNeverShown
    let files = filesOfInterest.union(filesOfApps).filter(isNeverShown)
    if files.isEmpty { return result }
    result.filesOfInterest.subtract(files)
    result.filesOfApps.subtract(files)
    return result
  }

  /// The protocols of the types that the system makes when an app begins.
  static let lifeCycleProtocols = [
    "App", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "UIHostingSceneDelegate",
  ]

  public mutating func set(_ interface: SwiftInterface, for file: FileID) {
    remove(file)
    declarations[file] = FileDeclarations(interface)
    for (index, type) in interface.types.enumerated() {
      let reference = TypeReference(file: file, index: index)
      if type.kind == .extensionType {
        extensions.add(reference, under: type.name)
        continue
      }
      types.add(reference, under: type.name)
      if type.parent == nil { topLevelTypes.add(reference, under: type.name) }
    }
    for (index, member) in interface.members.enumerated() where member.kind != .initializer {
      let reference = MemberReference(file: file, index: index)
      members.add(reference, under: member.name)
      if member.kind == .function { functions.add(reference, under: member.name) }
      if member.kind == .typeAlias { typeAliases.add(reference, under: member.name) }
      if member.isComputed { computed.add(reference, under: member.name) }
      if member.looksLikeView { views.add(reference, under: member.name) }
      if let key = interface.extensionMember(member) {
        extensionMembers.add(reference, under: key)
      } else if member.owner == nil {
        globals.add(reference, under: member.name)
      }
    }
    for module in Set(interface.imports) { importCounts[module, default: 0] += 1 }
    if interface.mentionsAssistiveAccess { filesOfInterest.insert(file) }
    if interface.types.contains(where: Self.beginsApp) { filesOfApps.insert(file) }
  }

  public mutating func remove(_ file: FileID) {
    guard let place = declarations.index(forKey: file) else { return }
    // The value that all references of the file have.
    let (own, declared) = declarations.remove(at: place)
    let interface = declared.interface
    for name in Set(interface.types.map(\.name)) {
      types.remove(own, under: name)
      topLevelTypes.remove(own, under: name)
      extensions.remove(own, under: name)
    }
    var names = MemberNames()
    for member in interface.members { names.add(member) }
    for name in names.all { members.remove(own, under: name) }
    for name in names.globals { globals.remove(own, under: name) }
    for name in names.functions { functions.remove(own, under: name) }
    for name in names.computed { computed.remove(own, under: name) }
    for name in names.views { views.remove(own, under: name) }
    for name in names.typeAliases { typeAliases.remove(own, under: name) }
    for key in Set(interface.members.compactMap(interface.extensionMember)) {
      extensionMembers.remove(own, under: key)
    }
    for module in Set(interface.imports) {
      let count = importCounts[module] ?? 0
      importCounts[module] = count > 1 ? count - 1 : nil
    }
    filesOfInterest.remove(file)
    filesOfApps.remove(file)
  }

  private static func beginsApp(_ type: TypeModel) -> Bool {
    type.isMain || lifeCycleProtocols.contains(where: type.inherited.contains)
  }

  public func interface(of file: FileID) -> SwiftInterface? { declarations[file]?.interface }

  /// Whether a file holds the name of the scene or of the mode's environment value.
  func mentionsAssistiveAccess(_ file: FileID) -> Bool {
    declarations[file]?.interface.mentionsAssistiveAccess ?? false
  }

  /// What a file declares, with the members of each type at hand.
  func declared(in file: FileID) -> FileDeclarations? { declarations[file] }

  public var files: some Collection<FileID> { declarations.keys }

  /// Whether any file imports a module.
  func importsModule(_ name: String) -> Bool { importCounts[name] != nil }

  /// Whether a file imports a module.
  func imports(_ module: String, in file: FileID) -> Bool {
    declarations[file]?.interface.imports.contains(module) ?? false
  }

  public subscript(type: TypeReference) -> TypeModel? {
    guard let types = declarations[type.file]?.interface.types,
      types.indices.contains(type.index)
    else { return nil }
    return types[type.index]
  }

  public subscript(member: MemberReference) -> MemberModel? {
    guard let members = declarations[member.file]?.interface.members,
      members.indices.contains(member.index)
    else { return nil }
    return members[member.index]
  }

  // MARK: Types

  /// Every declaration of a name, extensions included.
  public func declarations(ofType name: String) -> [TypeReference] {
    types[name] + extensions[name]
  }

  /// The type that a name means in a file, inside a type; nil where it is unknown or ambiguous.
  public func type(named name: String, from file: FileID, inside owner: TypeReference? = nil)
    -> TypeReference?
  {
    guard types.holds(name) else { return aliased(name, from: file, inside: owner) }
    // A type nested in the one around, or beside it, comes first.
    var scope = owner
    while let current = scope {
      if let nested = nested(name, in: current) { return nested }
      guard let parent = self[current]?.parent else { break }
      scope = TypeReference(file: current.file, index: parent)
    }
    // Elsewhere a nested type is not known by its own name alone.
    return nearest(topLevelTypes[name], to: file) { $0.file }
  }

  /// The type of a module that a name means in a file: the one in a folder of the module's name;
  /// else the one that the name alone means, unless that is a view's of a framework.
  func type(named name: String, inModule module: String, from file: FileID) -> TypeReference? {
    let inside = topLevelTypes[name].filter {
      $0.file.folder.split(separator: "/").contains(module[...])
    }
    if !inside.isEmpty { return nearest(inside, to: file) { $0.file } }
    return ViewLibrary.nativeViews.contains(name) ? nil : type(named: name, from: file)
  }

  /// A type that is declared in another one, or in one of its extensions; nil where none is.
  func type(nested name: String, in outer: TypeReference) -> TypeReference? {
    types.holds(name) ? nested(name, in: outer) : nil
  }

  /// A type that is declared in another one, or in one of its extensions.
  private func nested(_ name: String, in outer: TypeReference) -> TypeReference? {
    guard let model = self[outer] else { return nil }
    if let found = directlyNested(name, in: outer) { return found }
    for other in extensions[model.name] where other != outer {
      if let found = directlyNested(name, in: other) { return found }
    }
    guard model.kind == .extensionType else { return nil }
    for declaration in topLevelTypes[model.name] {
      if let found = directlyNested(name, in: declaration) { return found }
    }
    return nil
  }

  private func directlyNested(_ name: String, in outer: TypeReference) -> TypeReference? {
    guard let types = declarations[outer.file]?.interface.types else { return nil }
    return types.indices.first {
      types[$0].parent == outer.index && types[$0].name == name
        && types[$0].kind != .extensionType
    }.map { TypeReference(file: outer.file, index: $0) }
  }

  /// The type that an alias of the name stands for.
  private func aliased(_ name: String, from file: FileID, inside owner: TypeReference?)
    -> TypeReference?
  {
    guard let alias = typeAliases[name].first, let target = self[alias]?.typeText,
      target != name, target.allSatisfy(\.isLetter), types.holds(target)
    else { return nil }
    return type(named: target, from: file, inside: owner)
  }

  /// The type that an extension extends; the type itself where it is none, or extends another's.
  func extendedType(_ type: TypeReference) -> TypeReference {
    guard let model = self[type], model.kind == .extensionType else { return type }
    if let outer = model.outer.last, let around = self.type(named: outer, from: type.file),
      let extended = self.type(nested: model.name, in: around)
    {
      return extended
    }
    return self.type(named: model.name, from: type.file) ?? type
  }

  /// A type's declaration and its extensions.
  func wholeType(_ type: TypeReference) -> [TypeReference] { [type] + extensions(of: type) }

  /// Whether the workspace declares a type of a name, whichever it is.
  public func declaresType(named name: String) -> Bool { types.holds(name) }

  /// The one declaration that is nearest to a file: in the file itself, or sharing the longest
  /// folder path, and then in a folder around it; nil where two are equally near.
  private func nearest<Element>(
    _ candidates: [Element], to file: FileID, in place: (Element) -> FileID
  ) -> Element? {
    if candidates.count <= 1 { return candidates.first }
    var best: Element?
    var bestDepth = -1
    var isTie = false
    for candidate in candidates {
      let other = place(candidate)
      // A file beside, or in a folder around, is nearer than one in another folder there.
      let depth =
        other == file
        ? Int.max : 2 * sharedDepth(other.path, file.path) + (file.isBelow(other.folder) ? 1 : 0)
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

  /// The native view or modifier that the team says a name stands for in a file; nil where it
  /// stands for itself.
  func component(named name: String, in file: FileID) -> String? {
    scopeSettings.component(named: name, in: file)
  }

  // MARK: Members

  /// The members of a type with a name: of its declaration and of its extensions.
  ///
  /// Looked up by the type, as names like `body` are declared in nearly every file.
  public func members(named name: String, of type: TypeReference) -> [MemberReference] {
    guard let model = self[type] else { return [] }
    var result = ownMembers(named: name, of: type)
    let key = ExtensionMember(type: model.name, name: name)
    let isOnlyNested = model.parent != nil && types[model.name].count == 1
    for member in extensionMembers[key] where owner(of: member) != type {
      // An extension belongs to the type that its name means where it stands; that of a nested type
      // is written with the type around it.
      let outer = owner(of: member).flatMap { self[$0]?.outer.last }
      if let outer, declaresType(named: outer) {
        if let parent = model.parent,
          self[TypeReference(file: type.file, index: parent)]?.name == outer
        {
          result.append(member)
        }
      } else if isOnlyNested || self.type(named: model.name, from: member.file) == type {
        result.append(member)
      }
    }
    return result
  }

  /// The members of a name that stand in just this declaration of a type.
  private func ownMembers(named name: String, of type: TypeReference) -> [MemberReference] {
    guard let declared = declarations[type.file] else { return [] }
    var result: [MemberReference] = []
    for index in declared.members(ofType: type.index) {
      let member = declared.interface.members[Int(index)]
      if member.name == name, member.kind != .initializer {
        result.append(MemberReference(file: type.file, index: Int(index)))
      }
    }
    return result
  }

  /// The type or extension around a member.
  public func owner(of member: MemberReference) -> TypeReference? {
    self[member]?.owner.map { TypeReference(file: member.file, index: $0) }
  }

  /// Members of a name that a type has from the protocols and classes of the workspace that it
  /// names, nearest first; what a protocol only asks for is left out.
  func inheritedMembers(named name: String, of type: TypeReference) -> [MemberReference] {
    var seen: Set<TypeReference> = [type]
    var pending = [type]
    while !pending.isEmpty, seen.count < 32 {
      let next = pending.removeFirst()
      for declaration in [next] + extensions(of: next) {
        for inherited in self[declaration]?.inherited ?? [] {
          guard let parent = self.type(named: inherited, from: declaration.file),
            seen.insert(parent).inserted
          else { continue }
          pending.append(parent)
          let members = members(named: name, of: parent).filter { member in
            owner(of: member).flatMap { self[$0]?.kind } != .protocolType
          }
          if !members.isEmpty { return members }
        }
      }
    }
    return []
  }

  /// Members of a name in extensions of a protocol or a type of a framework, as `View`.
  public func extensionMembers(named name: String, of typeName: String) -> [MemberReference] {
    extensionMembers[ExtensionMember(type: typeName, name: name)]
  }

  /// Global functions and variables with a name.
  public func globals(named name: String) -> [MemberReference] { globals[name] }

  /// Every member with a name, whatever its type.
  public func allMembers(named name: String) -> [MemberReference] { members[name] }

  /// Whether the workspace declares a member of a name, whichever it is.
  func declaresMember(named name: String) -> Bool { members.holds(name) }

  /// Every function with a name, whatever its type.
  func functions(named name: String) -> [MemberReference] { functions[name] }

  /// Every computed property with a name, whatever its type.
  func computedProperties(named name: String) -> [MemberReference] { computed[name] }

  /// Every member with a name that gives a view, by what is written.
  func viewMembers(named name: String) -> [MemberReference] { views[name] }

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
    // Of what the workspace does not declare, as `View`, there are many.
    guard types.holds(name) || typeAliases.holds(name) else { return [] }
    return extensions[name].filter { self.type(named: name, from: $0.file) == type }
  }
}

/// The names of a file's members, by the tables in which these stand.
private struct MemberNames {
  var all: Set<String> = []
  var globals: Set<String> = []
  var functions: Set<String> = []
  var computed: Set<String> = []
  var views: Set<String> = []
  var typeAliases: Set<String> = []

  mutating func add(_ member: MemberModel) {
    guard member.kind != .initializer else { return }
    all.insert(member.name)
    if member.owner == nil { globals.insert(member.name) }
    if member.kind == .function { functions.insert(member.name) }
    if member.isComputed { computed.insert(member.name) }
    if member.looksLikeView { views.insert(member.name) }
    if member.kind == .typeAlias { typeAliases.insert(member.name) }
  }
}

/// A name in an extension of a type.
private struct ExtensionMember: Hashable, Sendable {
  let type: String
  let name: String
}

extension SwiftInterface {
  /// Where a member stands in an extension; nil for any other.
  fileprivate func extensionMember(_ member: MemberModel) -> ExtensionMember? {
    guard member.kind != .initializer, let owner = member.owner, types.indices.contains(owner),
      types[owner].kind == .extensionType
    else { return nil }
    return ExtensionMember(type: types[owner].name, name: member.name)
  }
}
