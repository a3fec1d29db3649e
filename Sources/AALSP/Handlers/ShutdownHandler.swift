extension Server {
  /// `shutdown`: all work ends; only `exit` is waited for.
  func shutdown() {
    lifeCycle = .shutDown
    indexer.stop()
    delivery.removeAll()
    releaseWaiting()
    pulls = PulledDiagnostics()
    lenses = LensDelivery()
  }
}
