/// What `aalsp targets` was asked.
struct TargetsOptions: Equatable, Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  /// As given.
  var path: String
  var format: Format
  /// The path of the one configuration file that counts; nil where those in folders do.
  var configuration: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count <= 1 else {
      throw UsageError("takes one path at a time", in: .targets)
    }
    path = arguments.operands.first ?? "."
    if path.isEmpty { throw UsageError("an empty path", in: .targets) }
    configuration = arguments.value(of: .configuration)
    format = arguments.value(of: .format).flatMap(Format.init) ?? .text
  }
}
