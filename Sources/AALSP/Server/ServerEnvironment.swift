/// What the server gets from outside besides the conversation itself.
struct ServerEnvironment: Sendable {
  var log = Log.standardError
  /// Threads that read the workspace.
  var indexingThreads = 1
  /// Called on the loop's thread whenever it is about to wait with all work done, with the number
  /// of messages acted on. For tests, which else would have to guess.
  var whenIdle: (@Sendable (Int) -> Void)?
}
