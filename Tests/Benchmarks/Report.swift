import Foundation

/// A table that is printed line by line, as the figures come.
struct Report {
  private(set) var hasFailures = false

  func section(_ title: String, _ detail: String) {
    write("\n\(title)\(detail.isEmpty ? "" : " (\(detail))")")
  }

  /// Writes a line at once, even where the output is no terminal.
  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  /// A figure with its budget, if there is one, and what else there is to say.
  mutating func add(
    _ name: String, _ figure: String?, budget: Budget?, value: Double? = nil, note: String = ""
  ) {
    guard let figure else {
      write("  \(name): not available here")
      return
    }
    var line = "  " + name.padded(to: 44) + figure.padded(toRight: 14)
    if let budget, let value {
      line += "   " + budget.verdict(value).padded(to: 5) + " " + budget.description
    }
    if !note.isEmpty { line += "   \(note)" }
    write(line)
  }

  /// Something that could not be measured, and should have been.
  mutating func failure(_ text: String) {
    hasFailures = true
    write("  could not run: \(text)")
  }

  /// Something that is not there on every machine.
  func skipped(_ text: String) {
    write("  skipped: \(text)")
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  func padded(toRight width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
