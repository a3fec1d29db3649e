// swift-tools-version: 6.0

import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftParser and SwiftSyntax modules: that of the environment's
/// `SYNTAX_ORACLE_TOOLCHAIN` (a folder that holds `usr` or `lib`), else of the `swift` on `PATH`.
func hostModules() -> String? {
  let environment = ProcessInfo.processInfo.environment
  var libraries: [URL] = []
  if let toolchain = environment["SYNTAX_ORACLE_TOOLCHAIN"], !toolchain.isEmpty {
    let folder = URL(fileURLWithPath: toolchain)
    libraries = [folder.appendingPathComponent("usr/lib"), folder.appendingPathComponent("lib")]
  } else {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let swift = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift")
      guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
      let binaries = swift.resolvingSymlinksInPath().deletingLastPathComponent()
      libraries = [binaries.deletingLastPathComponent().appendingPathComponent("lib")]
      break
    }
  }
  return libraries.map { $0.appendingPathComponent("swift/host").path }.first {
    FileManager.default.fileExists(atPath: $0 + "/SwiftParser.swiftmodule")
  }
}

let modules = hostModules()

let package = Package(
  name: "SyntaxOracle",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "syntax-oracle", targets: ["SyntaxOracle"])],
  targets: [
    .executableTarget(
      name: "SyntaxOracle",
      swiftSettings: modules.map { [.unsafeFlags(["-I", $0])] } ?? [],
      linkerSettings: modules.map {
        [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
      } ?? []
    )
  ],
  swiftLanguageModes: [.v6]
)
