import AAAnalysis

/// What the server gets from outside besides the conversation itself.
struct ServerEnvironment: Sendable {
  var log = Log.standardError
  /// Threads that read the workspace.
  var indexingThreads = 1
  /// Seconds between two looks at the client's process.
  var clientWatchInterval: UInt32 = 5
  /// Ends the server from another thread, where its loop cannot act on anything.
  var giveUp: @Sendable () -> Void = {}
  /// Called on the loop's thread whenever it is about to wait with all work done, with the number
  /// of messages acted on. For tests, which else would have to guess.
  var whenIdle: (@Sendable (Int) -> Void)?
  /// Called on the loop's thread whenever judging comes to a new part. For tests, which else could
  /// say nothing while the server is at work.
  var whenJudging: (@Sendable (EvaluationObserver.Phase) -> Void)?
}
