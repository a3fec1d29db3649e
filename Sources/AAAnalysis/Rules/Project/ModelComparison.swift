/// A comparison with one model of device that is written down: `device == "iPhone SE"`.
struct ModelComparison {
  let range: ByteRange

  /// Nil for any other node. The families, as `iPad`, are no models, and neither are systems.
  init?(_ node: NodeID, in tree: SyntaxTree) {
    guard tree.kind(node) == .sequenceExpr,
      tree.children(node).contains(where: { tree.name($0, is: "==") || tree.name($0, is: "!=") })
    else { return nil }
    let parts = Array(tree.children(node))
    for (place, part) in parts.enumerated().dropFirst().dropLast() {
      guard tree.kind(part) == .binaryOperator,
        tree.name(part, is: "==") || tree.name(part, is: "!=")
      else { continue }
      let (left, right) = (parts[place - 1], parts[place + 1])
      guard [left, right].contains(where: { Self.isModel($0, tree) }) else { continue }
      range = ByteRange(tree.range(left).start, tree.range(right).end)
      return
    }
    return nil
  }

  /// Whether a literal, or a member without a base, is the name of a model.
  private static func isModel(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    let name: String?
    switch tree.kind(node) {
    case .stringLiteral: name = StringValue(of: node, in: tree).text
    case .memberExpr: name = tree.firstChild(node) == nil ? tree.name(node) : nil
    default: name = nil
    }
    guard let name, let family = ["iPhone", "iPad", "iPod"].first(where: name.hasPrefix) else {
      return false
    }
    let model = name.dropFirst(family.count)
    guard let first = model.first, first == " " || first.isNumber || first.isUppercase else {
      return false
    }
    return !model.hasPrefix("OS") && !model.contains("Simulator")
  }
}
