/// How far the conversation has come.
enum LifeCycle: Sendable {
  /// Before `initialize`: nothing else is served.
  case starting
  case running
  /// After `shutdown`: nothing but `exit` is heeded.
  case shutDown

  /// Why a request is refused now, or nil where it is served.
  func refusal(of request: ClientRequest) -> ResponseError? {
    switch (self, request.method == "initialize") {
    case (.starting, true), (.running, false): nil
    case (.starting, false):
      ResponseError(.serverNotInitialized, "The first request must be initialize.")
    case (.running, true):
      ResponseError(.invalidRequest, "The server is initialized already.")
    case (.shutDown, _):
      ResponseError(.invalidRequest, "The server is shut down; only exit may follow.")
    }
  }

  /// Whether a notification is heeded now.
  func accepts(_ notification: ClientNotification) -> Bool {
    if case .exit = notification { return true }
    return self == .running
  }

  /// The process's exit status when the conversation ends here.
  var exitCode: Int32 { self == .shutDown ? 0 : 1 }
}
