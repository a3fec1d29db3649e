/// Which dialogs, sheets and conditions of the screens depend on which states: how it is known that
/// setting a state asks a question.
struct StateReaders {
  private struct Presenter {
    /// The modifier or view.
    let reference: SyntaxReference
    let names: Set<String>
    let keys: [StateKey]
    let owner: TypeReference?
    let isDialog: Bool
    /// Whether a button of the dialog does anything.
    let acts: Bool
  }

  /// Each once, on however many screens it stands.
  private var presenters: [Presenter] = []
  /// The places in `presenters` of a modifier or view.
  private var places: [SyntaxReference: [Int]] = [:]
  /// Names on which what a screen shows depends, by screen.
  private var conditionNames: [Int: Set<String>] = [:]
  private let index: DeclarationIndex
  private let isTruncated: Bool

  init(_ scope: Scope, from source: ActionSource) {
    index = source.index
    isTruncated = scope.isTruncated
    var builder = Builder(scope: scope, source: source)
    for number in scope.screens.indices {
      let uses = scope.screens[number].modifiers
      for place in uses.places(where: Builder.mayPresent) {
        if let presenter = builder.presenter(uses[place]) { add(presenter) }
      }
      var names: Set<String> = []
      var conditions: Set<SyntaxReference> = []
      var branches: [BranchStep] = []
      let elements = scope.screens[number].elements
      for position in elements.indices {
        switch elements[position].kind {
        case .own, .unresolved:
          if let presenter = builder.presenter(elements[position]) { add(presenter) }
        case .native, .container: break
        }
        // Most elements stand under the same conditions as the one before.
        if elements[position].branches == branches { continue }
        branches = elements[position].branches
        for step in branches where conditions.insert(step.condition).inserted {
          names.formUnion(builder.names(of: step.condition))
        }
      }
      conditionNames[number] = names
    }
  }

  private mutating func add(_ presenter: Presenter) {
    places[presenter.reference, default: []].append(presenters.count)
    presenters.append(presenter)
  }

  /// Whether a dialog with a button that acts depends on the state.
  func isReadByActingDialog(_ change: ActionEffects.StateChange) -> Bool {
    change.opens && presenters.contains { $0.isDialog && $0.acts && reads($0, change) }
  }

  /// Whether anything that the person sees depends on the state.
  func isRead(_ change: ActionEffects.StateChange, onScreen screen: Int) -> Bool {
    if change.opens, isLent(change.key) { return true }
    let isOfView = change.key.owner.map { index.type($0, conformsTo: "View") } ?? false
    if !isOfView {
      if !change.opens { return false }
      // Whatever shows it may be out of sight.
      if isTruncated { return true }
    }
    return presenters.contains { reads($0, change) }
      || change.aliases.contains { conditionNames[screen]?.contains($0) ?? false }
  }

  /// Whether something is known of what a modifier or view presents.
  func know(_ presenter: SyntaxReference) -> Bool { places[presenter] != nil }

  /// The names of the states that may bring up what a modifier or view presents.
  func names(of presenter: SyntaxReference) -> Set<String> {
    (places[presenter] ?? []).reduce(into: []) { names, place in
      names.formUnion(presenters[place].names)
      names.formUnion(presenters[place].keys.map(\.name))
    }
  }

  /// Whether setting the state may bring up what a modifier or view presents.
  func isRead(_ change: ActionEffects.StateChange, by presenter: SyntaxReference) -> Bool {
    change.opens && (places[presenter] ?? []).contains { reads(presenters[$0], change) }
  }

  /// Whether a state is another view's, which is not known: whatever depends on it is out of sight.
  private func isLent(_ key: StateKey) -> Bool {
    guard let owner = key.owner else { return false }
    return index.members(named: key.name, of: owner).contains {
      index[$0]?.attributes.contains("Binding") == true
    }
  }

  /// Whether a dialog depends on something of the object of this name, in the same view.
  func isDialogOf(_ root: String, in owner: TypeReference?) -> Bool {
    presenters.contains { $0.isDialog && $0.acts && $0.owner == owner && $0.names.contains(root) }
  }

  private func reads(_ presenter: Presenter, _ change: ActionEffects.StateChange) -> Bool {
    if presenter.keys.contains(change.key) { return true }
    guard change.aliases.contains(where: presenter.names.contains) else { return false }
    guard let owner = change.key.owner, index.type(owner, conformsTo: "View") else { return true }
    return presenter.owner == owner
  }

  private struct Builder {
    let scope: Scope
    let source: ActionSource
    var index: DeclarationIndex { source.index }
    var loader: FileLoader { source.loader }
    var conditions: [SyntaxReference: Set<String>] = [:]
    private var seen: Set<Use> = []

    /// A modifier or view, and what its names mean.
    private struct Use: Hashable {
      let reference: SyntaxReference
      let fingerprint: Int
    }

    init(scope: Scope, source: ActionSource) {
      self.scope = scope
      self.source = source
    }

    /// Whether something is met for the first time with this meaning.
    private mutating func isNew(_ reference: SyntaxReference, _ frame: Int) -> Bool {
      guard scope.frames.indices.contains(frame) else { return false }
      let fingerprint = scope.frames[frame].fingerprint
      return seen.insert(Use(reference: reference, fingerprint: fingerprint)).inserted
    }

    private static func presents(_ modifier: String) -> Bool {
      switch modifier {
      case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
        "navigationDestination", "inspector", "fileMover", "fileExporter":
        true
      default: false
      }
    }

    /// Whether a modifier of this name may show something while a state says so.
    static func mayPresent(_ name: String) -> Bool {
      !ModifierLibrary.names.contains(name) || name == "modifier" || presents(name)
    }

    /// A modifier that shows something while a state says so.
    mutating func presenter(_ modifier: ViewModifierUse) -> Presenter? {
      let isKnown = Self.presents(modifier.name)
      guard isNew(modifier.reference, modifier.frame),
        let tree = loader.load(modifier.reference.file)?.tree
      else { return nil }
      let isDialog = ["alert", "confirmationDialog", "actionSheet"].contains(modifier.name)
      return presenter(
        modifier.reference, modifier.frame, tree, needsProjection: !isKnown, isDialog: isDialog)
    }

    /// A view of the workspace, or of a foreign package, that is handed a state.
    mutating func presenter(_ element: ViewElement) -> Presenter? {
      switch element.kind {
      case .own, .unresolved: break
      case .native, .container: return nil
      }
      guard isNew(element.reference, element.frame),
        let tree = loader.load(element.reference.file)?.tree,
        tree.kind(element.reference.node) == .callExpr
      else { return nil }
      return presenter(
        element.reference, element.frame, tree, needsProjection: true, isDialog: false)
    }

    private func presenter(
      _ reference: SyntaxReference, _ frame: Int, _ tree: SyntaxTree, needsProjection: Bool,
      isDialog: Bool
    ) -> Presenter? {
      guard scope.frames.indices.contains(frame) else { return nil }
      let arguments = tree.arguments(of: reference.node)
      let states = arguments.filter {
        tree.kind($0.value) != .closureExpr
          && (!needsProjection || tree.mentionsState($0.value))
      }
      if states.isEmpty { return nil }
      var names: Set<String> = []
      var keys: [StateKey] = []
      var reader = ActionReader(source)
      let context = reader.context(ofFrame: frame)
      let owner = reader.canonical(scope.frames[frame].owner)
      for argument in states {
        var seen: Set<MemberReference> = []
        names.formUnion(self.names(in: argument.value, of: owner, tree, &seen))
        if let key = reader.state(of: argument.value, context)?.key { keys.append(key) }
      }
      return Presenter(
        reference: reference, names: names, keys: keys, owner: owner, isDialog: isDialog,
        acts: isDialog && acts(arguments, tree))
    }

    /// The names in an expression, and in the functions and properties that make a binding for it:
    /// `isPresented: isAsking(for: .everything)`.
    private func names(
      in node: NodeID, of owner: TypeReference?, _ tree: SyntaxTree,
      _ seen: inout Set<MemberReference>, depth: Int = 0
    ) -> Set<String> {
      var names = tree.mentionedNames(in: node)
      guard depth < 3, let owner else { return names }
      for name in names {
        for member in index.members(named: name, of: owner) {
          guard let model = index[member], makesBinding(model) || model.isComputed,
            seen.insert(member).inserted,
            let loaded = loader.load(member.file), let body = loaded.node(ofMember: member.index),
            let block = loaded.tree.child(body, .codeBlock)
              ?? loaded.tree.child(body, .accessorBlock)
          else { continue }
          names.formUnion(
            self.names(in: block, of: owner, loaded.tree, &seen, depth: depth + 1))
        }
      }
      return names
    }

    private func makesBinding(_ model: MemberModel) -> Bool {
      model.kind == .function && model.typeText?.contains("Binding") == true
    }

    /// Whether a dialog has a button with an action that is not empty.
    private func acts(_ arguments: [CallArgument], _ tree: SyntaxTree) -> Bool {
      var pending = arguments.filter { tree.kind($0.value) == .closureExpr }.map(\.value)
      // What a dialog of the team's own, or of a foreign package, offers is its own affair.
      if pending.isEmpty { return true }
      while let node = pending.popLast() {
        if tree.kind(node) == .callExpr {
          for argument in tree.arguments(of: node) where argument.label != "label" {
            if argument.label == "action", tree.kind(argument.value) != .closureExpr {
              return true
            }
            if tree.kind(argument.value) == .closureExpr,
              !tree.statements(of: argument.value).isEmpty
            {
              return true
            }
          }
        }
        pending.append(contentsOf: tree.children(node))
      }
      return false
    }

    /// The names in an `if`, a `switch` or a ternary.
    mutating func names(of condition: SyntaxReference) -> Set<String> {
      if let known = conditions[condition] { return known }
      let names = loader.load(condition.file)?.tree.conditionNames(of: condition.node) ?? []
      conditions[condition] = names
      return names
    }
  }
}

extension SyntaxTree {
  /// The names on which an `if` with its `else if`s, a `switch`, a `guard` or a ternary depends.
  func conditionNames(of node: NodeID) -> Set<String> {
    var names: Set<String> = []
    var current: NodeID? = node
    while let conditional = current {
      current = nil
      for child in children(conditional) {
        switch kind(child) {
        case .codeBlock, .switchCase, .ifConfigDecl: break
        case .ifExpr: current = child
        case .ternaryOperator where kind(conditional) == .sequenceExpr: return names
        default: names.formUnion(mentionedNames(in: child))
        }
      }
    }
    return names
  }

  /// Whether an expression hands over a state: `$isShown`.
  func mentionsState(_ node: NodeID) -> Bool {
    var pending = [node]
    while let next = pending.popLast() {
      if kind(next) == .closureExpr { continue }
      if kind(next) == .declRef, let range = nameRange(next),
        text.byte(at: range.start) == UInt8(ascii: "$")
      {
        return true
      }
      pending.append(contentsOf: children(next))
    }
    return false
  }
}
