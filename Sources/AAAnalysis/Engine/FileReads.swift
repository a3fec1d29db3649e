import Synchronization

/// Collects the files that an evaluation reads, and for what.
final class FileReads: Sendable {
  /// For what is remembered longer than the evaluation; nil where nothing is.
  let log: ReadLog?
  private let stamps: Mutex<[FileID: Int]>

  init(_ known: [FileID: Int], log: ReadLog?) {
    stamps = Mutex(known)
    self.log = log
  }

  func add(_ file: FileID, _ stamp: Int) {
    stamps.withLock { $0[file] = stamp }
    log?.note(stamp)
  }

  var all: [FileID: Int] { stamps.withLock { $0 } }
}
