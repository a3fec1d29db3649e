import Foundation

/// A program that this one started, with pipes to its standard input and output. What it writes to
/// standard error is dropped.
final class ChildProcess {
  let identifier: pid_t
  private var input: Int32
  private let output: Int32
  private var usage = rusage()
  private var hasEnded = false

  /// Starts a program; nil where that fails.
  init?(_ path: String, _ arguments: [String]) {
    var toChild: [Int32] = [-1, -1]
    var fromChild: [Int32] = [-1, -1]
    guard pipe(&toChild) == 0 else { return nil }
    guard pipe(&fromChild) == 0 else {
      toChild.forEach { close($0) }
      return nil
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for descriptor in toChild + fromChild {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, path, &actions, nil, words, environ)
    close(toChild[0])
    close(fromChild[1])
    guard result == 0 else {
      close(toChild[1])
      close(fromChild[0])
      return nil
    }
    self.identifier = identifier
    input = toChild[1]
    output = fromChild[0]
  }

  deinit {
    end(within: 0)
    closeInput()
    close(output)
  }

  /// Writes all bytes; false where the program no longer reads.
  func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(input, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        #else
          Glibc.write(input, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        #endif
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      start += written
    }
    return true
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// What the program has written, at most 64 kB of it; empty at its end, nil when the time is
  /// over.
  func read(within seconds: Double) -> [UInt8]? {
    var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, Int32(max(0, seconds * 1000).rounded(.up)))
    guard ready > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      #if canImport(Darwin)
        count = max(0, Darwin.read(output, buffer.baseAddress, buffer.count))
      #else
        count = max(0, Glibc.read(output, buffer.baseAddress, buffer.count))
      #endif
    }
  }

  /// Gives the program some seconds to end by itself, then ends it.
  func end(within seconds: Double) {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(seconds)
    while !hasEnded {
      var status: Int32 = 0
      if wait4(identifier, &status, WNOHANG, &usage) != 0 {
        hasEnded = true
      } else if clock.now < deadline {
        usleep(1000)
      } else {
        kill(identifier, SIGKILL)
        _ = wait()
      }
    }
  }

  /// Waits for the program's end. Returns the processor time it used, in seconds.
  func wait() -> Double {
    if !hasEnded {
      var status: Int32 = 0
      while wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
      hasEnded = true
    }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
