import Foundation

/// How much memory a process has had at most.
enum Memory {
  /// Peak resident bytes of this process.
  static func peak() -> Int? {
    #if canImport(Darwin)
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
    #else
      return peak(ofProcess: ProcessInfo.processInfo.processIdentifier)
    #endif
  }

  /// Peak resident bytes of a running process, where the system tells them in `/proc`.
  static func peak(ofProcess identifier: Int32) -> Int? {
    value("VmHWM", ofProcess: identifier)
  }

  /// Resident bytes of a running process, where the system tells them in `/proc`.
  static func resident(ofProcess identifier: Int32) -> Int? {
    value("VmRSS", ofProcess: identifier)
  }

  private static func value(_ name: String, ofProcess identifier: Int32) -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(identifier)/status") else {
      return nil
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("\(name):") }) else { return nil }
    let words = line.split { $0 == " " || $0 == "\t" }
    return words.dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
