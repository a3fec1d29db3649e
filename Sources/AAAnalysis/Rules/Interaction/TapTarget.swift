/// What a tap gesture is made on.
struct TapTarget {
  /// Whether it is a control, or a view of the workspace that is nothing else.
  private(set) var isControl = false
  private(set) var holdsControl = false
  private(set) var holdsTextField = false
  /// Whether there is nothing on it to be seen but a colour or a shape.
  private(set) var isSurface = true
  /// Whether it is such a surface that fills what is around it: nothing that one would press.
  private(set) var isBackdrop = false
  /// Whether it is, or holds, something that scrolls.
  private(set) var scrolls = false
  /// Whether something in it could not be resolved.
  private var isOpen = false

  var mayHoldControl: Bool { holdsControl || isOpen }

  /// Nil where nothing is known of it.
  init?(_ modifier: ViewModifierUse, _ reader: ControlLabelReader, _ context: RuleContext) {
    guard let tree = context.tree(modifier.reference.file) else { return nil }
    guard let element = modifier.element else {
      let (base, links) = tree.chain(modifier.reference.node)
      // `Color.clear`; the view that a modifier is given may be anything.
      guard tree.kind(base) == .declRef, !Self.given.contains(tree.name(base)) else { return nil }
      isOpen = true
      isSurface = tree.name(base, is: "Color")
      isBackdrop = isSurface && !links.contains { Self.sizing.contains(tree.name($0.member)) }
      return
    }
    var isShapeless = true
    for position in reader.elements(in: element) {
      let shown = reader.screen.elements[position]
      guard shown.surroundings.isDisjoint(with: [.contextMenu, .swipeActions]) else { continue }
      if !reader.gaps(in: position).isEmpty { isOpen = true }
      switch shown.kind {
      case .container: break
      case .unresolved: isOpen = true
      case .own: if reader.children(of: position).isEmpty { isOpen = true }
      case .native:
        if LabelLibrary.controls.contains(shown.name) {
          holdsControl = true
          if reader.fills(element, position) { isControl = true }
        }
        if Self.fields.contains(shown.name) { holdsTextField = true }
        if Self.scrolling.contains(shown.name) { scrolls = true }
        if !Self.shapeless.contains(shown.name) { isShapeless = false }
        if !Self.shapeless.contains(shown.name), !Self.shapes.contains(shown.name) {
          isSurface = false
        }
      }
    }
    if isOpen { isSurface = false }
    if !isSurface { return }
    let own = reader.screen.modifiers.filter { $0.element == element }.map(\.name)
    isBackdrop =
      (modifier.surroundings.contains(.decoration) || own.contains(where: Self.filling.contains)
        || isShapeless && !own.contains(where: Self.sizing.contains))
  }

  /// Names by which a modifier, a style or a view knows what it is given.
  private static let given: Set<String> = ["content", "self", "configuration", "label"]

  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]

  private static let scrolling: Set<String> = ["Form", "List", "Map", "ScrollView", "Table"]

  /// Views that show nothing by themselves, or fill all the room there is.
  private static let shapeless: Set<String> = [
    "AngularGradient", "Color", "EllipticalGradient", "EmptyView", "GeometryReader", "Group",
    "HStack", "LinearGradient", "MeshGradient", "RadialGradient", "Spacer", "VStack", "ZStack",
  ]

  private static let shapes: Set<String> = [
    "Capsule", "Circle", "ContainerRelativeShape", "Divider", "Ellipse", "Rectangle",
    "RoundedRectangle", "UnevenRoundedRectangle",
  ]

  private static let filling: Set<String> = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

  private static let sizing: Set<String> = [
    "frame", "clipShape", "cornerRadius", "aspectRatio", "mask",
  ]
}
