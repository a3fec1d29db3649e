#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// State that several threads share: one at a time has it, and any may wait until it changes.
///
/// `Synchronization.Mutex` has no way to wait, and needs a newer macOS than this package does.
final class Monitor<State: Sendable>: @unchecked Sendable {
  // Unchecked, because the compiler cannot see that `state` is touched with `mutex` held alone.
  private var state: State
  // A mutex must not move in memory, so both live outside the object.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Reads or changes the state, and wakes who waits for a change.
  func with<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return try body(&state)
  }

  /// Waits until `body` returns a value. It is asked again after every change.
  func wait<Result>(for body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }
}
