/// Which branches of `#if` a build for iOS compiles.
///
/// `os()`, `canImport()` of Apple's UI frameworks and `targetEnvironment()` are decided; whatever
/// else stands in a condition is unknown, and then both sides count as compiled.
public enum ConditionalCompilation {
  /// The clauses of an `ifConfigDecl` that may be compiled.
  public static func activeClauses(of node: NodeID, in tree: SyntaxTree) -> [NodeID] {
    var active: [NodeID] = []
    for clause in tree.children(node) where tree.kind(clause) == .ifConfigClause {
      guard let condition = condition(of: clause, in: tree) else {
        // `#else`, or a directive without a condition.
        active.append(clause)
        continue
      }
      switch value(of: condition, in: tree, depth: 0) {
      case .yes:
        active.append(clause)
        return active
      case .unknown:
        active.append(clause)
      case .no: break
      }
    }
    return active
  }

  /// The condition of an `#if` or `#elseif`.
  public static func condition(of clause: NodeID, in tree: SyntaxTree) -> NodeID? {
    guard let token = tree.token(clause) else { return nil }
    if tree.token(at: token).kind == .poundElse { return nil }
    guard let first = tree.firstChild(clause) else { return nil }
    // The condition stands on the directive's line; without one the first child is an item.
    let line = tree.text.lines.line(containing: tree.tokenRange(token).start)
    return tree.text.lines.line(containing: tree.range(first).start) == line ? first : nil
  }

  /// The items of a clause, without its condition.
  public static func items(of clause: NodeID, in tree: SyntaxTree) -> [NodeID] {
    let condition = condition(of: clause, in: tree)
    return tree.children(clause).filter { $0 != condition }
  }

  /// Whether a place is compiled for iOS and for no other platform: in `#if os(iOS)`.
  ///
  /// - Parameter offset: within a token.
  static func isForIOSAlone(_ offset: Int, in tree: SyntaxTree) -> Bool {
    tree.path(to: offset).contains { node in
      guard tree.kind(node) == .ifConfigClause, let condition = condition(of: node, in: tree),
        offset >= tree.range(condition).end
      else { return false }
      return tree.text[tree.range(condition)] == "os(iOS)"
    }
  }

  private static func value(of node: NodeID, in tree: SyntaxTree, depth: Int) -> Certainty {
    guard depth < 64 else { return .unknown }
    switch tree.kind(node) {
    case .booleanLiteral:
      return tree.name(node, is: "true") ? .yes : .no
    case .tupleExpr, .argument:
      guard let child = tree.firstChild(node) else { return .unknown }
      return value(of: child, in: tree, depth: depth + 1)
    case .prefixOperatorExpr:
      guard tree.name(node, is: "!"), let child = tree.firstChild(node) else { return .unknown }
      return !value(of: child, in: tree, depth: depth + 1)
    case .sequenceExpr:
      return tree.certainty(ofSequence: node) { value(of: $0, in: tree, depth: depth + 1) }
    case .callExpr:
      return call(node, in: tree)
    default:
      return .unknown
    }
  }

  private static func call(_ node: NodeID, in tree: SyntaxTree) -> Certainty {
    guard let callee = tree.firstChild(node), tree.kind(callee) == .declRef,
      let argument = tree.child(node, .argument), let value = tree.firstChild(argument),
      tree.kind(value) == .declRef
    else { return .unknown }
    let name = tree.name(value)
    switch tree.name(callee) {
    case "os": return name == "iOS" ? .yes : .no
    case "canImport":
      if presentFrameworks.contains(name) { return .yes }
      return absentFrameworks.contains(name) ? .no : .unknown
    case "targetEnvironment": return name == "macCatalyst" ? .no : .unknown
    default: return .unknown
    }
  }

  private static let presentFrameworks: Set<String> = [
    "SwiftUI", "UIKit", "Foundation", "SwiftData", "Combine", "Accessibility",
  ]
  private static let absentFrameworks: Set<String> = ["AppKit", "Cocoa", "WatchKit", "Carbon"]
}
