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

/// What the screens of a scope show depending on some states.
struct StateUses {
  private var uses: [StateKey: [StateUse]] = [:]

  /// - Parameter keys: the states that matter; of others nothing is known.
  init(
    of keys: Set<StateKey>, in scope: Scope, from source: ActionSource
  ) {
    guard !keys.isEmpty else { return }
    var builder = Builder(keys: keys, scope: scope, source: source)
    for screen in scope.screens { builder.read(screen) }
    uses = builder.uses
  }

  func uses(of key: StateKey) -> [StateUse] { uses[key] ?? [] }

  private struct Builder {
    let keys: Set<StateKey>
    let scope: Scope
    let source: ActionSource
    var index: DeclarationIndex { source.index }
    var loader: FileLoader { source.loader }
    var uses: [StateKey: [StateUse]] = [:]
    private let known: FrameMemo<SyntaxReference, [StateMention]>
    /// Of those the ones that matter, by what the frame means.
    private var relevant: [Seen: [StateMention]] = [:]
    private var contents: [TypeReference: ShownContent] = [:]
    private var decisions: [SyntaxReference: [SyntaxTree.Decision]] = [:]
    private let keyNames: Set<String>
    private var names: [SyntaxReference: Names] = [:]

    /// The names that an expression mentions, and whether they may lead to a state that matters
    /// whatever the frame is.
    private struct Names {
      let all: Set<String>
      let mayLead: Bool
    }

    /// What was read before, by frame and node.
    private var seen: Set<Seen> = []

    private struct Seen: Hashable {
      let reference: SyntaxReference
      let fingerprint: Int
    }

    init(keys: Set<StateKey>, scope: Scope, source: ActionSource) {
      self.keys = keys
      keyNames = Set(keys.map(\.name))
      self.scope = scope
      self.source = source
      known = source.lookups.memo(of: StateUses.self)
    }

    mutating func read(_ screen: Screen) {
      readConditions(of: screen)
      let elements = screen.elements
      for position in elements.indices {
        switch elements[position].kind {
        case .unresolved: read(elements[position])
        case .native:
          if Self.telling.contains(elements[position].name) { read(elements[position]) }
        case .own, .container: break
        }
      }
      let modifiers = screen.modifiers
      for place in modifiers.places(where: Self.mayMention)
      where modifiers[place].declaration == nil {
        read(modifiers[place], on: screen)
      }
    }

    // MARK: Mentions

    /// The states that matter on which an expression depends.
    private mutating func mentions(_ node: NodeID, _ frame: Int) -> [StateMention] {
      guard scope.frames.indices.contains(frame) else { return [] }
      let reference = SyntaxReference(file: scope.frames[frame].file, node: node)
      guard mayMention(reference, frame) else { return [] }
      let place = Seen(reference: reference, fingerprint: scope.frames[frame].fingerprint)
      if let found = relevant[place] { return found }
      let all = known.value(of: reference, in: frame, from: source) { reader, context in
        reader.statesMentioned(in: node, context)
      }
      let found = (all ?? []).filter { keys.contains($0.key) }
      relevant[place] = found
      return found
    }

    /// Whether an expression may depend on a state that matters, by the names in it: that of such a
    /// state, one that the frame has given a value, one of code that is followed.
    private mutating func mayMention(_ expression: SyntaxReference, _ frame: Int) -> Bool {
      let names = names(in: expression)
      if names.mayLead { return true }
      let bindings = scope.frames[frame].bindings
      return !bindings.isEmpty && names.all.contains { bindings[$0] != nil }
    }

    private mutating func names(in expression: SyntaxReference) -> Names {
      if let known = names[expression] { return known }
      let all = loader.load(expression.file)?.tree.mentionedNames(in: expression.node) ?? []
      let found = Names(
        all: all,
        mayLead: all.contains { name in
          keyNames.contains(name) || !index.computedProperties(named: name).isEmpty
            || !index.functions(named: name).isEmpty
        })
      names[expression] = found
      return found
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
        loaded.tree.mentions("repeatForever", in: node)
      {
        content = .progress
      }
      contents[type] = content
      return content
    }

    private struct Group {
      let condition: SyntaxReference
      let range: ByteRange
      /// The frames of what stands in it.
      var frames: Set<Int> = []
    }

    private mutating func readConditions(of screen: Screen) {
      for group in groups(of: screen) where !group.frames.isEmpty {
        let frames = group.frames.sorted().filter {
          scope.frames[$0].file == group.condition.file
        }
        var content: [Int: ShownContent]?
        for decision in decisions(of: group.condition) {
          for frame in frames where !mentions(decision.node, frame).isEmpty {
            let shown = content ?? self.content(of: group.condition, on: screen)
            content = shown
            addCondition(kind(decision, shown), decision, frame)
          }
        }
      }
    }

    /// The conditions under which something stands on a screen, in the order of the screen.
    private func groups(of screen: Screen) -> [Group] {
      var groups: [Group] = []
      var places: [SyntaxReference: Int] = [:]
      var branches: [BranchStep] = []
      var around: [Int] = []
      let elements = screen.elements
      for position in elements.indices where !elements[position].branches.isEmpty {
        // Most elements stand under the same conditions as the one before.
        if elements[position].branches != branches {
          branches = elements[position].branches
          around = branches.map { step in
            if let known = places[step.condition] { return known }
            let range = loader.load(step.condition.file)?.tree.range(step.condition.node)
            groups.append(Group(condition: step.condition, range: range ?? ByteRange(0, 0)))
            places[step.condition] = groups.count - 1
            return groups.count - 1
          }
        }
        let frame = elements[position].frame
        let file = elements[position].reference.file
        var range: ByteRange?
        for group in around
        where groups[group].condition.file == file && !groups[group].frames.contains(frame) {
          let own = range
            ?? loader.load(file)?.tree.range(elements[position].reference.node)
          guard let own else { break }
          range = own
          if groups[group].range.contains(own) { groups[group].frames.insert(frame) }
        }
      }
      return groups
    }

    private mutating func decisions(of condition: SyntaxReference) -> [SyntaxTree.Decision] {
      if let known = decisions[condition] { return known }
      let found = loader.load(condition.file)?.tree.decisions(of: condition.node) ?? []
      decisions[condition] = found
      return found
    }

    /// What is shown in each branch of a condition.
    private mutating func content(of condition: SyntaxReference, on screen: Screen)
      -> [Int: ShownContent]
    {
      var result: [Int: ShownContent] = [:]
      let elements = screen.elements
      for position in elements.indices {
        for step in elements[position].branches where step.condition == condition {
          let tree = loader.load(elements[position].reference.file)?.tree
          result[step.branch, default: []].formUnion(content(of: elements[position], tree))
        }
      }
      // Placeholders stand for what is on its way.
      for modifier in screen.modifiers.all(named: "redacted") {
        for step in modifier.branches where step.condition == condition {
          result[step.branch, default: []].formUnion(.progress)
        }
      }
      return result
    }

    private func kind(
      _ decision: SyntaxTree.Decision, _ shown: [Int: ShownContent]
    ) -> StateUse.Kind {
      var (yes, no): (ShownContent, ShownContent) = ([], [])
      for (branch, content) in shown {
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

    private static let words: Set<String> = [
      "Text", "Label", "Image", "AsyncImage", "Button", "Link", "NavigationLink", "Section",
      "LabeledContent", "ContentUnavailableView", "Toggle", "TextField", "TextEditor",
    ]
    /// Views of which an argument may decide what is seen.
    private static let telling = words.union(["TabView", "NavigationStack", "ForEach", "List"])

    private mutating func read(_ element: ViewElement) {
      guard isNew(element.reference, element.frame),
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
      case let name where Self.words.contains(name):
        if argument.label == "isActive" { return .navigation }
        return argument.label == "selection" ? .selection : .words
      case "TabView": return .selection
      case "NavigationStack": return argument.label == "path" ? .navigation : nil
      case "ForEach", "List": return argument.label == nil ? .rows : nil
      default: return nil
      }
    }

    // MARK: Modifiers

    /// Whether an argument of a modifier may decide what is seen, by its name.
    private static func mayMention(_ modifier: String) -> Bool {
      switch modifier {
      case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
        "inspector", "navigationDestination", "scrollPosition", "navigationTitle",
        "navigationBarTitle", "navigationSubtitle", "badge", "onChange":
        true
      case _ where isFading(modifier): true
      default: !ModifierLibrary.names.contains(modifier)
      }
    }

    private static func isFading(_ modifier: String) -> Bool {
      switch modifier {
      case "opacity", "offset", "scaleEffect", "frame": true
      default: false
      }
    }

    private mutating func read(_ modifier: ViewModifierUse, on screen: Screen) {
      guard let tree = loader.load(modifier.reference.file)?.tree,
        tree.kind(modifier.reference.node) == .callExpr
      else { return }
      let isFading = Self.isFading(modifier.name)
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
        tree.mentions("scrollTo", in: action)
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
      guard !mentions(value, modifier.frame).isEmpty else { return }
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
