/// Whether the client has called off a request that is being worked on.
///
/// What takes long asks between its steps; the longest step is one judgement of the workspace.
struct Cancellation: Sendable {
  private let id: RequestID
  private let inbox: Inbox

  init(_ id: RequestID, _ inbox: Inbox) {
    self.id = id
    self.inbox = inbox
  }

  var isRequested: Bool { inbox.isCancelled(id) }

  func check() throws(ResponseError) {
    if isRequested { throw .cancelled }
  }
}
