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

  private let globals = Lookups<Global, MemberReference?>()
  private let declarations = Lookups<TypeName, TypeReference?>()
  private let properties = Lookups<Member, MemberReference?>()
  private let functions = Lookups<Member, MemberReference?>()
  private let types = Lookups<MemberReference, Logged<NamedType?>>()
  private let followed = Lookups<FollowedFunction.Call, Logged<FollowedFunction>>()
  /// By whose they are.
  private let memos = Mutex<[ObjectIdentifier: any ForgetfulMemo]>([:])
  /// Whether functions that do the same again are not read again.
  let remembersFunctions: Bool

  init(remembersFunctions: Bool = true) {
    self.remembersFunctions = remembersFunctions
  }

  // These depend on the index alone; each `find` looks where it was not looked before.

  /// A property of a type.
  func property(_ member: Member, _ find: () -> MemberReference?) -> MemberReference? {
    properties.value(for: member, find)
  }

  /// A function of a type.
  func function(_ member: Member, _ find: () -> MemberReference?) -> MemberReference? {
    functions.value(for: member, find)
  }

  /// A global declaration.
  func global(_ global: Global, _ find: () -> MemberReference?) -> MemberReference? {
    globals.value(for: global, find)
  }

  /// The declaration of a type.
  func declaration(_ type: TypeName, _ find: () -> TypeReference?) -> TypeReference? {
    declarations.value(for: type, find)
  }

  /// The type of a member; `find` looks where it was not looked before. `isFinal` tells whether
  /// that is all that can be known of it.
  func type(
    of member: MemberReference, _ log: ReadLog?, isFinal: Bool, _ find: () -> NamedType?
  ) -> NamedType? {
    if let found = types[member] { return found.value(notedIn: log) }
    let found = Logged(log, find)
    if isFinal { types[member] = found }
    return found.value
  }

  /// What a function did that was called in this way before.
  func followed(_ call: FollowedFunction.Call, _ log: ReadLog?) -> FollowedFunction? {
    followed[call]?.value(notedIn: log)
  }

  func set(_ function: Logged<FollowedFunction>, for call: FollowedFunction.Call) {
    followed[call] = function
  }

  /// The readings of one reader, which are its own.
  func memo<Key, Value>(of reader: Any.Type) -> FrameMemo<Key, Value> {
    memos.withLock { memos in
      let id = ObjectIdentifier(reader)
      if let memo = memos[id] as? FrameMemo<Key, Value> { return memo }
      let memo = FrameMemo<Key, Value>()
      memos[id] = memo
      return memo
    }
  }

  /// Forgets whatever was made from these states of files.
  func forget(_ states: FileStates) {
    if states.isEmpty { return }
    types.keep { $0.states.isDisjoint(with: states) }
    followed.keep { $0.states.isDisjoint(with: states) }
    for memo in memos.withLock({ Array($0.values) }) { memo.forget(states) }
  }
}

/// A table that is filled as it is asked.
private final class Lookups<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])

  subscript(key: Key) -> Value? {
    get { known.withLock { $0[key] } }
    set { known.withLock { $0[key] = newValue } }
  }

  /// The value of a key; made twice where two threads ask for it at once.
  func value(for key: Key, _ find: () -> Value) -> Value {
    if let found = self[key] { return found }
    let found = find()
    self[key] = .some(found)
    return found
  }

  /// Forgets the values that do not pass.
  func keep(_ passes: (Value) -> Bool) {
    known.withLock { known in known = known.filter { passes($0.value) } }
  }
}
