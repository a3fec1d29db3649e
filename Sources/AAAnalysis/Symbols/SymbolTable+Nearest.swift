extension SymbolTable {
  /// The names that someone who wrote `name` may have meant, best first; empty where none is near.
  ///
  /// Looks at misspellings (`hand.drwa`), other orders of the same parts (`fill.star`), and parts
  /// written as one word or in camel case (`photoStack`). Old names, script variants and restricted
  /// symbols are not offered.
  ///
  /// - Parameter target: where given, names introduced later are left out.
  public func nearestNames(
    to name: String, limit: Int = 3, availableIn target: OSVersion? = nil
  ) -> [String] {
    nearest(to: name, limit: limit, availableIn: target, restricted: false)
      .map { names.name(at: $0.index) }
  }

  /// The name that someone who wrote `name` may have meant, where it is one that Apple keeps for
  /// its own products and features, and nearer than any other.
  public func nearestRestrictedName(
    to name: String, availableIn target: OSVersion? = nil
  ) -> String? {
    let find = { nearest(to: name, limit: 1, availableIn: target, restricted: $0).first }
    guard let restricted = find(true) else { return nil }
    if let other = find(false), other.cost <= restricted.cost { return nil }
    return names.name(at: restricted.index)
  }

  private func nearest(
    to name: String, limit: Int, availableIn target: OSVersion?, restricted: Bool
  ) -> [(cost: Int, length: Int, index: Int)] {
    var query = NameDistance(name)
    guard limit > 0, !query.isEmpty else { return [] }
    query.keepsPicture = names(withPicture: query.picture)
    var found: [(cost: Int, length: Int, index: Int)] = []
    for index in names.indices {
      let bytes = names.bytes(at: index)
      guard let cost = query.cost(to: bytes), names.isMarked(at: index) == restricted,
        isOffered(at: index, availableIn: target), !bytes.elementsEqual(name.utf8)
      else { continue }
      found.append((cost, bytes.count, index))
    }
    return Array(found.sorted { $0 < $1 }.prefix(limit))
  }

  /// Whether there are names that begin with a part, which then says what they show.
  private func names(withPicture part: ArraySlice<UInt8>) -> Bool {
    let prefix = part + [UInt8(ascii: ".")]
    let place = names.lowerBound(of: prefix)
    return place < names.count && names.bytes(at: place).starts(with: prefix)
  }
}

/// How far symbol names are from one name.
struct NameDistance {
  /// The name, folded to the alphabet of symbol names, with dots between its parts; at most 64
  /// bytes, so that a column of the edit matrix fits in a word. Only generated names are longer.
  private let query: [UInt8]
  private let parts: [ArraySlice<UInt8>]
  /// For each byte, the places in `query` that hold it.
  private let places: [UInt64]

  /// Whether the query's first part is that of symbols: of others, only those with all of its parts
  /// or with hardly a difference may be meant.
  var keepsPicture = false

  private static let dot = UInt8(ascii: ".")
  /// The costs beyond which names are not alike: by edits, in hundredths of the longer name, and by
  /// parts.
  private static let editLimit = 25
  private static let partLimit = 34

  init(_ name: String) {
    var query: [UInt8] = []
    var afterLower = false
    for byte in name.utf8.prefix(128) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        query.append(byte)
        afterLower = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if afterLower { query.append(Self.dot) }
        query.append(byte | 0x20)
        afterLower = false
      default:
        if let last = query.last, last != Self.dot { query.append(Self.dot) }
        afterLower = false
      }
    }
    if query.last == Self.dot { query.removeLast() }
    query = Array(query.prefix(64))
    var places = [UInt64](repeating: 0, count: 128)
    for (place, byte) in query.enumerated() { places[Int(byte)] |= 1 << UInt64(place) }
    self.query = query
    self.parts = query.split(separator: Self.dot)
    self.places = places
  }

  var isEmpty: Bool { query.isEmpty }

  /// The first part, which says what a symbol shows.
  var picture: ArraySlice<UInt8> { parts.first ?? [] }

  /// The cost of taking `name` for the query, from 0; nil where they are not alike.
  func cost(to name: ArraySlice<UInt8>) -> Int? {
    let byParts = partCost(to: name)
    let longer = max(name.count, query.count)
    let limit = min(byParts ?? Self.editLimit, Self.editLimit)
    // A difference in length alone may already cost too much.
    guard abs(name.count - query.count) * 100 <= limit * longer else { return byParts }
    let edits = edits(to: name)
    if keepsPicture, edits > 2, !showsPicture(name) { return byParts }
    let byEdits = edits * 100 / longer
    return byEdits <= limit ? byEdits : byParts
  }

  private func showsPicture(_ name: ArraySlice<UInt8>) -> Bool {
    name.prefix { $0 != Self.dot } == picture
  }

  /// The cost by the parts that the names have in common, whatever their order.
  private func partCost(to name: ArraySlice<UInt8>) -> Int? {
    var matched: UInt64 = 0
    var count = 0
    var start = name.startIndex
    while start < name.endIndex {
      let end = name[start...].firstIndex(of: Self.dot) ?? name.endIndex
      count += 1
      for (place, part) in parts.enumerated()
      where matched & (1 << UInt64(place)) == 0 && part == name[start..<end] {
        matched |= 1 << UInt64(place)
        break
      }
      start = end + 1
    }
    let common = matched.nonzeroBitCount
    // One part in common is enough where it is all there is of one of the names.
    guard common > 1 || common == 1 && min(parts.count, count) == 1 && name.count > 2 else {
      return nil
    }
    if keepsPicture, common < parts.count, !showsPicture(name) { return nil }
    // Another order costs a little, each part that only one of the names has a lot.
    let cost = 4 + 60 * (parts.count + count - 2 * common) / (parts.count + count)
    return cost <= Self.partLimit ? cost : nil
  }

  /// The number of bytes to insert, delete or replace, by Myers' bit-parallel algorithm.
  private func edits(to name: ArraySlice<UInt8>) -> Int {
    var positive = UInt64.max
    var negative: UInt64 = 0
    var distance = query.count
    let last: UInt64 = 1 << UInt64(query.count - 1)
    for byte in name {
      let match = byte < 128 ? places[Int(byte)] : 0
      let vertical = match | negative
      let horizontal = (((match & positive) &+ positive) ^ positive) | match
      var increase = negative | ~(horizontal | positive)
      var decrease = positive & horizontal
      if increase & last != 0 { distance += 1 }
      if decrease & last != 0 { distance -= 1 }
      increase = (increase << 1) | 1
      decrease <<= 1
      positive = decrease | ~(vertical | increase)
      negative = increase & vertical
    }
    return distance
  }
}
