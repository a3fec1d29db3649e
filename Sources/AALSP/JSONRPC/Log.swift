#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where lines for the person who looks after the server go. Never standard output: that carries
/// the protocol.
struct Log: Sendable {
  /// Writes one line, given without its ending.
  var write: @Sendable (String) -> Void

  /// The process's standard error. A line that nobody reads is lost, and no harm done.
  static let standardError = Log { line in
    _ = ByteSink(descriptor: STDERR_FILENO).write(Array("aalsp: \(line)\n".utf8))
  }

  static let silent = Log { _ in }
}
