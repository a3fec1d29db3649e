extension ControlLabelReader {
  /// An element and everything inside it.
  func elements(in element: Int) -> [Int] {
    var found: [Int] = []
    var pending = [element]
    while let position = pending.popLast() {
      found.append(position)
      pending.append(contentsOf: children(of: position).reversed())
    }
    return found
  }

  /// The elements around an element, the nearest first.
  func ancestors(of element: Int) -> [Int] {
    var found: [Int] = []
    var current = screen.elements[element].parent
    while let position = current {
      found.append(position)
      current = screen.elements[position].parent
    }
    return found
  }

  /// Whether one of two elements is, or stands in, the other.
  func areNested(_ first: Int, _ second: Int) -> Bool {
    first == second || ancestors(of: first).contains(second)
      || ancestors(of: second).contains(first)
  }

  /// What a list shows as one row around an element, static or not; nil outside of lists. A
  /// `ForEach` or a section makes rows where no other container is between it and the list.
  func rowOfList(around element: Int) -> Int? {
    let around = ancestors(of: element)
    let list = around.firstIndex { position in
      let holder = screen.elements[position]
      return holder.kind == .native && (holder.name == "List" || holder.name == "Form")
    }
    guard let list else { return nil }
    let path = around[..<list].reversed() + [element]
    var row = path.first
    for (outer, inner) in zip(path, path.dropFirst()) {
      let holder = screen.elements[outer]
      guard holder.kind == .native else { continue }
      switch holder.name {
      case "ForEach", "Section": row = inner
      case "Group": continue
      default: return row
      }
    }
    return row
  }

  /// Whether an element is all that there is of another one around it.
  func fills(_ outer: Int, _ element: Int) -> Bool {
    var current = element
    while current != outer {
      guard let parent = screen.elements[current].parent else { return false }
      let holder = screen.elements[parent]
      guard holder.kind != .native, children(of: parent) == [current], gaps(in: parent).isEmpty
      else { return false }
      current = parent
    }
    return true
  }
}
