/// A key path for the mode that SwiftUI's environment does not have.
enum DetectionKeyPath: Rule {
  static let realName = "accessibilityAssistiveAccessEnabled"

  static func check(_ context: RuleContext) -> [Finding] {
    context.index.filesOfInterest.sorted().flatMap { file in
      context.tree(file).map { check($0, file, context) } ?? []
    }
  }

  private static func check(_ tree: SyntaxTree, _ file: FileID, _ context: RuleContext)
    -> [Finding]
  {
    var findings: [Finding] = []
    for node in 0..<tree.nodeCount {
      switch tree.kind(node) {
      case .attribute where tree.isAttribute(node, named: "Environment"):
        guard let argument = tree.child(node, .argument),
          let keyPath = tree.child(argument, .keyPathExpr)
        else { continue }
        findings += finding(keyPath, isWritten: false, tree, file, context)
      case .callExpr:
        guard let callee = tree.callee(of: node), tree.kind(callee) == .memberExpr,
          tree.name(callee, is: "environment") || tree.name(callee, is: "transformEnvironment"),
          let value = tree.arguments(of: node).first?.value, tree.kind(value) == .keyPathExpr
        else { continue }
        findings += finding(value, isWritten: true, tree, file, context)
      default: continue
      }
    }
    return findings
  }

  private static func finding(
    _ keyPath: NodeID, isWritten: Bool, _ tree: SyntaxTree, _ file: FileID,
    _ context: RuleContext
  ) -> [Finding] {
    let components = tree.children(keyPath).filter { tree.kind($0) == .keyPathComponent }
    let names = components.map(tree.name)
    guard let first = names.first, !names.contains(where: \.isEmpty), names != [realName],
      let start = components.first.map({ tree.range($0).start }),
      let end = components.last.flatMap(tree.nameRange)?.end,
      WrongModeName(names).isCloseToRealOne,
      // Only what extends the environment is reached by such a path, whatever else has the name.
      context.index.extensionMembers(named: first, of: "EnvironmentValues").isEmpty
    else { return [] }
    let range = tree.range(keyPath)
    guard let nameStart = components.first.flatMap(tree.nameRange)?.start, start <= nameStart,
      end <= range.end
    else { return [] }
    let written = tree.text[range]
    var message = "SwiftUI's environment has no `\(written)`. "
    message +=
      isWritten
      ? "Its value is `\\.\(realName)`, and cannot be set: preview with the trait"
        + " `.assistiveAccess` instead."
      : "Use `\\.\(realName)`."
    let fix = Fix(
      title: "Replace with \\.\(realName)", isPreferred: true, isSafe: true,
      changes: [.edit(file, [TextEdit(ByteRange(nameStart, end), realName)])])
    return [
      Finding(
        rule: description.id, severity: .error, message: message,
        location: Location(file: file, range: range), fixes: isWritten ? [] : [fix])
    ]
  }
}

/// Judges whether a name is one that stands in for the environment value's.
struct WrongModeName {
  private let name: String

  init(_ components: [String]) {
    name = components.enumerated()
      .map { position, word in
        position == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
      }
      .joined()
  }

  /// Whether it is made of the words of the real name, or spelled nearly as it is.
  var isCloseToRealOne: Bool {
    let words = Set(TitleWords(name).words)
    let known: Set = ["accessibility", "is", "assistive", "access", "enabled"]
    if words.isSuperset(of: ["assistive", "access"]), words.isSubset(of: known) { return true }
    return Self.distance(
      Array(name.lowercased().utf8), Array(DetectionKeyPath.realName.lowercased().utf8),
      atMost: 3)
  }

  /// Whether the edit distance between two words is at most a number.
  private static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Bool {
    guard abs(left.count - right.count) <= limit else { return false }
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let value = min(row[j + 1] + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = value
      }
    }
    return row[right.count] <= limit
  }
}
