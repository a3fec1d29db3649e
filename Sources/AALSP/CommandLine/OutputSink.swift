#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a command's output goes.
protocol OutputSink: AnyObject {
  func write(_ text: String)
  func write(_ bytes: [UInt8])
}

/// An open file of the process, written in large pieces.
final class FileSink: OutputSink {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private let capacity: Int
  /// The `errno` of the first write that failed; nothing is written after it.
  private(set) var failure: Int32?

  /// `capacity` is the number of bytes held back; with zero, each write is passed on at once.
  init(descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= capacity { flush() }
  }

  func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { flush() }
  }

  /// Passes on what is held back.
  func flush() {
    let target = descriptor
    let failure = self.failure
    self.failure =
      failure
      ?? buffer.withUnsafeBytes { bytes in
        var offset = 0
        while offset < bytes.count, let base = bytes.baseAddress {
          #if canImport(Darwin)
            let count = Darwin.write(target, base + offset, bytes.count - offset)
          #elseif canImport(Musl)
            let count = Musl.write(target, base + offset, bytes.count - offset)
          #else
            let count = Glibc.write(target, base + offset, bytes.count - offset)
          #endif
          if count >= 0 { offset += count } else if errno != EINTR { return errno }
        }
        return nil
      }
    buffer.removeAll(keepingCapacity: true)
  }
}

extension FileSink {
  /// Writes a whole file, replacing what was there; its folder must exist.
  static func replaceFile(
    _ path: String, with write: (FileSink) -> Void
  ) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(path, .system(code: errno)) }
    let sink = FileSink(descriptor: descriptor)
    write(sink)
    sink.flush()
    let closing = close(descriptor) == 0 ? nil : errno
    if let code = sink.failure ?? closing { throw FileProblem(path, .system(code: code)) }
  }
}
