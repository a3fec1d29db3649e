/// Whether a view with a tap gesture can become the label of a button without anything else
/// changing.
struct TapButtonPlace {
  private let reader: ControlLabelReader
  private let element: Int
  /// The part of the chain that becomes the label.
  private let base: NodeID
  private let modifier: ViewModifierUse
  private let tree: SyntaxTree

  init(
    _ reader: ControlLabelReader, _ element: Int, _ base: NodeID, _ modifier: ViewModifierUse,
    _ tree: SyntaxTree
  ) {
    self.reader = reader
    self.element = element
    self.base = base
    self.modifier = modifier
    self.tree = tree
  }

  var isFree: Bool {
    let inside = reader.elements(in: element)
    return inside.allSatisfy(isLabelPart) && !OuterModifiers.stand(on: base, tree)
      && !hasOtherGestures(inside) && !presentsScreens(inside) && hasNativeLook && isAloneInRow
      && !isSmall && !holdsSmallText(inside) && isHarmless
  }

  /// Whether something can stand in a button's label: nothing that scrolls, is operated, or is
  /// drawn by UIKit.
  private func isLabelPart(_ position: Int) -> Bool {
    let shown = reader.screen.elements[position]
    guard reader.gaps(in: position).allSatisfy({ isForeign($0, in: position) }) else {
      return false
    }
    switch shown.kind {
    case .container: return true
    case .unresolved: return !reader.index.declaresType(named: shown.name)
    case .own(let type):
      return !["UIViewRepresentable", "UIViewControllerRepresentable"].contains {
        reader.index.type(type, conformsTo: $0)
      }
    case .native: return Self.labelParts.contains(shown.name)
    }
  }

  /// Whether what could not be resolved is a view of a foreign package, or the image that an
  /// `AsyncImage` or its like gives.
  private func isForeign(_ gap: ViewGap, in position: Int) -> Bool {
    let shown = reader.screen.elements[position]
    if shown.name == "AsyncImage" || shown.kind == .unresolved { return true }
    return reader.children(of: position).contains { child in
      let inner = reader.screen.elements[child]
      return inner.kind == .unresolved && inner.branches == gap.branches
    }
  }

  private static let labelParts = LabelLibrary.containers.subtracting(["ScrollView"]).union([
    "AsyncImage", "Capsule", "Circle", "Color", "Divider", "Ellipse", "EmptyView", "Image",
    "Label", "LabeledContent", "LinearGradient", "ProgressView", "RadialGradient", "Rectangle",
    "RoundedRectangle", "Spacer", "Text", "UnevenRoundedRectangle", "ViewThatFits",
  ])

  private static let gestures = GestureModifiers.names.union([
    "contextMenu", "swipeActions", "onDrop", "dropDestination",
  ])

  private func hasOtherGestures(_ inside: [Int]) -> Bool {
    let around = Set(inside)
    return reader.screen.modifiers.all(named: Self.gestures).contains { other in
      guard let place = other.element, around.contains(place),
        other.reference != modifier.reference
      else { return false }
      // Outside of the button they may stay, if they do not take its taps.
      let isOutside =
        place == element && other.reference.file == modifier.reference.file
        && !tree.range(base).contains(tree.range(other.reference.node))
      return !isOutside || GestureModifiers.names.contains(other.name)
    }
  }

  /// Whether a part of the label shows another screen: a button does not hold such.
  private func presentsScreens(_ inside: [Int]) -> Bool {
    let around = Set(inside)
    return reader.screen.modifiers.all(named: TapLabel.presenting).contains { other in
      guard let place = other.element, around.contains(place)
      else { return false }
      let written = other.useSite?.reference ?? other.reference
      let isOutside =
        place == element && written.file == modifier.reference.file
        && !tree.range(base).contains(tree.range(written.node))
      return !isOutside
    }
  }

  private var hasNativeLook: Bool {
    guard let style = reader.styles.nearest("buttonStyle", at: element) else { return true }
    switch reader.styles.style(of: style) {
    case .native("plain"), .own, .unknown: return false
    case .native: return true
    }
  }

  /// In a row of a list, a tap anywhere would run the button.
  private var isAloneInRow: Bool {
    guard let row = reader.rowOfList(around: element) else { return true }
    return reader.fills(row, element)
  }

  /// Whether a frame outside makes the button smaller than it should be.
  private var isSmall: Bool {
    var places: Set<Int> = [element]
    for outer in reader.ancestors(of: element) {
      guard reader.screen.elements[outer].kind != .native else { break }
      places.insert(outer)
    }
    return reader.screen.modifiers.all(named: "frame").contains { frame in
      guard let place = frame.element, places.contains(place),
        let tree = reader.loader.load(frame.reference.file)?.tree,
        let size = FrameSize(frame.reference.node, tree)
      else { return false }
      let isLabel =
        place == element && frame.reference.file == modifier.reference.file
        && self.tree.range(base).contains(self.tree.range(frame.reference.node))
      return !isLabel && (size.bounds + size.minima).contains { $0.value < 60 }
    }
  }

  /// Whether it would name a control in small print.
  private func holdsSmallText(_ inside: [Int]) -> Bool {
    let around = Set(inside)
    return reader.screen.modifiers.all(named: "font").contains { font in
      guard let place = font.element, around.contains(place),
        let tree = reader.loader.load(font.reference.file)?.tree,
        tree.kind(font.reference.node) == .callExpr,
        let argument = tree.arguments(of: font.reference.node).first,
        let use = FontUse(argument.value, tree, points: 17)
      else { return false }
      switch use.meaning {
      case .style(let name): return ["caption", "caption2", "footnote"].contains(name)
      case .size(let points): return points < 17
      }
    }
  }

  /// Something that is lost for good needs a question first.
  private var isHarmless: Bool {
    let arguments = tree.arguments(of: modifier.reference.node)
    guard let action = arguments.last?.value else { return false }
    let node: NodeID
    if tree.kind(action) == .callExpr {
      guard let handler = tree.arguments(of: action).last?.value else { return false }
      node = handler
    } else {
      node = action
    }
    return ActionReader.effects(
      of: node, frame: modifier.frame, from: reader.actionSource
    ).lastingDeletions.isEmpty
  }
}
