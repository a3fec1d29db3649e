import Foundation

/// What all threads of a process have done so far, where the system tells it in `/proc`.
struct ProcessActivity {
  /// How often a thread has run and stopped.
  private(set) var wakeUps = 0
  /// Seconds.
  private(set) var processorTime = 0.0

  init?(of identifier: Int32) {
    let folder = "/proc/\(identifier)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    for thread in threads {
      guard let status = ProcessActivity.text("\(folder)/\(thread)/status"),
        let schedule = ProcessActivity.text("\(folder)/\(thread)/schedstat")
      else { continue }
      for line in status.split(separator: "\n") where line.contains("ctxt_switches:") {
        wakeUps += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
      let nanoseconds = schedule.split(separator: " ").first.flatMap { Double($0) } ?? 0
      processorTime += nanoseconds / 1e9
    }
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
