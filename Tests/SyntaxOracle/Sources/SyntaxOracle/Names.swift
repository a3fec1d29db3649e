#if canImport(SwiftParser)
  import SwiftSyntax

  /// A token's text, without the backticks of a quoted identifier.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    let tick = UInt8(ascii: "`")
    guard text.utf8.count > 2, text.utf8.first == tick, text.utf8.last == tick else { return text }
    return String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self)
  }

  func joinedTokens(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(name).joined()
  }

  /// `(first:second:)`, of a declaration's parameters.
  func firstNames(_ parameters: FunctionParameterClauseSyntax) -> String {
    "(" + parameters.parameters.map { name($0.firstName) + ":" }.joined() + ")"
  }

  /// `label:_:`, of a call's arguments.
  func labels(_ arguments: LabeledExprListSyntax) -> String {
    arguments.map { ($0.label.map(name) ?? "_") + ":" }.joined()
  }

  /// The name that is called, through `?`, `!` and generic arguments; `?` where there is none.
  func calleeName(_ called: ExprSyntax) -> String {
    var callee = called
    while true {
      switch callee.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let chain): callee = chain.expression
      case .forceUnwrapExpr(let unwrap): callee = unwrap.expression
      case .genericSpecializationExpr(let generic): callee = generic.expression
      case .declReferenceExpr(let reference): return name(reference.baseName)
      case .memberAccessExpr(let member): return "." + name(member.declName.baseName)
      default: return "?"
      }
    }
  }
#endif
