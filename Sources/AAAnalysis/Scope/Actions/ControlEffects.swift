/// What the controls of a scope do. Controls that mean the same are read once.
struct ControlEffects {
  private let scope: Scope
  private let index: DeclarationIndex
  private let loader: FileLoader
  private let lookups = ActionLookups()
  private var known: [Key: ActionEffects] = [:]

  private struct Key: Hashable {
    let action: SyntaxReference
    let kind: ControlAction.Kind
    let fingerprint: Int
  }

  init(scope: Scope, index: DeclarationIndex, loader: FileLoader) {
    self.scope = scope
    self.index = index
    self.loader = loader
  }

  /// What a control does; nothing where its action cannot be read.
  mutating func effects(of control: ControlAction) -> ActionEffects {
    guard let action = control.action, scope.frames.indices.contains(control.frame) else {
      return ActionEffects()
    }
    let key = Key(
      action: SyntaxReference(file: control.reference.file, node: action), kind: control.kind,
      fingerprint: scope.frames[control.frame].fingerprint)
    if let effects = known[key] { return effects }
    var reader = ActionReader(
      index: index, loader: loader, frames: scope.frames, lookups: lookups)
    let context = reader.context(ofFrame: control.frame)
    if control.kind == .editAction {
      reader.effects.statementCount = 1
      reader.recordRemoval(from: action, context)
    } else {
      let offsets = Local.value(NamedType(name: "IndexSet", file: control.reference.file))
      reader.run(
        action, context, arguments: control.kind == .swipeToDelete ? [offsets] : [])
    }
    known[key] = reader.effects
    return reader.effects
  }
}

/// Declarations and types that were looked up. Belongs to one thread.
final class ActionLookups {
  struct Member: Hashable {
    let name: String
    let owner: TypeReference
    /// Of a function that is called: the labels of its arguments.
    let labels: [String]?
  }

  var properties: [Member: MemberReference?] = [:]
  var functions: [Member: MemberReference?] = [:]
  var types: [MemberReference: NamedType?] = [:]
  private var trees: [FileID: SyntaxTree?] = [:]

  func tree(_ file: FileID, _ loader: FileLoader) -> SyntaxTree? {
    if let known = trees[file] { return known }
    let tree = loader.load(file)?.tree
    trees[file] = .some(tree)
    return tree
  }
}
