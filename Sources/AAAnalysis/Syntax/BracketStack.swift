/// The brackets that are open, by the indices of their tokens, innermost last.
///
/// - Invariant: `base` holds `depth` indices of tokens behind a first element that is 0, and has
///   room for one more.
struct BracketStack: ~Copyable {
  private var base: UnsafeMutablePointer<UInt32>
  private(set) var depth = 0
  private var capacity = 64

  init() {
    base = .allocate(capacity: capacity)
    base.initialize(to: 0)
  }

  deinit {
    base.deallocate()
  }

  /// The innermost one; 0 where none is open.
  @inline(__always)
  var last: Int { Int(base[depth]) }

  /// Pushes an index if `condition` is 1, rather than 0, without branching on it.
  @inline(__always)
  mutating func push(_ index: Int, if condition: Int = 1) {
    (base + depth + 1).initialize(to: UInt32(truncatingIfNeeded: index))
    depth &+= condition & 1
    if depth &+ 2 > capacity { grow() }
  }

  /// Removes the innermost one if `condition` is true and one is open, without branching on it.
  @inline(__always)
  mutating func pop(if condition: Bool = true) {
    depth &-= condition && depth > 0 ? 1 : 0
  }

  /// Removes all but the outermost ones.
  mutating func shorten(to newDepth: Int) {
    depth = max(0, min(depth, newDepth))
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: depth + 1)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
