/// What a command took from its start to its end, in seconds.
struct CommandTime {
  let wall: Double
  let processor: Double

  /// Runs a command whose output is dropped; nil where it cannot be started. What status it ends
  /// with does not matter.
  static func measure(_ command: String, _ arguments: [String]) -> CommandTime? {
    var processor: Double?
    let wall = Stopwatch.wallTime {
      guard let child = ChildProcess(command, arguments) else { return }
      child.closeInput()
      while let bytes = child.read(within: 600), !bytes.isEmpty {}
      processor = child.wait()
    }
    return processor.map { CommandTime(wall: wall, processor: $0) }
  }
}
