/// A profile as two tables: the phases of the run, and what each rule costs beside the parsing.
struct ProfileText {
  let text: String

  init(_ profile: Profile) {
    let total = profile.elapsed
    let times = profile.times
    let (files, bytes) = profile.amount
    let parse = times[.parse] ?? 0

    var rules: [Row] = []
    var phases: [Row] = []
    for (phase, time) in times {
      if case .rule = phase {
        rules.append(Row(name: phase.name, time: time, second: Self.share(time, of: parse)))
      } else {
        phases.append(
          Row(
            name: phase.name + (phase.isParallel ? " (all threads)" : ""), time: time,
            second: phase.seesEveryFile ? Self.speed(bytes, time) : ""))
      }
    }
    phases.append(Row(name: "rules", time: rules.reduce(0) { $0 + $1.time }, second: ""))
    let whole = Row(name: "total", time: total, second: Self.speed(bytes, total))

    var lines = ["Profile: \(files) \(files == 1 ? "file" : "files"), \(bytes) bytes", ""]
    lines.append(Self.row("time", "MB/s", "phase"))
    lines += (phases.sorted(by: Row.isBefore) + [whole]).map(\.text)
    lines.append("")
    lines.append(Self.row("time", "of parse", "rule"))
    lines += rules.sorted(by: Row.isBefore).map(\.text)
    text = lines.joined(separator: "\n") + "\n"
  }

  private struct Row {
    let name: String
    /// Nanoseconds.
    let time: Int
    let second: String

    var text: String { ProfileText.row(ProfileText.milliseconds(time), second, name) }

    /// The longest first, then by name.
    static func isBefore(_ left: Row, _ right: Row) -> Bool {
      (right.time, left.name) < (left.time, right.name)
    }
  }

  private static func row(_ first: String, _ second: String, _ name: String) -> String {
    "\(padded(first, 12))  \(padded(second, 10))  \(name)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// "12.34 ms".
  private static func milliseconds(_ nanoseconds: Int) -> String {
    decimal(nanoseconds / 10_000, digits: 2) + " ms"
  }

  /// Megabytes of source a second; a dash where no time was measured.
  private static func speed(_ bytes: Int, _ nanoseconds: Int) -> String {
    guard nanoseconds > 0 else { return "-" }
    return decimal(Int(Double(bytes) * 10_000 / Double(nanoseconds)), digits: 1)
  }

  private static func share(_ time: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    return decimal(Int(Double(time) * 1_000 / Double(whole)), digits: 1) + " %"
  }

  /// A number of tenths or hundredths with its point.
  private static func decimal(_ value: Int, digits: Int) -> String {
    let text = String(max(0, value))
    let whole = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return "\(whole.dropLast(digits)).\(whole.suffix(digits))"
  }
}
