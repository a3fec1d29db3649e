import Foundation

#if canImport(SwiftParser)
  import SwiftParser

  func complain(_ message: String) {
    FileHandle.standardError.write(Data("syntax-oracle: \(message)\n".utf8))
  }

  /// The paths to read: the arguments, or the lines of the file that the only one names as `@LIST`.
  func requestedPaths(_ arguments: [String]) -> [String]? {
    guard arguments.count == 1, let only = arguments.first, only.hasPrefix("@") else {
      return arguments
    }
    guard let list = FileManager.default.contents(atPath: String(only.dropFirst())) else {
      return nil
    }
    return list.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The facts of one file as they are printed, or nil where it can't be read.
  func report(_ path: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let tree = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    let visitor = FactVisitor()
    visitor.walk(tree)
    var text = "# \(path)\(tree.hasError ? " (errors)" : "")\n"
    for fact in visitor.facts.sorted() {
      text += fact.line
      text += "\n"
    }
    return text
  }

  let arguments = Array(CommandLine.arguments.dropFirst())
  guard !arguments.isEmpty, let paths = requestedPaths(arguments) else {
    complain(arguments.isEmpty ? "usage: syntax-oracle FILE… | @LIST" : "can't read the list")
    exit(2)
  }
  let reports = OrderedReports(paths: paths, report: report)
  exit(reports.print() ? 0 : 1)
#else
  print("syntax-oracle: skipped: the toolchain has no SwiftParser module (usr/lib/swift/host)")
#endif
