import Foundation

/// A folder for the time of the run.
struct ScratchFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("aalsp-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.standardizedFileURL.path
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
