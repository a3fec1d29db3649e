/// The form in which an app can write the icon beside a title.
struct IconModifier: Sendable {
  /// The function's name.
  let name: String
  /// The label of its argument; nil for none.
  let label: String?
  /// The declaration that has to be added at the end of the file, if any.
  let declaration: String?

  /// The names that have to be declared.
  var declared: [String] { declaration == nil ? [] : [name] }

  static let native = IconModifier(
    name: "assistiveAccessNavigationIcon", label: "systemImage", declaration: nil)

  /// The link of the chain: `.assistiveAccessNavigationIcon(systemImage: "star")`.
  func link(symbol: String) -> String {
    ".\(name)(\(label.map { $0 + ": " } ?? "")\"\(symbol)\")"
  }
}

/// Chooses the form for a place: the workspace's own modifier where it has one, else SwiftUI's,
/// with a check of the system's version where the app also runs on older ones.
struct IconModifierChoice {
  private let index: DeclarationIndex
  private let loader: FileLoader
  private let visibility: FileVisibility

  init(index: DeclarationIndex, loader: FileLoader, targets: AppTargets) {
    self.index = index
    self.loader = loader
    visibility = FileVisibility(targets: targets)
  }

  /// - Parameters:
  ///   - offset: where the call will stand, within a token of the file.
  ///   - check: what has to be asked before the interface is used, where the app also runs without
  ///     it; nil where it does not.
  func form(at offset: Int, in file: LoadedFile, check: SceneCheck?) -> IconModifier {
    let needed = check.flatMap { $0.isMade(around: offset, in: file.tree) ? nil : $0 }
    if let own = ownModifier(for: file, withCheck: needed != nil) { return own }
    guard let needed else { return .native }
    let name = freeName
    return IconModifier(
      name: name, label: "systemImage",
      declaration: Self.declaration(name: name, check: needed.condition, file.tree))
  }

  // MARK: Own modifiers

  /// A function of the workspace in an extension of `View` that gives its one parameter to
  /// SwiftUI's.
  private func ownModifier(for file: LoadedFile, withCheck: Bool) -> IconModifier? {
    var found: [(modifier: IconModifier, distance: Int)] = []
    for candidate in index.filesOfInterest.sorted() {
      guard let members = index.interface(of: candidate)?.members else { continue }
      for (position, member) in members.enumerated()
      where member.kind == .function && member.labels.count == 1 && !member.isStatic {
        let reference = MemberReference(file: candidate, index: position)
        guard let owner = index.owner(of: reference), index[owner]?.kind == .extensionType,
          index[owner]?.name == "View", let loaded = loader.load(candidate),
          let node = loaded.node(ofMember: position),
          passesParameter(node, member, loaded.tree),
          isUsable(node, in: loaded, from: file, withCheck: withCheck)
        else { continue }
        let label = member.labels[0] == "_" ? nil : member.labels[0]
        found.append(
          (
            IconModifier(name: member.name, label: label, declaration: nil),
            candidate == file.file ? 0 : 1
          ))
      }
    }
    return found.min { $0.distance < $1.distance }?.modifier
  }

  /// Whether a function takes a `String` and calls SwiftUI's modifier with it, and sets no title.
  private func passesParameter(_ function: NodeID, _ member: MemberModel, _ tree: SyntaxTree)
    -> Bool
  {
    guard let clause = tree.child(function, .parameterClause),
      let parameter = tree.child(clause, .parameter),
      let type = tree.child(parameter, .identifierType), tree.name(type, is: "String"),
      let body = tree.child(function, .codeBlock), let name = member.parameterNames.first
    else { return false }
    var passes = false
    var pending = [body]
    while let node = pending.popLast() {
      pending.append(contentsOf: tree.children(node))
      guard tree.kind(node) == .callExpr, let callee = tree.callee(of: node) else { continue }
      if tree.name(callee, is: "navigationTitle") || tree.name(callee, is: "navigationBarTitle") {
        return false
      }
      if tree.name(callee, is: "assistiveAccessNavigationIcon"),
        let argument = tree.arguments(of: node).first, argument.label == "systemImage",
        tree.kind(argument.value) == .declRef, tree.name(argument.value) == name
      {
        passes = true
      }
    }
    return passes
  }

  /// Whether a function can be called from a file, on the systems that the app runs on.
  private func isUsable(
    _ function: NodeID, in loaded: LoadedFile, from file: LoadedFile, withCheck: Bool
  ) -> Bool {
    let tree = loaded.tree
    guard let name = tree.nameRange(function) else { return false }
    if withCheck, Availability.guarding(name.start + 1, in: tree) != nil { return false }
    var access: Set<String> = []
    for node in tree.path(to: name.start + 1) {
      if tree.kind(node) == .extensionDecl, tree.child(node, .whereClause) != nil { return false }
      for child in tree.children(node) where tree.kind(child) == .modifier {
        access.insert(tree.name(child))
      }
    }
    if !access.isDisjoint(with: ["private", "fileprivate"]), loaded.file != file.file {
      return false
    }
    return visibility.isCompiled(loaded.file, whereverIs: file.file)
      || !access.isDisjoint(with: ["public", "package", "open"])
        && visibility.imports(file, theModuleOf: loaded.file)
  }

  // MARK: The declaration to add

  private var freeName: String {
    let names = ["assistiveAccessIcon", "assistiveAccessTitleIcon", "availableAssistiveAccessIcon"]
    return names.first { index.allMembers(named: $0).isEmpty }
      ?? (2...).lazy.map { "assistiveAccessIcon\($0)" }
      .first { index.allMembers(named: $0).isEmpty } ?? names[0]
  }

  private static func declaration(name: String, check: String, _ tree: SyntaxTree) -> String {
    let lines = [
      (0, "extension View {"),
      (1, "/// Shows an icon beside the navigation title in Assistive Access."),
      (1, "@ViewBuilder"),
      (1, "func \(name)(systemImage: String) -> some View {"),
      (2, "if \(check) {"),
      (3, "assistiveAccessNavigationIcon(systemImage: systemImage)"),
      (2, "} else {"),
      (3, "self"),
      (2, "}"),
      (1, "}"),
      (0, "}"),
    ]
    let ending = tree.text.lineEnding.rawValue
    let unit = tree.indentationUnit
    let last = tree.text.bytes.last
    let endsLine = last == 0x0A || last == 0x0D
    return (endsLine ? "" : ending) + ending
      + lines.map { String(repeating: unit, count: $0.0) + $0.1 + ending }.joined()
  }
}
