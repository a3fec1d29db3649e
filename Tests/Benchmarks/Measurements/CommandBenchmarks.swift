import Foundation

/// `aalsp check` as a command, beside other commands that read the same files.
struct CommandBenchmarks {
  let folder: String
  let tree: SourceTree
  let options: Options

  func measure(into report: inout Report) {
    guard let aalsp = Tools.sibling("aalsp") else {
      report.skipped("the aalsp command: build it first, with swift build -c release")
      return
    }
    guard let check = best(aalsp, ["check", folder], in: &report) else { return }
    let rate = Double(tree.bytes) / check.wall
    report.add(
      "aalsp check, the command", Figure.time(check.wall), budget: nil,
      note: "\(Figure.rate(rate)), \(Figure.time(check.processor)) of processor time")
    compare(
      "grep -rc", Tools.onSearchPath("grep"), ["-rc", "--include=*.swift", "", folder], check,
      &report)
    if options.isQuick { return }
    compare(
      "swift-format lint -r -p", Tools.besideSwift("swift-format"), ["lint", "-r", "-p", folder],
      check, &report)
  }

  private func compare(
    _ name: String, _ command: String?, _ arguments: [String], _ check: CommandTime,
    _ report: inout Report
  ) {
    guard let command else {
      report.skipped("\(name): not on this machine")
      return
    }
    guard let time = best(command, arguments, in: &report) else { return }
    report.add(
      name, Figure.time(time.wall), budget: nil,
      note: "\(Figure.ratio(time.wall / check.wall)) × the time of aalsp check, "
        + "\(Figure.ratio(time.processor / check.processor)) × its processor time")
  }

  private func best(
    _ command: String, _ arguments: [String], in report: inout Report
  ) -> CommandTime? {
    var best: CommandTime?
    // Long commands need no repetition to be measured well.
    for _ in 0..<options.repetitions where (best?.wall ?? 0) < 2 {
      guard let time = CommandTime.measure(command, arguments) else {
        report.failure(([command] + arguments).joined(separator: " "))
        return nil
      }
      if time.wall < best?.wall ?? .infinity { best = time }
    }
    return best
  }
}
