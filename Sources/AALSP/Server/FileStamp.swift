import AAAnalysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells without reading it that a file has changed.
struct FileStamp: Hashable, Sendable {
  /// Bytes.
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int
  /// Another number means that another file took its place.
  private var serial: UInt64

  /// Nil where there is no such file.
  init?(of file: FileID) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    size = Int(clamping: status.st_size)
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
    serial = UInt64(status.st_ino)
  }
}
