/// How a command ended.
enum ExitStatus: Int32, Sendable {
  /// Nothing at or above the failing severity.
  case success = 0
  case findings = 1
  /// The tool could not do its work: bad usage, unreadable input.
  case failure = 2
}
