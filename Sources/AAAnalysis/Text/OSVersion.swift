/// A version of an operating system, as deployment targets, availability checks and lists of
/// symbols name it. What follows the minor version is ignored: no interface arrives with it.
public struct OSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `26.0`, `17` or `16.4.1`: one to three decimal numbers with dots between them.
  ///
  /// Returns nil for anything else, such as a build setting that is still a variable.
  public init?(parsing text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      // Four digits are more than any version has, and cannot overflow.
      guard (1...4).contains(part.count) else { return nil }
      var number = 0
      for byte in part {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
