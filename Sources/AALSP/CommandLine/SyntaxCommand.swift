import AAAnalysis

/// `aalsp syntax --facts`: what the parser understands of files, for comparison.
struct SyntaxCommand {
  let options: SyntaxOptions
  let environment: CommandEnvironment

  init(_ options: SyntaxOptions, in environment: CommandEnvironment) {
    self.options = options
    self.environment = environment
  }

  func run() -> ExitStatus {
    let paths: [String]
    switch options.input {
    case .files(let files): paths = files
    case .list(let list):
      do throws(FileProblem) {
        paths = try self.paths(in: list)
      } catch {
        environment.report(error)
        return .failure
      }
    }
    var status = ExitStatus.success
    // In batches, so that the facts of many files need not be held at once.
    for start in stride(from: 0, to: paths.count, by: 256) {
      let batch = Array(paths[start..<min(paths.count, start + 256)])
      for result in ParallelMap.map(batch, Self.facts(in: environment.workingFolder)) {
        switch result {
        case .success(let facts): environment.output.write(facts)
        case .failure(let problem):
          environment.report(problem)
          status = .failure
        }
      }
    }
    return status
  }

  /// The path on each line of a file, blank lines apart.
  private func paths(in list: String) throws(FileProblem) -> [String] {
    let file = FileID(FilePath.absolute(list, in: environment.workingFolder))
    do throws(FileProblem) {
      let text = try DiskReader().text(of: file)
      return (0..<text.lines.count).map { text[text.contentRange(ofLine: $0)] }
        .filter { !$0.isEmpty }
    } catch {
      throw FileProblem(list, error.reason)
    }
  }

  /// Makes the output for one path: a line with the path, then the facts.
  private static func facts(
    in folder: String
  ) -> @Sendable (String) -> Result<[UInt8], FileProblem> {
    { path in
      do throws(FileProblem) {
        let file = FileID(FilePath.absolute(path, in: folder))
        let lines = SyntaxFacts.lines(of: try DiskReader().text(of: file))
        var output = Array("# \(path)\n".utf8)
        output.reserveCapacity(output.count + lines.reduce(0) { $0 + $1.utf8.count + 1 })
        for line in lines {
          output.append(contentsOf: line.utf8)
          output.append(UInt8(ascii: "\n"))
        }
        return .success(output)
      } catch {
        return .failure(FileProblem(path, error.reason))
      }
    }
  }
}
