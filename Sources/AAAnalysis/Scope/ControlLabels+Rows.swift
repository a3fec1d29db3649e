extension ControlLabelReader {
  /// What a row, a screen, or another element shows, all told: its texts, images and controls.
  struct Content {
    /// Elements that are texts: `Text` and `Label`.
    var texts: [Int] = []
    var images: [Int] = []
    var controls: [Int] = []
    /// Whether it shows, or may show, anything else.
    var isOpen = false
  }

  func content(of elements: [Int]) -> Content {
    var content = Content()
    var pending = Array(elements.reversed())
    while let position = pending.popLast() {
      let element = screen.elements[position]
      if !gaps(in: position).isEmpty { content.isOpen = true }
      var inner = children(of: position)
      switch element.kind {
      case .unresolved: content.isOpen = true
      case .own: if inner.isEmpty { content.isOpen = true }
      case .container: break
      case .native:
        switch element.name {
        case "Text": content.texts.append(position)
        case "Label":
          content.texts.append(position)
          inner = []
        case "Image": content.images.append(position)
        case _ where LabelLibrary.controls.contains(element.name):
          content.controls.append(position)
          inner = []
        case _ where LabelLibrary.containers.contains(element.name), "List", "Form", "Section",
          "NavigationStack", "NavigationView":
          break
        case "EmptyView", "Spacer", "Divider": break
        default: content.isOpen = true
        }
      }
      pending.append(contentsOf: inner.reversed())
    }
    return content
  }

  /// The row of a list around an element: all that the list makes of one piece of its data. Nil
  /// outside of lists, in the label of a control, and where one piece makes several rows.
  func row(around element: Int) -> Int? {
    var row: Int?
    var current = element
    while let parent = screen.elements[current].parent {
      let container = screen.elements[parent]
      if container.kind == .native {
        switch container.name {
        case "ForEach":
          if row == nil {
            guard isAlone(current, in: parent) else { return nil }
            row = current
          }
        case "List", "Form":
          if row == nil, container.name == "List",
            screen.elements[element].surroundings.contains(.row), takesData(parent),
            isAlone(current, in: parent)
          {
            return current
          }
          return row
        case "LazyVStack", "LazyVGrid", "LazyHGrid", "LazyHStack":
          if row != nil { return row }
        case _ where LabelLibrary.controls.contains(container.name): return nil
        default: break
        }
      }
      current = parent
    }
    return nil
  }

  /// The row around an element that a list writes out by itself, be it in a section; nil in headers
  /// and footers.
  func staticRow(around element: Int) -> Int? {
    guard !screen.elements[element].surroundings.contains(.row) else { return nil }
    var current = element
    for parent in ancestors(of: element) {
      let holder = screen.elements[parent]
      if holder.kind == .native {
        switch holder.name {
        case "List": return current
        case "Section":
          let isInList = ancestors(of: parent).contains { screen.elements[$0].name == "List" }
          return isInList && isContent(current, of: parent) ? current : nil
        case "Group": break
        case _ where LabelLibrary.containers.contains(holder.name): break
        default: return nil
        }
      }
      current = parent
    }
    return nil
  }

  /// Whether a section surely holds an element in its content.
  private func isContent(_ element: Int, of section: Int) -> Bool {
    let outer = screen.elements[section].reference
    let inner = screen.elements[element].reference
    guard outer.file == inner.file, let tree = tree(of: section), tree.kind(outer.node) == .callExpr
    else { return false }
    return tree.arguments(of: outer.node).contains { argument in
      (argument.label == nil || argument.label == "content")
        && tree.range(argument.value).contains(tree.range(inner.node))
    }
  }

  /// Whether nothing else in a container is shown together with one of its elements.
  private func isAlone(_ element: Int, in parent: Int) -> Bool {
    let branches = screen.elements[element].branches
    return gaps(in: parent).isEmpty
      && children(of: parent).allSatisfy {
        $0 == element || screen.elements[$0].branches.excludes(branches)
      }
  }

  /// Whether a list runs through data of its own.
  private func takesData(_ list: Int) -> Bool {
    let node = screen.elements[list].reference.node
    guard let tree = tree(of: list), tree.kind(node) == .callExpr else { return false }
    return tree.arguments(of: node).contains { !$0.isTrailing && $0.label == nil }
  }

  /// The control in whose label an element stands.
  func control(around element: Int) -> Int? {
    var current = screen.elements[element].parent
    while let position = current {
      let candidate = screen.elements[position]
      if candidate.kind == .native, LabelLibrary.controls.contains(candidate.name) {
        return position
      }
      current = candidate.parent
    }
    return nil
  }
}
