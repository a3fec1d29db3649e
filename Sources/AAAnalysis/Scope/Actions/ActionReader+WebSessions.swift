extension ActionReader {
  /// Notes a call that makes an `ASWebAuthenticationSession`, or that starts the one which the
  /// environment holds.
  mutating func recordWebSession(
    _ node: NodeID, _ callee: NodeID, _ base: NodeID?, _ type: NamedType?, _ context: Int,
    _ tree: SyntaxTree
  ) {
    let named: NodeID
    switch tree.name(callee) {
    case WebSessionLibrary.session where !index.declaresType(named: WebSessionLibrary.session):
      named = callee
    case "init":
      guard let base, let type, type.isMetatype, type.name == WebSessionLibrary.session else {
        return
      }
      named = base
    case "authenticate":
      guard let base, type?.name == WebSessionLibrary.environmentType else { return }
      named = base
    default: return
    }
    effects.webSessions.append(
      .init(
        reference: SyntaxReference(file: contexts[context].file, node: node),
        nameRange: tree.nameRange(named) ?? tree.range(named)))
  }
}

/// The names of AuthenticationServices for signing in on a web page.
enum WebSessionLibrary {
  static let module = "AuthenticationServices"
  static let session = "ASWebAuthenticationSession"
  /// The type of `@Environment(\.webAuthenticationSession)`.
  static let environmentType = "WebAuthenticationSession"
}
