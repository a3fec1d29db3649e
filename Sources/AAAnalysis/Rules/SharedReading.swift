import Synchronization

/// Something that several rules read from the same scope: made by the first that asks.
final class SharedReading<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// The value; `make` must not ask for it itself.
  func value(_ make: () -> Value) -> Value {
    made.withLock { known in
      if let known { return known }
      let fresh = make()
      known = fresh
      return fresh
    }
  }
}
