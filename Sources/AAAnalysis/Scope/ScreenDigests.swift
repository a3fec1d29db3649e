/// A number for everything that a scope says of each screen: equal where nothing is different but
/// the positions of frames and screens in the scope, also in scopes of different evaluations of one
/// process.
struct ScreenDigests {
  private let scope: Scope
  /// By frame.
  private var frames: [Int] = []
  /// By screen: what it shows by itself.
  private var contents: [Int] = []
  private var children: [Int: [Int]] = [:]

  init(_ scope: Scope) {
    self.scope = scope
    frames.reserveCapacity(scope.frames.count)
    for (position, screen) in scope.screens.enumerated() {
      if let parent = screen.parent { children[parent, default: []].append(position) }
    }
    for frame in scope.frames.indices { frames.append(digest(ofFrame: frame)) }
    for screen in scope.screens { contents.append(digest(of: screen)) }
  }

  /// The screens on which a screen may depend, itself first: those that lead to it, the tabs beside
  /// it, and those that it and these tabs lead to.
  func neighbours(of screen: Int) -> [Int] {
    var result = [screen]
    /// Those whose children count.
    var pending = [screen]
    var isTab = scope.screens[screen].kind == .tab
    var next = scope.screens[screen].parent
    while let parent = next, result.count <= scope.screens.count {
      result.append(parent)
      if isTab { pending.append(parent) }
      isTab = isTab && scope.screens[parent].kind == .tab
      next = scope.screens[parent].parent
    }
    var seen = Set(result)
    while let around = pending.popLast() {
      for child in children[around] ?? [] where seen.insert(child).inserted {
        result.append(child)
        if scope.screens[child].kind == .tab { pending.append(child) }
      }
    }
    return result
  }

  /// Equal where nothing is different that a screen may depend on.
  func digest(ofScreen screen: Int) -> Int {
    var hasher = Hasher()
    for neighbour in neighbours(of: screen) { hasher.combine(contents[neighbour]) }
    return hasher.finalize()
  }

  // MARK: Frames

  private func digest(ofFrame position: Int) -> Int {
    let frame = scope.frames[position]
    var hasher = Hasher()
    hasher.combine(frame.file)
    hasher.combine(frame.owner)
    var bindings = 0
    // Of no order, as dictionaries have none.
    for (name, binding) in frame.bindings {
      var hasher = Hasher()
      hasher.combine(name)
      hasher.combine(binding.value)
      // What is bound in the same frame is a constant of the function around.
      hasher.combine(known(binding.frame))
      bindings ^= hasher.finalize()
    }
    hasher.combine(bindings)
    if let receiver = frame.receiver {
      hasher.combine(receiver.element)
      hasher.combine(receiver.contentName)
      combine(receiver.site, into: &hasher)
    }
    if let use = frame.use {
      hasher.combine(use.declaration)
      hasher.combine(known(use.caller))
    }
    return hasher.finalize()
  }

  /// The digest of a frame that was read before.
  private func known(_ frame: Int) -> Int? {
    frames.indices.contains(frame) ? frames[frame] : nil
  }

  // MARK: Screens

  private func digest(of screen: Screen) -> Int {
    var hasher = Hasher()
    let root = scope.roots[screen.root]
    hasher.combine(root.kind)
    hasher.combine(root.reference)
    hasher.combine(root.nameRange)
    hasher.combine(screen.kind)
    hasher.combine(screen.scene)
    hasher.combine(screen.presenter)
    hasher.combine(screen.presenterFrame.flatMap(known))
    for element in screen.elements {
      hasher.combine(element.kind)
      hasher.combine(element.name)
      hasher.combine(element.reference)
      hasher.combine(element.nameRange)
      hasher.combine(element.parent)
      hasher.combine(known(element.frame))
      hasher.combine(element.branches)
      hasher.combine(element.surroundings)
      hasher.combine(element.isComponent)
    }
    for modifier in screen.modifiers {
      hasher.combine(modifier.name)
      hasher.combine(modifier.reference)
      hasher.combine(modifier.nameRange)
      hasher.combine(modifier.element)
      hasher.combine(known(modifier.frame))
      hasher.combine(modifier.branches)
      hasher.combine(modifier.surroundings)
      hasher.combine(modifier.declaration)
      hasher.combine(modifier.isComponent)
      if let site = modifier.useSite { combine(site, into: &hasher) }
    }
    hasher.combine(screen.unresolved)
    for gap in screen.gaps {
      hasher.combine(gap.parent)
      hasher.combine(gap.branches)
    }
    hasher.combine(screen.toolbarTitles)
    return hasher.finalize()
  }

  private func combine(_ site: ModifierUseSite, into hasher: inout Hasher) {
    hasher.combine(site.reference)
    hasher.combine(site.nameRange)
    hasher.combine(known(site.frame))
  }
}
