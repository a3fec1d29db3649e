/// Everything that can make the server act. There is no other cause.
enum Event: Sendable {
  case message(ClientMessage)
  /// Bytes that are no message were skipped; the text says which.
  case damage(String)
  /// The client closed its end.
  case inputEnded
  /// The process that started the server is gone.
  case clientGone
  case index(Indexer.Report)
}
