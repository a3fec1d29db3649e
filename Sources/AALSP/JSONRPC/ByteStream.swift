#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the client's bytes come from.
struct ByteSource: Sendable {
  /// Waits for bytes and returns some; empty once the input has ended.
  var read: @Sendable () -> [UInt8]
}

/// Where the server's bytes go.
struct ByteSink: Sendable {
  /// Writes all bytes; false once nobody reads them any more.
  var write: @Sendable ([UInt8]) -> Bool
}

extension ByteSource {
  /// An open file or pipe. A read error counts as the end.
  init(descriptor: Int32) {
    self.init {
      [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        repeat {
          let got = systemRead(descriptor, buffer.baseAddress, buffer.count)
          count = max(0, got)
          if got >= 0 { return }
        } while errno == EINTR
      }
    }
  }
}

extension ByteSink {
  /// An open file or pipe. The process must ignore SIGPIPE.
  init(descriptor: Int32) {
    self.init { bytes in
      bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
          let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
          if written > 0 {
            rest = rest.dropFirst(written)
          } else if errno == EAGAIN {
            waitUntilWritable(descriptor)
          } else if errno != EINTR {
            return false
          }
        }
        return true
      }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, start, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}

/// Some clients hand over a pipe that does not block.
private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&request, 1, -1)
}
