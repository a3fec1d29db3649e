#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Does the same to many things on all cores, on threads whose stacks suit a recursive parser.
enum ParallelMap {
  /// The results in the order of `items`.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Output
  ) -> [Output] {
    guard !items.isEmpty else { return [] }
    let work = Work(items: items, transform: transform)
    let threads = min(items.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    let started = (0..<threads).count { _ in WorkerThread.start { work.run() } }
    // Where the system grants no thread, this one does it all.
    if started == 0 { work.run() }
    return work.wait(for: max(1, started))
  }

  /// Hands out items and gathers results.
  private final class Work<Item: Sendable, Output: Sendable>: Sendable {
    private struct State: Sendable {
      var next = 0
      var finishedThreads = 0
      var pieces: [(start: Int, outputs: [Output])] = []
    }

    private let items: [Item]
    private let transform: @Sendable (Item) -> Output
    private let state = Monitor(State())

    init(items: [Item], transform: @escaping @Sendable (Item) -> Output) {
      self.items = items
      self.transform = transform
    }

    func run() {
      // Several at a time, so that the lock costs nothing; few, so that all threads end together.
      let count = max(1, min(16, items.count / 64))
      while true {
        let start = state.with { state in
          let start = state.next
          state.next = min(items.count, start + count)
          return start
        }
        guard start < items.count else { break }
        let outputs = items[start..<min(items.count, start + count)].map(transform)
        state.with { $0.pieces.append((start, outputs)) }
      }
      state.with { $0.finishedThreads += 1 }
    }

    func wait(for threads: Int) -> [Output] {
      let pieces = state.wait { $0.finishedThreads >= threads ? $0.pieces : nil }
      return pieces.sorted { $0.start < $1.start }.flatMap(\.outputs)
    }
  }
}
