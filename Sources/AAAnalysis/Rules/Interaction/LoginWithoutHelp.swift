/// A field for a secret that no password manager is told about.
enum LoginWithoutHelp: Rule {
  static let description = RuleDescription(
    id: "login-without-help", family: .interaction, severity: .hint,
    title: "A password field that does not say what it is for",
    problem: """
      A `SecureField` in what Assistive Access shows has no text content type: neither itself, nor \
      by a container around it, nor by a modifier of the app’s own. Without one the system has to \
      guess whether a password manager may fill it in, and in a login of several screens it has \
      little to go by.
      """,
    impact: """
      A password has to be remembered, and typed without seeing a mistake. That is a test of \
      memory, which people with a cognitive disability may not pass, and which is not to be the \
      only way in, as WCAG has it. A password manager that fills in the field takes the test away.
      """,
    remedy: """
      Say what the field is for: `.textContentType(.password)` where somebody signs in, \
      `.newPassword` where a password is chosen, `.oneTimeCode` for a code from a message. Allow \
      pasting.
      """,
    facts: ["W20", "C15"],
    sources: [
      .accessibleAuthentication,
      Source(
        title: "Enabling Password AutoFill on a text input view",
        url: "https://developer.apple.com/documentation/security/"
          + "enabling-password-autofill-on-a-text-input-view"),
      Source(
        title: "textContentType(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/textcontenttype(_:)"),
      .contentUsable,
    ],
    hasFix: true, examples: examples)

  /// What is known of one field, over all the places that show it.
  private struct Field {
    let element: ViewElement
    var isHelped = false
    /// Whether another field for a secret stands on the same screen.
    var hasCompanion = false
    /// Whether a content type is taken away from it.
    var isDeclined = false
  }

  static func check(_ context: RuleContext) -> [Finding] {
    var fields: [SyntaxReference: Field] = [:]
    for screen in context.scope.screens {
      let places = screen.elements.indices.filter { position in
        let element = screen.elements[position]
        // Alerts take few modifiers.
        return element.kind == .native && element.name == "SecureField"
          && !element.surroundings.contains(.dialog)
      }
      for place in places {
        let element = screen.elements[place]
        var field = fields[element.reference] ?? Field(element: element)
        switch contentType(of: place, on: screen, context) {
        case .given: field.isHelped = true
        case .declined: field.isDeclined = true
        case .missing: break
        }
        let isAlone = places.allSatisfy {
          $0 == place || screen.elements[$0].branches.excludes(element.branches)
        }
        if !isAlone { field.hasCompanion = true }
        fields[element.reference] = field
      }
    }
    return fields.values.filter { !$0.isHelped }.map { finding($0, context) }
      .sorted { $0.location < $1.location }
  }

  // MARK: Content types

  private enum ContentType {
    case given, declined, missing
  }

  /// Whether anything gives a field a content type, or may do so out of sight.
  private static func contentType(
    of place: Int, on screen: Screen, _ context: RuleContext
  ) -> ContentType {
    var around: Set<Int?> = [nil]
    var position: Int? = place
    while let current = position, screen.elements.indices.contains(current) {
      around.insert(current)
      if screen.elements[current].kind == .unresolved { return .given }
      position = screen.elements[current].parent
    }
    var isDeclined = false
    for modifier in screen.modifiers where around.contains(modifier.element) {
      switch modifier.name {
      case "textContentType":
        if !isNothing(modifier, context) { return .given }
        isDeclined = true
      case "textFieldStyle":
        if styleMayGiveType(modifier, context) { return .given }
      case "modifier":
        if !isOpened(modifier, context) { return .given }
      default:
        let isForeign =
          modifier.declaration == nil && !ModifierLibrary.names.contains(modifier.name)
        if isForeign { return .given }
      }
    }
    return isDeclined ? .declined : .missing
  }

  private static func isNothing(_ modifier: ViewModifierUse, _ context: RuleContext) -> Bool {
    guard let tree = context.tree(modifier.reference.file),
      let value = tree.arguments(of: modifier.reference.node).first?.value
    else { return false }
    return tree.kind(value) == .nilLiteral || tree.name(value, is: "none")
  }

  /// Whether a style of the workspace gives content types, or cannot be read.
  private static func styleMayGiveType(
    _ modifier: ViewModifierUse, _ context: RuleContext
  ) -> Bool {
    guard let tree = context.tree(modifier.reference.file),
      let value = tree.arguments(of: modifier.reference.node).first?.value
    else { return false }
    let (base, _) = tree.chain(value)
    let named = tree.kind(base) == .callExpr ? tree.callee(of: base) ?? base : base
    let name = tree.name(named)
    guard let type = context.index.type(named: name, from: modifier.reference.file),
      let loaded = context.loader.load(type.file), let node = loaded.node(ofType: type.index)
    else { return !systemStyles.contains(name) }
    return loaded.tree.mentionedNames(in: node).contains("textContentType")
  }

  private static let systemStyles: Set<String> = [
    "automatic", "plain", "roundedBorder", "squareBorder", "DefaultTextFieldStyle",
    "PlainTextFieldStyle", "RoundedBorderTextFieldStyle",
  ]

  /// Whether the body of a custom modifier was read.
  private static func isOpened(_ modifier: ViewModifierUse, _ context: RuleContext) -> Bool {
    guard let tree = context.tree(modifier.reference.file),
      let value = tree.arguments(of: modifier.reference.node).first?.value
    else { return false }
    return tree.joinedModifiers(value).allSatisfy { value in
      guard tree.kind(value) == .callExpr, let callee = tree.callee(of: value) else { return false }
      return context.index.type(named: tree.name(callee), from: modifier.reference.file) != nil
    }
  }

  // MARK: Findings

  private static func finding(_ field: Field, _ context: RuleContext) -> Finding {
    Finding(
      rule: description.id, severity: .hint,
      message: "No password manager is told what this field is for, so what it asks for has to be "
        + "remembered. Give it a text content type.",
      location: Location(file: field.element.reference.file, range: field.element.nameRange),
      fixes: fixes(for: field, context))
  }

  private static func fixes(for field: Field, _ context: RuleContext) -> [Fix] {
    let reference = field.element.reference
    guard !field.isDeclined, let tree = context.tree(reference.file) else { return [] }
    return ["password", "newPassword"].compactMap { type in
      let link = ".textContentType(.\(type))"
      guard let edit = ChainInsertion(tree: tree).edit(after: reference.node, inserting: link)
      else { return nil }
      let isNew = type == "newPassword"
      // A second field is most often there to repeat a password that is being chosen.
      return Fix(
        title: isNew ? "Mark it as a new password" : "Mark it as a password",
        isPreferred: !isNew && !field.hasCompanion,
        changes: [.edit(reference.file, [edit])])
    }
  }
}
