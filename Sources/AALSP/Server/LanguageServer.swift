#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The language server as a process.
enum LanguageServer {
  /// Serves standard input and output until the conversation ends; returns the exit status: 0 after
  /// `shutdown`, else 1.
  static func run() -> Int32 {
    // A client that is gone is noticed by the failing write.
    signal(SIGPIPE, SIG_IGN)
    // The protocol gets a descriptor of its own, and what anything else prints goes to the log.
    let output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      return serve(
        ByteSource(descriptor: STDIN_FILENO), ByteSink(descriptor: STDOUT_FILENO), environment)
    }
    return serve(ByteSource(descriptor: STDIN_FILENO), ByteSink(descriptor: output), environment)
  }

  /// One core is left to the loop.
  private static var environment: ServerEnvironment {
    let cores = Int(clamping: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return ServerEnvironment(indexingThreads: max(1, min(cores - 1, 8)))
  }

  /// Holds one conversation, and returns the exit status. Blocks until it ends.
  static func serve(
    _ source: ByteSource, _ sink: ByteSink, _ environment: ServerEnvironment
  ) -> Int32 {
    let inbox = Inbox()
    let exitCode = Monitor<Int32?>(nil)
    var environment = environment
    environment.giveUp = { exitCode.with { $0 = $0 ?? 1 } }
    let served = environment
    let loop: @Sendable () -> Void = {
      let server = Server(inbox: inbox, writer: MessageWriter(sink), environment: served)
      let code = server.run()
      exitCode.with { $0 = code }
    }
    guard WorkerThread.start({ read(source, into: inbox) }), WorkerThread.start(loop) else {
      environment.log.write("The system grants no thread.")
      return 1
    }
    return exitCode.wait { $0 }
  }

  /// Reads messages until the input ends. They are decoded here, so that the loop need not.
  private static func read(_ source: ByteSource, into inbox: Inbox) {
    var frames = FrameReader()
    while true {
      let bytes = source.read()
      if bytes.isEmpty { break }
      frames.append(bytes)
      while let frame = frames.next() {
        switch frame {
        case .body(let body): inbox.post(.message(MessageReader.message(body)))
        case .damage(let reason): inbox.post(.damage(reason))
        }
      }
    }
    if let reason = frames.damageAtEnd { inbox.post(.damage(reason)) }
    inbox.post(.inputEnded)
  }
}
