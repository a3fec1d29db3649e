import AAAnalysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a command knows of the world, so that it can run inside a test as it runs in a shell.
struct CommandEnvironment {
  /// An absolute path.
  var workingFolder: String
  var output: any OutputSink
  var errors: any OutputSink
  var terminal = Terminal()
  /// Writes to a terminal what is to be written over; nil where nobody looks on.
  var showProgress: (@Sendable (String) -> Void)?
  /// Whether standard input is a person's keyboard.
  var isInputTyped = false
  /// Reads all of standard input.
  var readInput: () throws(FileProblem) -> [UInt8]
  /// Nanoseconds since some moment: for profiles.
  var clock: Profile.Clock = Self.monotonicClock()
  /// The rules there are, in the order of the catalogue.
  var rules: () -> [RuleDescription] = { RuleCatalogue.all.map { $0.description } }

  private static func monotonicClock() -> Profile.Clock {
    let start = ContinuousClock.now
    return {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }
  }

  private static let writeOverErrors: @Sendable (String) -> Void = { text in
    _ = ByteSink(descriptor: STDERR_FILENO).write(Array(text.utf8))
  }

  /// Tells standard error of a problem.
  func report(_ problem: FileProblem) {
    errors.write("aalsp: \(problem)\n")
  }

  /// Tells standard error of something that is no failure.
  func note(_ message: String) {
    errors.write("aalsp: note: \(message)\n")
  }
}

extension CommandEnvironment {
  /// The process's own, with these streams.
  static func ofProcess(output: FileSink, errors: FileSink) -> CommandEnvironment {
    CommandEnvironment(
      workingFolder: FilePath.workingFolder(), output: output, errors: errors,
      terminal: Terminal.ofProcess(),
      showProgress: Terminal.canShowProgress ? writeOverErrors : nil,
      isInputTyped: isatty(STDIN_FILENO) == 1,
      readInput: { () throws(FileProblem) in
        try DiskReader.bytes(
          from: STDIN_FILENO, expecting: 1 << 16, limit: DiskReader().limit,
          path: "standard input")
      })
  }
}
