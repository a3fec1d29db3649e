/// What `aalsp syntax` was asked.
struct SyntaxOptions: Equatable, Sendable {
  /// Where the paths come from.
  enum Input: Equatable, Sendable {
    case files([String])
    /// A file with one path a line.
    case list(String)
  }

  var input: Input

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.has(.facts) else { throw UsageError("needs `--facts`", in: .syntax) }
    let operands = arguments.operands
    guard let first = operands.first else {
      throw UsageError("needs a FILE or @LIST", in: .syntax)
    }
    if first.hasPrefix("@") {
      guard operands.count == 1 else {
        throw UsageError("takes nothing beside `\(first)`", in: .syntax)
      }
      input = .list(String(first.dropFirst()))
    } else {
      input = .files(operands)
    }
  }
}
