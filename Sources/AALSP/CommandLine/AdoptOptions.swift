/// What `aalsp adopt` was asked.
struct AdoptOptions: Equatable, Sendable {
  /// As given.
  var path: String
  /// Names of targets as given; empty for all.
  var targets: [String]
  var isWriting: Bool
  /// The path of the one configuration file that counts; nil where those in folders do.
  var configuration: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count <= 1 else { throw UsageError("takes one path", in: .adopt) }
    path = arguments.operands.first ?? "."
    if path.isEmpty { throw UsageError("an empty path", in: .adopt) }
    // A name may hold commas.
    targets = arguments.occurrences.filter { $0.flag == .target }.map(\.value)
    isWriting = arguments.has(.write)
    configuration = arguments.value(of: .configuration)
  }
}
