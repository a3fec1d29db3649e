/// A place where a state decides what a person sees.
struct StateUse: Sendable {
  enum Kind: Sendable {
    /// Views are shown or not: what is gone when the state is cleared, and when it is set.
    case condition(whenCleared: ShownContent, whenSet: ShownContent)
    /// A sheet, a dialog, a destination is shown or not.
    case presentation
    /// Another screen is shown or not, in a stack.
    case navigation
    /// Which page, tab or place is shown.
    case selection
    /// The rows of a list.
    case rows
    /// A text or a picture.
    case words
    /// Handed to a view or modifier of a foreign package.
    case foreign
  }

  let kind: Kind
  let manner: StateMention.Manner
  /// The condition or argument.
  let reference: SyntaxReference
}

/// What the screens of a scope show depending on which states.
struct StateUses {
  private var uses: [StateKey: [StateUse]] = [:]

  init(scope: Scope, index: DeclarationIndex, loader: FileLoader, lookups: ActionLookups) {
    var builder = Builder(scope: scope, index: index, loader: loader, lookups: lookups)
    for screen in scope.screens { builder.read(screen) }
    uses = builder.uses
  }

  func uses(of key: StateKey) -> [StateUse] { uses[key] ?? [] }

  private struct Builder {
    let scope: Scope
    let index: DeclarationIndex
    let loader: FileLoader
    let lookups: ActionLookups
    var uses: [StateKey: [StateUse]] = [:]
    private let known: FrameMemo<SyntaxReference, [StateMention]>
    private var contents: [TypeReference: ShownContent] = [:]
    /// Mentions of what was read before, by frame and node.
    private var seen: Set<Seen> = []

    private struct Seen: Hashable {
      let reference: SyntaxReference
      let fingerprint: Int
    }

    init(
      scope: Scope, index: DeclarationIndex, loader: FileLoader, lookups: ActionLookups
    ) {
      self.scope = scope
      self.index = index
      self.loader = loader
      self.lookups = lookups
      known = lookups.memo(of: StateUses.self)
    }

    mutating func read(_ screen: Screen) {
      readConditions(of: screen)
      for element in screen.elements { read(element) }
      for modifier in screen.modifiers where modifier.declaration == nil {
        read(modifier, on: screen)
      }
    }

    // MARK: Mentions

    private mutating func mentions(_ node: NodeID, _ frame: Int) -> [StateMention] {
      guard scope.frames.indices.contains(frame) else { return [] }
      let reader = ActionReader(
        index: index, loader: loader, frames: scope.frames, lookups: lookups)
      let reference = SyntaxReference(file: scope.frames[frame].file, node: node)
      let mentions = known.value(of: reference, in: frame, by: reader) { reader, context in
        reader.statesMentioned(in: node, context)
      }
      return mentions ?? []
    }

    private mutating func add(
      _ kind: StateUse.Kind, _ node: NodeID, _ frame: Int
    ) {
      let reference = SyntaxReference(file: scope.frames[frame].file, node: node)
      for mention in mentions(node, frame) {
        uses[mention.key, default: []].append(
          StateUse(kind: kind, manner: mention.manner, reference: reference))
      }
    }

    /// Whether something was read before in a frame that means the same.
    private mutating func isNew(_ reference: SyntaxReference, _ frame: Int) -> Bool {
      guard scope.frames.indices.contains(frame) else { return false }
      return seen.insert(
        Seen(reference: reference, fingerprint: scope.frames[frame].fingerprint)
      ).inserted
    }

    // MARK: Conditions

    private mutating func content(of element: ViewElement, _ tree: SyntaxTree?) -> ShownContent {
      guard case .own(let type) = element.kind else { return ShownContent.of(element, tree) }
      if let known = contents[type] { return known }
      var content = ShownContent()
      // What never comes to rest says that something is going on.
      if let loaded = loader.load(type.file), let node = loaded.node(ofType: type.index),
        loaded.tree.mentionedNames(in: node).contains("repeatForever")
      {
        content = .progress
      }
      contents[type] = content
      return content
    }

    private struct Group {
      var frames: Set<Int> = []
      var content: [Int: ShownContent] = [:]
    }

    private mutating func readConditions(of screen: Screen) {
      var groups: [SyntaxReference: Group] = [:]
      for element in screen.elements where !element.branches.isEmpty {
        let tree = loader.load(element.reference.file)?.tree
        let content = content(of: element, tree)
        for step in element.branches {
          groups[step.condition, default: Group()].content[step.branch, default: []]
            .formUnion(content)
          if step.condition.file == element.reference.file, let tree,
            tree.range(step.condition.node).contains(tree.range(element.reference.node))
          {
            groups[step.condition]?.frames.insert(element.frame)
          }
        }
      }
      // Placeholders stand for what is on its way.
      for modifier in screen.modifiers where modifier.name == "redacted" {
        for step in modifier.branches {
          groups[step.condition]?.content[step.branch, default: []].formUnion(.progress)
        }
      }
      for (condition, group) in groups {
        guard let tree = loader.load(condition.file)?.tree else { continue }
        for decision in tree.decisions(of: condition.node) {
          let kind = self.kind(decision, group)
          for frame in group.frames.sorted() where scope.frames[frame].file == condition.file {
            addCondition(kind, decision, frame)
          }
        }
      }
    }

    private func kind(_ decision: SyntaxTree.Decision, _ group: Group) -> StateUse.Kind {
      var (yes, no): (ShownContent, ShownContent) = ([], [])
      for (branch, content) in group.content {
        if branch == decision.branch { yes.formUnion(content) } else { no.formUnion(content) }
      }
      switch decision.branch == nil ? nil : decision.sense {
      case true?: return .condition(whenCleared: yes, whenSet: no)
      case false?: return .condition(whenCleared: no, whenSet: yes)
      case nil:
        let any = yes.union(no)
        return .condition(whenCleared: any, whenSet: any)
      }
    }

    private mutating func addCondition(
      _ kind: StateUse.Kind, _ decision: SyntaxTree.Decision, _ frame: Int
    ) {
      let reference = SyntaxReference(file: scope.frames[frame].file, node: decision.node)
      for mention in mentions(decision.node, frame) {
        var manner = mention.manner.union(.decides)
        if decision.compares { manner.insert(.compared) }
        uses[mention.key, default: []].append(
          StateUse(kind: kind, manner: manner, reference: reference))
      }
    }

    // MARK: Elements

    private mutating func read(_ element: ViewElement) {
      guard element.kind == .native || element.kind == .unresolved,
        isNew(element.reference, element.frame),
        let tree = loader.load(element.reference.file)?.tree,
        tree.kind(element.reference.node) == .callExpr
      else { return }
      for argument in tree.arguments(of: element.reference.node)
      where tree.kind(argument.value) != .closureExpr {
        if let kind = kind(of: argument, of: element) {
          add(kind, argument.value, element.frame)
        }
      }
    }

    private func kind(of argument: CallArgument, of element: ViewElement) -> StateUse.Kind? {
      if element.kind == .unresolved { return .foreign }
      switch element.name {
      case "Text", "Label", "Image", "AsyncImage", "Button", "Link", "NavigationLink", "Section",
        "LabeledContent", "ContentUnavailableView", "Toggle", "TextField", "TextEditor":
        if argument.label == "isActive" { return .navigation }
        return argument.label == "selection" ? .selection : .words
      case "TabView": return .selection
      case "NavigationStack": return argument.label == "path" ? .navigation : nil
      case "ForEach", "List": return argument.label == nil ? .rows : nil
      default: return nil
      }
    }

    // MARK: Modifiers

    private mutating func read(_ modifier: ViewModifierUse, on screen: Screen) {
      guard let tree = loader.load(modifier.reference.file)?.tree,
        tree.kind(modifier.reference.node) == .callExpr
      else { return }
      let isFading = ["opacity", "offset", "scaleEffect", "frame"].contains(modifier.name)
      // What fades depends on what it is applied to.
      guard isFading || isNew(modifier.reference, modifier.frame) else { return }
      let arguments = tree.arguments(of: modifier.reference.node)
      for argument in arguments where tree.kind(argument.value) != .closureExpr {
        if isFading {
          addFade(argument.value, modifier, screen, tree)
        } else if let kind = kind(of: argument, of: modifier, tree) {
          add(kind, argument.value, modifier.frame)
        }
      }
      // `.onChange(of: page) { proxy.scrollTo(page) }`
      if modifier.name == "onChange", let value = arguments.first?.value,
        let action = arguments.last(where: { tree.kind($0.value) == .closureExpr })?.value,
        tree.mentionedNames(in: action).contains("scrollTo")
      {
        add(.selection, value, modifier.frame)
      }
    }

    private func kind(
      of argument: CallArgument, of modifier: ViewModifierUse, _ tree: SyntaxTree
    ) -> StateUse.Kind? {
      switch modifier.name {
      case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
        "inspector":
        return ["isPresented", "item"].contains(argument.label) ? .presentation : nil
      case "navigationDestination":
        return ["isPresented", "item"].contains(argument.label) ? .navigation : nil
      case "scrollPosition": return argument.label == "id" ? .selection : nil
      case "navigationTitle", "navigationBarTitle", "navigationSubtitle", "badge": return .words
      default:
        guard !ModifierLibrary.names.contains(modifier.name), modifier.element != nil,
          tree.mentionsState(argument.value)
        else { return nil }
        return .foreign
      }
    }

    // MARK: Fading

    /// `.opacity(isShown ? 1 : 0)` and its like hide what they are applied to.
    private mutating func addFade(
      _ value: NodeID, _ modifier: ViewModifierUse, _ screen: Screen, _ tree: SyntaxTree
    ) {
      guard let fade = tree.fade(value, of: modifier.name) else {
        if modifier.name == "offset" { addPage(value, modifier) }
        return
      }
      let shown = content(of: modifier.element, on: screen)
      guard !shown.isEmpty else { return }
      add(
        .condition(
          whenCleared: fade.whenCleared ? shown : [], whenSet: fade.whenSet ? shown : []),
        value, modifier.frame)
    }

    /// `.offset(x: -width * CGFloat(page))` shows one page of many.
    private mutating func addPage(_ value: NodeID, _ modifier: ViewModifierUse) {
      let reference = SyntaxReference(file: modifier.reference.file, node: value)
      for mention in mentions(value, modifier.frame) where mention.manner.contains(.scaled) {
        uses[mention.key, default: []].append(
          StateUse(kind: .selection, manner: mention.manner, reference: reference))
      }
    }

    private mutating func content(of element: Int?, on screen: Screen) -> ShownContent {
      guard let element else { return [] }
      var inside: Set<Int> = [element]
      var content = ShownContent()
      for position in screen.elements.indices where position >= element {
        let candidate = screen.elements[position]
        guard position == element || candidate.parent.map(inside.contains) == true else {
          continue
        }
        inside.insert(position)
        content.formUnion(
          self.content(of: candidate, loader.load(candidate.reference.file)?.tree))
      }
      return content
    }
  }
}
