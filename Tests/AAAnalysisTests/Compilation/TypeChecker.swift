import AAAnalysis
import Foundation

/// Asks the compiler whether programs are right, in language mode 6, or in 5 where they are written
/// for that.
struct TypeChecker: Sendable {
  private let stubs: StubModules
  /// What was found in texts that were checked before; most fixes of a finding differ in nothing
  /// but the name of a symbol.
  private static let known = Lock<[String: [String]]>([:])

  init() throws {
    stubs = try StubModules.shared.get()
  }

  /// The mode in which a workspace is right; 6 where it is in none.
  func mode(of workspace: ExampleWorkspace) throws -> Int {
    if try errors(in: workspace).isEmpty { return 6 }
    return try errors(in: workspace, mode: 5).isEmpty ? 5 : 6
  }

  /// The errors in all programs of a workspace, as the compiler words them.
  func errors(in workspace: ExampleWorkspace, mode: Int = 6) throws -> [String] {
    try SwiftProgram.all(in: workspace).flatMap { try errors(in: $0, mode) }
  }

  private func errors(in program: SwiftProgram, _ mode: Int) throws -> [String] {
    let key = Self.key(program, mode)
    if let known = Self.known.withLock({ $0[key] }) { return known }
    let errors = try check(program.files, mode)
    Self.known.withLock { $0[key] = errors }
    return errors
  }

  private static func key(_ program: SwiftProgram, _ mode: Int) -> String {
    "\(mode)" + program.files.map { "// \($0.path)\n" + withoutSymbols($0.text) }.joined()
  }

  // MARK: Many at once

  /// Checks programs of one file each, many at a time, and remembers those that are right.
  ///
  /// The compiler takes far longer to start than to check an example. So those that import the same
  /// are put into one module, made private to their files, where they cannot see one another. One
  /// in which anything is reported there is not remembered: it is checked alone when it is asked
  /// for, and what is reported then is what counts.
  func prepare(_ programs: [SwiftProgram]) {
    var files: [String: SeparateFile] = [:]
    for program in programs where program.files.count == 1 {
      guard let (_, text) = program.files.first, let file = SeparateFile(text) else { continue }
      files[Self.key(program, 6)] = file
    }
    let groups = Dictionary(grouping: files.sorted { $0.key < $1.key }) { $0.value.imports }
    let batches = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { group in
      stride(from: 0, to: group.value.count, by: Self.batchSize).map {
        group.value[$0..<min($0 + Self.batchSize, group.value.count)]
      }
    }
    DispatchQueue.concurrentPerform(iterations: batches.count) { index in
      let batch = batches[index].enumerated().map { number, file in
        (path: "\(number).swift", key: file.key, text: file.value.text)
      }
      guard let errors = try? check(batch.map { ($0.path, $0.text) }, 6) else { return }
      // What does not begin with a file's name may concern any of them.
      let wrong = Set(errors.map { String($0.prefix { $0 != ":" }) })
      guard wrong.isSubset(of: batch.map(\.path)) else { return }
      Self.known.withLock { known in
        for file in batch where !wrong.contains(file.path) { known[file.key] = [] }
      }
    }
  }

  private static let batchSize = 40

  // MARK: The compiler

  private func check(_ files: [(path: String, text: String)], _ mode: Int) throws -> [String] {
    let folder = stubs.folder.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = files.map { (folder.appendingPathComponent($0.path), $0.text) }
    for (file, text) in files {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.forIOS(text).write(to: file, atomically: false, encoding: .utf8)
    }
    let (status, output) = try Toolchain.run(
      stubs.toolchain.frontend,
      [
        "-typecheck", "-parse-as-library", "-module-name", "Example",
        "-swift-version", "\(mode)", "-suppress-warnings", "-diagnostic-style", "llvm",
      ] + stubs.arguments + files.map(\.0.path))
    if status == 0 { return [] }
    let lines = output.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains("error: ") }
      .map { $0.replacing(folder.path + "/", with: "") }
    // Whatever else ends the compiler, a crash for one.
    return errors.isEmpty ? ["swift-frontend: status \(status)"] + lines.suffix(20) : errors
  }

  /// The text with its conditions of compilation as they are on iOS, where Foundation also shows
  /// Combine and has more than on Linux.
  private static func forIOS(_ text: String) -> String {
    text.replacing(/#(?:else)?if [^\n]*/) {
      $0.output.replacing("os(iOS)", with: "canImport(UIKit)")
    }.replacing(/^import Foundation$/.anchorsMatchLineEndings()) { $0.output + "; import Combine" }
  }

  /// The text without what stands in literals that may name a symbol.
  private static func withoutSymbols(_ text: String) -> String {
    text.replacing(/"[a-z0-9.]+"/, with: "\"\"")
  }
}
