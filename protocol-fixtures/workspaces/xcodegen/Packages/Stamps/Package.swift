// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Stamps",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Stamps", targets: ["Stamps"])],
  targets: [.target(name: "Stamps")]
)
