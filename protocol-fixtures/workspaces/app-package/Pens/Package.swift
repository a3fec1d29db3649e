// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Pens",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Pens", targets: ["Pens"])],
  targets: [.target(name: "Pens"), .testTarget(name: "PensTests", dependencies: ["Pens"])]
)
