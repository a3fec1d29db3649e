/// How the workspace learns that the device is shaken: by `motionEnded` of UIKit.
struct Shakes {
  /// The names of the notifications that it posts then.
  private(set) var notices: Set<String> = []
  /// The classes that hear of it.
  private var classes: Set<String> = []
  private let index: DeclarationIndex
  private let loader: FileLoader

  init(_ context: RuleContext) {
    index = context.index
    loader = context.loader
    for member in index.allMembers(named: "motionEnded") {
      guard let loaded = loader.load(member.file), let node = loaded.node(ofMember: member.index)
      else { continue }
      if let owner = index.owner(of: member), let model = index[owner],
        model.kind == .classType
      {
        classes.insert(model.name)
      }
      notices.formUnion(Self.posted(in: node, loaded.tree))
    }
  }

  private static func posted(in node: NodeID, _ tree: SyntaxTree) -> Set<String> {
    var names: Set<String> = []
    var pending = [node]
    while let next = pending.popLast() {
      pending.append(contentsOf: tree.children(next))
      guard tree.kind(next) == .callExpr, let callee = tree.callee(of: next),
        tree.name(callee, is: "post"),
        let name = tree.arguments(of: next).first(where: { $0.label == "name" }),
        // `.deviceDidShake`, `UIDevice.deviceDidShake`.
        tree.kind(name.value) == .memberExpr || tree.kind(name.value) == .declRef
      else { continue }
      names.insert(tree.name(name.value))
    }
    return names
  }

  /// Whether anything hears of it.
  var areHeard: Bool { !classes.isEmpty }

  /// Whether an element puts a view or controller of UIKit on the screen that hears of it.
  func isHeard(by element: ViewElement) -> Bool {
    guard !classes.isEmpty, case .own(let type) = element.kind else { return false }
    return ["makeUIViewController", "makeUIView"].contains { name in
      index.members(named: name, of: type).contains { member in
        guard let loaded = loader.load(member.file),
          let node = loaded.node(ofMember: member.index)
        else { return false }
        return !loaded.tree.mentionedNames(in: node).isDisjoint(with: classes)
      }
    }
  }
}
