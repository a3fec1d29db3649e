import Synchronization

/// Something that several rules read from the same scope: made by the first that asks.
final class SharedReading<Value: Sendable>: Sendable {
  private let made = Mutex<Logged<Value>?>(nil)

  /// The value; `make` must not ask for it itself.
  func value(_ log: ReadLog?, _ make: () -> Value) -> Value {
    made.withLock { known in
      if let known { return known.value(notedIn: log) }
      let fresh = Logged(log, make)
      known = fresh
      return fresh.value
    }
  }
}

/// Like `SharedReading`, for many things that are asked for one by one.
final class SharedReadings<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let made = Mutex<[Key: Logged<Value>]>([:])

  /// The value for a key. Made twice where two threads ask for it at once.
  func value(for key: Key, _ log: ReadLog?, _ make: () -> Value) -> Value {
    if let known = made.withLock({ $0[key] }) { return known.value(notedIn: log) }
    let fresh = Logged(log, make)
    made.withLock { $0[key] = fresh }
    return fresh.value
  }
}
