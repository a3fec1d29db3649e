import AAAnalysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files from disk, whole, and never blocks on what is no regular file.
struct DiskReader: Sendable {
  /// The most bytes that are read of one file.
  var limit = 64 << 20

  /// The text of a file. `wasListed` tells that a walk has just seen it, so that its absence is
  /// told as such.
  func text(of file: FileID, wasListed: Bool = false) throws(FileProblem) -> SourceText {
    let bytes = try bytes(of: file.path, wasListed: wasListed)
    return try Self.text(of: file, bytes: bytes)
  }

  /// The text that a file's bytes stand for. Property lists may be UTF-16, or binary; everything
  /// else is UTF-8, as the compiler has it.
  static func text(of file: FileID, bytes: [UInt8]) throws(FileProblem) -> SourceText {
    let decoded: DecodedText
    do throws(TextDecodingError) {
      decoded = try DecodedText(contentsOf: bytes)
    } catch {
      switch error {
      case .illFormedUTF8(let offset, let line):
        throw FileProblem(file.path, .notUTF8(offset: offset, line: line))
      case .illFormedUTF16(let offset, let line):
        throw FileProblem(file.path, .notUTF16(offset: offset, line: line))
      case .unsupportedUTF32: throw FileProblem(file.path, .notUTF8(offset: 0, line: 1))
      }
    }
    let isUTF16 = decoded.encoding == .utf16LittleEndian || decoded.encoding == .utf16BigEndian
    if isUTF16, DocumentKind(of: file) != .propertyList {
      throw FileProblem(file.path, .notUTF8(offset: 0, line: 1))
    }
    return decoded.text
  }

  /// The bytes of a file.
  func bytes(of path: String, wasListed: Bool = false) throws(FileProblem) -> [UInt8] {
    // Without `O_NONBLOCK`, opening a pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let code = errno
      throw FileProblem(
        path, wasListed && code == ENOENT ? .vanished : SystemError.reason(code))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileProblem(path, SystemError.reason(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileProblem(path, .isFolder)
    default: throw FileProblem(path, .isNoRegularFile)
    }
    guard let size = Int(exactly: status.st_size), size <= limit else {
      throw FileProblem(path, .tooLarge(limit: limit))
    }
    return try Self.bytes(from: descriptor, expecting: size, limit: limit, path: path)
  }

  /// Everything up to the end of an open file or pipe. `path` is for messages alone.
  static func bytes(
    from descriptor: Int32, expecting size: Int, limit: Int, path: String
  ) throws(FileProblem) -> [UInt8] {
    var result: [UInt8] = []
    // One byte more than expected, so that the end is met without another piece.
    var pieceSize = max(0, min(size, limit)) + 1
    while true {
      var failure: Int32 = 0
      var isAtEnd = false
      let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, count in
        while count < buffer.count, let base = buffer.baseAddress {
          let got = read(descriptor, base + count, buffer.count - count)
          if got > 0 {
            count += got
          } else if got == 0 {
            isAtEnd = true
            return
          } else if errno != EINTR {
            failure = errno
            return
          }
        }
      }
      guard failure == 0 else { throw FileProblem(path, SystemError.reason(failure)) }
      if result.isEmpty { result = piece } else { result.append(contentsOf: piece) }
      guard result.count <= limit else { throw FileProblem(path, .tooLarge(limit: limit)) }
      if isAtEnd { return result }
      pieceSize = 1 << 16
    }
  }

  /// The reader that the analysis asks for files that no editor holds.
  var fileReader: FileReader {
    FileReader { file in try? text(of: file) }
  }
}
