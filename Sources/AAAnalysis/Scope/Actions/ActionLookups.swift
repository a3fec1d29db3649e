import Synchronization

/// Declarations and types that were looked up for actions, and the trees in which they stand: the
/// same for every reader over one index.
final class ActionLookups: Sendable {
  struct Member: Hashable {
    let name: String
    let owner: TypeReference
    /// Of a function that is called: the labels of its arguments.
    let labels: [String]?
  }

  /// A global declaration, as it is known in a file.
  struct Global: Hashable {
    let name: String
    let kind: MemberModel.Kind
    let labels: [String]?
    let file: FileID
  }

  /// The name of a type, and where it is written.
  struct TypeName: Hashable {
    let name: String
    let file: FileID
    let owner: TypeReference?
  }

  private struct Known {
    var globals: [Global: MemberReference?] = [:]
    var declarations: [TypeName: TypeReference?] = [:]
    var properties: [Member: MemberReference?] = [:]
    var functions: [Member: MemberReference?] = [:]
    var types: [MemberReference: NamedType?] = [:]
    var trees: [FileID: SyntaxTree?] = [:]
    var followed: [FollowedFunction.Call: FollowedFunction] = [:]
  }

  private let known = Mutex(Known())
  /// Whether functions that do the same again are not read again.
  let remembersFunctions: Bool

  init(remembersFunctions: Bool = true) {
    self.remembersFunctions = remembersFunctions
  }

  /// A property of a type; `find` looks where it was not looked before.
  func property(_ member: Member, _ find: () -> MemberReference?) -> MemberReference? {
    if let found = known.withLock({ $0.properties[member] }) { return found }
    let found = find()
    known.withLock { $0.properties[member] = .some(found) }
    return found
  }

  /// A function of a type; `find` looks where it was not looked before.
  func function(_ member: Member, _ find: () -> MemberReference?) -> MemberReference? {
    if let found = known.withLock({ $0.functions[member] }) { return found }
    let found = find()
    known.withLock { $0.functions[member] = .some(found) }
    return found
  }

  /// A global declaration; `find` looks where it was not looked before.
  func global(_ global: Global, _ find: () -> MemberReference?) -> MemberReference? {
    if let found = known.withLock({ $0.globals[global] }) { return found }
    let found = find()
    known.withLock { $0.globals[global] = .some(found) }
    return found
  }

  /// The declaration of a type; `find` looks where it was not looked before.
  func declaration(_ type: TypeName, _ find: () -> TypeReference?) -> TypeReference? {
    if let found = known.withLock({ $0.declarations[type] }) { return found }
    let found = find()
    known.withLock { $0.declarations[type] = .some(found) }
    return found
  }

  /// The type of a member: nil inside where it was found to have none that is known, nil where it
  /// was not looked for.
  func type(of member: MemberReference) -> NamedType?? {
    known.withLock { $0.types[member] }
  }

  func set(_ type: NamedType?, for member: MemberReference) {
    known.withLock { $0.types[member] = .some(type) }
  }

  /// What a function did that was called in this way before.
  func followed(_ call: FollowedFunction.Call) -> FollowedFunction? {
    known.withLock { $0.followed[call] }
  }

  func set(_ function: FollowedFunction, for call: FollowedFunction.Call) {
    known.withLock { $0.followed[call] = function }
  }

  func tree(_ file: FileID, _ loader: FileLoader) -> SyntaxTree? {
    if let found = known.withLock({ $0.trees[file] }) { return found }
    let tree = loader.load(file)?.tree
    known.withLock { $0.trees[file] = .some(tree) }
    return tree
  }
}
