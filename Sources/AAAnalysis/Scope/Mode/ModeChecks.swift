/// Where the code of a workspace decides by the mode.
struct ModeChecks {
  let reader: ModeReader
  private let index: DeclarationIndex
  private let loader: FileLoader

  init(index: DeclarationIndex, loader: FileLoader) {
    self.index = index
    self.loader = loader
    reader = ModeReader(index: index, loader: loader)
  }

  /// The places that may part what is shown, in the order of files and text. A ternary merely
  /// chooses, and makes no part of its own.
  var branches: [ModeBranch] {
    files.sorted().flatMap { file in
      guard let loaded = loader.load(file) else { return [ModeBranch]() }
      return reader.branches(in: loaded).filter { branch in
        switch loaded.tree.kind(branch.decider) {
        case .ifExpr, .guardStmt, .switchExpr: true
        case .callExpr: isOwn(branch.decider, loaded.tree)
        default: false
        }
      }
    }
  }

  /// Whether a call may be of something that the workspace declares, which may decide in turn.
  private func isOwn(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let callee = tree.callee(of: call) else { return false }
    let name = tree.name(callee)
    return index.declaresType(named: name) || !index.allMembers(named: name).isEmpty
  }

  /// The files that mention the mode, or something that passes it on to other files.
  private var files: Set<FileID> {
    let words = reader.members.filter { $0.value.contains { isSeenElsewhere($0.member) } }.keys
    var files = index.filesOfInterest
    if words.isEmpty { return files }
    for file in index.files where !files.contains(file) {
      if words.contains(where: { loader.holds($0, in: file) }) { files.insert(file) }
    }
    return files
  }

  /// Whether other files may use a property or function, and need not mention the mode for that.
  private func isSeenElsewhere(_ member: MemberReference) -> Bool {
    guard let model = index[member], !model.name.contains("ssistiveAccess") else { return false }
    guard let owner = index.owner(of: member), !model.isStatic else { return true }
    return index[owner]?.name == "View"
      || !index.type(index.extendedType(owner), conformsTo: "View")
  }
}
