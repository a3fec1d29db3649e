/// Views that cannot be looked into, around others that they may give anything to.
struct UnknownWrappers {
  let scope: Scope

  /// Whether a view of a scene stands below such a view wherever the scene shows it.
  func surround(_ type: TypeReference, inScene scene: Int) -> Bool {
    var isShown = false
    var isHeldByAny = false
    for (number, screen) in scope.screens.enumerated() where screen.scene == scene {
      for (position, element) in screen.elements.enumerated() {
        if element.kind == .own(type) {
          isShown = true
          if !isBelowOne(position, onScreen: number) { return false }
        }
        if let parent = element.parent, screen.elements[parent].kind == .unresolved {
          isHeldByAny = true
        }
      }
    }
    // What is no view of its own, as a modifier, may stand below any of them.
    return isShown || isHeldByAny
  }

  /// Whether such a view is around an element, or around what presents its screen.
  private func isBelowOne(_ element: Int, onScreen number: Int) -> Bool {
    var element: Int? = element
    var number = number
    // A screen is presented by one that was read before it.
    while true {
      let screen = scope.screens[number]
      var position = element.flatMap { screen.elements[$0].parent }
      while let current = position {
        if screen.elements[current].kind == .unresolved { return true }
        position = screen.elements[current].parent
      }
      guard let parent = screen.parent, parent < number else { return false }
      let presenter = scope.screens[parent]
      element =
        presenter.elements.firstIndex { $0.reference == screen.presenter }
        ?? presenter.modifiers.first { $0.reference == screen.presenter }?.element
      number = parent
    }
  }
}
