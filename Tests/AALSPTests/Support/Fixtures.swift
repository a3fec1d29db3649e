import Foundation

/// The files under `protocol-fixtures`.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("protocol-fixtures")

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files of a folder with an extension, in the order of their names.
  static func files(in path: String, withExtension suffix: String) -> [URL] {
    let listing = try? FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(path), includingPropertiesForKeys: nil)
    return (listing ?? []).filter { $0.pathExtension == suffix }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

extension ScratchFolder {
  func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self[name])
  }
}
