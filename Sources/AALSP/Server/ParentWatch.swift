#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Watches the process that started the server: when it dies without closing its end of the pipe,
/// because another process holds that too, nothing else would tell.
enum ParentWatch {
  /// Seconds between two looks.
  static let interval: UInt32 = 5

  /// Calls `gone` once, on another thread, when the process is no more. A process that is not there
  /// to begin with is not watched: the client may live in another container, with other numbers.
  static func start(processID: Int, gone: @escaping @Sendable () -> Void) {
    guard let process = pid_t(exactly: processID), process > 0, isAlive(process) else { return }
    _ = WorkerThread.start {
      if !ProcessEnd.wait(for: process) {
        while isAlive(process) { sleep(interval) }
      }
      gone()
    }
  }

  static func isAlive(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }
}
