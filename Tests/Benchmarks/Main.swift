import Foundation

@main
struct Main {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.showsHelp {
        print(Options.help)
        return
      }
      var run = BenchmarkRun(options: options)
      try run.measureAll()
      exit(run.report.hasFailures ? 1 : 0)
    } catch {
      FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
      exit(2)
    }
  }
}
