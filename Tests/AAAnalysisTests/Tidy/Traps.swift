import AAAnalysis

/// Constructs that stop the process where something from outside is not as expected.
enum Traps {
  private static let trappingCalls: [StaticString] = [
    "fatalError", "preconditionFailure", "assertionFailure", "precondition", "assert",
  ]

  static func violations(in files: [TidyFile]) -> [String] {
    files.flatMap(violations)
  }

  private static func violations(in file: TidyFile) -> [String] {
    guard let tree = file.tree else { return [] }
    var result: [String] = []
    func report(_ node: NodeID, _ what: String) {
      result.append("\(file.place(tree.range(node).start)) has \(what)")
    }
    tree.forEachNode { node, _ in
      let text = file.text.slice(tree.range(node))
      switch tree.kind(node) {
      case .forceUnwrapExpr:
        report(node, "a force unwrap")
      case .asOperator where text.last == UInt8(ascii: "!"):
        report(node, "as!")
      case .tryExpr where text.starts(with: "try!".utf8):
        report(node, "try!")
      case .optionalType where text.last == UInt8(ascii: "!"):
        report(node, "an implicitly unwrapped type")
      case .declRef:
        for call in trappingCalls where tree.name(node, is: call) { report(node, "\(call)") }
      case .attribute where tree.name(node, is: "unchecked"):
        if !hasCommentAbove(tree.range(node).start, file, tree) {
          report(node, "@unchecked without a reason above")
        }
      case .modifier where text.elementsEqual("nonisolated(unsafe)".utf8):
        if !hasCommentAbove(tree.range(node).start, file, tree) {
          report(node, "nonisolated(unsafe) without a reason above")
        }
      default: break
      }
    }
    return result
  }

  private static func hasCommentAbove(
    _ offset: Int, _ file: TidyFile, _ tree: SyntaxTree
  ) -> Bool {
    let line = file.text.lines.line(containing: offset)
    guard line > 0 else { return false }
    let above = file.text.contentRange(ofLine: line - 1)
    return tree.comments.contains { $0.intersects(above) }
  }
}
