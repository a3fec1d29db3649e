import Foundation

/// Makes one report a file on several threads and prints them in the files' order.
final class OrderedReports: @unchecked Sendable {
  private let paths: [String]
  private let report: @Sendable (String) -> String?
  /// Guards everything below.
  private let condition = NSCondition()
  private var next = 0
  private var printed = 0
  private var finished: [Int: String?] = [:]

  /// How far the threads may run ahead of what is printed: bounds the memory held.
  private static let lead = 256
  /// Trees can be deep, and each level costs the visitor several frames.
  private static let stackSize = 512 << 20

  init(paths: [String], report: @escaping @Sendable (String) -> String?) {
    self.paths = paths
    self.report = report
  }

  /// Prints all reports; false where a file could not be read.
  func print() -> Bool {
    for _ in 0..<min(paths.count, ProcessInfo.processInfo.activeProcessorCount) {
      let thread = Thread { self.work() }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    var complete = true
    for (index, path) in paths.enumerated() {
      if let text = take(index) {
        FileHandle.standardOutput.write(Data(text.utf8))
      } else {
        FileHandle.standardError.write(Data("syntax-oracle: can't read \(path)\n".utf8))
        complete = false
      }
    }
    return complete
  }

  private func take(_ index: Int) -> String? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let text = finished.removeValue(forKey: index) {
        printed = index + 1
        condition.broadcast()
        return text
      }
      condition.wait()
    }
  }

  private func work() {
    while let index = claim() {
      let text = report(paths[index])
      condition.lock()
      finished.updateValue(text, forKey: index)
      condition.broadcast()
      condition.unlock()
    }
  }

  private func claim() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while next < paths.count, next >= printed + Self.lead { condition.wait() }
    guard next < paths.count else { return nil }
    defer { next += 1 }
    return next
  }
}
