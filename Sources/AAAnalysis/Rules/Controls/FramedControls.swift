/// The controls of a screen that frames size: those around a control, and those around its whole
/// label.
struct FramedControls {
  struct SizingFrame {
    let use: ViewModifierUse
    let size: FrameSize
    /// The sizes that count.
    let limits: [FrameSize.Limit]
    let smallest: FrameSize.Limit
    /// In the same file: the frames of what the label shows in other cases.
    var others: [SizingFrame] = []
  }

  struct FramedControl {
    let control: Int
    /// Around the control itself. They take room away, but give a button none: what is tapped is
    /// its label.
    var around: [SizingFrame] = []
    /// Around the whole of its label.
    var ofLabel: [SizingFrame] = []
    /// What its style makes of the label.
    var style = Style.own

    enum Style {
      /// The label is all that there is.
      case plain
      /// The label is all that there is, but in a scene for Assistive Access.
      case automatic
      /// More than the label, or unknown.
      case own
    }

    /// The frames that make it as small as it is.
    func reported(isFullScreen: Bool) -> [SizingFrame] {
      let outer = around.map(\.smallest.value).min() ?? .infinity
      var label: [SizingFrame] = []
      if countsLabel(isFullScreen: isFullScreen) {
        // The smallest stands for the others.
        let sorted = ofLabel.sorted { left, right in
          (left.smallest.value, left.use.reference) < (right.smallest.value, right.use.reference)
        }
        for frame in sorted where frame.smallest.value < outer {
          let file = frame.use.reference.file
          if let first = label.firstIndex(where: { $0.use.reference.file == file }) {
            label[first].others.append(frame)
          } else {
            label.append(frame)
          }
        }
      }
      return around.filter { frame in
        !label.contains { $0.smallest.value < frame.smallest.value }
      } + label
    }

    private func countsLabel(isFullScreen: Bool) -> Bool {
      switch style {
      case .plain: true
      case .automatic: !around.isEmpty && (isFullScreen || !ofLabel.isEmpty && isSmallAround)
      case .own: false
      }
    }

    private var isSmallAround: Bool {
      around.contains { $0.smallest.value < TargetSmall.minimum.defaultValue }
    }
  }

  private let reader: ControlLabelReader
  /// By element: the places of the modifiers that give it a size or room.
  private var sizing: [Int: [Int]] = [:]
  private(set) var all: [FramedControl] = []

  init(_ reader: ControlLabelReader, _ context: RuleContext) {
    self.reader = reader
    let uses = reader.screen.modifiers
    let frames = uses.places(named: "frame").filter { uses[$0].declaration == nil }
    if frames.isEmpty { return }
    for order in uses.places(where: Self.givesRoom) {
      guard let element = uses[order].element else { continue }
      sizing[element, default: []].append(order)
    }
    var found: [Int: FramedControl] = [:]
    for order in frames {
      let modifier = uses[order]
      guard let element = modifier.element, modifier.surroundings.isDisjoint(with: Self.elsewhere),
        let tree = context.tree(modifier.reference.file),
        let frame = sizingFrame(modifier, tree)
      else { continue }
      if let control = onlyControl(in: element) {
        found[control, default: FramedControl(control: control)].around.append(frame)
      } else if let control = control(labelledBy: element, frame.use, order) {
        found[control, default: FramedControl(control: control)].ofLabel.append(frame)
      }
    }
    all = found.values.sorted { $0.control < $1.control }
    for position in all.indices where !all[position].ofLabel.isEmpty {
      all[position].style = style(of: all[position].control)
    }
  }

  private static let elsewhere: Surroundings = [.dialog, .menu, .contextMenu, .swipeActions]

  private static func givesRoom(_ modifier: String) -> Bool {
    modifier == "padding" || modifier == "frame" || modifier == "contentShape"
  }

  private func sizingFrame(_ modifier: ViewModifierUse, _ tree: SyntaxTree) -> SizingFrame? {
    guard let size = FrameSize(modifier.reference.node, tree) else { return nil }
    let uses = reader.screen.modifiers
    let isOnly =
      modifier.element.flatMap { sizing[$0] }?.count { uses[$0].name == "frame" } == 1
    let limits = size.limits(isOnly: isOnly)
    guard let smallest = limits.min(by: { $0.value < $1.value }), smallest.value > 0 else {
      return nil
    }
    return SizingFrame(use: modifier, size: size, limits: limits, smallest: smallest)
  }

  private func style(of control: Int) -> FramedControl.Style {
    switch reader.styles.buttonStyle(at: control) {
    case .native("plain"): .plain
    // A row of a list is tapped as a whole, and toolbars give room.
    case nil, .native("automatic"), .native("borderless"):
      reader.rowOfList(around: control) == nil
        && !reader.screen.elements[control].surroundings.contains(.toolbar) ? .automatic : .own
    case .native, .own, .unknown: .own
    }
  }

  // MARK: What a frame sizes

  /// The control that an element is, or that is all that it holds.
  private func onlyControl(in element: Int) -> Int? {
    var current = element
    for _ in 0..<64 {
      let candidate = reader.screen.elements[current]
      switch candidate.kind {
      case .native: return LabelLibrary.controls.contains(candidate.name) ? current : nil
      case .own, .container:
        let children = reader.children(of: current)
        guard children.count == 1, reader.gaps(in: current).isEmpty else { return nil }
        current = children[0]
      case .unresolved: return nil
      }
    }
    return nil
  }

  /// The control whose whole label a frame makes its own size.
  private func control(labelledBy element: Int, _ frame: ViewModifierUse, _ order: Int) -> Int? {
    guard let control = reader.control(around: element),
      ["Button", "NavigationLink", "Link"].contains(reader.screen.elements[control].name),
      isWholeLabel(element, of: control)
    else { return nil }
    // What is put around the frame makes the target larger.
    var around: Set<Int> = []
    var position: Int? = element
    while let current = position, current != control {
      around.insert(current)
      position = reader.screen.elements[current].parent
    }
    let isEnlarged = around.contains { other in
      sizing[other]?.contains { later in
        later != order && (other != element || later > order)
      } ?? false
    }
    return isEnlarged ? nil : control
  }

  /// Whether an element is all that is shown of a label at a time.
  private func isWholeLabel(_ element: Int, of control: Int) -> Bool {
    let branches = reader.screen.elements[element].branches
    var current = element
    while current != control {
      guard let parent = reader.screen.elements[current].parent else { return false }
      let isAlone = reader.children(of: parent).allSatisfy { sibling in
        let other = reader.screen.elements[sibling]
        return sibling == current || !other.surroundings.contains(.label)
          || other.surroundings.contains(.decoration) || other.branches.excludes(branches)
      }
      let holder = reader.screen.elements[parent]
      guard isAlone, reader.gaps(in: parent).isEmpty, parent == control || holder.kind != .native
      else { return false }
      current = parent
    }
    return true
  }
}
