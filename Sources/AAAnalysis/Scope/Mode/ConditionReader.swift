/// What conditions say, as far as the source tells, where it is given whether Assistive Access is
/// on, and what views and functions were passed.
struct ConditionReader {
  let index: DeclarationIndex
  let loader: FileLoader
  /// The contexts in which conditions stand.
  let frames: [Frame]
  /// Whether Assistive Access is taken to be on.
  var isModeOn = true
  /// The oldest system on which the code may run.
  var system = Availability.scene
  /// Whether the mode had a part in anything that was read.
  var readsMode = false
  static let maximumDepth = 16

  init(index: DeclarationIndex, loader: FileLoader, frames: [Frame]) {
    self.index = index
    self.loader = loader
    self.frames = frames
  }

  /// Where a condition stands.
  struct Place {
    /// The frame whose bindings hold; nil in a declaration of something else.
    var frame: Int?
    var file: FileID
    var owner: TypeReference?
    /// Whether it is what a declaration says, so that the parameters of the frame mean nothing.
    var isDeclaration = false
  }

  func place(inFrame frame: Int) -> Place {
    Place(frame: frame, file: frames[frame].file, owner: frames[frame].owner)
  }

  // MARK: Conditions

  /// The conditions of an `if` or `guard`.
  struct Conditions {
    var value: Certainty = .yes
    /// Whether nothing but the version of the system decides.
    var isAvailability = true
  }

  mutating func conditions(of node: NodeID, _ place: Place, depth: Int = 0) -> Conditions {
    var result = Conditions()
    guard let tree = loader.load(place.file)?.tree else {
      return Conditions(value: .unknown, isAvailability: false)
    }
    for condition in tree.children(node).prefix(while: { tree.kind($0) != .codeBlock }) {
      if tree.kind(condition) == .availabilityCondition {
        result.value = result.value.and(
          Availability.certainty(ofCondition: condition, in: tree, from: system))
      } else {
        result.isAvailability = false
        let value =
          tree.kind(condition) == .optionalBinding
          ? presence(ofBinding: condition, place, tree)
          : certainty(of: condition, place, depth: depth)
        result.value = result.value.and(value)
      }
    }
    return result
  }

  /// The value of a condition that is written in a place.
  mutating func certainty(of node: NodeID, _ place: Place, depth: Int = 0) -> Certainty {
    guard depth < Self.maximumDepth, let tree = loader.load(place.file)?.tree else {
      return .unknown
    }
    switch tree.kind(node) {
    case .booleanLiteral:
      return tree.name(node, is: "true") ? .yes : .no
    case .prefixOperatorExpr:
      guard tree.name(node, is: "!"), let inner = tree.firstChild(node) else { return .unknown }
      return !certainty(of: inner, place, depth: depth + 1)
    case .tupleExpr:
      let arguments = tree.arguments(of: node)
      guard arguments.count == 1 else { return .unknown }
      return certainty(of: arguments[0].value, place, depth: depth + 1)
    case .tryExpr, .awaitExpr, .effectExpr:
      guard let inner = tree.firstChild(node) else { return .unknown }
      return certainty(of: inner, place, depth: depth + 1)
    case .sequenceExpr:
      return certainty(ofSequence: node, place, tree, depth)
    case .ifExpr:
      return value(of: [node], place, tree, depth + 1) ?? .unknown
    case .memberExpr:
      return certainty(ofMember: node, labels: nil, place, tree, depth)
    case .declRef:
      return certainty(ofName: node, labels: nil, place, tree, depth)
    case .callExpr:
      // A function without parameters.
      guard tree.arguments(of: node).isEmpty, let callee = tree.callee(of: node) else {
        return .unknown
      }
      return tree.kind(callee) == .memberExpr
        ? certainty(ofMember: callee, labels: [], place, tree, depth)
        : certainty(ofName: callee, labels: [], place, tree, depth)
    default: return .unknown
    }
  }

  /// `mode == true`, `mode && other`, `mode ? a : b`.
  private mutating func certainty(
    ofSequence node: NodeID, _ place: Place, _ tree: SyntaxTree, _ depth: Int
  ) -> Certainty {
    let children = Array(tree.children(node))
    if children.count == 3, tree.name(children[1], is: "==") || tree.name(children[1], is: "!="),
      let literal = [0, 2].first(where: { tree.kind(children[$0]) == .booleanLiteral })
    {
      let value = certainty(of: children[2 - literal], place, depth: depth + 1)
      let isSame = tree.name(children[1], is: "==") == tree.name(children[literal], is: "true")
      return isSame ? value : !value
    }
    if children.count == 3, tree.kind(children[1]) == .ternaryOperator,
      let then = tree.firstChild(children[1])
    {
      switch certainty(of: children[0], place, depth: depth + 1) {
      case .yes: return certainty(of: then, place, depth: depth + 1)
      case .no: return certainty(of: children[2], place, depth: depth + 1)
      case .unknown:
        let value = certainty(of: then, place, depth: depth + 1)
        return value == certainty(of: children[2], place, depth: depth + 1) ? value : .unknown
      }
    }
    return tree.certainty(ofSequence: node) { certainty(of: $0, place, depth: depth + 1) }
  }

  /// The answer to whether the mode is on.
  mutating func mode() -> Certainty {
    readsMode = true
    return isModeOn ? .yes : .no
  }

  /// What a name was given: a parameter, a property, a local constant.
  func binding(_ name: String, _ place: Place) -> Frame.Binding? {
    guard let frame = place.frame, frames.indices.contains(frame),
      let binding = frames[frame].bindings[name], frames.indices.contains(binding.frame)
    else { return nil }
    if place.isDeclaration, case .member(let function)? = frames[frame].use?.declaration,
      index[function]?.parameterNames.contains(name) == true
    {
      return nil
    }
    return binding
  }
}
