@testable import AALSP

/// A pipe without an operating system.
final class InMemoryPipe: Sendable {
  private struct State: Sendable {
    var bytes: [UInt8] = []
    var isClosed = false
  }

  private let state = Monitor(State())

  func write(_ bytes: [UInt8]) {
    state.with { $0.bytes += bytes }
  }

  func close() {
    state.with { $0.isClosed = true }
  }

  /// All that has come and not been read; waits for some; empty once closed.
  func read() -> [UInt8] {
    state.wait { state -> [UInt8]? in
      guard !state.bytes.isEmpty || state.isClosed else { return nil }
      defer { state.bytes = [] }
      return state.bytes
    }
  }

  /// All that has come and not been read.
  func take() -> [UInt8] {
    state.with { state in
      defer { state.bytes = [] }
      return state.bytes
    }
  }

  var source: ByteSource { ByteSource { [self] in read() } }
  var sink: ByteSink {
    ByteSink { [self] bytes in
      write(bytes)
      return true
    }
  }
}
