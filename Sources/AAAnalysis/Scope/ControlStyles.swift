/// Reads the styles that reach the controls of one screen.
struct ControlStyleReader {
  private let scope: Scope
  private let index: DeclarationIndex
  private let loader: FileLoader
  private let number: Int
  /// The places of the modifiers of each element that matter here, the innermost first.
  private let modifiers: [[Int]]
  /// Those that apply to the whole screen from outside.
  private let outside: [Int]
  /// By name: the style that the containers of the screens that lead here set.
  private let inherited: [String: ViewModifierUse]

  /// What a label shows.
  enum LabelStyle {
    case both, titleOnly, unknown
    case iconOnly(ViewModifierUse)
  }

  /// What the value of a style modifier is.
  enum Style: Equatable {
    /// One of SwiftUI's, by the name of its static member.
    case native(String)
    case own(TypeReference)
    case unknown
  }

  init(_ number: Int, scope: Scope, index: DeclarationIndex, loader: FileLoader) {
    self.scope = scope
    self.index = index
    self.loader = loader
    self.number = number
    let uses = scope.screens[number].modifiers
    var modifiers = [[Int]](repeating: [], count: scope.screens[number].elements.count)
    var outside: [Int] = []
    for place in uses.places(where: Self.mayMatter) {
      guard uses[place].declaration == nil || !ModifierLibrary.names.contains(uses[place].name)
      else { continue }
      if let element = uses[place].element {
        modifiers[element].append(place)
      } else {
        outside.append(place)
      }
    }
    self.modifiers = modifiers
    self.outside = outside
    inherited = Self.inherited(by: number, scope)
  }

  /// Whether a modifier of this name matters here, or may.
  private static func mayMatter(_ name: String) -> Bool {
    switch name {
    case "buttonStyle", "labelStyle", "labelsHidden", "labelsVisibility", "hidden", "opacity":
      true
    default: !ModifierLibrary.names.contains(name)
    }
  }

  private var uses: ScreenContents<ViewModifierUse> { scope.screens[number].modifiers }

  // MARK: Which style counts

  /// The modifier of a name that is nearest to an element; on the way out through the screen, then
  /// through the containers of the screens that lead to it.
  func nearest(_ name: String, at element: Int) -> ViewModifierUse? {
    var current: Int? = element
    while let position = current {
      for place in modifiers[position] where uses[place].name == name { return uses[place] }
      current = scope.screens[number].elements[position].parent
      // How the labels of a menu look is the menu's own affair.
      if name == "labelStyle", isMenu(position), current.map(isMenu) != true { return nil }
    }
    for place in outside where uses[place].name == name { return uses[place] }
    return inherited[name]
  }

  /// Whether an element stands in the content of a menu.
  private func isMenu(_ element: Int) -> Bool {
    let surroundings = scope.screens[number].elements[element].surroundings
    return surroundings.contains(.menu) || surroundings.contains(.contextMenu)
  }

  /// Styles that reach further than the control to which they are applied.
  private static func isInheritable(_ name: String) -> Bool {
    name == "buttonStyle" || name == "labelStyle"
  }

  /// What a navigation container is given reaches the screens that it pushes.
  private static func inherited(by number: Int, _ scope: Scope) -> [String: ViewModifierUse] {
    var found: [String: ViewModifierUse] = [:]
    var number = number
    for _ in 0..<16 {
      let kind = scope.screens[number].kind
      guard kind == .link || kind == .destination || kind == .tab,
        let parent = scope.screens[number].parent
      else { break }
      number = parent
      let uses = scope.screens[number].modifiers
      let styles = uses.places(where: isInheritable)
      if styles.isEmpty { continue }
      let around = containerPath(of: scope.screens[number].elements)
      for style in styles
      where found[uses[style].name] == nil && uses[style].element.map(around.contains) ?? true {
        found[uses[style].name] = uses[style]
      }
    }
    return found
  }

  /// The navigation containers of a screen, and what is around them.
  private static func containerPath(of elements: ScreenContents<ViewElement>) -> Set<Int> {
    var around: Set<Int> = []
    for container in elements.places(named: containers) {
      var current: Int? = container
      while let position = current, around.insert(position).inserted {
        current = elements[position].parent
      }
    }
    return around
  }

  private static let containers: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]

  /// Whether a modifier applies whenever the element is shown.
  private func isCertain(_ modifier: ViewModifierUse, at element: Int) -> Bool {
    guard modifier.element != nil else { return modifier.branches.isEmpty }
    return scope.screens[number].elements[element].branches.starts(with: modifier.branches)
  }

  // MARK: Labels

  /// What the labels at an element show.
  func labelStyle(at element: Int) -> LabelStyle {
    // Labels are hidden where the label or its control says so itself.
    var current: Int? = element
    while let position = current {
      for place in modifiers[position] where hidesLabels(uses[place]) {
        return isCertain(uses[place], at: element) ? .iconOnly(uses[place]) : .unknown
      }
      let shown = scope.screens[number].elements[position]
      if shown.kind == .native, LabelLibrary.controls.contains(shown.name) { break }
      current = shown.parent
    }
    guard let modifier = nearest("labelStyle", at: element) else { return .both }
    guard isCertain(modifier, at: element) else { return .unknown }
    switch style(of: modifier) {
    case .native("iconOnly"): return .iconOnly(modifier)
    case .native("titleOnly"): return .titleOnly
    case .native: return .both
    case .own(let type):
      switch parts(ofLabelStyle: type) {
      case (true, true)?: return .both
      case (true, false)?: return .titleOnly
      case (false, true)?: return .iconOnly(modifier)
      default: return .unknown
      }
    case .unknown: return .unknown
    }
  }

  private func hidesLabels(_ modifier: ViewModifierUse) -> Bool {
    if modifier.name == "labelsHidden" { return true }
    guard modifier.name == "labelsVisibility", let value = value(of: modifier) else { return false }
    return value.tree.name(value.node, is: "hidden")
  }

  /// Whether a label style of the workspace shows the title and the icon that it is given; nil
  /// where it shows other things, too.
  private func parts(ofLabelStyle type: TypeReference) -> (Bool, Bool)? {
    guard let body = StyleBody(of: type, index: index, loader: loader), !body.draws else {
      return nil
    }
    if body.givenParts.contains("") { return (true, true) }
    return (body.givenParts.contains("title"), body.givenParts.contains("icon"))
  }

  // MARK: Buttons

  /// The style of the buttons at an element; nil where none is set.
  func buttonStyle(at element: Int) -> Style? {
    guard let modifier = nearest("buttonStyle", at: element) else { return nil }
    return isCertain(modifier, at: element) ? style(of: modifier) : .unknown
  }

  /// Whether something on a control may add to its label: a style that draws, or that comes from
  /// elsewhere; a modifier that comes from elsewhere.
  func mayDraw(on control: Int) -> Bool {
    if modifiers[control].contains(where: { isForeign(uses[$0]) }) { return true }
    guard let modifier = nearest("buttonStyle", at: control) else { return false }
    switch style(of: modifier) {
    case .native: return false
    case .own(let type): return StyleBody(of: type, index: index, loader: loader)?.draws ?? true
    case .unknown: return true
    }
  }

  private func isForeign(_ modifier: ViewModifierUse) -> Bool {
    modifier.declaration == nil && !ModifierLibrary.names.contains(modifier.name)
  }

  /// Whether a modifier of the element may make it invisible, or replace it.
  func mayHide(_ element: Int) -> Bool {
    modifiers[element].contains { place in
      uses[place].name == "hidden"
        || uses[place].name == "opacity" && isTransparent(uses[place])
    }
  }

  private func isTransparent(_ modifier: ViewModifierUse) -> Bool {
    guard let value = value(of: modifier) else { return false }
    let text = value.tree.text[value.tree.range(value.node)]
    return Double(text).map { $0 < 0.1 } ?? true
  }

  // MARK: Values

  private func value(of modifier: ViewModifierUse) -> (node: NodeID, tree: SyntaxTree)? {
    guard let tree = loader.load(modifier.reference.file)?.tree,
      tree.kind(modifier.reference.node) == .callExpr,
      let argument = tree.arguments(of: modifier.reference.node).first
    else { return nil }
    return (argument.value, tree)
  }

  /// What the argument of `buttonStyle` or `labelStyle` means.
  func style(of modifier: ViewModifierUse) -> Style {
    guard let (node, tree) = value(of: modifier) else { return .unknown }
    let named = tree.kind(node) == .callExpr ? tree.callee(of: node) ?? node : node
    let name = tree.name(named)
    let file = modifier.reference.file
    switch tree.kind(named) {
    case .memberExpr where tree.firstChild(named) == nil:
      if let own = ownStyle(member: name, isCalled: tree.kind(node) == .callExpr) { return own }
      return Self.nativeNames.contains(name) ? .native(name) : .unknown
    case .declRef where tree.kind(node) == .callExpr:
      let owner = scope.frames[modifier.frame].owner
      if let type = index.type(named: name, from: file, inside: owner) { return .own(type) }
      return Self.nativeTypes[name].map { .native($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// `static var calm: CalmStyle { … }` in an extension of a protocol of styles; there may also be
  /// a function of that name.
  private func ownStyle(member name: String, isCalled: Bool) -> Style? {
    let members = index.allMembers(named: name).filter { member in
      guard let model = index[member], model.isStatic,
        let owner = index.owner(of: member).flatMap({ index[$0] })
      else { return false }
      return ViewLibrary.styles.contains(owner.name)
    }
    guard !members.isEmpty else { return nil }
    let kind: MemberModel.Kind = isCalled ? .function : .property
    let fitting = members.filter { index[$0]?.kind == kind }
    let types = Set((fitting.isEmpty ? members : fitting).map(styleType))
    guard types.count == 1, let type = types.first ?? nil else { return .unknown }
    return .own(type)
  }

  /// The style that a static member gives.
  private func styleType(of member: MemberReference) -> TypeReference? {
    guard let written = index[member]?.typeText ?? initializedType(of: member),
      let text = written == "Self" ? constrainedSelf(of: member) : written
    else { return nil }
    return index.type(named: text, from: member.file)
  }

  /// The type that an extension's `where Self == CalmStyle` names.
  private func constrainedSelf(of member: MemberReference) -> String? {
    guard let owner = index.owner(of: member), let loaded = loader.load(member.file),
      let node = loaded.node(ofType: owner.index),
      let clause = loaded.tree.child(node, .whereClause)
    else { return nil }
    let words = loaded.tree.text[loaded.tree.range(clause)].split(whereSeparator: \.isWhitespace)
    return words.count == 4 && words[1] == "Self" && words[2] == "==" ? String(words[3]) : nil
  }

  /// The type that `static let calm = CalmStyle()` makes.
  private func initializedType(of member: MemberReference) -> String? {
    guard let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index),
      let initializer = loaded.tree.child(node, .initializer),
      let call = loaded.tree.firstChild(initializer), loaded.tree.kind(call) == .callExpr,
      let callee = loaded.tree.callee(of: call)
    else { return nil }
    return loaded.tree.name(callee)
  }

  private static let nativeNames: Set<String> = [
    "automatic", "plain", "borderless", "bordered", "borderedProminent", "card", "link", "glass",
    "glassProminent", "accessoryBar", "accessoryBarAction", "iconOnly", "titleOnly",
    "titleAndIcon",
  ]

  private static let nativeTypes = [
    "DefaultButtonStyle": "automatic", "PlainButtonStyle": "plain",
    "BorderlessButtonStyle": "borderless", "BorderedButtonStyle": "bordered",
    "BorderedProminentButtonStyle": "borderedProminent", "GlassButtonStyle": "glass",
    "GlassProminentButtonStyle": "glassProminent", "DefaultLabelStyle": "automatic",
    "IconOnlyLabelStyle": "iconOnly", "TitleOnlyLabelStyle": "titleOnly",
    "TitleAndIconLabelStyle": "titleAndIcon",
  ]
}
