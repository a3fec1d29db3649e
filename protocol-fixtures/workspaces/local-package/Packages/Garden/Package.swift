// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS(.v18)],
  products: [.library(name: "Garden", targets: ["Garden"])],
  targets: [
    .target(name: "Garden", dependencies: ["Soil"]),
    .target(name: "Soil"),
    .testTarget(name: "GardenTests", dependencies: ["Garden"]),
  ]
)
