/// Something on a screen that has a name.
public protocol NamedOnScreen: Sendable {
  var name: String { get }
}

extension ViewElement: NamedOnScreen {}
extension ViewModifierUse: NamedOnScreen {}

/// What stands on a screen, in the order in which it was read, and to be found by its name: most
/// rules look for few of the many things there are.
public struct ScreenContents<Element: NamedOnScreen>: Sendable {
  private var items: [Element] = []
  /// For each item the place of the next one with the same name; -1 for the last.
  private var next: [Int32] = []
  private var uses: [String: Uses] = [:]

  /// The first and the last place of a name.
  private struct Uses {
    let first: Int32
    var last: Int32
  }

  init() {}

  mutating func append(_ item: Element) {
    let place = Int32(truncatingIfNeeded: items.count)
    items.append(item)
    next.append(-1)
    if let last = uses[item.name]?.last { next[Int(last)] = place }
    uses[item.name, default: Uses(first: place, last: place)].last = place
  }

  /// Whether anything has the name.
  func contains(named name: String) -> Bool { uses[name] != nil }

  /// Where things of a name stand, in their order.
  func places(named name: String) -> [Int] {
    var places: [Int] = []
    if let uses = uses[name] { add(uses, to: &places) }
    return places
  }

  /// Where things stand whose names are meant, in their order.
  func places(where isMeant: (String) -> Bool) -> [Int] {
    var places: [Int] = []
    for (name, uses) in uses where isMeant(name) { add(uses, to: &places) }
    return places.sorted()
  }

  /// Where things of some names stand, in their order.
  func places(named names: Set<String>) -> [Int] { places(where: names.contains) }

  /// The things of a name, in their order.
  func all(named name: String) -> [Element] { places(named: name).map { items[$0] } }

  /// The things of some names, in their order.
  func all(named names: Set<String>) -> [Element] { places(named: names).map { items[$0] } }

  private func add(_ uses: Uses, to places: inout [Int]) {
    var place = uses.first
    while place >= 0 {
      places.append(Int(place))
      place = next[Int(place)]
    }
  }
}

extension ScreenContents: RandomAccessCollection {
  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> Element { items[position] }
}
