/// Stands where the server will be.
enum LanguageServer {
  static func run() -> Int32 { ExitStatus.failure.rawValue }
}
