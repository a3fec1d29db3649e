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

  private struct Known {
    var properties: [Member: MemberReference?] = [:]
    var functions: [Member: MemberReference?] = [:]
    var types: [MemberReference: NamedType?] = [:]
    var trees: [FileID: SyntaxTree?] = [:]
  }

  private let known = Mutex(Known())

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

  /// The type of a member: nil inside where it was found to have none that is known, nil where it
  /// was not looked for.
  func type(of member: MemberReference) -> NamedType?? {
    known.withLock { $0.types[member] }
  }

  func set(_ type: NamedType?, for member: MemberReference) {
    known.withLock { $0.types[member] = .some(type) }
  }

  func tree(_ file: FileID, _ loader: FileLoader) -> SyntaxTree? {
    if let found = known.withLock({ $0.trees[file] }) { return found }
    let tree = loader.load(file)?.tree
    known.withLock { $0.trees[file] = .some(tree) }
    return tree
  }
}
