/// Arguments that make no sense, told in one line.
struct UsageError: Error, Equatable, Sendable {
  /// Without a full stop.
  var message: String
  /// The command whose help says more; nil for the program's.
  var command: CommandName?

  init(_ message: String, in command: CommandName? = nil) {
    self.message = message
    self.command = command
  }

  /// The line for standard error.
  var line: String {
    let subject = command.map { "aalsp \($0.rawValue)" } ?? "aalsp"
    return "\(subject): \(message) (see `\(subject) --help`)\n"
  }
}
