import Foundation

/// `Tests/Stubs`, compiled: modules with the names of Apple's, which declare what examples use.
///
/// On Linux there is no SwiftUI. Each folder of stubs holds the pieces of one module's interface,
/// declarations without bodies, as an SDK has them; the piece with the module's name has its
/// imports. Macros cannot be declared alone: those behind `#Preview`, `@Entry`, `@Query` and
/// `@Model` are made of `Tests/Stubs/StubMacros` with the toolchain's own SwiftSyntax, and expand
/// to what the real ones do as far as types go. All is made anew in a temporary folder in each run,
/// which takes a few seconds.
struct StubModules: Sendable {
  let toolchain: Toolchain
  /// Where the modules lie, the cache of the compiler, and whatever is to be checked.
  let folder: URL

  /// Made once; the error is that of everyone who asks.
  static let shared = Result { try StubModules(toolchain: Toolchain()) }

  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Stubs").standardizedFileURL
  private static let macros = "StubMacros"

  init(toolchain: Toolchain) throws {
    self.toolchain = toolchain
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aalsp-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    TemporaryFolders.removeAtExit(folder)
    try buildMacros()
    for module in try Self.modules() { try build(module) }
  }

  /// What every call of the compiler needs to find the modules and their macros.
  var arguments: [String] {
    [
      "-I", folder.path, "-module-cache-path", folder.appendingPathComponent("cache").path,
      "-plugin-path", toolchain.hostModules + "/plugins",
      "-load-plugin-library", macroLibrary.path,
    ]
  }

  private var macroLibrary: URL { folder.appendingPathComponent("lib\(Self.macros).so") }

  private func buildMacros() throws {
    let modules = toolchain.hostModules
    let folder = Self.sources.appendingPathComponent(Self.macros)
    try run(
      toolchain.driver,
      [
        "-emit-library", "-parse-as-library", "-module-name", Self.macros,
        "-I", modules, "-L", modules, "-Xlinker", "-rpath", "-Xlinker", modules,
        "-o", macroLibrary.path,
      ] + Self.files(in: folder, endingIn: ".swift").map(\.path), "the macros")
  }

  private func build(_ module: Module) throws {
    // Not among the modules, where the compiler would look at the interface again.
    let interfaces = folder.appendingPathComponent("interfaces")
    try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    let interface = interfaces.appendingPathComponent(module.name + ".swiftinterface")
    try module.interface.write(to: interface, atomically: false, encoding: .utf8)
    try run(
      toolchain.frontend,
      [
        "-compile-module-from-interface", interface.path, "-module-name", module.name,
        "-o", folder.appendingPathComponent(module.name + ".swiftmodule").path,
      ] + arguments, module.name)
  }

  private func run(_ program: String, _ arguments: [String], _ what: String) throws {
    let (status, output) = try Toolchain.run(program, arguments)
    guard status == 0 else { throw ToolchainError("\(what) cannot be compiled:\n\(output)") }
  }

  // MARK: Sources

  private struct Module {
    let name: String
    let imports: [String]
    let interface: String

    init(_ folder: URL) throws {
      name = folder.lastPathComponent
      let first = name + ".swiftinterface"
      let pieces = files(in: folder, endingIn: ".swiftinterface").sorted {
        ($0.lastPathComponent == first ? "" : $0.path)
          < ($1.lastPathComponent == first ? "" : $1.path)
      }
      var text = """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -enable-library-evolution -swift-version 6 -module-name \(name)
        import Swift
        import _Concurrency
        import _StringProcessing

        """
      for piece in pieces {
        text += "#sourceLocation(file: \"\(piece.path)\", line: 1)\n"
        text += try String(contentsOf: piece, encoding: .utf8)
      }
      interface = text
      imports = text.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: /(?:@_exported )?import (\w+)/).map { String($0.1) }
      }
    }
  }

  /// All modules, each after those that it imports.
  private static func modules() throws -> [Module] {
    let folders = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: [.isDirectoryKey])
    let modules = try folders.filter { $0.hasDirectoryPath && $0.lastPathComponent != macros }
      .map(Module.init).sorted { $0.name < $1.name }
    var result: [Module] = []
    var waiting = modules
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.name))
      let ready = waiting.filter { names.isDisjoint(with: $0.imports) }
      guard !ready.isEmpty else { throw ToolchainError("a circle of imports: \(names.sorted())") }
      result += ready
      waiting.removeAll { module in ready.contains { $0.name == module.name } }
    }
    return result
  }

  private static func files(in folder: URL, endingIn suffix: String) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(suffix) }.sorted().map(folder.appendingPathComponent)
  }
}

/// Folders that are gone once the tests have run.
private enum TemporaryFolders {
  private static let paths = Lock<[String]>([])

  static func removeAtExit(_ folder: URL) {
    let isFirst = paths.withLock { paths in
      paths.append(folder.path)
      return paths.count == 1
    }
    guard isFirst else { return }
    atexit {
      for path in TemporaryFolders.paths.withLock({ $0 }) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
