import Foundation

/// A folder for the time of the run.
struct ScratchFolder {
  let path: String

  init(_ name: String = "workspace") throws {
    let process = ProcessInfo.processInfo.processIdentifier
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("aalsp-benchmarks-\(process)-\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.standardizedFileURL.path
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
