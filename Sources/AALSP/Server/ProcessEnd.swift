#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for the end of processes that this one did not start.
enum ProcessEnd {
  /// Sleeps until the process ends, and returns true; false at once where the system does not tell,
  /// or no longer knows the process.
  static func wait(for process: pid_t) -> Bool {
    #if canImport(Darwin)
      let queue = kqueue()
      guard queue >= 0 else { return false }
      defer { close(queue) }
      var interest = kevent()
      interest.ident = UInt(clamping: process)
      interest.filter = Int16(EVFILT_PROC)
      interest.flags = UInt16(EV_ADD | EV_ONESHOT)
      interest.fflags = UInt32(NOTE_EXIT)
      var event = kevent()
      while true {
        let count = kevent(queue, &interest, 1, &event, 1, nil)
        if count < 0, errno == EINTR { continue }
        return count == 1 && event.flags & UInt16(EV_ERROR) == 0
      }
    #else
      guard let descriptor = descriptor(of: process) else { return false }
      defer { close(descriptor) }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while true {
        let count = poll(&request, 1, -1)
        if count < 0, errno == EINTR { continue }
        return count == 1
      }
    #endif
  }

  #if !canImport(Darwin)
    private typealias SystemCall = @convention(c) (Int, Int, Int) -> Int

    /// The number of `pidfd_open`, the same on all architectures.
    private static let openingCall = 434

    /// A descriptor that can be read from once the process has ended. C libraries have no function
    /// for it until late, and Swift imports none with a variable number of arguments.
    private static func descriptor(of process: pid_t) -> Int32? {
      guard let symbol = dlsym(nil, "syscall") else { return nil }
      let call = unsafeBitCast(symbol, to: SystemCall.self)
      let descriptor = call(openingCall, Int(process), 0)
      return descriptor >= 0 ? Int32(exactly: descriptor) : nil
    }
  #endif
}
