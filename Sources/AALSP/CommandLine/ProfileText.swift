/// A profile as two tables: the phases of the run, and what each rule costs beside the parsing.
struct ProfileText {
  let text: String

  init(_ profile: Profile) {
    let total = profile.elapsed
    let times = profile.times
    let (files, bytes) = profile.amount
    let parse = times[.parse] ?? 0

    var rules: [(name: String, time: Int)] = []
    var phases: [(name: String, time: Int)] = []
    for (phase, time) in times {
      if case .rule = phase {
        rules.append((phase.name, time))
      } else {
        phases.append((phase.name + (phase.isParallel ? " (all threads)" : ""), time))
      }
    }
    phases.append(("rules", rules.reduce(0) { $0 + $1.time }))

    var lines = ["Profile: \(files) \(files == 1 ? "file" : "files"), \(bytes) bytes", ""]
    lines.append(Self.row("time", "MB/s", "phase"))
    for (name, time) in Self.sorted(phases) + [("total", total)] {
      lines.append(Self.row(Self.milliseconds(time), Self.speed(bytes, time), name))
    }
    lines.append("")
    lines.append(Self.row("time", "of parse", "rule"))
    for (name, time) in Self.sorted(rules) {
      lines.append(Self.row(Self.milliseconds(time), Self.share(time, of: parse), name))
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The longest first, then by name.
  private static func sorted(_ rows: [(name: String, time: Int)]) -> [(name: String, time: Int)] {
    rows.sorted { ($1.time, $0.name) < ($0.time, $1.name) }
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
