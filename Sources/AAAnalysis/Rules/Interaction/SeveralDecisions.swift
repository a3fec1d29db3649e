/// A screen in Assistive Access that asks for several things at once.
enum SeveralDecisions: ScreenRule {
  static let description = RuleDescription(
    id: "several-decisions", family: .interaction, severity: .hint,
    title: "A screen asks for more than one choice",
    problem: """
      A screen that Assistive Access shows holds more than one control that asks for a value: a \
      picker, a date or colour picker, a stepper, a slider, a text field or editor. A form counts by \
      its fields, a menu by its content. Controls in branches that are not surely shown together do \
      not add up, nor do those of a sheet and of the screen below it. A name and a password are one \
      thing, as signing in should take one step; a field whose value is constant asks for nothing.
      """,
    impact: """
      Someone who can answer one question well may be lost before three: which one is asked, what is \
      done already, whether everything has to be filled in. Apple's advice is to guide people \
      through choices step by step, one interaction on each screen.
      """,
    remedy: """
      Ask one thing on each screen, and let the answer lead to the next; in few steps. What has a \
      sensible default need not be asked at all.
      """,
    facts: ["D20", "D21", "D22", "D61", "C15"],
    sources: [.customizeYourApp, .interfaceGuidelines, .contentUsable],
    minimumOS: "26.0", hasFix: false, examples: examples)

  /// The places of controls that are shown together.
  static func verdict(onScreen screen: Int, _ context: RuleContext) -> [[Location]] {
    let reader = context.labelReaders[screen]
    let decisions = reader.screen.elements.places(named: controls).filter { isDecision($0, reader) }
    guard decisions.count > 1 else { return [] }
    let groups = ShownTogether(reader).groups(of: decisions).filter { !isSignIn($0, reader) }
    return ShownTogether.largest(of: groups).filter { $0.count > 1 }.map { places(of: $0, reader) }
  }

  static func findings(of verdicts: [[[Location]]], _ context: RuleContext) -> [Finding] {
    var found: [Location: [Location]] = [:]
    for places in verdicts.joined() {
      guard let place = places.dropFirst().first else { continue }
      if found[place].map({ $0.count >= places.count }) != true { found[place] = places }
    }
    return found.map { place, places in
      Finding(
        rule: description.id, severity: .hint,
        message: "This screen asks for \(places.count) choices at once. "
          + "Ask for each on a screen of its own.",
        location: place,
        related: places.filter { $0 != place }.map {
          RelatedLocation(location: $0, message: "This is asked for on the same screen.")
        })
    }
  }

  // MARK: Controls

  private static let controls: Set<String> = [
    "ColorPicker", "DatePicker", "MultiDatePicker", "Picker", "SecureField", "Slider", "Stepper",
    "TextEditor", "TextField",
  ]

  private static func isDecision(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    let element = reader.screen.elements[position]
    let elsewhere: Surroundings = [.dialog, .contextMenu, .swipeActions, .label]
    guard element.kind == .native,
      element.surroundings.isDisjoint(with: elsewhere)
    else { return false }
    // A field in a stepper is part of it.
    let isPart = reader.ancestors(of: position).contains {
      let outer = reader.screen.elements[$0]
      return outer.kind == .native && controls.contains(outer.name)
    }
    return !isPart && mayBeChanged(position, reader)
  }

  /// Not so for what has a constant value, or is disabled for good.
  private static func mayBeChanged(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    let node = reader.screen.elements[position].reference.node
    guard let tree = reader.tree(of: position), tree.kind(node) == .callExpr else { return false }
    let isConstant = tree.arguments(of: node).contains { argument in
      guard !argument.isTrailing, tree.kind(argument.value) == .callExpr,
        let callee = tree.callee(of: argument.value)
      else { return false }
      return tree.kind(callee) == .memberExpr && tree.name(callee, is: "constant")
    }
    if isConstant { return false }
    let uses = reader.screen.modifiers
    let disabling = uses.places(named: "disabled")
    if disabling.isEmpty { return true }
    let around = [position] + reader.ancestors(of: position)
    return !disabling.contains { place in
      guard let element = uses[place].element, around.contains(element),
        let tree = reader.loader.load(uses[place].reference.file)?.tree,
        tree.kind(uses[place].reference.node) == .callExpr,
        let value = tree.arguments(of: uses[place].reference.node).first?.value
      else { return false }
      return tree.kind(value) == .booleanLiteral && tree.name(value, is: "true")
    }
  }

  /// A name and a password, and nothing else.
  private static func isSignIn(_ group: [Int], _ reader: ControlLabelReader) -> Bool {
    guard group.count == 2 else { return false }
    let others = group.filter { !isPassword($0, reader) }
    return others.map { reader.screen.elements[$0].name } == ["TextField"]
  }

  /// A secure field, or a text field that shows what one hides.
  private static func isPassword(_ position: Int, _ reader: ControlLabelReader) -> Bool {
    let element = reader.screen.elements[position]
    if element.name == "SecureField" { return true }
    guard element.name == "TextField", let own = element.branches.last else { return false }
    return reader.screen.elements.contains { other in
      guard other.kind == .native, other.name == "SecureField",
        let step = other.branches.last, step.condition == own.condition, step.branch != own.branch
      else { return false }
      return other.branches.dropLast() == element.branches.dropLast()
    }
  }

  // MARK: Places

  /// The names of controls; where a view or function makes several of them, the names by which it
  /// is used.
  private static func places(of group: [Int], _ reader: ControlLabelReader) -> [Location] {
    let elements = reader.screen.elements
    func place(_ position: Int) -> Location {
      Location(file: elements[position].reference.file, range: elements[position].nameRange)
    }
    return group.map { position in
      let own = place(position)
      let twins = group.filter { place($0) == own }
      guard twins.count > 1 else { return own }
      let common = reader.commonAncestor(of: twins).element
      func path(_ twin: Int) -> [Int] {
        [twin] + reader.ancestors(of: twin).prefix { $0 != common }
      }
      /// The innermost name on the way to the control that leads to none of the others.
      func use(apartFrom others: [Int]) -> Location? {
        let shared = Set(others.filter { $0 != position }.flatMap(path).map(place))
        return path(position).first {
          !elements[$0].nameRange.isEmpty && !shared.contains(place($0))
        }.map(place)
      }
      let neighbour = twins.last { $0 < position } ?? twins.first { $0 > position }
      return use(apartFrom: twins) ?? use(apartFrom: neighbour.map { [$0] } ?? []) ?? own
    }
  }
}
