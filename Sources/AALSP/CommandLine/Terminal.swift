#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What standard output is shown on.
struct Terminal: Sendable, Equatable {
  /// Columns of a terminal; nil where the output goes elsewhere.
  var width: Int?
  var hasColour = false

  /// The process's own.
  static func ofProcess() -> Terminal {
    guard isatty(STDOUT_FILENO) == 1 else { return Terminal() }
    let isMonochrome = variable("NO_COLOR")?.isEmpty == false || variable("TERM") == "dumb"
    return Terminal(width: columns(), hasColour: !isMonochrome)
  }

  /// Whether standard error is a terminal that can write over a line.
  static var canShowProgress: Bool {
    isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb"
  }

  private static func columns() -> Int {
    var size = winsize()
    #if canImport(Darwin)
      let request: UInt = 0x4008_7468  // TIOCGWINSZ, a macro that Swift cannot read
    #else
      let request = UInt(TIOCGWINSZ)
    #endif
    if ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return 80
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }
}
