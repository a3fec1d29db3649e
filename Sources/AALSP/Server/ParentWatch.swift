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
  /// Calls `gone` once, on another thread, when the process is no more. A process that is not there
  /// to begin with is not watched: the client may live in another container, with other numbers.
  /// `interval` is that of two looks, in seconds. Calls `late` that much later, in case that what
  /// `gone` brings about has to wait: a pipe that is full and that nobody reads blocks for ever.
  static func start(
    processID: Int, interval: UInt32 = 5, gone: @escaping @Sendable () -> Void,
    late: @escaping @Sendable () -> Void = {}
  ) {
    guard let process = pid_t(exactly: processID), process > 0, isAlive(process) else { return }
    _ = WorkerThread.start {
      if !ProcessEnd.wait(for: process) {
        while isAlive(process) { sleep(interval) }
      }
      gone()
      sleep(interval)
      late()
    }
  }

  static func isAlive(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }
}
