import Foundation

/// What the server does while nobody does anything: nothing at all.
struct IdleBenchmarks {
  let aalsp: String
  let folder: String
  let options: Options

  func measure(into report: inout Report) throws {
    let workspace = try WorkspaceSession(aalsp, folder: folder)
    try workspace.open(GeneratedWorkspace.screenPaths.prefix(3))
    let identifier = workspace.server.process.identifier
    // What the last message set off comes to its end.
    Thread.sleep(forTimeInterval: 0.5)
    guard let before = ProcessActivity(of: identifier) else {
      report.skipped("idle wake-ups: this system does not tell them")
      return try workspace.server.shutDown()
    }
    Thread.sleep(forTimeInterval: options.idleSeconds)
    guard let after = ProcessActivity(of: identifier) else {
      throw LanguageServer.Failure(description: "the server ended while idle")
    }
    let wakeUps = after.wakeUps - before.wakeUps
    report.add(
      "wake-ups in \(Figure.time(options.idleSeconds))", Figure.count(wakeUps),
      budget: .idleWakeUps, value: Double(wakeUps),
      note: "\(Figure.time(after.processorTime - before.processorTime)) of processor time")
    try workspace.server.shutDown()
  }
}
