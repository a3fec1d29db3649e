/// Puts findings where they are seen: on the screens that hold the innermost view or modifier
/// around their place; else on those of the type around it; at a root that they are about.
struct MappedFindings {
  private let builder: ScreenMapBuilder
  private let byFile: [FileID: [Finding]]

  init(_ findings: [Finding], _ builder: ScreenMapBuilder) {
    self.builder = builder
    byFile = Dictionary(grouping: findings, by: \.location.file)
  }

  private struct Key: Hashable {
    let file: FileID
    let position: Int
  }

  private struct Holder {
    var length: Int
    var screens: Set<Int>
    var roots: Set<Int> = []
  }

  func place(in map: inout ScreenMap) {
    if byFile.isEmpty { return }
    var holders: [Key: Holder] = [:]
    for (number, root) in map.roots.enumerated() {
      offer(root.location.range, in: root.location.file, &holders) { $0.roots.insert(number) }
    }
    for (number, screen) in builder.scope.screens.enumerated() {
      for (position, element) in screen.elements.enumerated() {
        guard byFile[element.reference.file] != nil,
          let tree = builder.context.tree(element.reference.file)
        else { continue }
        let places = places(of: position, on: number)
        offer(tree.range(element.reference.node), in: element.reference.file, &holders) {
          $0.screens.formUnion(places)
        }
      }
      for modifier in screen.modifiers {
        guard byFile[modifier.reference.file] != nil,
          let tree = builder.context.tree(modifier.reference.file)
        else { continue }
        let places = places(of: modifier.element, on: number)
        let range = ByteRange(
          modifier.nameRange.start, tree.range(modifier.reference.node).end)
        offer(range, in: modifier.reference.file, &holders) { $0.screens.formUnion(places) }
      }
    }
    for (file, findings) in byFile.sorted(by: { $0.key < $1.key }) {
      for (position, finding) in findings.enumerated() {
        let holder = holders[Key(file: file, position: position)]
        let screens = holder?.screens ?? screens(around: finding)
        for screen in screens.sorted() { map.screens[screen].findings.append(finding) }
        for root in (holder?.roots ?? []).sorted() { map.roots[root].findings.append(finding) }
      }
    }
  }

  private func places(of element: Int?, on number: Int) -> [Int] {
    builder.pieces[number].pieces(of: element).map { builder.places[number][$0] }
  }

  /// Lets a range hold the findings in it that no shorter one holds.
  private func offer(
    _ range: ByteRange, in file: FileID, _ holders: inout [Key: Holder],
    _ add: (inout Holder) -> Void
  ) {
    for (position, finding) in (byFile[file] ?? []).enumerated()
    where range.contains(finding.location.range) {
      let key = Key(file: file, position: position)
      var holder = holders[key] ?? Holder(length: range.length, screens: [])
      if range.length > holder.length { continue }
      if range.length < holder.length { holder = Holder(length: range.length, screens: []) }
      add(&holder)
      holders[key] = holder
    }
  }

  /// The screens of the innermost type around a finding that any screen shows.
  private func screens(around finding: Finding) -> Set<Int> {
    let file = finding.location.file
    guard let loaded = builder.context.loader.load(file) else { return [] }
    let around = loaded.model.interface.types.indices.filter { index in
      loaded.node(ofType: index).map {
        loaded.tree.range($0).contains(finding.location.range)
      } ?? false
    }
    // Outer types stand before inner ones.
    for index in around.reversed() {
      let model = loaded.model.interface.types[index]
      let type =
        model.kind == .extensionType
        ? builder.context.index.type(named: model.name, from: file)
        : TypeReference(file: file, index: index)
      guard let type else { continue }
      let shown = screens(of: type)
      if !shown.isEmpty { return shown }
    }
    return []
  }

  /// The screens that are a view of a type; else those that hold one.
  private func screens(of type: TypeReference) -> Set<Int> {
    var named: Set<Int> = []
    var holding: Set<Int> = []
    for (number, screen) in builder.scope.screens.enumerated() {
      for (position, piece) in builder.pieces[number].pieces.enumerated() where piece.type == type {
        named.insert(builder.places[number][position])
      }
      for (position, element) in screen.elements.enumerated() where element.kind == .own(type) {
        holding.formUnion(places(of: position, on: number))
      }
    }
    return named.isEmpty ? holding : named
  }
}
