import Foundation

/// Does the same to many things on all cores, on threads whose stacks suit a recursive parser.
enum ParallelMap {
  /// Bytes of stack of each thread. The default of secondary threads, 512 kB on some systems, is
  /// too little for deeply nested source.
  private static let stackSize = 16 << 20

  /// The results in the order of `items`.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Output
  ) -> [Output] {
    guard !items.isEmpty else { return [] }
    let work = Work(items: items, transform: transform)
    let threads = min(items.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    for _ in 0..<threads {
      let thread = Thread { work.run() }
      thread.stackSize = stackSize
      thread.start()
    }
    return work.wait(for: threads)
  }

  /// Hands out items and gathers results. All state is guarded by `condition`.
  private final class Work<Item: Sendable, Output: Sendable>: @unchecked Sendable {
    private let items: [Item]
    private let transform: @Sendable (Item) -> Output
    private let condition = NSCondition()
    private var next = 0
    private var finishedThreads = 0
    private var pieces: [(start: Int, outputs: [Output])] = []

    init(items: [Item], transform: @escaping @Sendable (Item) -> Output) {
      self.items = items
      self.transform = transform
    }

    func run() {
      // Several at a time, so that the lock costs nothing; few, so that all threads end together.
      let count = max(1, min(16, items.count / 64))
      while true {
        let start = condition.withLock {
          let start = next
          next = min(items.count, next + count)
          return start
        }
        guard start < items.count else { break }
        let outputs = items[start..<min(items.count, start + count)].map(transform)
        condition.withLock { pieces.append((start, outputs)) }
      }
      condition.withLock {
        finishedThreads += 1
        condition.signal()
      }
    }

    func wait(for threads: Int) -> [Output] {
      condition.withLock {
        while finishedThreads < threads { condition.wait() }
        return pieces.sorted { $0.start < $1.start }.flatMap(\.outputs)
      }
    }
  }
}
