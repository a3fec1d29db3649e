// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "aalsp",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "aalsp", targets: ["AALSP"]),
    .library(name: "AAAnalysis", targets: ["AAAnalysis"]),
  ],
  targets: [
    .target(name: "AAAnalysis"),
    .executableTarget(name: "AALSP", dependencies: ["AAAnalysis"]),
    .testTarget(name: "AAAnalysisTests", dependencies: ["AAAnalysis"]),
    .testTarget(name: "AALSPTests", dependencies: ["AALSP", "AAAnalysis"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["AAAnalysis"], path: "Tests/Benchmarks",
      exclude: ["README.md"]),
  ],
  swiftLanguageModes: [.v6]
)
