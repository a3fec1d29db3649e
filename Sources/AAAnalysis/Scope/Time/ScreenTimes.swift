/// What an action of a screen does in time.
struct ScreenTimes: Sendable {
  let screen: Int
  let trigger: ScreenAction.Trigger
  /// The conditions under which it is there, and the frame in which it stands.
  let branches: [BranchStep]
  let frame: Int
  /// The states whose changes set it off.
  var observed: Set<StateKey> = []
  let times: ActionTimes

  /// What everything that runs on the screens of a scope does in time. Actions that mean the same
  /// are read once.
  static func all(_ scope: Scope, from source: ActionSource) -> [ScreenTimes] {
    var builder = Builder(scope: scope, source: source)
    for screen in scope.screens.indices { builder.read(screen) }
    return builder.result
  }

  private struct Builder {
    let scope: Scope
    let source: ActionSource
    var index: DeclarationIndex { source.index }
    var loader: FileLoader { source.loader }
    let finder: ScreenActionFinder
    var result: [ScreenTimes] = []
    private let known: FrameMemo<SyntaxReference, Known>
    private var models: Set<TypeReference> = []
    private var views: Set<TypeReference> = []

    private struct Known: Sendable {
      let times: ActionTimes
      var observed: Set<StateKey> = []
    }

    init(scope: Scope, source: ActionSource) {
      self.scope = scope
      self.source = source
      known = source.lookups.memo(of: ScreenTimes.self)
      finder = ScreenActionFinder(scope: scope, index: source.index, loader: source.loader)
    }

    mutating func read(_ screen: Int) {
      for action in finder.actions(ofScreen: screen) {
        var times = times(of: action)
        // A timer runs without anybody doing anything.
        let isTimed = action.isReceiver && !times.times.waits.isEmpty
        if isTimed { times.observed = [] }
        add(
          times, screen, isTimed ? .appearance : action.trigger, action.branches, action.frame)
      }
      for element in scope.screens[screen].elements {
        guard case .own(let type) = element.kind, views.insert(type).inserted else { continue }
        for model in modelTypes(of: type) where models.insert(model).inserted {
          add(
            Known(times: timesOfInitializers(of: model)), screen, .appearance, element.branches,
            element.frame)
        }
      }
    }

    private mutating func add(
      _ known: Known, _ screen: Int, _ trigger: ScreenAction.Trigger,
      _ branches: [BranchStep], _ frame: Int
    ) {
      let times = known.times
      // Most actions have nothing to do with time.
      let isIdle =
        times.waits.isEmpty && times.animations.isEmpty && times.playbacks.isEmpty
        && (trigger != .appearance || times.changes.isEmpty)
      if isIdle { return }
      result.append(
        ScreenTimes(
          screen: screen, trigger: trigger, branches: branches, frame: frame,
          observed: known.observed, times: times))
    }

    private mutating func times(of action: ScreenAction) -> Known {
      let key = SyntaxReference(file: action.reference.file, node: action.action)
      let found = known.value(of: key, in: action.frame, from: source) { reader, context in
        var observed: Set<StateKey> = []
        let times = reader.times { reader in
          if let source = action.observed {
            if action.isReceiver, let timer = reader.timer(in: source, context) {
              reader.runBehind(timer, action.action, context)
              return
            }
            observed = Set(reader.statesMentioned(in: source, context).map(\.key))
          }
          reader.run(action.action, context, arguments: [])
        }
        return Known(times: times, observed: observed)
      }
      return found ?? Known(times: ActionTimes())
    }

    // MARK: Models

    /// The classes of the workspace whose instances a view holds.
    private func modelTypes(of view: TypeReference) -> [TypeReference] {
      guard let members = index.interface(of: view.file)?.members else { return [] }
      let reader = ActionReader(source)
      return members.indices.compactMap { position -> TypeReference? in
        let model = members[position]
        guard model.owner == view.index, model.kind == .property, !model.isComputed,
          !model.isStatic,
          let type = reader.type(
            ofMember: MemberReference(file: view.file, index: position)),
          let declaration = reader.declaration(type), index[declaration]?.kind == .classType
        else { return nil }
        return declaration
      }
    }

    private mutating func timesOfInitializers(of type: TypeReference) -> ActionTimes {
      guard let members = index.interface(of: type.file)?.members,
        let loaded = loader.load(type.file)
      else { return ActionTimes() }
      let blocks = members.indices.compactMap { position -> NodeID? in
        guard members[position].kind == .initializer, members[position].owner == type.index else {
          return nil
        }
        return loaded.node(ofMember: position).flatMap { loaded.tree.child($0, .codeBlock) }
      }
      guard !blocks.isEmpty else { return ActionTimes() }
      var reader = ActionReader(source)
      return reader.times { reader in
        let context = reader.add(ActionContext(file: type.file, owner: type, frame: nil))
        for block in blocks { reader.readBody(block, context) }
      }
    }
  }
}
