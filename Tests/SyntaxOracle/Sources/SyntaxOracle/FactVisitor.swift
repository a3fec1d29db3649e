#if canImport(SwiftParser)
  import SwiftParser
  import SwiftSyntax

  /// Collects the facts of one tree, in the tree's order.
  final class FactVisitor: SyntaxVisitor {
    private(set) var facts: [Fact] = []

    init() {
      super.init(viewMode: .sourceAccurate)
    }

    private func add(
      _ kind: String, _ node: some SyntaxProtocol, _ detail: String = ""
    ) -> SyntaxVisitorContinueKind {
      facts.append(
        Fact(
          start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: node.endPositionBeforeTrailingTrivia.utf8Offset, kind: kind, detail: detail))
      return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      add("import", node, node.path.map { name($0.name) }.joined(separator: "."))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add("type", node, "\(node.structKeyword.text) \(name(node.name))")
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add("type", node, "\(node.classKeyword.text) \(name(node.name))")
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      add("type", node, "\(node.actorKeyword.text) \(name(node.name))")
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      add("type", node, "\(node.enumKeyword.text) \(name(node.name))")
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      add("type", node, "\(node.protocolKeyword.text) \(name(node.name))")
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      add("type", node, "\(node.extensionKeyword.text) \(joinedTokens(node.extendedType))")
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let parameters = node.signature.parameterClause
      return add("func", node, name(node.name) + firstNames(parameters))
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      add("func", node, "init" + firstNames(node.signature.parameterClause))
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      add("func", node, "deinit")
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
      add("func", node, "subscript" + firstNames(node.parameterClause))
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let names = node.bindings.map { binding in
        binding.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) } ?? "_"
      }
      return add("var", node, "\(node.bindingSpecifier.text) \(names.joined(separator: ","))")
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      add("case", node, node.elements.map { name($0.name) }.joined(separator: ","))
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      add("attr", node, joinedTokens(node.attributeName))
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      return add("macro", node, "\(name(node.macroName))(\(labels(node.arguments))){\(closures)}")
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      add("ifconfig", node)
    }

    // MARK: Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      let callee = calleeName(node.calledExpression)
      return add("call", node, "\(callee)(\(labels(node.arguments))){\(closures)}")
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      return add("macro", node, "\(name(node.macroName))(\(labels(node.arguments))){\(closures)}")
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      add("subscript", node, "[\(labels(node.arguments))]")
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      add("member", node, name(node.declName.baseName))
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      add("closure", node)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if node.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) {
        return add("string", node, "interpolated")
      }
      return add("string", node, node.representedLiteralValue.map(quoted) ?? "invalid")
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
      add("array", node)
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
      add("dictionary", node)
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      add("regex", node)
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      add("keypath", node)
    }

    // MARK: Statements

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      add("if", node)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      add("switch", node)
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      add("guard", node)
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      add("for", node)
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      add("while", node)
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
      add("repeat", node)
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
      add("do", node)
    }
  }
#endif
