extension ScopeWalker {
  mutating func readDeclaredRoots() {
    for file in index.filesOfInterest.sorted() { findScenes(in: file) }
    readConfiguredRoots()
    readPreviews()
  }

  /// Begins a root and reads what it shows, and all that this leads to.
  mutating func readRoot(
    _ kind: ScopeRoot.Kind, _ reference: SyntaxReference, _ nameRange: ByteRange,
    owner: TypeReference?, _ read: (inout ScopeWalker, _ frame: Int, Place) -> Void
  ) {
    scope.roots.append(ScopeRoot(kind: kind, reference: reference, nameRange: nameRange))
    guard
      let place = addScreen(
        .root, root: scope.roots.count - 1, parent: nil, presenter: reference)
    else {
      scope.roots.removeLast()
      return
    }
    system = Self.oldestSystem(for: kind)
    let frame = addFrame(file: reference.file, owner: owner, use: nil, screen: place.screen)
    read(&self, frame, place)
    readQueuedScreens()
  }

  /// The first iOS on which a root is shown.
  private static func oldestSystem(for kind: ScopeRoot.Kind) -> OSVersion {
    switch kind {
    case .scene, .preview, .configured: Availability.scene
    case .modeBranch: Availability.detection
    case .standardUI: Availability.mode
    }
  }

  /// Reads a further root, which must not cost the others anything: where it shows too much, it is
  /// as if it had not been there. Gives whether it was read.
  mutating func attempt(_ read: (inout ScopeWalker) -> Void) -> Bool {
    guard !scope.isTruncated else { return false }
    let start = mark
    read(&self)
    guard scope.isTruncated else { return true }
    goBack(to: start)
    scope.leavesRootsOut = true
    return false
  }

  // MARK: Views that the team named

  private mutating func readConfiguredRoots() {
    for folder in index.scopeSettings.folders.sorted(by: { $0.key < $1.key }) {
      for name in folder.value.roots {
        for type in views(named: name, inFolder: folder.key)
        where !opens(type) {
          _ = attempt { $0.readConfiguredRoot(type) }
        }
      }
    }
  }

  /// The views of a name in the files for which the settings of a folder hold.
  private func views(named name: String, inFolder folder: String) -> [TypeReference] {
    let names = name.split(separator: ".").map(String.init)
    guard let last = names.last else { return [] }
    return index.declarations(ofType: last).sorted().filter { type in
      guard let model = index[type], model.kind != .extensionType,
        !index.isNeverShown(type.file),
        index.scopeSettings.folder(of: type.file) == folder, index.type(type, conformsTo: "View")
      else { return false }
      var parent = model.parent
      for outer in names.dropLast().reversed() {
        guard let position = parent, let around = index.interface(of: type.file)?.types[position],
          around.name == outer
        else { return false }
        parent = around.parent
      }
      return parent == nil
    }
  }

  private mutating func readConfiguredRoot(_ type: TypeReference) {
    guard let loaded = loaded(type.file), let node = loaded.node(ofType: type.index),
      let range = loaded.tree.nameRange(node), let name = index[type]?.name
    else { return }
    readRoot(
      .configured, SyntaxReference(file: type.file, node: node), range, owner: nil
    ) { walker, frame, place in
      _ = walker.readOwnView(type, name, node, range, [], frame, place)
    }
  }

  // MARK: Previews

  /// Reads the previews that show something of Assistive Access which no other root shows.
  private mutating func readPreviews() {
    guard !scope.isTruncated else { return }
    let previews = index.filesOfInterest.sorted().flatMap { file in
      loaded(file).map { loaded in
        loaded.previews.filter { $0.body != nil && $0.hasAssistiveAccessTrait(in: loaded.tree) }
      } ?? []
    }
    if previews.isEmpty { return }
    // A part of a screen that has a preview of its own is judged where it stands, if that is known.
    let known = openedViews(from: 0)
    var probe = self
    var shown: [(preview: PreviewMacro, views: RootViews)] = []
    for preview in previews {
      let first = probe.scope.screens.count
      guard probe.attempt({ $0.readPreview(preview) }) else { continue }
      let views = RootViews(
        outer: probe.outermostViews(of: first), all: probe.openedViews(from: first))
      if views.outer.isEmpty || !views.outer.isSubset(of: known) { shown.append((preview, views)) }
    }
    for (position, (preview, views)) in shown.enumerated() {
      let isPart = shown.enumerated().contains { other, another in
        guard other != position, !views.outer.isEmpty,
          views.outer.isSubset(of: another.views.all)
        else { return false }
        // Of two that show each other the first counts.
        return other < position || !another.views.outer.isSubset(of: views.all)
      }
      if !isPart { _ = attempt { $0.readPreview(preview) } }
    }
  }

  /// The views of the workspace that a root shows: those that stand in no other, and all.
  private struct RootViews {
    let outer: Set<TypeReference>
    let all: Set<TypeReference>
  }

  private mutating func readPreview(_ preview: PreviewMacro) {
    guard let body = preview.body else { return }
    readRoot(
      .preview, SyntaxReference(file: preview.file, node: preview.node), preview.headRange,
      owner: nil
    ) { walker, frame, place in walker.readContent(body, frame, place) }
  }

  /// The views of the workspace on the screens from one on.
  func openedViews(from screen: Int) -> Set<TypeReference> {
    var types: Set<TypeReference> = []
    for screen in scope.screens[screen...] {
      for element in screen.elements {
        if case .own(let type) = element.kind { types.insert(type) }
      }
    }
    return types
  }

  /// Whether a view of the workspace stands on any screen.
  func opens(_ type: TypeReference) -> Bool {
    scope.screens.contains { $0.elements.contains { $0.kind == .own(type) } }
  }

  /// The views of the workspace on a screen that stand in no other.
  private func outermostViews(of screen: Int) -> Set<TypeReference> {
    let elements = scope.screens[screen].elements
    var types: Set<TypeReference> = []
    for element in elements {
      guard case .own(let type) = element.kind else { continue }
      var parent = element.parent
      while let position = parent {
        if case .own = elements[position].kind { break }
        parent = elements[position].parent
      }
      if parent == nil { types.insert(type) }
    }
    return types
  }
}

extension PreviewMacro {
  /// Whether it surely has the trait `.assistiveAccess`.
  func hasAssistiveAccessTrait(in tree: SyntaxTree) -> Bool {
    traits.contains { trait in
      guard tree.kind(trait) == .memberExpr, tree.name(trait, is: "assistiveAccess") else {
        return false
      }
      return tree.firstChild(trait).map { tree.name($0, is: "PreviewTrait") } ?? true
    }
  }
}
