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

  /// What a list shows as one row around an element, static or not; nil outside of lists.
  func rowOfList(around element: Int) -> Int? {
    let isList = { (position: Int) in
      let holder = screen.elements[position]
      return holder.kind == .native && (holder.name == "List" || holder.name == "Form")
    }
    var current = element
    for parent in ancestors(of: element) {
      if isList(parent) { return current }
      let holder = screen.elements[parent]
      if holder.kind == .native, holder.name == "ForEach" || holder.name == "Section",
        ancestors(of: parent).contains(where: isList)
      {
        return current
      }
      current = parent
    }
    return nil
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
