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
  /// When anything about the file changed, its times included, which tools may set back.
  private var touchedSeconds: Int
  private var touchedNanoseconds: Int
  /// Another number means that another file took its place.
  private var serial: UInt64

  /// Nil where there is no such file.
  init?(of file: FileID) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, touched) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, touched) = (status.st_mtim, status.st_ctim)
    #endif
    size = Int(clamping: status.st_size)
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
    touchedSeconds = Int(touched.tv_sec)
    touchedNanoseconds = Int(touched.tv_nsec)
    serial = UInt64(status.st_ino)
  }
}
