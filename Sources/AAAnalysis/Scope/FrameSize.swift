/// The numbers of a `frame` modifier that are literals.
struct FrameSize {
  struct Limit {
    /// Points.
    let value: Double
    let range: ByteRange
    let isWidth: Bool
  }

  /// Fixed and maximum sizes.
  private(set) var bounds: [Limit] = []
  private(set) var minima: [Limit] = []
  /// Whether it sets, or may set, a size that is no literal.
  private(set) var isOpen = false

  /// Nil for a call without arguments.
  init?(_ call: NodeID, _ tree: SyntaxTree) {
    guard tree.kind(call) == .callExpr else { return nil }
    let arguments = tree.arguments(of: call)
    if arguments.isEmpty { return nil }
    for argument in arguments {
      let isWidth: Bool
      let isMinimum: Bool
      switch argument.label {
      case "width", "maxWidth": (isWidth, isMinimum) = (true, false)
      case "height", "maxHeight": (isWidth, isMinimum) = (false, false)
      case "minWidth": (isWidth, isMinimum) = (true, true)
      case "minHeight": (isWidth, isMinimum) = (false, true)
      default: continue
      }
      guard let value = Self.number(argument.value, tree) else {
        isOpen = true
        continue
      }
      let limit = Limit(value: value, range: tree.range(argument.value), isWidth: isWidth)
      if isMinimum { minima.append(limit) } else { bounds.append(limit) }
    }
  }

  /// The sizes that count: a minimum does where nothing else sets the size.
  func limits(isOnly: Bool) -> [Limit] {
    bounds.isEmpty && !isOpen && isOnly ? minima : bounds
  }

  /// The value of a number literal.
  static func number(_ node: NodeID, _ tree: SyntaxTree) -> Double? {
    guard tree.kind(node) == .integerLiteral || tree.kind(node) == .floatLiteral else { return nil }
    return Double(tree.text[tree.range(node)].filter { $0 != "_" })
  }

  /// A number as it is written: without a fraction where there is none.
  static func text(_ value: Double) -> String {
    let rounded = value.rounded()
    guard rounded == value, abs(value) < 1_000_000 else { return "\(value)" }
    return "\(Int(rounded))"
  }
}
