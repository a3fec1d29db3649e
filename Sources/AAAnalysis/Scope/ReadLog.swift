import Synchronization

/// States of files that something was made from, each by its number: it holds as long as they do.
public typealias FileStates = Set<Int>

/// Notes which states of files are read, for whatever is remembered longer than one evaluation.
/// Belongs to one evaluation, whose readings stand inside one another.
public final class ReadLog: Sendable {
  /// What was noted by each reading that is going on, the innermost last.
  private let open = Mutex<[FileStates]>([[]])

  public init() {}

  public func note(_ state: Int) {
    open.withLock { open in _ = open[open.count - 1].insert(state) }
  }

  public func note(_ states: FileStates) {
    if states.isEmpty { return }
    open.withLock { open in open[open.count - 1].formUnion(states) }
  }

  /// Everything that was noted so far outside of readings that are going on.
  public var states: FileStates { open.withLock { $0[0] } }

  /// Does a reading, and tells which states of files it used.
  func reading<Value>(_ body: () -> Value) -> (value: Value, states: FileStates) {
    open.withLock { $0.append([]) }
    let value = body()
    let states = open.withLock { open in
      let states = open.removeLast()
      open[open.count - 1].formUnion(states)
      return states
    }
    return (value, states)
  }
}

extension ReadLog? {
  /// Does a reading; without a log nothing is known of what it used.
  func reading<Value>(_ body: () -> Value) -> (value: Value, states: FileStates) {
    self?.reading(body) ?? (body(), [])
  }
}

/// Something that was read, with the states of the files it was read from.
struct Logged<Value: Sendable>: Sendable {
  let value: Value
  let states: FileStates

  /// Reads something.
  init(_ log: ReadLog?, _ body: () -> Value) {
    (value, states) = log.reading(body)
  }

  /// - Parameter states: what it was read from.
  init(_ value: Value, states: FileStates) {
    self.value = value
    self.states = states
  }

  /// The value, for one who is to hold no longer than it does.
  func value(notedIn log: ReadLog?) -> Value {
    log?.note(states)
    return value
  }
}
