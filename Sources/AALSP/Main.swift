#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main
struct Main {
  static func main() {
    let output = FileSink(descriptor: STDOUT_FILENO)
    let errors = FileSink(descriptor: STDERR_FILENO, capacity: 0)
    let environment = CommandEnvironment.ofProcess(output: output, errors: errors)
    var status = run(Array(CommandLine.arguments.dropFirst()), in: environment)

    output.flush()
    if let code = output.failure {
      errors.write("aalsp: cannot write to standard output: \(SystemError.message(code))\n")
      status = ExitStatus.failure.rawValue
    }
    exit(status)
  }

  /// Does what the arguments after the program's name ask for; returns the exit status.
  static func run(_ arguments: [String], in environment: CommandEnvironment) -> Int32 {
    do throws(UsageError) {
      switch try Invocation(arguments) {
      case .serve:
        if environment.isInputTyped {
          environment.note("this is the language server, waiting for an editor; see `aalsp --help`")
        }
        return LanguageServer.run()
      case .check(let options):
        return try CheckCommand(options, in: environment).run().rawValue
      case .explain(let options):
        return try ExplainCommand(options, in: environment).run().rawValue
      case .map(let options):
        return MapCommand(options, in: environment).run().rawValue
      case .adopt(let options):
        return try AdoptCommand(options, in: environment).run().rawValue
      case .targets(let options):
        return TargetsCommand(options, in: environment).run().rawValue
      case .syntax(let options):
        return SyntaxCommand(options, in: environment).run().rawValue
      case .completions(let options):
        return CompletionsCommand(options, in: environment).run().rawValue
      case .help(let command):
        environment.output.write(HelpCommand(command, for: environment.terminal).text)
        return ExitStatus.success.rawValue
      case .version:
        environment.output.write("aalsp \(Version.current)\n")
        return ExitStatus.success.rawValue
      }
    } catch {
      environment.errors.write(error.line)
      return ExitStatus.failure.rawValue
    }
  }
}
