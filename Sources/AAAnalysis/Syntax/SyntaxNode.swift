/// One node, in sixteen bytes.
struct SyntaxNode: BitwiseCopyable, Sendable {
  /// Byte offsets.
  fileprivate(set) var start: UInt32
  fileprivate(set) var end: UInt32
  /// The number of nodes of the subtree, this one included, and in the high bit whether a sibling
  /// follows. While the tree is being made, see `NodeBuilder`.
  fileprivate(set) var extent: UInt32
  private let tokenLow: UInt16
  private let tokenHigh: UInt8
  let kind: NodeKind

  fileprivate static let mark: UInt32 = 1 << 31
  /// Stands for no token. The few tokens of huge files that are beyond it name no nodes.
  private static let noToken: UInt32 = 0xFF_FFFF

  @inline(__always)
  fileprivate init(_ kind: NodeKind, from start: Int, to end: Int, token: UInt32, extent: UInt32) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.extent = extent
    let token = min(token, SyntaxNode.noToken)
    tokenLow = UInt16(truncatingIfNeeded: token)
    tokenHigh = UInt8(truncatingIfNeeded: token &>> 16)
    self.kind = kind
  }

  var subtreeCount: Int { Int(extent & ~SyntaxNode.mark) }

  var hasDescendants: Bool { subtreeCount > 1 }

  var hasNextSibling: Bool { extent & SyntaxNode.mark != 0 }

  /// The index of the token that gives the node its name or kind.
  var token: Int? {
    let token = UInt32(tokenHigh) << 16 | UInt32(tokenLow)
    return token == SyntaxNode.noToken ? nil : Int(token)
  }
}

/// The nodes of a tree while it is being made: each behind its descendants.
///
/// - Invariant: the extent of a node with descendants is the number of nodes of its subtree; that
///   of a node without is `mark` and the number of nodes whose first descendant it is.
struct NodeBuilder: ~Copyable {
  private var nodes: ScratchBuffer<SyntaxNode>

  init(capacity: Int) {
    nodes = ScratchBuffer(capacity: capacity)
  }

  @inline(__always)
  var count: Int { nodes.count }

  @inline(__always)
  var lastKind: NodeKind? { nodes.last?.kind }

  /// Where the last node starts; -1 where there is none.
  @inline(__always)
  var lastStart: Int { nodes.last.map { Int($0.start) } ?? -1 }

  /// Moves the last nodes, as far as they start behind an offset, to the offset, so that they lie
  /// inside the node that ends there. They are empty.
  mutating func moveEmptyNodes(to offset: Int) {
    let offset = UInt32(truncatingIfNeeded: offset)
    var index = nodes.count - 1
    while index >= 0, nodes.base[index].start > offset {
      nodes.base[index].start = offset
      nodes.base[index].end = offset
      index -= 1
    }
  }

  /// Makes a node whose descendants are the nodes from an index on.
  @inline(__always)
  mutating func append(
    _ kind: NodeKind, from start: Int, to end: Int, token: UInt32, descendantsFrom first: Int
  ) {
    let count = nodes.count
    let isChildless = first >= count
    let extent = isChildless ? SyntaxNode.mark : UInt32(truncatingIfNeeded: count &- first &+ 1)
    nodes.append(SyntaxNode(kind, from: start, to: end, token: token, extent: extent))
    // What begins a subtree is always a node without descendants.
    nodes.base[min(first, count)].extent &+= isChildless ? 0 : 1
  }

  /// The nodes with each before its descendants.
  ///
  /// Read backwards, the nodes give every subtree before the siblings in front of it; so it is
  /// known where each ends in the new order.
  func inOrder() -> [SyntaxNode] {
    let count = nodes.count
    let old = nodes.base
    return Array(unsafeUninitializedCapacity: count) { new, initializedCount in
      var end = count
      var siblingMark: UInt32 = 0
      var index = count
      while index > 0 {
        index &-= 1
        var node = old[index]
        let isChildless = node.extent & SyntaxNode.mark != 0
        let number = Int(node.extent & ~SyntaxNode.mark)
        let place = end &- (isChildless ? 1 : number)
        // Next comes its last child, or else the sibling before the outermost node that begins
        // here.
        end = isChildless ? place &- number : end
        let isBeforeSibling = node.extent & SyntaxNode.mark
        node.extent = (isChildless ? 1 : node.extent) | siblingMark
        siblingMark = isBeforeSibling
        new[place] = node
      }
      initializedCount = count
    }
  }
}
