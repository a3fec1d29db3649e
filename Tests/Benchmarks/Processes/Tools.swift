import Foundation

/// Where the commands are that are measured.
enum Tools {
  static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  /// A program that lies beside this one.
  static func sibling(_ name: String) -> String? {
    let own = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    let path = URL(fileURLWithPath: own).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name).path
    return isExecutable(path) ? path : nil
  }

  /// A program of the search path.
  static func onSearchPath(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name).path }
      .first(where: isExecutable)
  }

  /// A program that lies beside the `swift` of the search path.
  static func besideSwift(_ name: String) -> String? {
    guard let swift = onSearchPath("swift") else { return nil }
    let beside = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name).path
    return isExecutable(beside) ? beside : nil
  }
}
