/// What the parser understood of a file, one fact a line, for comparison with the compiler's own
/// parser.
///
/// A line is `START END KIND[ DETAIL]` with byte offsets, ordered by start, then by falling end,
/// then by kind and detail.
public struct SyntaxFacts {
  private struct Fact {
    let start: Int
    let end: Int
    let text: String
  }

  private let tree: SyntaxTree
  private var facts: [Fact] = []

  /// The facts of one file.
  public static func lines(of source: SourceText) -> [String] {
    lines(of: SyntaxTree(source))
  }

  public static func lines(of tree: SyntaxTree) -> [String] {
    var collector = SyntaxFacts(tree: tree)
    for node in 0..<tree.nodeCount { collector.add(node) }
    collector.facts.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      if left.end != right.end { return left.end > right.end }
      return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
    return collector.facts.map { "\($0.start) \($0.end) \($0.text)" }
  }

  private init(tree: SyntaxTree) {
    self.tree = tree
  }

  private mutating func add(_ node: NodeID) {
    guard let text = text(of: node) else { return }
    let range = tree.range(node)
    facts.append(Fact(start: range.start, end: range.end, text: text))
  }

  private func text(of node: NodeID) -> String? {
    switch tree.kind(node) {
    case .importDecl: "import " + importPath(node)
    case .structDecl: "type struct " + tree.name(node)
    case .classDecl: "type class " + tree.name(node)
    case .actorDecl: "type actor " + tree.name(node)
    case .enumDecl: "type enum " + tree.name(node)
    case .protocolDecl: "type protocol " + tree.name(node)
    case .extensionDecl: "type extension " + extendedType(node)
    case .funcDecl: "func " + functionName(node) + parameters(node)
    case .initDecl: "func init" + parameters(node)
    case .deinitDecl: "func deinit"
    case .subscriptDecl: "func subscript" + parameters(node)
    case .variableDecl: "var " + tree.name(node) + " " + bindingNames(node)
    case .enumCaseDecl: "case " + caseNames(node)
    case .attribute: "attr " + attributeName(node)
    case .callExpr: "call " + callee(node) + "(" + labels(node) + "){\(closureCount(node))}"
    case .macroExpansionExpr, .macroExpansionDecl:
      "macro " + tree.name(node) + "(" + labels(node) + "){\(closureCount(node))}"
    case .subscriptExpr: "subscript [" + labels(node) + "]"
    case .memberExpr: "member " + tree.name(node)
    case .closureExpr: "closure"
    case .stringLiteral: "string " + stringValue(node)
    case .arrayExpr: "array"
    case .dictionaryExpr: "dictionary"
    case .regexLiteral: "regex"
    case .keyPathExpr: "keypath"
    case .ifExpr: "if"
    case .switchExpr: "switch"
    case .guardStmt: "guard"
    case .forStmt: "for"
    case .whileStmt: "while"
    case .repeatStmt: "repeat"
    case .doStmt: "do"
    case .ifConfigDecl: "ifconfig"
    default: nil
    }
  }

  // MARK: Names

  private func importPath(_ node: NodeID) -> String {
    var path = tree.name(node)
    for child in tree.children(node) where tree.kind(child) == .importPathComponent {
      path += "." + tree.name(child)
    }
    return path
  }

  private func extendedType(_ node: NodeID) -> String {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute, .modifier, .ifConfigDecl: continue
      default: return joinedTokens(tree.range(child))
      }
    }
    return ""
  }

  private func attributeName(_ node: NodeID) -> String {
    guard let name = tree.firstChild(node) else { return "" }
    return joinedTokens(tree.range(name))
  }

  /// The tokens of a range without anything between them.
  private func joinedTokens(_ range: ByteRange) -> String {
    var result = ""
    var index = tree.tokenIndex(at: range.start)
    while index < tree.tokenCount {
      let token = tree.tokenRange(index)
      if token.start >= range.end { break }
      let part = ByteRange(max(token.start, range.start), min(token.end, range.end))
      result += tree.text[SyntaxTree.unescaped(part, in: tree.text)]
      index += 1
    }
    return result
  }

  /// A function's name; of an operator before generic parameters only what is its own.
  private func functionName(_ node: NodeID) -> String {
    guard let range = tree.nameRange(node) else { return "" }
    if let generics = tree.child(node, .genericParameterClause) {
      let start = tree.range(generics).start
      if start > range.start, start < range.end { return tree.text[ByteRange(range.start, start)] }
    }
    return tree.name(node)
  }

  private func parameters(_ node: NodeID) -> String {
    guard let clause = tree.child(node, .parameterClause) else { return "()" }
    var result = "("
    for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
      result += tree.name(parameter) + ":"
    }
    return result + ")"
  }

  private func bindingNames(_ node: NodeID) -> String {
    var names: [String] = []
    for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
      let pattern = tree.children(binding).first { tree.kind($0) != .attribute }
      if let pattern, tree.kind(pattern) == .identifierPattern {
        names.append(tree.name(pattern))
      } else {
        names.append("_")
      }
    }
    return names.joined(separator: ",")
  }

  private func caseNames(_ node: NodeID) -> String {
    tree.children(node).filter { tree.kind($0) == .enumCaseElement }
      .map { tree.name($0) }.joined(separator: ",")
  }

  private func labels(_ node: NodeID) -> String {
    var result = ""
    for child in tree.children(node) where tree.kind(child) == .argument {
      result += tree.token(child) == nil ? "_:" : tree.name(child) + ":"
    }
    return result
  }

  private func closureCount(_ node: NodeID) -> Int {
    var count = 0
    var isCallee = tree.kind(node) == .callExpr
    for child in tree.children(node) {
      if isCallee {
        isCallee = false
        continue
      }
      let kind = tree.kind(child)
      if kind == .closureExpr || kind == .labeledClosure { count += 1 }
    }
    return count
  }

  /// The name that is called, looked up through `?`, `!` and generic arguments.
  private func callee(_ node: NodeID) -> String {
    var callee = tree.firstChild(node)
    while let current = callee {
      switch tree.kind(current) {
      case .declRef: return tree.name(current)
      case .memberExpr: return "." + tree.name(current)
      case .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr:
        callee = tree.firstChild(current)
      default: return "?"
      }
    }
    return "?"
  }

  // MARK: Strings

  private func stringValue(_ node: NodeID) -> String {
    switch StringValue(of: node, in: tree) {
    case .interpolated: return "interpolated"
    case .invalid: return "invalid"
    case .text(let text): return SyntaxFacts.quoted(text)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
