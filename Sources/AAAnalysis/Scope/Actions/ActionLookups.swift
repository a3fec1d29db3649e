import Synchronization

/// Declarations and types that were looked up for actions, and what was read of actions: the same
/// for every reader over one index, and outliving evaluations as far as files stay the same.
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
    var types: [MemberReference: Logged<NamedType?>] = [:]
    var followed: [FollowedFunction.Call: Logged<FollowedFunction>] = [:]
    /// By whose they are.
    var memos: [ObjectIdentifier: any ForgetfulMemo] = [:]
  }

  private let known = Mutex(Known())
  /// Whether functions that do the same again are not read again.
  let remembersFunctions: Bool

  init(remembersFunctions: Bool = true) {
    self.remembersFunctions = remembersFunctions
  }

  /// What a table, which depends on the index alone, says of a key; `find` looks where it was not
  /// looked before.
  private func look<Key: Hashable & Sendable, Value: Sendable>(
    up key: Key, in table: WritableKeyPath<Known, [Key: Value]>, _ find: () -> Value
  ) -> Value {
    if let found = known.withLock({ $0[keyPath: table][key] }) { return found }
    let found = find()
    known.withLock { $0[keyPath: table][key] = .some(found) }
    return found
  }

  /// A property of a type; `find` looks where it was not looked before.
  func property(_ member: Member, _ find: () -> MemberReference?) -> MemberReference? {
    look(up: member, in: \.properties, find)
  }

  /// A function of a type; `find` looks where it was not looked before.
  func function(_ member: Member, _ find: () -> MemberReference?) -> MemberReference? {
    look(up: member, in: \.functions, find)
  }

  /// The type of a member; `find` looks where it was not looked before. `isFinal` tells whether
  /// that is all that can be known of it.
  func type(
    of member: MemberReference, _ log: ReadLog?, isFinal: Bool, _ find: () -> NamedType?
  ) -> NamedType? {
    if let found = known.withLock({ $0.types[member] }) { return found.value(notedIn: log) }
    let found = Logged(log, find)
    if isFinal { known.withLock { $0.types[member] = found } }
    return found.value
  }

  /// A global declaration; `find` looks where it was not looked before.
  func global(_ global: Global, _ find: () -> MemberReference?) -> MemberReference? {
    look(up: global, in: \.globals, find)
  }

  /// The declaration of a type; `find` looks where it was not looked before.
  func declaration(_ type: TypeName, _ find: () -> TypeReference?) -> TypeReference? {
    look(up: type, in: \.declarations, find)
  }

  /// What a function did that was called in this way before.
  func followed(_ call: FollowedFunction.Call, _ log: ReadLog?) -> FollowedFunction? {
    known.withLock { $0.followed[call] }?.value(notedIn: log)
  }

  func set(_ function: Logged<FollowedFunction>, for call: FollowedFunction.Call) {
    known.withLock { $0.followed[call] = function }
  }

  /// The readings of one reader, which are its own.
  func memo<Key, Value>(of reader: Any.Type) -> FrameMemo<Key, Value> {
    known.withLock { known in
      let id = ObjectIdentifier(reader)
      if let memo = known.memos[id] as? FrameMemo<Key, Value> { return memo }
      let memo = FrameMemo<Key, Value>()
      known.memos[id] = memo
      return memo
    }
  }

  /// Forgets whatever was made from these states of files.
  func forget(_ states: FileStates) {
    if states.isEmpty { return }
    let memos = known.withLock { known in
      known.types = known.types.filter { $0.value.states.isDisjoint(with: states) }
      known.followed = known.followed.filter { $0.value.states.isDisjoint(with: states) }
      return Array(known.memos.values)
    }
    for memo in memos { memo.forget(states) }
  }
}
