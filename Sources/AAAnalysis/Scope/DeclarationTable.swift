/// Names a declaration by the file that holds it.
protocol DeclarationReference: Sendable {
  var file: FileID { get }
}

extension TypeReference: DeclarationReference {}
extension MemberReference: DeclarationReference {}

/// Declarations under keys, those of one key in the order in which they were added.
struct DeclarationTable<Key: Hashable & Sendable, Reference: DeclarationReference>: Sendable {
  private var references: [Key: [Reference]] = [:]

  subscript(key: Key) -> [Reference] { references[key] ?? [] }

  func holds(_ key: Key) -> Bool { references[key] != nil }

  mutating func add(_ reference: Reference, under key: Key) {
    references[key, default: []].append(reference)
  }

  /// Takes away what a file declares under a key.
  mutating func remove(_ file: FileID, under key: Key) {
    guard let place = references.index(forKey: key) else { return }
    references.values[place].removeAll { $0.file == file }
    if references.values[place].isEmpty { references.remove(at: place) }
  }
}

/// What one file declares, with the members of each type at hand.
struct FileDeclarations: Sendable {
  let interface: SwiftInterface
  /// The indices of all initializers.
  let initializers: [Int32]
  /// The indices of all members that have an owner, by owner, else in the order of the file.
  private let owned: [Int32]
  /// For each type where its members begin in `owned`; a last one for the end.
  private let starts: [Int32]

  init(_ interface: SwiftInterface) {
    self.interface = interface
    let typeCount = interface.types.count
    var starts = [Int32](repeating: 0, count: typeCount + 1)
    for member in interface.members {
      if let owner = member.owner, owner < typeCount { starts[owner + 1] += 1 }
    }
    for type in 0..<typeCount { starts[type + 1] += starts[type] }
    var owned = [Int32](repeating: 0, count: starts.last.map(Int.init) ?? 0)
    var next = starts
    for (index, member) in interface.members.enumerated() {
      guard let owner = member.owner, owner < typeCount else { continue }
      owned[Int(next[owner])] = Int32(clamping: index)
      next[owner] += 1
    }
    initializers = interface.members.indices.filter { interface.members[$0].kind == .initializer }
      .map { Int32(clamping: $0) }
    self.starts = starts
    self.owned = owned
  }

  /// The indices of a type's members, in the order of the file.
  func members(ofType type: Int) -> ArraySlice<Int32> {
    guard interface.types.indices.contains(type) else { return [] }
    return owned[Int(starts[type])..<Int(starts[type + 1])]
  }
}
