import Foundation

@testable import AALSP

/// A folder that exists as long as its owner, with files as a test needs them.
final class ScratchFolder: Sendable {
  /// Absolute, free of symbolic links.
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("aalsp-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath.resolved(url.path) ?? url.path
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, making the folders that it needs; a name with a trailing slash makes a folder.
  func write(_ name: String, _ data: Data) throws {
    let target = URL(fileURLWithPath: path).appendingPathComponent(name)
    let folder = name.hasSuffix("/") ? target : target.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try data.write(to: target) }
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: FilePath.join(path, name), withDestinationPath: destination)
  }

  func setPermissions(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: FilePath.join(path, name))
  }

  /// The text of a file, a byte order mark included.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self[name])), as: UTF8.self)
  }

  subscript(name: String) -> String { FilePath.join(path, name) }
}
