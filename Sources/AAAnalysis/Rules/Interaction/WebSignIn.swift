/// Signing in on a web page, reached from Assistive Access.
enum WebSignIn: Rule {
  static let description = RuleDescription(
    id: "web-sign-in", family: .interaction, severity: .hint,
    title: "A sign-in on a web page in Assistive Access",
    problem: """
      What Assistive Access shows starts a web authentication session: an \
      `ASWebAuthenticationSession`, or the one from the environment. There are public reports, \
      from iOS 17 and iPadOS 18, that the page of such a session was not presented while \
      Assistive Access was on.
      """,
    impact: """
      Where the page does not come up, the person is left in front of a button that does nothing. \
      Where it does, it is an ordinary web page in small print, with an address to check and a \
      password to remember and to type: hard for someone with a cognitive disability.
      """,
    remedy: """
      Try the sign-in with Assistive Access on. Better, leave it out of this scene: let a \
      supporter sign in beforehand and keep the session, or offer a way without a page, such as a \
      passkey or Sign in with Apple.
      """,
    facts: ["G4", "W20", "C15", "D80"],
    sources: [
      Source(
        title: "AppAuth for iOS: Cannot open WebView in the Assistive Access mode",
        url: "https://github.com/openid/AppAuth-iOS/issues/893"),
      Source(
        title: "AppAuth for iOS: Assistive Access support for the iOS 17",
        url: "https://github.com/openid/AppAuth-iOS/issues/786"),
      Source(
        title: "ASWebAuthenticationSession",
        url: "https://developer.apple.com/documentation/authenticationservices/"
          + "aswebauthenticationsession"),
      .accessibleAuthentication,
    ],
    hasFix: false, examples: examples)

  static func check(_ context: RuleContext) -> [Finding] {
    // Whoever uses a session imports its module.
    guard context.index.importsModule(WebSessionLibrary.module), !context.scope.screens.isEmpty
    else { return [] }
    var collector = Collector(context)
    for action in context.actions.joined() {
      collector.add(action.effects, startedAt: action.control.reference, action.control.nameRange)
    }
    for screen in context.scope.screens {
      for (use, action) in ScreenActions.all(on: screen, loader: context.loader) {
        collector.add(
          collector.effects(of: action, use), startedAt: use.reference, use.nameRange)
      }
      for element in screen.elements { collector.addRepresentable(element) }
    }
    return collector.findings.values.sorted { $0.location < $1.location }
  }

  private struct Collector {
    let context: RuleContext
    var findings: [Location: Finding] = [:]
    private var seen: Set<TypeReference> = []
    private let known: FrameMemo<SyntaxReference, ActionEffects>

    init(_ context: RuleContext) {
      self.context = context
      known = context.actionSource.lookups.memo(of: WebSignIn.self)
    }

    mutating func effects(of action: NodeID, _ use: ViewModifierUse) -> ActionEffects {
      let key = SyntaxReference(file: use.reference.file, node: action)
      let effects = known.value(
        of: key, in: use.frame, from: context.actionSource
      ) { reader, place in
        reader.run(action, place, arguments: [])
        return reader.effects
      }
      return effects ?? ActionEffects()
    }

    mutating func add(
      _ effects: ActionEffects, startedAt start: SyntaxReference, _ nameRange: ByteRange
    ) {
      for session in effects.webSessions {
        let isInside =
          session.reference.file == start.file
          && context.tree(start.file)?.range(start.node).contains(session.nameRange) == true
        let place = Location(file: start.file, range: nameRange)
        add(
          Location(file: session.reference.file, range: session.nameRange),
          reachedFrom: isInside ? nil : place)
      }
    }

    private mutating func add(_ location: Location, reachedFrom place: Location?) {
      let related = place.map { RelatedLocation(location: $0, message: "Started from here.") }
      if var known = findings[location] {
        if let related, !known.related.contains(related), known.related.count < 4 {
          known.related.append(related)
          findings[location] = known
        }
        return
      }
      findings[location] = Finding(
        rule: description.id, severity: .hint,
        message: "This signs in on a web page, which some report not to see in Assistive Access. "
          + "Try it with the mode on, or have someone sign in beforehand.",
        location: location, related: related.map { [$0] } ?? [])
    }

    // MARK: Views of UIKit

    /// A view of UIKit, or the controller that it makes, that starts a session itself.
    mutating func addRepresentable(_ element: ViewElement) {
      guard case .own(let type) = element.kind, seen.insert(type).inserted,
        let maker = context.index.members(named: "makeUIViewController", of: type).first
          ?? context.index.members(named: "makeUIView", of: type).first
      else { return }
      let place = Location(file: element.reference.file, range: element.nameRange)
      addCalls(in: type, reachedFrom: place)
      if let text = context.index[maker]?.typeText,
        let controller = context.index.type(named: text, from: maker.file, inside: type),
        controller != type, seen.insert(controller).inserted
      {
        addCalls(in: controller, reachedFrom: place)
      }
    }

    private mutating func addCalls(in type: TypeReference, reachedFrom place: Location) {
      guard !context.index.declaresType(named: WebSessionLibrary.session),
        let loaded = context.loader.load(type.file), let node = loaded.node(ofType: type.index)
      else { return }
      let tree = loaded.tree
      var pending = [node]
      while let next = pending.popLast() {
        if tree.kind(next) == .callExpr, let callee = tree.callee(of: next),
          tree.name(callee) == WebSessionLibrary.session, let name = tree.nameRange(callee)
        {
          add(Location(file: type.file, range: name), reachedFrom: place)
        }
        pending.append(contentsOf: tree.children(next))
      }
    }
  }
}
