import Foundation

/// The Swift compiler on `PATH`, and what lies beside it.
struct Toolchain: Sendable {
  /// Starts the compiler in its parts, and the linker.
  let driver: String
  /// The compiler proper, which starts twice as fast.
  let frontend: String
  /// SwiftSyntax's modules, of which macros are made.
  let hostModules: String

  init() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let drivers = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
    guard let found = drivers.first(where: { Self.isExecutable($0) }) else {
      throw ToolchainError("there is no swiftc on PATH")
    }
    let folder = found.resolvingSymlinksInPath().deletingLastPathComponent()
    let frontend = folder.appendingPathComponent("swift-frontend")
    let modules = folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    guard Self.isExecutable(frontend) else {
      throw ToolchainError("there is no \(frontend.path)")
    }
    let syntax = modules.appendingPathComponent("SwiftSyntaxMacros.swiftmodule")
    guard FileManager.default.fileExists(atPath: syntax.path) else {
      throw ToolchainError("there is no \(syntax.path)")
    }
    driver = found.path
    self.frontend = frontend.path
    hostModules = modules.path
  }

  private static func isExecutable(_ file: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: file.path)
  }

  /// Runs a program to its end; gives its exit status and all that it wrote.
  static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let words = ([program] + arguments).map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    // Through a shell: a Foundation process tells of its end up to a twentieth of a second late.
    guard let stream = popen(words.joined(separator: " ") + " </dev/null 2>&1", "r") else {
      throw ToolchainError("\(program) does not start")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer[..<count]
    }
    return (pclose(stream), String(decoding: bytes, as: UTF8.self))
  }
}

struct ToolchainError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
