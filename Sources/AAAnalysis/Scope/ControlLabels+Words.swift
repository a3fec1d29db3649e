/// What the words of a label may be, as far as the source tells.
struct LabelWords {
  /// Every literal that was found.
  private(set) var texts: [String] = []
  /// Whether the words may be others than those.
  private(set) var isOpen = false

  /// Whether they are, or may be, one character: a digit, a sign, an emoji.
  var mayBeOneCharacter: Bool { texts.contains { $0.count == 1 } }

  /// Whether a name that leads to them speaks of emoji.
  private(set) var areNamedEmoji = false

  /// Whether they carry, or may carry, a picture of their own: an emoji.
  var mayHoldEmoji: Bool {
    areNamedEmoji || texts.contains { text in
      // Before U+231A there is none.
      text.unicodeScalars.contains {
        $0.value >= 0x231A && ($0.properties.isEmojiPresentation || $0 == "\u{FE0F}")
      }
    }
  }
}

extension ControlLabelReader {
  /// The first text of a label that has no picture beside it, if it is more than a character.
  func textWithoutImage(in label: ControlLabel) -> LabelPart? { textsWithoutImage(in: label).first }

  /// The first texts of a label that have no picture beside them, one for each of the branches that
  /// exclude one another.
  func textsWithoutImage(in label: ControlLabel) -> [LabelPart] {
    ControlLabel.apart(label.parts.filter { part in
      guard part.kind == .text, label.has(.image, beside: part) == .no else { return false }
      let beside = label.parts.filter {
        $0.kind == .text && !$0.branches.excludes(part.branches)
      }
      let words = beside.map { self.words(of: $0) }
      if words.contains(where: \.mayHoldEmoji) { return false }
      return words.count != 1 || !words[0].mayBeOneCharacter
    })
  }

  /// The words of a part of a label.
  func words(of part: LabelPart) -> LabelWords {
    var words = LabelWords()
    guard let node = part.words else { return words }
    var collector = LabelWordCollector(reader: self, element: part.element)
    collector.collect(node, screen.elements[part.element].frame, depth: 0)
    words = collector.words
    return words
  }
}

extension LabelWords {
  fileprivate mutating func add(_ text: String) {
    if texts.count < 64 { texts.append(text) }
  }

  fileprivate mutating func open() { isOpen = true }

  fileprivate mutating func note(_ names: Set<String>) {
    if names.contains(where: { $0.holds("emoji") }) { areNamedEmoji = true }
  }
}

/// Finds every literal that an expression may stand for: of both sides of a ternary, of each
/// element that a `ForEach` runs through.
private struct LabelWordCollector {
  let reader: ControlLabelReader
  let element: Int
  var words = LabelWords()

  init(reader: ControlLabelReader, element: Int) {
    self.reader = reader
    self.element = element
  }

  private func tree(_ frame: Int) -> SyntaxTree? {
    reader.loader.load(reader.scope.frames[frame].file)?.tree
  }

  mutating func collect(_ node: NodeID, _ frame: Int, depth: Int) {
    guard depth < 16, let tree = tree(frame) else { return words.open() }
    words.note(tree.mentionedNames(in: node))
    switch tree.kind(node) {
    case .stringLiteral:
      if let text = StringValue(of: node, in: tree).text {
        words.add(text)
      } else {
        collectInterpolated(node, frame, tree, depth)
      }
    case .sequenceExpr:
      let children = Array(tree.children(node))
      guard let ternary = children.lastIndex(where: { tree.kind($0) == .ternaryOperator }),
        ternary + 1 < children.count, let then = tree.firstChild(children[ternary])
      else { return words.open() }
      collect(then, frame, depth: depth + 1)
      collect(children[ternary + 1], frame, depth: depth + 1)
    case .declRef:
      let name = tree.name(node)
      if let binding = reader.scope.frames[frame].bindings[name] {
        collect(binding.value.node, binding.frame, depth: depth + 1)
      } else if !collectRow(named: name, member: nil, frame, depth) {
        collectMeaning(node, frame)
      }
    case .memberExpr:
      if let base = tree.firstChild(node), tree.kind(base) == .declRef,
        collectRow(named: tree.name(base), member: tree.name(node), frame, depth)
      {
        return
      }
      collectMembers(node, frame, tree)
    case .callExpr:
      // `String(digit)`, `Text("A")`, `LocalizedStringKey(title)`.
      let arguments = tree.arguments(of: node)
      if let callee = tree.callee(of: node), tree.kind(callee) == .declRef,
        ["String", "Text", "LocalizedStringKey", "Character"].contains(tree.name(callee)),
        let first = arguments.first
      {
        collect(first.value, frame, depth: depth + 1)
      } else {
        collectMeaning(node, frame)
      }
    case .tupleExpr:
      if let first = tree.arguments(of: node).first {
        collect(first.value, frame, depth: depth + 1)
      }
    case .integerLiteral: words.add(tree.text[tree.range(node)])
    default: words.open()
    }
  }

  /// A literal around interpolations: nothing but one may be one character.
  private mutating func collectInterpolated(
    _ node: NodeID, _ frame: Int, _ tree: SyntaxTree, _ depth: Int
  ) {
    let arguments = tree.children(node).filter { tree.kind($0) == .argument }
    let whole = tree.text[tree.range(node)]
    if arguments.count == 1, let value = tree.firstChild(arguments[0]),
      whole == "\"\\(" + tree.text[tree.range(value)] + ")\""
    {
      let before = words.texts.count
      collect(value, frame, depth: depth + 1)
      // A number, perhaps of one digit.
      if words.texts.count == before { words.add("0") }
    } else {
      words.add(whole)
    }
  }

  private mutating func collectMeaning(_ node: NodeID, _ frame: Int) {
    if let literal = reader.texts.meaning(of: node, in: frame).literal {
      words.add(literal.text)
    } else {
      words.open()
    }
  }

  /// A property of a value whose type is not known: of all properties of that name.
  private mutating func collectMembers(_ node: NodeID, _ frame: Int, _ tree: SyntaxTree) {
    let members = reader.index.computedProperties(named: tree.name(node))
    if let base = tree.firstChild(node), tree.kind(base) != .declRef || members.isEmpty {
      return collectMeaning(node, frame)
    }
    for member in members.prefix(8) {
      guard let loaded = reader.loader.load(member.file),
        let property = loaded.node(ofMember: member.index)
      else { continue }
      collectLiterals(in: property, loaded.tree)
    }
    if words.texts.isEmpty { words.open() }
  }

  /// The literals below a node that are no arguments.
  private mutating func collectLiterals(in node: NodeID, _ tree: SyntaxTree) {
    var pending = [node]
    while let current = pending.popLast() {
      if tree.kind(current) == .stringLiteral {
        if let text = StringValue(of: current, in: tree).text { words.add(text) }
      } else if tree.kind(current) != .switchCaseItem {
        pending.append(contentsOf: tree.children(current))
      }
    }
  }

  // MARK: Rows

  /// The elements of the array that a `ForEach` around runs through, by the name of its parameter.
  private mutating func collectRow(
    named name: String, member: String?, _ frame: Int, _ depth: Int
  ) -> Bool {
    guard let (data, place) = rowData(named: name, frame) else { return false }
    return collectData(data, frame, member, place: place, depth)
  }

  /// What the `ForEach` around runs through whose parameter has a name, and which of its parameters
  /// that is.
  private func rowData(named name: String, _ frame: Int) -> (data: NodeID, place: Int)? {
    var current = reader.screen.elements[element].parent
    while let position = current {
      let row = reader.screen.elements[position]
      current = row.parent
      guard row.frame == frame, row.name == "ForEach" || row.name == "List",
        let tree = reader.tree(of: position), tree.kind(row.reference.node) == .callExpr
      else { continue }
      let arguments = tree.arguments(of: row.reference.node)
      guard let data = arguments.first, !data.isTrailing,
        let closure = arguments.last(where: { tree.kind($0.value) == .closureExpr }),
        let place = tree.closureParameters(closure.value).firstIndex(of: name)
      else { continue }
      return (data.value, place)
    }
    return nil
  }

  /// An expression without what picks one of its elements: `rows[0]`, or `row` where a `ForEach`
  /// runs through rows; and how often one is picked.
  private func picked(_ node: NodeID, _ frame: Int, _ tree: SyntaxTree) -> (NodeID, Int) {
    var node = node
    var levels = 0
    while levels < 4 {
      if tree.kind(node) == .subscriptExpr, let base = tree.firstChild(node) {
        node = base
      } else if tree.kind(node) == .declRef,
        reader.scope.frames[frame].bindings[tree.name(node)] == nil,
        let outer = rowData(named: tree.name(node), frame), outer.data != node
      {
        node = outer.data
      } else {
        break
      }
      levels += 1
    }
    return (node, levels)
  }

  private mutating func collectData(
    _ node: NodeID, _ frame: Int, _ member: String?, place: Int, _ depth: Int
  ) -> Bool {
    guard let tree = tree(frame) else { return false }
    let (node, levels) = picked(node, frame, tree)
    guard let (array, arrayTree) = array(node, frame, tree) else { return false }
    if arrayTree.kind(array) != .arrayExpr {
      // `0..<10`: numbers, the first of which have one digit.
      words.add("0")
      return true
    }
    let before = words.texts.count
    var items = arrayTree.elements(of: array)
    for _ in 0..<levels {
      items = items.flatMap { arrayTree.kind($0) == .arrayExpr ? arrayTree.elements(of: $0) : [] }
    }
    for item in items {
      var value = item
      if member != nil || arrayTree.kind(value) == .tupleExpr {
        let arguments = arrayTree.arguments(of: value)
        guard
          let found = member.flatMap({ name in arguments.first { $0.label == name } })
            ?? (member == nil && place < arguments.count ? arguments[place] : nil)
        else { continue }
        value = found.value
      }
      switch arrayTree.kind(value) {
      case .stringLiteral:
        if let text = StringValue(of: value, in: arrayTree).text { words.add(text) }
      case .integerLiteral: words.add(arrayTree.text[arrayTree.range(value)])
      default: break
      }
    }
    return words.texts.count > before
  }

  /// The array literal, or the range, that an expression stands for.
  private func array(_ node: NodeID, _ frame: Int, _ tree: SyntaxTree) -> (NodeID, SyntaxTree)? {
    switch tree.kind(node) {
    case .arrayExpr: return (node, tree)
    case .sequenceExpr:
      let isRange = tree.children(node).contains {
        tree.name($0, is: "..<") || tree.name($0, is: "...")
      }
      return isRange ? (node, tree) : nil
    case .callExpr:
      // `Array(zip(…))` and `Array(items.enumerated())` pair things up.
      guard let callee = tree.callee(of: node), tree.name(callee, is: "Array"),
        let first = tree.arguments(of: node).first
      else { return nil }
      return array(first.value, frame, tree)
    case .declRef, .memberExpr:
      let name = tree.name(node)
      if tree.kind(node) == .declRef, let binding = reader.scope.frames[frame].bindings[name] {
        guard let other = self.tree(binding.frame),
          other.kind(binding.value.node) == .arrayExpr
        else { return nil }
        return (binding.value.node, other)
      }
      guard let owner = reader.scope.frames[frame].owner,
        let member = reader.index.members(named: name, of: owner).first
          ?? reader.index.globals(named: name).first,
        let loaded = reader.loader.load(member.file),
        let property = loaded.node(ofMember: member.index),
        let initializer = loaded.tree.child(property, .initializer),
        let value = loaded.tree.firstChild(initializer), loaded.tree.kind(value) == .arrayExpr
      else { return nil }
      return (value, loaded.tree)
    default: return nil
    }
  }
}

extension SyntaxTree {
  /// The elements of an array literal.
  fileprivate func elements(of array: NodeID) -> [NodeID] {
    children(array).map { kind($0) == .argument ? firstChild($0) ?? $0 : $0 }
  }
}
