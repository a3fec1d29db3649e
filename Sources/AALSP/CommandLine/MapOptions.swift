/// What `aalsp map` was asked.
struct MapOptions: Equatable, Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text
    case mermaid
    case dot
    case json
  }

  /// As given.
  var path: String
  var format: Format
  /// The path of the one configuration file that counts; nil where those in folders do.
  var configuration: String?
  /// A path; nil for standard output.
  var output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count <= 1 else { throw UsageError("takes one path", in: .map) }
    path = arguments.operands.first ?? "."
    if path.isEmpty { throw UsageError("an empty path", in: .map) }
    configuration = arguments.value(of: .configuration)
    format = arguments.value(of: .format).flatMap(Format.init) ?? .text
    output = arguments.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
  }
}
