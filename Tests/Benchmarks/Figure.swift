import Foundation

/// How quantities are written.
enum Figure {
  static func bytes(_ count: Int) -> String {
    let value = Double(count)
    if value >= 1e6 { return "\(decimal(value / 1e6)) MB" }
    if value >= 1e3 { return "\(decimal(value / 1e3)) kB" }
    return "\(count) B"
  }

  /// Bytes a second.
  static func rate(_ value: Double) -> String { "\(decimal(value / 1e6)) MB/s" }

  /// Lines a second.
  static func lineRate(_ value: Double) -> String { "\(decimal(value / 1e6)) M lines/s" }

  /// Seconds.
  static func time(_ value: Double) -> String {
    if value >= 1 { return "\(decimal(value)) s" }
    if value >= 1e-3 { return "\(decimal(value * 1e3)) ms" }
    return "\(decimal(value * 1e6)) µs"
  }

  static func ratio(_ value: Double) -> String { decimal(value) }

  static func count(_ value: Int) -> String {
    var digits = String(value)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }

  /// Three significant digits.
  static func decimal(_ value: Double) -> String {
    let places = value >= 100 ? 0 : value >= 10 ? 1 : 2
    return String(format: "%.\(places)f", value)
  }
}
