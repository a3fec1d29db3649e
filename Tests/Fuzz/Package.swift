// swift-tools-version: 6.0

import PackageDescription

// Built by `run`, which says where the toolchain's libFuzzer is.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "aalsp", path: "../..")],
  targets: [
    // A link to the server's sources: what executables hold cannot be imported.
    .target(
      name: "Messages", dependencies: [.product(name: "AAAnalysis", package: "aalsp")],
      path: "Sources/AALSP",
      sources: [
        "JSONRPC", "Protocol", "Files/FilePath.swift", "Files/SystemError.swift",
        "Files/FileProblem.swift", "Server/MessageReader.swift", "Server/ClientMessage.swift",
      ]),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["Messages", .product(name: "AAAnalysis", package: "aalsp")]),
  ],
  swiftLanguageModes: [.v6]
)
