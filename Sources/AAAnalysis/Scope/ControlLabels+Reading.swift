import Synchronization

/// Reads the labels of the controls of one screen, looked at through views of the workspace.
struct ControlLabelReader: Sendable {
  /// One reference, as readers are handed about with every question on a label.
  private final class Storage: Sendable {
    let scope: Scope
    let index: DeclarationIndex
    let loader: FileLoader
    let number: Int
    let screen: Screen
    let styles: ControlStyleReader
    let texts: TextReader
    let children: [[Int]]
    let gaps: [Int: [ViewGap]]
    /// The labels that were read: several rules ask for the same.
    let labels = Mutex<[Int: Logged<ControlLabel?>]>([:])

    init(_ number: Int, scope: Scope, index: DeclarationIndex, loader: FileLoader) {
      self.scope = scope
      self.index = index
      self.loader = loader
      self.number = number
      let screen = scope.screens[number]
      self.screen = screen
      styles = ControlStyleReader(number, scope: scope, index: index, loader: loader)
      texts = TextReader(scope: scope, index: index, loader: loader)
      var children = [[Int]](repeating: [], count: screen.elements.count)
      for position in screen.elements.indices {
        if let parent = screen.elements[position].parent { children[parent].append(position) }
      }
      self.children = children
      gaps = Dictionary(grouping: screen.gaps, by: \.parent)
    }
  }

  private let storage: Storage

  var scope: Scope { storage.scope }
  var index: DeclarationIndex { storage.index }
  var loader: FileLoader { storage.loader }
  /// The screen's index in the scope.
  var number: Int { storage.number }
  var screen: Screen { storage.screen }
  var styles: ControlStyleReader { storage.styles }
  var texts: TextReader { storage.texts }
  private var children: [[Int]] { storage.children }

  init(_ number: Int, scope: Scope, index: DeclarationIndex, loader: FileLoader) {
    storage = Storage(number, scope: scope, index: index, loader: loader)
  }

  func tree(of element: Int) -> SyntaxTree? {
    loader.load(screen.elements[element].reference.file)?.tree
  }

  /// The elements right inside another one, in order.
  func children(of element: Int) -> [Int] { children[element] }

  func gaps(in element: Int) -> [ViewGap] {
    storage.gaps.isEmpty ? [] : storage.gaps[element] ?? []
  }

  /// The label of a button or navigation link; nil for another element, for a control whose label
  /// the system brings, and for one that is still being written.
  func label(of control: Int) -> ControlLabel? {
    let element = screen.elements[control]
    guard element.kind == .native, element.name == "Button" || element.name == "NavigationLink"
    else { return nil }
    if let known = storage.labels.withLock({ $0[control] }) {
      return known.value(notedIn: loader.log)
    }
    let label = Logged(loader.log) { readLabel(of: control, element) }
    storage.labels.withLock { $0[control] = label }
    return label.value
  }

  private func readLabel(of control: Int, _ element: ViewElement) -> ControlLabel? {
    guard let tree = tree(of: control), tree.kind(element.reference.node) == .callExpr else {
      return nil
    }
    let arguments = tree.arguments(of: element.reference.node)
    guard isComplete(arguments, tree) else { return nil }
    var label = ControlLabel()
    if let title = title(ofControl: element, arguments, tree) {
      addTitle(title, of: control, hasImage: Self.hasImage(arguments), to: &label)
    } else {
      var hasContent = false
      for child in children[control]
      where screen.elements[child].surroundings.contains(.label)
        && !isDecoration(child, within: control, of: control)
      {
        hasContent = true
        read(child, of: control, &label, depth: 0)
      }
      for gap in gaps(in: control) {
        hasContent = true
        label.parts.append(LabelPart(kind: .unknown, element: control, branches: gap.branches))
      }
      if !hasContent { return nil }
    }
    if styles.mayDraw(on: control)
      || element.isComponent && hasOtherContent(arguments, tree, element.frame)
    {
      label.parts.append(LabelPart(kind: .unknown, element: control, branches: []))
    }
    return label
  }

  /// What an element would show as the label of a control.
  func label(madeOf element: Int) -> ControlLabel {
    var label = ControlLabel()
    read(element, of: element, &label, depth: 0)
    return label
  }

  /// Whether a call says what the control does.
  private func isComplete(_ arguments: [CallArgument], _ tree: SyntaxTree) -> Bool {
    arguments.contains { argument in
      switch argument.label {
      case "action", "intent", "destination", "value", "label": true
      default: tree.kind(argument.value) == .closureExpr
      }
    }
  }

  /// The title of a control among the arguments of its call.
  static func title(of arguments: [CallArgument], _ tree: SyntaxTree) -> CallArgument? {
    guard let first = arguments.first, first.label == nil, !first.isTrailing,
      tree.kind(first.value) != .closureExpr
    else { return nil }
    return first
  }

  /// The title of a control; of the team's component the first text that it is given.
  private func title(
    ofControl element: ViewElement, _ arguments: [CallArgument], _ tree: SyntaxTree
  ) -> CallArgument? {
    if let title = Self.title(of: arguments, tree) { return title }
    guard element.isComponent else { return nil }
    return arguments.first { isTitle($0, tree, element.frame) }
  }

  private func isTitle(_ argument: CallArgument, _ tree: SyntaxTree, _ frame: Int) -> Bool {
    if argument.isTrailing || argument.label == "systemImage" || argument.label == "image" {
      return false
    }
    switch tree.kind(argument.value) {
    case .stringLiteral: return true
    case .declRef, .memberExpr, .callExpr:
      return texts.meaning(of: argument.value, in: frame).literal != nil
    default: return false
    }
  }

  /// Whether the team's component is given more than a native control would be: a second text may
  /// be the name of a picture.
  private func hasOtherContent(
    _ arguments: [CallArgument], _ tree: SyntaxTree, _ frame: Int
  ) -> Bool {
    let known: Set<String?> = [
      "action", "destination", "image", "intent", "isPresented", "label", "role", "systemImage",
      "value",
    ]
    let others = arguments.filter { argument in
      tree.kind(argument.value) != .closureExpr && !known.contains(argument.label)
    }
    return others.count > 1 || others.contains { $0.label != nil && !isTitle($0, tree, frame) }
  }

  private static func hasImage(_ arguments: [CallArgument]) -> Bool {
    arguments.contains { $0.label == "systemImage" || $0.label == "image" }
  }

  // MARK: Parts

  private func read(_ position: Int, of control: Int, _ label: inout ControlLabel, depth: Int) {
    guard depth < ScopeWalker.maximumDepth else { return }
    let element = screen.elements[position]
    func add(_ kind: LabelPart.Kind, words: NodeID? = nil) {
      label.parts.append(
        LabelPart(kind: kind, element: position, branches: element.branches, words: words))
    }
    if styles.mayHide(position) { return add(.unknown) }
    switch element.kind {
    case .unresolved: add(.unknown)
    case .own where children[position].isEmpty: add(.unknown)
    case .own, .container: readChildren(of: position, of: control, &label, depth)
    case .native:
      switch element.name {
      case "Image", "AsyncImage": add(.image)
      case "Text": addText(position, to: &label)
      case "Label": addLabel(position, of: control, to: &label, depth)
      case "LabeledContent":
        if let title = title(of: position) { add(.text, words: title.value) }
        readChildren(of: position, of: control, &label, depth)
      case _ where LabelLibrary.containers.contains(element.name):
        readChildren(of: position, of: control, &label, depth)
      case _ where LabelLibrary.empty.contains(element.name): break
      default: add(.unknown)
      }
    }
  }

  private func readChildren(
    of position: Int, of control: Int, _ label: inout ControlLabel, _ depth: Int
  ) {
    for child in children[position] where !isDecoration(child, within: position, of: control) {
      read(child, of: control, &label, depth: depth + 1)
    }
    for gap in gaps(in: position) {
      label.parts.append(LabelPart(kind: .unknown, element: position, branches: gap.branches))
    }
  }

  /// The title among the arguments of an element's call.
  func title(of position: Int) -> CallArgument? {
    let node = screen.elements[position].reference.node
    guard let tree = tree(of: position), tree.kind(node) == .callExpr else { return nil }
    return Self.title(of: tree.arguments(of: node), tree)
  }

  private func addText(_ position: Int, to label: inout ControlLabel) {
    let element = screen.elements[position]
    guard let tree = tree(of: position), tree.kind(element.reference.node) == .callExpr,
      let first = tree.arguments(of: element.reference.node).first
    else { return }
    var part = LabelPart(kind: .text, element: position, branches: element.branches)
    // `Text(Image(…))`, `Text("\(Image(…)) Draw")`.
    if holdsImage(first.value, tree) {
      label.parts.append(LabelPart(kind: .image, element: position, branches: element.branches))
      if tree.kind(first.value) != .stringLiteral { return }
    }
    guard !isEmptyText(first.value, element.frame) else { return }
    part.words = first.value
    label.parts.append(part)
  }

  private func holdsImage(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .stringLiteral:
      return tree.children(node).contains { argument in
        tree.firstChild(argument).map { holdsImage($0, tree) } ?? false
      }
    case .callExpr, .memberExpr:
      let (base, _) = tree.chain(node)
      guard tree.kind(base) == .callExpr, let callee = tree.callee(of: base) else { return false }
      return tree.name(callee, is: "Image")
    default: return false
    }
  }

  func isEmptyText(_ node: NodeID, _ frame: Int) -> Bool {
    texts.meaning(of: node, in: frame).literal?.text.allSatisfy(\.isWhitespace) ?? false
  }

  /// A title that is an argument, with the image beside it, if any.
  private func addTitle(
    _ title: CallArgument, of position: Int, hasImage: Bool, to label: inout ControlLabel
  ) {
    let element = screen.elements[position]
    var image = LabelPart(kind: .image, element: position, branches: element.branches)
    var text = LabelPart(kind: .text, element: position, branches: element.branches)
    text.words = title.value
    let hasText = !isEmptyText(title.value, element.frame)
    let style = hasImage ? styles.labelStyle(at: position) : ControlStyleReader.LabelStyle.both
    switch style {
    case .both:
      if hasText { label.parts.append(text) }
      if hasImage { label.parts.append(image) }
    case .iconOnly(let modifier):
      image.hiding = hasText ? modifier : nil
      label.parts.append(image)
    case .titleOnly:
      if hasText { label.parts.append(text) }
    case .unknown:
      label.parts.append(
        LabelPart(kind: .unknown, element: position, branches: element.branches))
    }
  }

  /// `Label("Draw", systemImage: "pencil")`, `Label { … } icon: { … }`.
  private func addLabel(
    _ position: Int, of control: Int, to label: inout ControlLabel, _ depth: Int
  ) {
    let element = screen.elements[position]
    guard let tree = tree(of: position), tree.kind(element.reference.node) == .callExpr else {
      return
    }
    let arguments = tree.arguments(of: element.reference.node)
    if let title = Self.title(of: arguments, tree) {
      guard Self.hasImage(arguments) else {
        // `Label(configuration)`.
        label.parts.append(
          LabelPart(kind: .unknown, element: position, branches: element.branches))
        return
      }
      return addTitle(title, of: position, hasImage: true, to: &label)
    }
    var inner = ControlLabel()
    readChildren(of: position, of: control, &inner, depth)
    let icon = arguments.first { $0.label == "icon" }.map { tree.range($0.value) }
    let isIcon = { (part: LabelPart) in
      guard let icon else { return false }
      return isInside(part.element, of: position, icon, tree)
    }
    switch styles.labelStyle(at: position) {
    case .both: label.parts += inner.parts
    case .iconOnly(let modifier):
      let hasText = inner.parts.contains { $0.kind == .text && !isIcon($0) }
      label.parts += inner.parts.filter(isIcon).map { part in
        var part = part
        if hasText { part.hiding = modifier }
        return part
      }
    case .titleOnly: label.parts += inner.parts.filter { !isIcon($0) }
    case .unknown:
      label.parts.append(
        LabelPart(kind: .unknown, element: position, branches: element.branches))
    }
  }

  /// Whether an element stands in a part of another one's call: itself, or the child around it.
  private func isInside(
    _ inner: Int, of outer: Int, _ range: ByteRange, _ tree: SyntaxTree
  ) -> Bool {
    var current = inner
    while let parent = screen.elements[current].parent, parent != outer { current = parent }
    let element = screen.elements[current]
    return element.reference.file == screen.elements[outer].reference.file
      && range.contains(tree.range(element.reference.node))
  }

  // MARK: Decorations

  /// Whether a child is an overlay, a background or a badge of its parent, as far as the control
  /// around both goes: the control may be one itself.
  private func isDecoration(_ child: Int, within parent: Int, of control: Int) -> Bool {
    let element = screen.elements[child]
    guard element.surroundings.contains(.decoration) else { return false }
    let outer = screen.elements[control]
    if !outer.surroundings.contains(.decoration) { return true }
    guard let tree = tree(of: child) else { return true }
    let start = tree.range(element.reference.node).start
    let limit =
      element.reference.file == outer.reference.file
      ? tree.range(outer.reference.node) : ByteRange(0, tree.text.count)
    let path = tree.path(to: start + 1).filter {
      tree.range($0) != limit && limit.contains(tree.range($0))
    }
    return path.contains { node in
      guard tree.kind(node) == .callExpr, let callee = tree.callee(of: node),
        tree.kind(callee) == .memberExpr, tree.range(callee).end <= start
      else { return false }
      if case .content(.decoration) = ViewLibrary.presentation(of: tree.name(callee)) {
        return true
      }
      return false
    }
  }
}
