/// The names of SF Symbols up to iOS 26.1, and what Apple says of them.
///
/// A name that is not here is unknown or newer than the list; it is not wrong for that. The sources
/// of the data are told in SymbolNameData.swift.
public struct SymbolTable: Sendable {
  /// The one table; decoded when it is first used.
  public static let shared = SymbolTable()

  let names: FrontCodedNames
  private let versions: [OSVersion]
  private let oldNames: FrontCodedNames
  private let newNames: FrontCodedNames

  /// The names that have replaced others, and for each the places of those in `oldNames`.
  private let currentNames: WordTable
  private let former: [[Int]]

  private init() {
    names = FrontCodedNames(SymbolNameData.names, capacity: 9_200)
    versions = SymbolNameData.versions.split(separator: " ").compactMap(OSVersion.init(parsing:))
    oldNames = FrontCodedNames(SymbolAliasData.old, capacity: 940)
    newNames = FrontCodedNames(SymbolAliasData.new, capacity: 940)
    var current = WordTable(capacity: newNames.count)
    var former: [[Int]] = []
    for index in newNames.indices {
      let name = current.add(newNames.bytes(at: index))
      if name == former.count { former.append([]) }
      former[name].append(index)
    }
    currentNames = current
    self.former = former
  }

  /// Number of names in the list of current and former names.
  public var count: Int { names.count }

  /// The newest iOS whose symbols are in the list.
  public var newest: OSVersion? { versions.max() }

  /// Number of names that Apple has replaced.
  public var renamedCount: Int { oldNames.count }

  /// Number of names that Apple keeps for its own products and features.
  public var restrictedCount: Int { names.indices.count(where: names.isMarked(at:)) }

  /// Whether a symbol of this name exists, under its current or an old name.
  public func contains(_ name: String) -> Bool {
    names.index(of: name) != nil || oldNames.index(of: name) != nil
  }

  /// The first iOS version that has a symbol of this name.
  ///
  /// Nil for an unknown name, and for the few old names whose version is not known.
  public func introduced(_ name: String) -> OSVersion? {
    names.index(of: name).flatMap(introduced(at:))
  }

  /// The name that has replaced `name`, which may itself still work; nil if `name` is current or
  /// unknown.
  public func currentName(forOld name: String) -> String? {
    var current = name
    // The list has chains of up to three names, and pairs that name each other; of such a pair the
    // younger is the current one.
    for _ in 0..<4 {
      guard let index = oldNames.index(of: current) else { break }
      let next = newNames.name(at: index)
      if let now = introduced(current), let then = introduced(next), then < now { break }
      current = next
    }
    return current == name ? nil : current
  }

  /// The old names of a symbol that are still in the list, in alphabetical order.
  public func formerNames(of name: String) -> [String] {
    guard let current = currentNames.index(of: name.utf8) else { return [] }
    return former[current].map(oldNames.name(at:))
      .filter { names.index(of: $0) != nil && currentName(forOld: $0) == name }
  }

  /// Whether Apple keeps the symbol for its own product or feature, under this name or the current
  /// one.
  public func isRestricted(_ name: String) -> Bool {
    [name, currentName(forOld: name)].contains { name in
      name.flatMap(names.index(of:)).map(names.isMarked(at:)) ?? false
    }
  }

  /// Whether the name is the form of another symbol for one script or writing direction, such as
  /// `textformat.ja`. The system chooses these by itself.
  public func isScriptVariant(_ name: String) -> Bool {
    isScriptVariant(Array(name.utf8)[...])
  }

  /// The names that begin with `prefix`, in alphabetical order, old names and script variants left
  /// out.
  ///
  /// - Parameter target: where given, names introduced later are left out.
  public func names(
    withPrefix prefix: String, limit: Int = .max, availableIn target: OSVersion? = nil
  ) -> [String] {
    let bytes = Array(prefix.utf8)
    var result: [String] = []
    var index = names.lowerBound(of: bytes[...])
    while index < names.count, result.count < limit, names.bytes(at: index).starts(with: bytes) {
      if isOffered(at: index, availableIn: target) { result.append(names.name(at: index)) }
      index += 1
    }
    return result
  }

  // MARK: - By index

  /// The name at a place in the list, which is sorted by bytes.
  ///
  /// - Precondition: `index` is at least 0 and less than `count`.
  package func name(at index: Int) -> String { names.name(at: index) }

  func introduced(at index: Int) -> OSVersion? {
    let tag = names.tag(at: index)
    return versions.indices.contains(tag) ? versions[tag] : nil
  }

  /// Whether a name is one to offer: current, for all scripts, and there in `target`.
  func isOffered(at index: Int, availableIn target: OSVersion?) -> Bool {
    if let target, let introduced = introduced(at: index), introduced > target { return false }
    let bytes = names.bytes(at: index)
    if isScriptVariant(bytes) { return false }
    guard oldNames.index(of: bytes) != nil,
      let current = currentName(forOld: names.name(at: index))
    else { return true }
    // Before its new name came, the old one is the only one.
    guard let target, let introduced = introduced(current) else { return false }
    return introduced > target
  }

  func isScriptVariant(_ name: ArraySlice<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let suffix = name[(dot + 1)...]
    guard suffix.count <= 3, Self.scripts.contains(String(decoding: suffix, as: UTF8.self)) else {
      return false
    }
    // Some suffixes are words as well; they are a script's where the plain symbol exists. A few
    // symbols exist only as forms for a direction.
    return suffix.elementsEqual("rtl".utf8) || names.index(of: name[..<dot]) != nil
  }

  private static let scripts: Set<String> = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
    "rtl", "ru", "sat", "si", "ta", "te", "th", "zh",
  ]
}

extension SymbolTable: CustomStringConvertible {
  /// The size of the table, not its thousands of names.
  public var description: String { "SymbolTable(\(count) names)" }
}
