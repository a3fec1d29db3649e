/// What `aalsp explain` was asked.
struct ExplainOptions: Equatable, Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text
    case markdown
    case json
  }

  /// Nil for the list.
  var rule: String?
  var format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count <= 1 else {
      throw UsageError("takes one rule at a time", in: .explain)
    }
    rule = arguments.operands.first
    format = arguments.value(of: .format).flatMap(Format.init) ?? .text
  }
}
