import AAAnalysis
import Foundation

@main
struct Main {
  static func main() {
    var paths = Array(CommandLine.arguments.dropFirst(3))
    if let list = paths.first, list.hasPrefix("@") {
      paths = ((try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)) ?? "")
        .split(separator: "\n").map(String.init)
    }
    if CommandLine.arguments[2] == "--time" {
      var all: [SourceText] = []
      for path in paths {
        if let data = FileManager.default.contents(atPath: path) { all.append(SourceText(bytes: Array(data))) }
      }
      let bytes = all.reduce(0) { $0 + $1.count }
      for _ in 0..<3 {
        var kept = 0
        let clock = ContinuousClock()
        let time = clock.measure { for text in all { kept += SyntaxTree(text).storedByteCount } }
        let s = Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds)
        print(Double(bytes) / s / 1e6, "MB/s", Double(kept) / Double(bytes), "bytes kept per byte")
      }
      return
    }
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      var out = "# \(path)\n"
      for line in SyntaxFacts.lines(of: SourceText(bytes: Array(data))) { out += line + "\n" }
      print(out, terminator: "")
    }
  }
}
