import AAAnalysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes changed files so that nothing is lost: whole or not at all, and never over what someone
/// else has changed meanwhile.
enum FileReplacement {
  /// Replaces a file's content. `old` is what the change was made from.
  static func replace(_ file: FileID, _ old: SourceText, with new: SourceText)
    throws(FileProblem)
  {
    // A link stays a link: what it leads to is replaced.
    let path = FilePath.resolved(file.path) ?? file.path
    guard try DiskReader().bytes(of: path) == old.bytes else {
      throw FileProblem(file.path, .changed)
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileProblem(file.path, SystemError.reason(errno)) }
    let temporary = path + ".aalsp-\(getpid())"
    do throws(FileProblem) {
      try write(new.bytes, to: temporary, mode: status.st_mode & 0o7777)
      guard rename(temporary, path) == 0 else {
        throw FileProblem(file.path, SystemError.reason(errno))
      }
    } catch {
      unlink(temporary)
      throw FileProblem(file.path, error.reason)
    }
  }

  /// Writes a file that must not exist yet.
  static func create(_ file: FileID, _ text: SourceText) throws(FileProblem) {
    try write(text.bytes, to: file.path, mode: 0o644)
  }

  private static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileProblem(path, SystemError.reason(errno)) }
    let sink = FileSink(descriptor: descriptor)
    sink.write(bytes)
    sink.flush()
    // The mask of the process may have taken permissions away that the file had.
    fchmod(descriptor, mode)
    let closing = close(descriptor) == 0 ? nil : errno
    if let code = sink.failure ?? closing { throw FileProblem(path, .system(code: code)) }
  }
}
