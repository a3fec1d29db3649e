/// A name of an SF Symbol, written as a literal, that something in scope shows.
struct SymbolUse: Sendable {
  let name: String
  /// The literal.
  let reference: SyntaxReference
  /// The name between the quotation marks; the whole literal where it is written in another way.
  let range: ByteRange
  /// Where it is shown: the calls with their oldest systems.
  var places: [Place]
  /// Whether it stands beside the title of a screen.
  var isIcon: Bool
  /// The oldest iOS that can show it; nil where the deployment target is not known.
  var oldestSystem: OSVersion?
  /// A version of iOS that is surely there wherever it is shown.
  var assuredSystem: OSVersion

  var location: Location { Location(file: reference.file, range: range) }

  struct Place: Sendable {
    let call: SyntaxReference
    /// The oldest iOS on which the call can show the symbol; nil where that is not known.
    let oldestSystem: OSVersion?
  }

  /// Places after which others are as good as those that are known.
  fileprivate static let maximumPlaces = 32

  /// The edit that writes another name.
  func edit(to name: String, in tree: SyntaxTree) -> TextEdit {
    let isWhole = range == tree.range(reference.node)
    return TextEdit(range, isWhole ? "\"\(name)\"" : name)
  }
}

/// Collects the names of symbols in what Assistive Access can show: `systemImage:` and
/// `systemName:` arguments of SwiftUI's views and modifiers, followed to the literals behind them.
struct SymbolUses: Sendable {
  /// The uses in the order of their places, one for each literal.
  let all: [SymbolUse]

  init(_ context: RuleContext) {
    var collector = Collector(context)
    for screen in context.scope.screens {
      // By position, as to take them out costs more than to look at what most of them are.
      for position in screen.elements.indices {
        collector.addArguments(
          of: screen.elements[position].reference, isIcon: false, screen.elements[position].frame)
      }
      for place in screen.modifiers.indices {
        collector.addArguments(
          of: screen.modifiers[place].reference,
          isIcon: screen.modifiers[place].name == ScreenTitles.iconName,
          screen.modifiers[place].frame)
      }
    }
    all = collector.uses.values.sorted { $0.location < $1.location }
  }

  private struct Collector {
    let context: RuleContext
    let reader: LiteralReader
    let systems: OldestSystems
    var uses: [SyntaxReference: SymbolUse] = [:]
    /// Calls whose arguments mean the same wherever they are read from.
    private var finished: Set<SyntaxReference> = []
    private var seen: Set<Reading> = []

    private struct Reading: Hashable {
      let call: SyntaxReference
      let frame: Int
    }

    init(_ context: RuleContext) {
      self.context = context
      reader = LiteralReader(context)
      systems = OldestSystems(context)
    }

    mutating func addArguments(of call: SyntaxReference, isIcon: Bool, _ frame: Int) {
      guard !finished.contains(call),
        seen.insert(Reading(call: call, frame: frame)).inserted,
        let tree = context.tree(call.file), tree.kind(call.node) == .callExpr
      else { return }
      var hasNames = false
      var pending = [call.node]
      while let node = pending.popLast() {
        switch tree.kind(node) {
        case .callExpr:
          let arguments = tree.arguments(of: node)
          for argument in arguments where tree.kind(argument.value) != .closureExpr {
            if isSymbol(argument, of: node, call.file, tree) {
              let found = reader.literals(of: argument.value, in: frame)
              if found.hasNames { hasNames = true }
              for literal in found.literals {
                add(literal, shownAt: SyntaxReference(file: call.file, node: node), isIcon)
              }
            } else {
              pending.append(argument.value)
            }
          }
          // `Image(systemName: "star").resizable()` as an argument.
          if node != call.node, let callee = tree.callee(of: node),
            tree.kind(callee) == .memberExpr, let base = tree.firstChild(callee)
          {
            pending.append(base)
          }
        case .closureExpr: break
        default: pending.append(contentsOf: tree.children(node))
        }
      }
      if !hasNames { finished.insert(call) }
    }

    /// Whether an argument names a symbol, and not something of the workspace's own.
    private func isSymbol(
      _ argument: CallArgument, of call: NodeID, _ file: FileID, _ tree: SyntaxTree
    ) -> Bool {
      guard argument.label == "systemImage" || argument.label == "systemName",
        let callee = tree.callee(of: call)
      else { return false }
      let name = tree.name(callee)
      if name == ScreenTitles.iconName || name == "init" { return true }
      if context.index.component(named: name, in: file) != nil { return true }
      if name.beginsUppercase {
        return ViewLibrary.nativeViews.contains(name) || !context.index.declaresType(named: name)
      }
      return context.index.functions(named: name).isEmpty
    }

    private mutating func add(
      _ literal: StringLiterals.Literal, shownAt call: SyntaxReference, _ isIcon: Bool
    ) {
      guard !literal.text.isEmpty, let tree = context.tree(literal.reference.file) else { return }
      let system = systems.system(of: literal.reference, shownAt: call, isIcon: isIcon)
      if var known = uses[literal.reference] {
        if known.places.count < SymbolUse.maximumPlaces,
          !known.places.contains(where: { $0.call == call })
        {
          known.places.append(SymbolUse.Place(call: call, oldestSystem: system.oldest))
        }
        known.isIcon = known.isIcon || isIcon
        known.assuredSystem = min(known.assuredSystem, system.assured)
        if let oldest = system.oldest, let other = known.oldestSystem {
          known.oldestSystem = min(oldest, other)
        } else {
          known.oldestSystem = nil
        }
        uses[literal.reference] = known
        return
      }
      uses[literal.reference] = SymbolUse(
        name: literal.text, reference: literal.reference,
        range: tree.nameRange(ofLiteral: literal.reference.node, literal.text),
        places: [SymbolUse.Place(call: call, oldestSystem: system.oldest)], isIcon: isIcon,
        oldestSystem: system.oldest, assuredSystem: system.assured)
    }
  }
}

/// On which systems something in scope can be shown.
struct OldestSystems {
  /// What every app of SwiftUI demands, as its `App` does.
  static let anyApp = OSVersion(14)

  let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  /// The oldest system on which a literal is shown by a call, where that is known, and one that is
  /// there in any case.
  func system(of literal: SyntaxReference, shownAt call: SyntaxReference, isIcon: Bool)
    -> (oldest: OSVersion?, assured: OSVersion)
  {
    var demanded = isIcon ? Availability.scene : Self.anyApp
    var target: OSVersion?
    var isTargetKnown = true
    for place in [literal, call] {
      guard let tree = context.tree(place.file) else { continue }
      let offset = tree.range(place.node).start + 1
      if let minimum = Availability.minimum(at: offset, in: tree) {
        demanded = max(demanded, minimum)
      }
      let isInScene = context.scope.scenes.contains {
        $0.file == place.file && tree.range($0.call).touches(offset)
      }
      if isInScene { demanded = max(demanded, Availability.scene) }
      guard let own = context.oldestSystem(running: place.file) else {
        isTargetKnown = false
        continue
      }
      target = max(target ?? own, own)
    }
    let assured = max(demanded, target ?? demanded)
    return (isTargetKnown ? assured : nil, assured)
  }
}
