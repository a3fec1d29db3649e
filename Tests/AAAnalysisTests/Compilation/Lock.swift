import Foundation

/// A value that one thread at a time reads and changes.
final class Lock<Value>: Sendable where Value: Sendable {
  private let lock = NSLock()
  // Only touched while the lock is held.
  nonisolated(unsafe) private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
