/// The events that wait for the loop, first come, first served.
final class Inbox: Sendable {
  private struct State: Sendable {
    var events: [Event] = []
    /// Offset in `events` of the first that waits.
    var first = 0
    /// Requests whose cancellation waits among the events.
    var cancelled: Set<RequestID> = []

    mutating func next() -> Event? {
      guard first < events.count else { return nil }
      let event = events[first]
      first += 1
      if first == events.count {
        events.removeAll(keepingCapacity: first < 1024)
        first = 0
      } else if first >= 1024, first > events.count / 2 {
        events.removeFirst(first)
        first = 0
      }
      if case .message(.notification(.cancelRequest(let params))) = event {
        cancelled.remove(params.id)
      }
      return event
    }
  }

  private let state = Monitor(State())

  func post(_ event: Event) {
    state.with { state in
      state.events.append(event)
      if case .message(.notification(.cancelRequest(let params))) = event {
        state.cancelled.insert(params.id)
      }
    }
  }

  /// The next event, or nil where none waits.
  func poll() -> Event? {
    state.with { $0.next() }
  }

  /// The next event; waits for it.
  func next() -> Event {
    state.wait { $0.next() }
  }

  /// Whether a cancellation of the request has come in and not yet had its turn.
  func isCancelled(_ id: RequestID) -> Bool {
    state.with { $0.cancelled.contains(id) }
  }
}
