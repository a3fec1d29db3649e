#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The operating system's error numbers.
enum SystemError {
  /// What the system says of an error number.
  static func message(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    _ = strerror_r(code, &buffer, buffer.count - 1)
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? "error \(code)" : String(decoding: bytes, as: UTF8.self)
  }

  /// The reason that an error number stands for.
  static func reason(_ code: Int32) -> FileProblem.Reason {
    switch code {
    case ENOENT: .missing
    case EACCES, EPERM: .notPermitted
    case EISDIR: .isFolder
    case ENOTDIR: .isNoFolder
    case ENAMETOOLONG: .nameTooLong
    case ELOOP: .tooManySymbolicLinks
    default: .system(code: code)
    }
  }
}
